/** Settings under which rules speak that are silent until somebody asks. */

import { defaults, type Settings } from '../../server/src/settings';

/** The defaults, and hints of these rules, wherever they have anything to say. */
export function asking(...codes: readonly string[]): Settings {
	return { ...defaults, rules: Object.fromEntries(codes.map((code) => [code, 'hint'])) };
}
