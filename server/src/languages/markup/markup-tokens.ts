/** The tokens of HTML and XML, and of the template languages written into them. */

import { Code } from '../../url/characters';
import { Needle } from '../../url/needle';
import { firstBehind } from '../../url/search';
import { LONGEST_CLOSED } from '../reader';
import { endOfSimpleTags, isSimple, RAW, TEXT_ONLY } from './simple-tags';

/** `island`: code between the marks of a template language. */
type Kind = 'text' | 'raw' | 'comment' | 'cdata' | 'declaration' | 'island' | 'tag' | 'attribute';

export interface Token {
	readonly kind: Kind;
	/** Where its content starts and ends: a value without its quotes. */
	readonly offset: number;
	readonly end: number;
	/** An attribute's name, or that of an element whose content is no markup, in lower case; else empty. */
	readonly name: string;
	/** What closes it; empty where nothing does. */
	readonly close: string;
	/** Where an attribute's `=` stands. */
	readonly equals: number;
	/** Whether more of its content than white space stands before the line at which reading started. */
	readonly entered: boolean;
}

/**
 * What is open at the start of a line:
 * - an element that holds no markup, a comment, a declaration, an island: its kind, and what closes it, or the element's name;
 * - an end tag: `tag`, and the `>` that closes it;
 * - a start tag: `tag`, the element, and as `name` the word before the line, which may be an attribute's;
 * - an attribute behind its `=`, `value`, or inside its value, `attribute`: its name, and the quote that closes it.
 */
interface State {
	readonly kind: Kind | 'value';
	/** The element whose start tag is open; empty outside tags. */
	readonly element: string;
	readonly name?: string;
	readonly close?: string;
	/** What stands in a value before the line: `blank` for nothing, or the mark that closes the island which is open. */
	readonly inside?: string;
}

/** The state as one word. Outside of everything it is empty. */
function written({ kind, element, name = '', close = '', inside = '' }: State): string {
	return [kind, element, name, close, inside].join('\n');
}

function stateFrom(word: string): Required<State> {
	const [kind = 'text', element = '', name = '', close = '', inside = ''] = word.split('\n');
	return { kind: kind as State['kind'], element, name, close, inside };
}

/** What stands before and behind the script of a component of Astro's: a line of its own, and the name of that token. */
export const FENCE = '---';

const NAME = /^[a-z][\w.:-]*/i;
/** No element's name is longer, nor any attribute's of which we know what it holds. */
const LONGEST_NAME = 64;

/** A quote and a URL behind it; no scheme is longer than a name. */
const URL_BEHIND_QUOTE = /^["'][a-z][a-z\d+.-]{1,20}:\/\//i;

/** How far the end of a value in braces, or of a template's expression in a quoted one, is looked for: both stand on one line. */
const LONGEST_EXPRESSION = 400;

const PHP = /^<\?(?:php|=)/i;

/** What may stand behind a `<%` that a text shows, and in no program. */
const OPENS_NOTHING = /^[<>"'`)\]},.;&|]?$/;

/** Reads tokens from left to right (HTML §13.2.5, XML §2 and §3). */
export class MarkupTokens {
	/** The token that was reached. */
	token: Token;
	/** The element whose start tag is being read; empty outside tags. */
	element = '';
	/** The element whose start tag was being read where the search for the token began. */
	#around = '';
	/** What was looked for in vain: it need not be looked for again. */
	readonly #missing = new Set<string>();
	readonly #islands: readonly (readonly [open: Needle, close: string])[];
	/** The islands in the current value, in order. */
	#inValue: Island[] = [];
	/** The last word between the token before and `end`, as far as that was looked for: an `=` behind it makes it an attribute's name. */
	#word: { readonly text: string; readonly end: number };

	/**
	 * @param html whether scripts and style sheets are no markup: not in XML, where such elements may mean anything
	 * @param fenced whether a script may stand between `---` at the start of the text, as in Astro
	 */
	constructor(
		private readonly text: string,
		private readonly html: boolean,
		private readonly start = 0,
		state = '',
		private readonly fenced = false,
	) {
		this.#islands = [
			[new Needle(text, '<?', 1), '?>'],
			[new Needle(text, '<%', 1), '%>'],
		];
		this.#word = { text: '', end: start };
		this.token = state === '' ? plain('text', start, start) : this.#resume(start, stateFrom(state));
	}

	/** Moves on until the token ends after `offset`. Successive calls go forward. */
	goTo(offset: number): void {
		while (this.#past() <= offset && this.token.end < this.text.length) if (!this.#skipSimpleTags(offset)) this.#next();
	}

	/** Where the token is over: behind the mark that closes an island, which else would close the tag around it. */
	#past(): number {
		const { kind, close, end } = this.token;
		return kind === 'island' && this.text.startsWith(close, end) ? end + close.length : end;
	}

	/** Passes text and tags that end before `offset`, as one token. Returns whether there were any. */
	#skipSimpleTags(offset: number): boolean {
		const { kind, end: from } = this.token;
		if (this.element !== '' || kind === 'island' || this.#opensFence(from)) return false;
		const end = endOfSimpleTags(this.text, from, offset);
		if (end === from) return false;
		this.#around = '';
		this.token = plain('tag', from, end);
		return true;
	}

	/** What must be known at `line` of the tokens around it. */
	stateAt(line: number): string {
		this.goTo(line);
		const { element } = this;
		const { kind, offset, name, close } = this.token;
		if (line <= offset || (kind === 'tag' && close === '')) return this.#stateBetween(line);
		if (kind === 'attribute') return written({ kind, element, name, close, inside: this.#insideValue(line) });
		return kind === 'text' && name === '' ? '' : written({ kind, element, name, close });
	}

	/** The state before the content of a token: in a tag, behind an attribute's `=` or where its name may stand. */
	#stateBetween(line: number): string {
		const { kind, equals, name } = this.token;
		if (kind === 'attribute' && equals < line) return written({ kind: 'value', element: this.element, name });
		if (this.#around === '') return '';
		this.#word = { text: this.#wordBefore(line), end: line };
		return written({ kind: 'tag', element: this.#around, name: this.#word.text });
	}

	/** What a value holds up to `line`: white space only, or an island that is open. */
	#insideValue(line: number): string {
		const { offset, entered } = this.token;
		const island = this.#inValue[firstBehind(this.#inValue, line)];
		if (island !== undefined && island.offset < line) return island.close;
		return !entered && skipBlanks(this.text, offset, line) === line ? 'blank' : '';
	}

	/** The token at `from`, where a line starts in this state. */
	#resume(from: number, { kind, element, name, close, inside }: Required<State>): Token {
		this.element = element;
		this.#around = element;
		if (kind === 'value') return this.#attributeAfter(from - 1, name);
		if (kind === 'tag' && close === '') {
			this.#word = { text: name, end: from };
			return plain('tag', from, from);
		}
		const end = kind === 'attribute' ? this.#resumeValue(from, close, inside) : this.#endOf(name, close, from);
		return { ...plain(kind, from, end), name, close, entered: inside !== 'blank' };
	}

	#resumeValue(from: number, quote: string, inside: string): number {
		if (inside === '' || inside === 'blank') return this.#endOfValue(quote, from);
		const end = this.#find(inside, from) + inside.length;
		if (end < this.text.length) this.#inValue.push({ offset: from - 1, end, close: inside });
		return this.#endOfValue(quote, Math.min(end, this.text.length));
	}

	/** Where the rest of a token ends: an element's text ends with its own tag, all else with what closes it. */
	#endOf(name: string, close: string, from: number): number {
		if (name === FENCE) return this.#endOfFenced(from);
		if (name !== '') return this.#findEndTag(name, from);
		return close === '' ? from : this.#find(close, from);
	}

	#next(): void {
		const at = this.#past();
		this.#around = this.element;
		// What stood before the line at which reading started may be the name of the first attribute only.
		this.#word = { text: at === this.start ? this.#word.text : '', end: at };
		this.token = this.element === '' ? this.#outside(at) : this.#inTag(at);
	}

	#outside(at: number): Token {
		const { text } = this;
		if (this.#opensFence(at)) return { ...plain('raw', FENCE.length, this.#endOfFenced(FENCE.length)), name: FENCE };
		if (text.charCodeAt(at) !== Code.less) return plain('text', at, this.#find('<', at));
		switch (text.charCodeAt(at + 1)) {
			case Code.slash:
				return this.#closed('tag', at, at, '>');
			case Code.exclamation:
				return this.#declaration(at);
			case Code.question:
			case Code.percent:
				return this.#island(at) ?? plain('text', at, at + 1);
			default:
				return this.#startTag(at);
		}
	}

	#startTag(at: number): Token {
		const name = NAME.exec(this.text.slice(at + 1, at + LONGEST_NAME))?.[0];
		// `<http://a.example/>`, copied from a text: no element.
		if (name === undefined || (name.endsWith(':') && this.text.startsWith('//', at + 1 + name.length)))
			return plain('text', at, at + 1);
		this.element = name.toLowerCase();
		return plain('tag', at, at + 1 + name.length);
	}

	#declaration(at: number): Token {
		const { text } = this;
		if (text.startsWith('<!--', at)) return this.#closed('comment', at, at + 4, '-->');
		if (text.startsWith('<![CDATA[', at)) return this.#closed('cdata', at + 9, at + 9, ']]>');
		return this.#closed('declaration', at, at, '>');
	}

	#closed(kind: Kind, offset: number, from: number, close: string): Token {
		return { ...plain(kind, offset, this.#find(close, from)), close };
	}

	/**
	 * `<?php … ?>`, `<?xml … ?>`, `<% … %>`; `undefined` where none opens. What opens a program goes on to the end where nothing closes it, so
	 * that nobody need look there; any other instruction is short, or ends with its tag (HTML §13.2.5.41).
	 */
	#island(at: number): Token | undefined {
		const { text } = this;
		if (text.startsWith('<%--', at)) return this.#closed('comment', at, at + 4, '--%>');
		if (text.charCodeAt(at + 1) === Code.percent)
			return OPENS_NOTHING.test(text.charAt(at + 2)) ? undefined : this.#closed('island', at, at + 2, '%>');
		const isIsland = this.#endNear('?>', at) >= 0 || PHP.test(text.slice(at, at + 5));
		return isIsland ? this.#closed('island', at, at + 2, '?>') : this.#closed('declaration', at, at, '>');
	}

	/** Where what closes an instruction stands that opens at `at`; -1 where that is not near. */
	#endNear(close: string, at: number): number {
		const near = this.text.slice(at, at + LONGEST_CLOSED).indexOf(close, 2);
		return near < 0 ? -1 : at + near;
	}

	/** The next attribute value or island, or the end of the tag. */
	#inTag(from: number): Token {
		const { text } = this;
		for (let at = from; at < text.length; at++) {
			const code = text.charCodeAt(at);
			if (code === EQUALS) return this.#attributeAfter(at, this.#wordBefore(at));
			if (code === Code.greater) return this.#endTag(from, at + 1);
			if (code === Code.less) {
				const island = this.#isIsland(at) ? this.#island(at) : undefined;
				if (island === undefined) this.element = '';
				return at > from ? plain('tag', from, at) : (island ?? this.#outside(at));
			}
			if (code === Code.openBrace) at = this.#endOfExpression(at) - 1;
			else if (code === Code.quote || code === Code.apostrophe) {
				const string = this.#stringWithUrl(at);
				if (string !== undefined) return string;
			}
		}
		this.element = '';
		return plain('tag', from, text.length);
	}

	/** A string that starts with a URL and is no attribute's value, as in an expression in braces that runs over lines. */
	#stringWithUrl(at: number): Token | undefined {
		if (!URL_BEHIND_QUOTE.test(this.text.slice(at, at + LONGEST_NAME))) return undefined;
		const near = this.text.slice(at, at + LONGEST_EXPRESSION);
		const close = near.indexOf(near.charAt(0), 1);
		if (close < 0 || near.slice(0, close).includes('\n')) return undefined;
		return attribute(at + 1, at + close, '', near.charAt(0), at);
	}

	#isIsland(at: number): boolean {
		const next = this.text.charCodeAt(at + 1);
		return next === Code.question || next === Code.percent;
	}

	/** The word before `at`, of which nothing stands behind but white space. */
	#wordBefore(at: number): string {
		const { text } = this;
		const from = this.#word.end;
		let end = at;
		while (end > from && text.charCodeAt(end - 1) <= Code.space) end--;
		if (end === from) return this.#word.text;
		let start = end;
		while (start > from && end - start < LONGEST_NAME && isNameCharacter(text.charCodeAt(start - 1))) start--;
		return text.slice(start, end).toLowerCase();
	}

	#attributeAfter(equals: number, name: string): Token {
		const { text } = this;
		const offset = skipBlanks(text, equals + 1, text.length);
		const first = text.charCodeAt(offset);
		this.#inValue = [];
		if (first === Code.quote || first === Code.apostrophe) {
			const close = text.charAt(offset);
			const end = this.#endOfValue(close, offset + 1);
			if (name === 'type' && this.element === 'script' && isOfTemplate(text.slice(offset + 1, end)))
				this.element = 'template';
			return attribute(offset + 1, end, name, close, equals);
		}
		let end = first === Code.openBrace ? this.#endOfExpression(offset) : offset;
		if (isLiteral(text, offset + 1, end - 1))
			return attribute(offset + 2, end - 2, name, text.charAt(offset + 1), equals);
		while (text.charCodeAt(end) > Code.space && text.charCodeAt(end) !== Code.greater)
			end = text.charCodeAt(end) === Code.less && this.#isIsland(end) ? this.#endOfIsland(end) : end + 1;
		return attribute(offset, end, name, '', equals);
	}

	/** Where the island at `offset` ends, if on the same line; else behind its `<`. */
	#endOfIsland(offset: number): number {
		const near = this.text.slice(offset, offset + LONGEST_EXPRESSION);
		const end = near.indexOf(near.charCodeAt(1) === Code.percent ? '%>' : '?>', 2) + 2;
		return end < 2 || near.slice(0, end).includes('\n') ? offset + 1 : offset + end;
	}

	/** Where the closing quote stands: not inside an island or a template's expression. */
	#endOfValue(quote: string, from: number): number {
		let at = from;
		for (;;) {
			const close = this.#find(quote, at);
			const open = this.#islandOrExpression(at, close);
			if (open < 0) return close;
			at = open;
		}
	}

	/** Where an island in `[from, to)` ends, or an expression that goes on past `to`; -1 where there is none. */
	#islandOrExpression(from: number, to: number): number {
		const isNear = to < this.text.length && to - from < LONGEST_EXPRESSION;
		if (isNear && isSimple(this.text, from, to)) return -1;
		for (const [needle, close] of this.#islands) {
			const offset = needle.next(from);
			const found = offset < to ? this.#endNear(close, offset) : -1;
			if (found < 0) continue;
			const end = found + close.length;
			this.#inValue.push({ offset, end, close });
			return end;
		}
		const base = Math.max(from, to - LONGEST_EXPRESSION);
		const near = to < this.text.length ? this.text.slice(base, to) : '';
		const open = Math.max(near.lastIndexOf('{{'), near.lastIndexOf('{%'));
		const end = open < 0 ? -1 : this.#endOfExpression(base + open);
		return end > to ? end : -1;
	}

	/** Where the braces that open at `offset` close on the same line; after the brace where they do not. */
	#endOfExpression(offset: number): number {
		const { text } = this;
		const stop = Math.min(text.length, offset + LONGEST_EXPRESSION);
		let depth = 0;
		for (let at = offset; at < stop; at++) {
			const code = text.charCodeAt(at);
			if (code === Code.lineFeed) break;
			if (code === Code.openBrace) depth++;
			else if (code === Code.closeBrace && --depth === 0) return at + 1;
		}
		return offset + 1;
	}

	/** After `<script …>` everything up to `</script` is raw. */
	#endTag(offset: number, end: number): Token {
		const { element } = this;
		this.element = '';
		const isRaw = RAW.has(element);
		if (!this.html || !(isRaw || TEXT_ONLY.has(element)) || this.text.charCodeAt(end - 2) === Code.slash)
			return plain('tag', offset, end);
		return { ...plain(isRaw ? 'raw' : 'text', end, this.#findEndTag(element, end)), name: element };
	}

	#opensFence(at: number): boolean {
		return at === 0 && this.fenced && this.text.startsWith(FENCE);
	}

	/** Where the line starts that closes a script between fences. @param from where a line starts or the fence that opens it ends */
	#endOfFenced(from: number): number {
		return Math.min(this.text.length, this.#find(`\n${FENCE}`, from - 1) + 1);
	}

	/** Where `</name` stands, in any case of letters. */
	#findEndTag(name: string, from: number): number {
		for (let at = this.#find('</', from); at < this.text.length; at = this.#find('</', at + 2))
			if (this.text.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
		return this.text.length;
	}

	#find(needle: string, from: number): number {
		const at = this.#missing.has(needle) ? -1 : this.text.indexOf(needle, from);
		if (at < 0) this.#missing.add(needle);
		return at < 0 ? this.text.length : at;
	}
}

/** Whether a script of this type holds markup, for a program to fill in or to show: it is read as HTML's own `<template>`. */
function isOfTemplate(type: string): boolean {
	return type.length < LONGEST_NAME && MARKUP.test(type);
}

const MARKUP = /template|tmpl|handlebars|mustache|^text\/(?:html|markdown|x-(?:red|markdown|ko|jquery|mdx?))$/i;

const EQUALS = 0x3d;

function attribute(offset: number, end: number, name: string, close: string, equals: number): Token {
	return { kind: 'attribute', offset, end, name, close, equals, entered: false };
}

function plain(kind: Kind, offset: number, end: number): Token {
	return { kind, offset, end, name: '', close: '', equals: -1, entered: false };
}

/** An island in a value, and what closes it. */
interface Island {
	readonly offset: number;
	readonly end: number;
	readonly close: string;
}

function skipBlanks(text: string, offset: number, stop: number): number {
	let at = offset;
	while (at < stop && text.charCodeAt(at) <= Code.space) at++;
	return at;
}

/** What HTML lets an attribute's name hold. */
function isNameCharacter(code: number): boolean {
	return (
		code > Code.space &&
		code !== Code.quote &&
		code !== Code.apostrophe &&
		code !== Code.slash &&
		code !== Code.less &&
		code !== Code.greater
	);
}

/** Whether `[from, to)` is one string in quotes, as Svelte and Astro have them between the braces of a value: ``{`https://${host}/`}``. */
function isLiteral(text: string, from: number, to: number): boolean {
	const quote = text.charAt(from);
	return to - from > 2 && /["'`]/.test(quote) && text.indexOf(quote, from + 1) === to - 1;
}
