import { parseBy } from './parse-by';
import { schemeOf } from './schemes/index';
import type { Standard, Url } from './url';

/** Parses one URL with all schemes that we know: see `parseBy`. */
export function parseUrl(text: string, standard: Standard, shape: string = text): Url {
	return parseBy(schemeOf, text, standard, shape);
}
