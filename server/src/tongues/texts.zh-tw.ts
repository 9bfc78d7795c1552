/** All texts in traditional Chinese, by the keys of data/messages.ts, `code/case` of the rules, and `rule.code` for what a rule reports. */

import type { Texts } from '../data/words';
import { command } from './zh-tw/command';
import { findings } from './zh-tw/findings';
import { help } from './zh-tw/help';
import { hover } from './zh-tw/hover';
import { others } from './zh-tw/others';
import { summaries } from './zh-tw/summaries';

export const texts: Texts = { ...findings, ...hover, ...others, ...command, ...help, ...summaries };
