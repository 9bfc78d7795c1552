import { parseBy } from './parse-by';
import { partsOfPlain } from './plain';
import { schemeOf } from './schemes/index';
import type { Standard, Url } from './url';

/** Parses one URL with all schemes that we know: see `parseBy`. Of a plain one, which most are, only where its parts stand must be found. */
export function parseUrl(text: string, standard: Standard, shape: string = text): Url {
	const components = partsOfPlain(shape);
	if (components === undefined) return parseBy(schemeOf, text, standard, shape);
	const scheme = components.scheme?.end === 'https'.length ? 'https' : 'http';
	return { text, standard, scheme, components, violations: [], derivable: true };
}
