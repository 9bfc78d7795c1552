/**
 * The families of placeholders: how languages and formats write what stands for something else. One entry says all that
 * is known of a family; docs/placeholders.md and the tests are made from it.
 */

import { conversions } from './families/conversions';
import type { Family } from './families/family';
import { others } from './families/others';
import { templates } from './families/templates';

/** In the order in which the docs show them. */
export const families: readonly Family[] = [...templates, ...conversions, ...others];
