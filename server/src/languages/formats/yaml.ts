/** YAML: plain and quoted scalars, block scalars, comments (YAML 1.2 §7, §8). */

import { identity } from '../../escaping/unescape';
import { doubleQuoted, singleQuoted } from '../../escaping/yaml';
import { placeholderEnd } from '../../placeholders/placeholders';
import { Code } from '../../url/characters';
import { Needle } from '../../url/needle';
import { isAt } from '../../url/sticky';
import { encloseInAngles } from '../angles';
import { COMMENT, type Context, contextOf } from '../context';
import { type Language, readBy } from '../language';
import { allOf, closerAfter, type Enclosure, Reader, TEXT, within } from '../reader';
import { endOfLine } from '../words';

const PLAIN: Context = contextOf({ name: 'value', escaping: identity });
const SINGLE: Context = contextOf({ name: 'string', escaping: singleQuoted });
const DOUBLE: Context = contextOf({ name: 'string', escaping: doubleQuoted });
type Kind = 'gap' | 'plain' | 'quoted' | 'block' | 'comment';

/** No block scalar is open. */
const NONE = -1;

/** The mark that opens a block scalar, on a line that ends with it: `|`, `>-`, `|2`. */
const BLOCK = /[|>][-+\d]{0,3}[ \t]*(?:#.*)?\r?$/my;

/** Line by line, scalar by scalar. A quote or a bracket that is not closed counts up to the next blank line. */
export class YamlReader extends Reader {
	/** The part that was reached: where its content starts, where that ends, and where to go on. */
	#kind: Kind = 'gap';
	#start: number;
	#contentEnd: number;
	#end: number;
	/** What closes the quoted scalar. */
	#quote = '';
	/** Whether the quoted scalar's start is not known: it was entered at a line. */
	#entered = false;
	/** How many `[` and `{` are open. */
	#flow = 0;
	/** The indentation that the lines of an open block scalar exceed. */
	#block = NONE;
	/** What may open more than a line. */
	readonly #openers: readonly Needle[];

	/**
	 * @param from where to start: 0, or a line's start
	 * @param state what `stateAt` said of that line
	 */
	constructor(
		private readonly text: string,
		from = 0,
		state = '',
	) {
		super();
		this.#start = this.#contentEnd = this.#end = from;
		this.#openers = OPENERS.map((mark) => new Needle(text, mark));
		if (state === '') return;
		const [flow, block, quote = ''] = state.split(' ');
		this.#flow = Number(flow);
		this.#block = Number(block);
		if (quote === '') return;
		this.#entered = true;
		this.#readQuoted(from, quote);
	}

	enclose(start: number): Enclosure | undefined {
		this.#goTo(start);
		const first = start === this.#start && !this.#entered;
		const closer = first ? '' : closerAfter(this.text, start);
		switch (this.#kind) {
			case 'plain':
				if (first && this.text.startsWith(ADDRESS, start - ADDRESS.length)) return allOf(PLAIN, this.#contentEnd);
				return encloseInAngles(this.text, start, '') ?? within(PLAIN, this.#contentEnd, closer, first);
			case 'quoted':
				return within(this.#quote === '"' ? DOUBLE : SINGLE, this.#contentEnd, closer, first);
			case 'comment':
				return encloseInAngles(this.text, start, '#') ?? within(COMMENT, this.text.length, closer);
			default:
				return encloseInAngles(this.text, start) ?? within(TEXT, this.text.length, closer);
		}
	}

	override stateAt(line: number): string {
		this.#goTo(line - 1);
		const quote = this.#kind === 'quoted' && this.#end > line ? this.#quote : '';
		return quote === '' && this.#flow === 0 && this.#block === NONE ? '' : `${this.#flow} ${this.#block} ${quote}`;
	}

	/** Moves on until the part ends after `offset`. */
	#goTo(offset: number): void {
		this.#skipParagraphs(offset);
		while (this.#end <= offset && this.#end < this.text.length) if (!this.#skipPlainLines(offset)) this.#next();
	}

	/** Passes all before the last line up to `offset` that is not indented and stands behind a blank one: nothing is open there. */
	#skipParagraphs(offset: number): void {
		const from = this.#end;
		const near = this.text.slice(from, offset + 1);
		let blank = near.lastIndexOf(BLANK_LINE);
		while (blank > 0 && !closesAll(near, blank)) blank = near.lastIndexOf(BLANK_LINE, blank - 1);
		if (blank <= 0) return;
		const line = from + blank + BLANK_LINE.length;
		this.#read('gap', line - 1, line);
		this.#entered = false;
		this.#flow = 0;
		this.#block = NONE;
	}

	/**
	 * Outside of quotes, brackets and blocks, passes the lines before that of `offset` that open none: all they hold ends with
	 * them, and nobody asks what it is. Returns whether there were any.
	 */
	#skipPlainLines(offset: number): boolean {
		const { text } = this;
		const from = this.#end;
		if (this.#flow > 0 || this.#block !== NONE) return false;
		if (from > 0 && text.charCodeAt(from - 1) !== Code.lineFeed) return false;
		let line = offset;
		for (const opener of this.#openers) line = Math.min(line, opener.next(from));
		while (line > from && text.charCodeAt(line - 1) !== LINE_FEED) line--;
		if (line === from) return false;
		this.#read('gap', line - 1, line);
		this.#entered = false;
		return true;
	}

	/** Moves to the next part. */
	#next(): void {
		const at = this.#end;
		this.#entered = false;
		const { text } = this;
		if ((at === 0 || text.charCodeAt(at - 1) === Code.lineFeed) && this.#readLine(at)) return;
		const code = text.charCodeAt(at);
		const next = text.charCodeAt(at + 1);
		const spaced = !(next > Code.space);
		if (code <= Code.space) this.#read('gap', at, endOfBlank(text, at));
		else if (code === Code.hash && !(text.charCodeAt(at - 1) > Code.space))
			this.#read('comment', at, endOfLine(text, at));
		else if (code === Code.quote || code === Code.apostrophe) this.#readQuoted(at + 1, text.charAt(at));
		else if (code === Code.colon || (spaced && (code === Code.hyphen || code === Code.question))) this.#skip(at);
		else if (!this.#readIndicator(text.charAt(at), at)) this.#read('plain', at, this.#endOfPlain(at));
	}

	/** At a line's start: a line of a block scalar is read as a whole; a blank one closes what was left open. */
	#readLine(at: number): boolean {
		const { text } = this;
		const end = endOfLine(text, at);
		let indent = at;
		while (indent < end && text.charCodeAt(indent) === Code.space) indent++;
		const blank = indent === end;
		if (blank) this.#flow = 0;
		if (this.#block === NONE) return false;
		if (!blank && indent - at <= this.#block) this.#block = NONE;
		else this.#read('block', at, Math.min(text.length, text.startsWith('\r\n', end) ? end + 2 : end + 1));
		return this.#block !== NONE;
	}

	/** Brackets, tags and anchors, and the marks of block scalars. Returns whether one stands there. */
	#readIndicator(character: string, at: number): boolean {
		if ('[{'.includes(character)) this.#flow++;
		else if (']}'.includes(character)) this.#flow = Math.max(0, this.#flow - 1);
		else if ('&*!'.includes(character)) {
			this.#read('gap', at, endOfName(this.text, at));
			return true;
		} else if ('|>'.includes(character)) {
			if (this.#flow > 0 || !isAt(BLOCK, this.text, at)) return false;
			this.#block = this.#indentOfBlock(at);
		} else if (character !== ',' || this.#flow === 0) return false;
		this.#skip(at);
		return true;
	}

	/** The indentation of the key, or of the dash, in whose value a block scalar opens at `at`. */
	#indentOfBlock(at: number): number {
		const line = this.text.slice(this.text.lastIndexOf('\n', at - 1) + 1, at);
		const dashes = /^ *(?:- +)*/.exec(line)?.[0] ?? '';
		if (dashes.length < line.length) return dashes.length;
		return Math.max(0, dashes.lastIndexOf('-'));
	}

	#skip(at: number): void {
		this.#read('gap', at, at + 1);
	}

	#read(kind: Kind, start: number, end: number): void {
		this.#kind = kind;
		this.#start = start;
		this.#contentEnd = this.#end = end;
	}

	#readQuoted(start: number, quote: string): void {
		const end = endOfQuoted(this.text, start, quote);
		this.#read('quoted', start, end);
		this.#quote = quote;
		if (this.text.charAt(end) === quote) this.#end = end + 1;
	}

	/** Where the plain scalar ends: before `: ` and ` #`; in brackets at `,` and the brackets, too, but for a placeholder. */
	#endOfPlain(start: number): number {
		const { text } = this;
		const flow = this.#flow > 0;
		for (let at = start; at < text.length; at++) {
			const code = text.charCodeAt(at);
			if (code === Code.lineFeed || code === Code.carriageReturn) return at;
			if (code === Code.colon && !(text.charCodeAt(at + 1) > Code.space)) return at;
			if (code === Code.hash && at > start && text.charCodeAt(at - 1) <= Code.space) return at - 1;
			if (!flow) continue;
			const placeholder =
				code === Code.openBrace || code === Code.dollar ? placeholderEnd(text, at, text.length, false) : -1;
			if (placeholder > 0) at = placeholder - 1;
			else if (at > start && FLOW_INDICATORS.has(code)) return at;
		}
		return text.length;
	}
}

/** Asked of every character, so it is a constant of this file. */
const LINE_FEED = 0x0a;

/** Where a link leads, in what Playwright writes down of a page. */
const ADDRESS = '/url: ';

const BLANK_LINE = '\n\n';

/** Whether what is open before a blank line ends there: the line behind it is not indented, and the one before goes on with no escape. */
function closesAll(text: string, blank: number): boolean {
	const isIndented = !(text.charCodeAt(blank + BLANK_LINE.length) > Code.space);
	return !isIndented && text.charCodeAt(blank - 1) !== Code.backslash;
}

/** What may open more than a line: quotes, brackets, the marks of block scalars. */
const OPENERS = Array.from('"\'[]{}|>');

const FLOW_INDICATORS = new Set(Array.from(',[]{}', (character) => character.charCodeAt(0)));

/** Where white space ends: with the line at the latest. */
function endOfBlank(text: string, offset: number): number {
	for (let at = offset; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code === Code.lineFeed) return at + 1;
		if (code > Code.space) return at;
	}
	return text.length;
}

function endOfName(text: string, offset: number): number {
	let at = offset + 1;
	while (at < text.length && text.charCodeAt(at) > Code.space && !FLOW_INDICATORS.has(text.charCodeAt(at))) at++;
	return at;
}

/** Where the closing quote stands; else before a blank line, or at the end. */
function endOfQuoted(text: string, start: number, quote: string): number {
	for (let at = start; at < text.length; at++) {
		const character = text.charAt(at);
		if (character === quote) {
			if (quote === '"' || text.charAt(at + 1) !== quote) return at;
			at++;
		} else if (character === '\\' && quote === '"') at++;
		else if (character === '\n' && (text.charAt(at + 1) === '\n' || text.startsWith('\r\n', at + 1))) return at;
	}
	return text.length;
}

export const languages: readonly Language[] = [
	...readBy(
		(text, from, state) => new YamlReader(text, from, state),
		[
			{
				id: 'yaml',
				endings: 'yaml yml eyaml cff',
				files: '.clang-format .clang-tidy',
				names: 'yml eyaml salt sls cloudformation',
				comments: ['#'],
			},
			{ id: 'dockercompose', names: 'docker-compose', comments: ['#'] },
			{ id: 'github-actions-workflow', names: 'github-actions', comments: ['#'] },
			{ id: 'ansible', comments: ['#'] },
			{ id: 'helm', comments: ['#'] },
		],
	),
];
