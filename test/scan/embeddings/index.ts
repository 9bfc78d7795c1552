/** Every place that a URL can be written into. */

import { configs } from './configs';
import type { Embedding } from './embedding';
import { markup } from './markup';
import { programs } from './programs';

export const embeddings: readonly Embedding[] = [...markup, ...programs, ...configs];
