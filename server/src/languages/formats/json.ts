/** JSON and JSONC: strings with escapes, comments, and what stands between them as bare text. */

import { json } from '../../escaping/unescape';
import { ALPHADIGIT, Code, isIn } from '../../url/characters';
import { Needle } from '../../url/needle';
import { encloseInAngles } from '../angles';
import { COMMENT, type Context, contextOf } from '../context';
import { type Language, readBy } from '../language';
import { closerAfter, type Enclosure, Reader, TEXT, within } from '../reader';

const STRING: Context = contextOf({ name: 'json-string', escaping: json });
const IDENTIFIER: Context = contextOf({ ...STRING, identifier: true });
/** Only a block comment goes on over lines (RFC 8259 §7; JSONC). */
const IN_BLOCK = '/*';

/** Reads JSON, with or without comments. */
export class JsonReader extends Reader {
	/** Where the last string, comment or gap that was looked at starts and ends, and its content does. */
	#start: number;
	#contentEnd: number;
	#end: number;
	#context: Context = TEXT;
	readonly #quotes: Needle;
	readonly #feeds: Needle;
	readonly #returns: Needle;
	readonly #lineComments: Needle;
	readonly #blockComments: Needle;

	constructor(
		private readonly text: string,
		from = 0,
		state = '',
	) {
		super();
		this.#quotes = new Needle(text, '"');
		this.#feeds = new Needle(text, '\n');
		this.#returns = new Needle(text, '\r');
		this.#lineComments = new Needle(text, '//');
		this.#blockComments = new Needle(text, IN_BLOCK);
		this.#start = this.#contentEnd = this.#end = from;
		if (state === IN_BLOCK) this.#readBlockComment(from - 1, from);
	}

	enclose(start: number): Enclosure | undefined {
		this.#goTo(start);
		const closer = closerAfter(this.text, start);
		if (this.#context === STRING) {
			const first = start === this.#start + 1;
			const context = first && this.#isIdentifier() ? IDENTIFIER : STRING;
			return within(context, this.#contentEnd, closer, first);
		}
		if (this.#context === TEXT) return within(TEXT, this.text.length, closer);
		return encloseInAngles(this.text, start) ?? within(COMMENT, this.#contentEnd, closer);
	}

	/** Whether the string is the value of a key whose values name something: a schema, a vocabulary. */
	#isIdentifier(): boolean {
		let at = this.#start - 1;
		while (this.text.charCodeAt(at) === Code.space) at--;
		if (this.text.charCodeAt(at) !== Code.colon || this.text.charCodeAt(at - 1) !== Code.quote) return false;
		return IDENTIFYING.test(this.text.slice(Math.max(0, at - LONGEST_KEY), at));
	}

	override stateAt(line: number): string {
		this.#goTo(line);
		return this.#context === COMMENT && this.#start < line ? IN_BLOCK : '';
	}

	#goTo(offset: number): void {
		this.#skipLines(offset);
		while (this.#end <= offset && this.#end < this.text.length) this.#next();
	}

	/** Passes the lines before that of `offset`, which only a block comment could make anything but lines of their own. */
	#skipLines(offset: number): void {
		if (this.#end >= offset) return;
		const stop = Math.min(offset, this.#blockComments.next(this.#end));
		let line = stop;
		while (line > this.#end && this.text.charCodeAt(line - 1) !== Code.lineFeed) line--;
		if (line === this.#end) return;
		this.#start = line - 1;
		this.#set(TEXT, line, 0);
	}

	#next(): void {
		const from = this.#end;
		this.#start = from;
		if (this.text.charCodeAt(from) === Code.quote) this.#readString(from + 1);
		else if (this.text.startsWith(IN_BLOCK, from)) this.#readBlockComment(from, from + 2);
		else if (this.text.startsWith('//', from)) this.#set(COMMENT, this.#indexOf('\n', from), 0);
		else this.#set(TEXT, this.#endOfGap(from), 0);
	}

	#set(context: Context, contentEnd: number, closing: number): void {
		this.#context = context;
		this.#contentEnd = Math.min(contentEnd, this.text.length);
		this.#end = Math.min(this.text.length, contentEnd + closing);
	}

	#readBlockComment(start: number, from: number): void {
		this.#start = start;
		this.#set(COMMENT, this.#indexOf('*/', from), 2);
	}

	#endOfGap(from: number): number {
		let line = this.#lineComments.next(from);
		while (line < this.text.length && this.#isBehindScheme(line)) line = this.#lineComments.next(line + 2);
		return Math.min(this.#quotes.next(from), line, this.#blockComments.next(from));
	}

	/** Whether the slashes are a URL's that stands outside a string, where JSON has none. */
	#isBehindScheme(slashes: number): boolean {
		return this.text.charCodeAt(slashes - 1) === Code.colon && isIn(this.text.charCodeAt(slashes - 2), ALPHADIGIT);
	}

	#indexOf(needle: string, from: number): number {
		const at = this.text.indexOf(needle, from);
		return at < 0 ? this.text.length : at;
	}

	/** To the closing quote, or to the line's end, which no JSON string passes. */
	#readString(from: number): void {
		const lineEnd = Math.min(this.#feeds.next(from), this.#returns.next(from));
		let quote = this.#quotes.next(from);
		while (quote < lineEnd && this.#isEscaped(quote, from)) quote = this.#quotes.next(quote + 1);
		this.#set(STRING, Math.min(quote, lineEnd), 1);
	}

	/** Whether an odd number of backslashes stands before `offset`, none of them before `from`. */
	#isEscaped(offset: number, from: number): boolean {
		let start = offset;
		while (start > from && this.text.charCodeAt(start - 1) === Code.backslash) start--;
		return (offset - start) % 2 === 1;
	}
}

/** Keys of JSON Schema and JSON-LD. */
const IDENTIFYING = /"(?:\$schema|\$id|id|@id|@context|@vocab|@base|@type|namespace|xmlns)"$/;
/** Longer than the longest, `"namespace"`. */
const LONGEST_KEY = 12;

export const languages: readonly Language[] = [
	...readBy(
		(text, from, state) => new JsonReader(text, from, state),
		[
			{
				id: 'json',
				endings: 'json geojson webmanifest map har topojson avsc ipynb jsonld',
				files: 'composer.lock .all-contributorsrc .watchmanconfig .jsii',
				names: 'js-json json-ld jsonld geojson topojson webmanifest',
				comments: [],
			},
			{
				id: 'jsonc',
				endings: 'jsonc json5 code-workspace code-snippets hujson',
				files:
					'tsconfig.json jsconfig.json .eslintrc .babelrc .jshintrc .swcrc devcontainer.json .eslintrc.json biome.json .url-lint.json',
				names: 'json-with-comments json.comments json-comments',
				comments: ['//'],
			},
			{ id: 'jsonl', endings: 'jsonl ndjson', names: 'ndjson jsonlines json-lines', comments: [] },
			{ id: 'json5', names: 'hjson', comments: ['//'] },
			{ id: 'snippets', comments: ['//'] },
		],
	),
];
