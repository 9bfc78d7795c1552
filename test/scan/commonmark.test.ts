/** The addresses that the CommonMark and GFM specifications expect in rendered HTML, found in the Markdown. */

import { commonmark, gfm } from '../../scripts/scoreboard/sets';
import { holds } from './scored';

holds(commonmark(), 16);
holds(gfm(), 19);
