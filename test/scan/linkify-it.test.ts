/** linkify-it's own fixtures. */

import { linkifyIt } from '../../scripts/scoreboard/sets';
import { holds } from './scored';

holds(linkifyIt(), 95);
