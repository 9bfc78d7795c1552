/** What a terminal can show, and what its reader speaks, by the environment variables that say so. */

import { type Tongue, tongueFor } from '../data/words';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Whether the output may carry colours: on a terminal, unless `NO_COLOR` or a dumb terminal refuses; `FORCE_COLOR` brings them
 * anywhere else, and `FORCE_COLOR=0` takes them away. Who sets both wants none.
 */
export function mayColour({ NO_COLOR, FORCE_COLOR, TERM }: Variables, isTerminal: boolean): boolean {
	if (NO_COLOR) return false;
	if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
	return isTerminal && TERM !== 'dumb';
}

/** Terminals with hyperlinks that say who they are. */
const programs = new Set(['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper', 'Tabby', 'rio']);
const terms = new Set(['xterm-kitty', 'xterm-ghostty', 'alacritty', 'foot', 'contour']);

/** VTE 0.50 was the first; so GNOME Terminal and its kin since 2017. */
const firstVte = 5000;

/** Whether the output may carry hyperlinks (OSC 8): on terminals that are known for them only. `FORCE_HYPERLINK` says it of others. */
export function mayLink(variables: Variables, isTerminal: boolean): boolean {
	const { FORCE_HYPERLINK, TERM, TERM_PROGRAM, VTE_VERSION, WT_SESSION, KONSOLE_VERSION, DOMTERM } = variables;
	if (!isTerminal || TERM === 'dumb') return false;
	if (FORCE_HYPERLINK !== undefined && FORCE_HYPERLINK !== '') return FORCE_HYPERLINK !== '0';
	if (programs.has(TERM_PROGRAM ?? '') || terms.has(TERM ?? '')) return true;
	return Number(VTE_VERSION ?? 0) >= firstVte || [WT_SESSION, KONSOLE_VERSION, DOMTERM].some(Boolean);
}

/**
 * The language of the reader, as POSIX and GNU gettext find it: `LC_ALL`, else `LC_MESSAGES`, else `LANG` names a locale; where that is
 * not `C`, the list in `LANGUAGE` goes before it. We write UTF-8 only: for another charset it is English, which nearly all of them share.
 */
export function tongueIn({ LC_ALL, LC_MESSAGES, LANG, LANGUAGE }: Variables): Tongue {
	const locale = LC_ALL || LC_MESSAGES || LANG || 'C';
	const [name = '', charset = 'UTF-8'] = locale.split(/[.@]/);
	if (name === 'C' || name === 'POSIX' || !/^utf-?8$/i.test(charset)) return 'en';
	const [first = ''] = (LANGUAGE || name).split(':').filter((each) => each !== '' && isSpoken(each));
	return tongueFor(first);
}

/** Whether somebody who reads it reads what we write for it: English too is one that we have. */
function isSpoken(locale: string): boolean {
	return tongueFor(locale) !== 'en' || /^en\b|^en_/i.test(locale);
}
