/** JSX (https://facebook.github.io/jsx/): elements in JavaScript, whose text and attributes are written as in HTML. */

import { references } from '../../escaping/unescape';
import { isAt } from '../../url/sticky';
import { type Context, contextOf } from '../context';
import { type Language, readBy } from '../language';
import { LexicalReader, lexical } from '../lexical';
import type { Lexicon, Token } from '../lexicon';
import { kindOfValue } from '../markup/markup-values';
import { blockComment, CODE, lineComment } from '../tokens';
import { startsValue, tokens } from './javascript';

const ATTRIBUTE: Context = contextOf({ name: 'markup-attribute', escaping: references, escapes: false });
const LINK: Context = contextOf({ ...ATTRIBUTE, link: true });
const TEXT: Context = contextOf({ name: 'markup-text', escaping: references, markup: true, escapes: false });

/** Type parameters, which may stand where an element may: `<T,>`, `<T extends U>`, `<T>(`. */
const TYPE_PARAMETERS = /<\w{1,40}(?:\s{0,9},|\s{1,9}extends\s|>\()/y;

function startsElement(text: string, offset: number): boolean {
	return startsValue(text, offset) && !isAt(TYPE_PARAMETERS, text, offset);
}

const ELEMENT = /<(?=[\w$>])/y;

/** Code inside an element, and its end. */
const code: Token = { open: '{', close: '', push: 'code' };
const attribute = (quote: string): readonly Token[] => {
	const any: Token = { open: quote, close: quote, context: ATTRIBUTE, lines: true };
	return [{ ...any, context: LINK, whole: true, when: holdsUrl }, any];
};

const NAME = /([\w:-]{1,40})\s{0,9}=\s{0,9}$/;
/** Longer than what `NAME` matches. */
const LONGEST_NAME = 60;

/** Whether the value that opens at `offset` is that of an attribute which holds nothing but a URL. */
function holdsUrl(text: string, offset: number): boolean {
	const name = NAME.exec(text.slice(Math.max(0, offset - LONGEST_NAME), offset))?.[1];
	return name !== undefined && kindOfValue(name.toLowerCase(), '').holds === 'url';
}

/** The mode in which the text of elements is read. */
const IN_TEXT = 'text';

const element: Token = { open: '<', opening: ELEMENT, close: '', when: startsElement, push: 'tag' };

/** JavaScript and TypeScript with JSX. */
export const jsx: Lexicon = {
	outside: CODE,
	tokens: [...tokens, element],
	modes: {
		tag: {
			outside: CODE,
			tokens: [
				{ open: '/>', close: '', pop: true },
				{ open: '>', close: '', pop: true, push: IN_TEXT },
				lineComment('//'),
				blockComment('/*', '*/'),
				...attribute('"'),
				...attribute("'"),
				code,
			],
		},
		[IN_TEXT]: {
			outside: TEXT,
			tokens: [
				{ open: '</', opening: /<\/[\w$.:-]*\s*>/y, close: '', pop: true },
				{ open: '<', opening: ELEMENT, close: '', push: 'tag' },
				code,
			],
		},
		code: { outside: CODE, tokens: [...tokens, element, code, { open: '}', close: '', pop: true }] },
	},
};

/** Reads JSX that starts in the text of an element, as MDX does. */
export function textOfElement(text: string): LexicalReader {
	return new LexicalReader(text, jsx, 0, text.length, IN_TEXT);
}

export const languages: readonly Language[] = [
	...readBy(lexical(jsx), [
		{
			id: 'javascriptreact',
			endings: 'jsx',
			names: 'jsx js-jsx js2-jsx rjsx javascript-react react-javascript',
			program: true,
			comments: ['//', '{/* */}'],
		},
		{
			id: 'typescriptreact',
			endings: 'tsx',
			names: 'tsx typescript-tsx typescript-react typescript.tsx',
			program: true,
			comments: ['//', '{/* */}'],
		},
	]),
];
