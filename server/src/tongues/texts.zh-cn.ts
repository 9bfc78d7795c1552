/** All texts in simplified Chinese, by the keys of data/messages.ts, `code/case` of the rules, and `rule.code` for what a rule reports. */

import type { Texts } from '../data/words';
import { command } from './zh-cn/command';
import { findings } from './zh-cn/findings';
import { help } from './zh-cn/help';
import { hover } from './zh-cn/hover';
import { others } from './zh-cn/others';
import { summaries } from './zh-cn/summaries';

export const texts: Texts = { ...findings, ...hover, ...others, ...command, ...help, ...summaries };
