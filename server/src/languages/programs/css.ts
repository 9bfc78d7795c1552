/** CSS and what extends it: strings, `url(…)`, comments (CSS Syntax Level 3 §4.3). */

import { both } from '../../escaping/escaped';
import { breaks, type Escaping, css as escaping } from '../../escaping/unescape';
import { isAt } from '../../url/sticky';
import { type Context, contextOf } from '../context';
import { type Language, programsReadBy } from '../language';
import { lexical } from '../lexical';
import type { Lexicon, Token } from '../lexicon';
import { blockComment, CODE, lineComment, string } from '../tokens';

const URL_TOKEN: Context = contextOf({ name: 'css-url', escaping, escapes: false, link: true });

/** White space stands around the URL; what is neither quoted nor data ends with its line, so it opens in it, too. */
const UNQUOTED = /url\([ \t]{0,80}(?!["'\s])/iy;

const QUOTED = /url\(\s{0,80}["']/iy;

/** Data may go on in the next lines: what breaks them stands for nothing. */
const DATA = /url\(\s{0,80}(?=data:)/iy;

/** In data a space stands for nothing, also where it is escaped so that it ends no token. */
const escapedSpace: Escaping = {
	triggers: '\\',
	undo: (text, offset) => (text.startsWith('\\ ', offset) ? { text: '', end: offset + 2 } : undefined),
	write: (text) => text,
};

const DATA_TOKEN: Context = contextOf({
	...URL_TOKEN,
	escaping: both(both(escapedSpace, escaping), breaks('').escaping),
});

/** `url({{ file('a', b=True) }})`: what a template fills in, with brackets of its own. It is read as other text is. */
const FILLED = /[^)\s{]{0,200}\{\{[^{}]{1,300}\}\}\)/y;

function closeOf(text: string, _: unknown, end: number): string | undefined {
	return isAt(FILLED, text, end) ? undefined : ')';
}

/** @param open its first letter, in either case */
const url = (open: string): readonly Token[] => [
	{ open, opening: DATA, close: closeOf, context: DATA_TOKEN, escape: '\\', whole: true, lines: 'paragraph' },
	{ open, opening: UNQUOTED, close: closeOf, context: URL_TOKEN, escape: '\\', whole: true },
	{
		open,
		opening: QUOTED,
		close: (text, _, end) => text.charAt(end - 1),
		context: URL_TOKEN,
		escape: '\\',
		whole: true,
	},
];

export const css: Lexicon = {
	outside: CODE,
	tokens: [blockComment('/*', '*/'), ...url('u'), ...url('U'), string('"', escaping), string("'", escaping)],
};

/** SCSS, Less, Stylus: `//` comments to the end of the line, too. */
export const scss: Lexicon = { ...css, tokens: [...css.tokens, lineComment('//')] };

export const languages: readonly Language[] = [
	...programsReadBy(lexical(css), '/* */', [{ id: 'css', endings: 'css', names: 'css3' }]),
	...programsReadBy(lexical(scss), '//', [
		{ id: 'scss', endings: 'scss' },
		{ id: 'sass', endings: 'sass' },
		{ id: 'less', endings: 'less', names: 'less-css lesscss' },
		{ id: 'stylus', names: 'styl' },
	]),
];
