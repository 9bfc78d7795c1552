/** What a user can set, checked and with its defaults. */

import type { Standard } from './url/url';

export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** A severity, or `off` for a rule that does not speak. */
export type Level = Severity | 'off';

/** The severities, worst first. */
export const severities: readonly Severity[] = ['error', 'warning', 'information', 'hint'];

export interface Settings {
	readonly standard: Standard;
	/** Severities that replace the rules' own, by code. */
	readonly rules: Readonly<Record<string, Level>>;
	/** Schemes that `unknown-scheme` and `misspelt-scheme` accept beside the registered ones, in lower case. */
	readonly knownSchemes: readonly string[];
}

export const defaults: Settings = { standard: 'modern', rules: {}, knownSchemes: [] };
