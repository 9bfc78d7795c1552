/** What the values of attributes hold: URLs, lists of them, style sheets, scripts. */

import { cLike, css, type Escaping, references, undoAt, undoReference } from '../../escaping/unescape';
import { type Context, contextOf } from '../context';
import type { Token } from './markup-tokens';

/** A value in which text of another language is written with character references. */
function within(inner: Escaping): Escaping {
	return {
		triggers: `&${inner.triggers}`,
		undo: (text, offset, limit) => {
			const whole = undoReference(text, offset, limit);
			if (whole !== undefined) return whole;
			const next = undoReference(text, offset + 1, limit);
			const inside =
				next === undefined ? undefined : undoAt(inner, text.charAt(offset) + next.text, 0, 1 + next.text.length);
			if (next !== undefined && inside !== undefined) return { text: inside.text, end: next.end };
			return undoAt(inner, text, offset, limit);
		},
		write: (text) => {
			const written = inner.write(text);
			return written === undefined ? undefined : references.write(written);
		},
	};
}

export const VALUE: Context = contextOf({ name: 'markup-attribute', escaping: references, markup: true });
export const LINK: Context = contextOf({ ...VALUE, link: true });
export const IDENTIFIER: Context = contextOf({ ...VALUE, identifier: true });
const STYLE: Context = contextOf({ ...VALUE, escaping: within(css) });
const SCRIPT: Context = contextOf({ ...VALUE, escaping: within(cLike('\'"`')) });

/**
 * `url`: the value is one, whatever it contains. `list`: several, between white space. `candidates`: images, each with what
 * it is for. `refresh`: seconds and a URL. `style` and `script` are other languages; `text` may hold anything.
 */
export type Holds = 'url' | 'list' | 'candidates' | 'refresh' | 'style' | 'script' | 'text';

/** What an attribute's value holds, and what a URL in it stands in. */
export interface ValueKind {
	readonly holds: Holds;
	readonly context: Context;
}

const TEXT: ValueKind = { holds: 'text', context: VALUE };
const CODE: ValueKind = { holds: 'script', context: SCRIPT };
const NAMES: ValueKind = { holds: 'url', context: IDENTIFIER };

const kinds = new Map<string, ValueKind>();

function register(names: string, holds: Holds, context = LINK): void {
	for (const name of names.split(' ')) kinds.set(name, { holds, context });
}

register('href src action cite data formaction poster background longdesc usemap manifest icon codebase', 'url');
register('xlink:href', 'url');
register('xml:base', 'url', IDENTIFIER);
register('targetnamespace itemid rdf:about rdf:datatype rdf:resource xmlns', 'url', IDENTIFIER);
register('xsi:nonamespaceschemalocation', 'url', IDENTIFIER);
register('ping archive attributionsrc', 'list');
register('xsi:schemalocation itemtype profile namespace', 'list', IDENTIFIER);
register('srcset imagesrcset data-srcset', 'candidates');
register('style', 'style', STYLE);

/** Handlers of HTML; bindings of Vue, Alpine and Angular. */
const SCRIPTED = /^(?:on[a-z]|[:@([*#]|v-|x-|bind-)/;

/**
 * @param name the attribute's name, and @param element its element's, in lower case
 * @param quoted whether quotes delimit the value
 */
export function kindOfValue(name: string, element: string, quoted = true): ValueKind {
	const kind = kinds.get(name);
	if (kind !== undefined) return quoted || kind.context !== LINK ? kind : { ...kind, context: VALUE };
	if (name.startsWith('xmlns:')) return NAMES;
	if (name === 'content' && element === 'meta') return REFRESH;
	return SCRIPTED.test(name) ? CODE : TEXT;
}

const REFRESH: ValueKind = { holds: 'refresh', context: VALUE };

/** Tags of template languages: `<#if …>`, `<!--#echo …-->`, `<c:out …>`, `<TMPL_VAR …>`. */
const TEMPLATE_TAG = /<(?:[!#@$]|\/?[\w-]{0,40}[:_])/;

/**
 * Whether a value in quotes that holds a `<` is closed by its own quote: where that was forgotten, the next one opens another
 * value or a quotation, `<a href="http://h/>x</a><a href="…`.
 */
export function isClosedValue(text: string, { offset, end, close }: Pick<Token, 'offset' | 'end' | 'close'>): boolean {
	const content = text.slice(offset, end);
	const closed = close !== '' && /^[\s/>?]/.test(text.slice(end + 1, end + 2));
	return closed && !/=\s*(?:$|["'])/.test(content.slice(content.indexOf('<'))) && !TEMPLATE_TAG.test(content);
}

/** The most a value may run over lines: a longer one lost its quote. */
const LONGEST_BROKEN = 2048;

/** Whether a value over several lines is one URL that was broken, closed by its own quote. */
export function isBrokenUrl(text: string, token: Pick<Token, 'offset' | 'end' | 'close'>): boolean {
	const content = text.slice(token.offset, Math.min(token.end, token.offset + LONGEST_BROKEN + 1)).trim();
	return (
		content.length <= LONGEST_BROKEN &&
		BROKEN_URL.test(content) &&
		!BLANK_LINE.test(content) &&
		isClosedValue(text, token)
	);
}

/** Nothing that a template, a tag or another attribute would have. */
const BROKEN_URL = /^[a-z][a-z\d+.-]*:\/\/[^<>"'`{}[\]]*$/i;
const BLANK_LINE = /\n[ \t]*\r?\n/;
