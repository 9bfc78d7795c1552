/** All texts in Japanese, by the keys of data/messages.ts, `code/case` of the rules, and `rule.code` for what a rule reports. */

import type { Texts } from '../data/words';
import { command } from './ja/command';
import { findings } from './ja/findings';
import { help } from './ja/help';
import { hover } from './ja/hover';
import { others } from './ja/others';
import { summaries } from './ja/summaries';

export const texts: Texts = { ...findings, ...hover, ...others, ...command, ...help, ...summaries };
