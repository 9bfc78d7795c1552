/** HTML and XML: attribute values and text with character references, comments, scripts. */

import { identity, references, xmlReferences } from '../../escaping/unescape';
import { Code } from '../../url/characters';
import { type Context, contextOf, MARKUP_COMMENT } from '../context';
import { type Language, readBy } from '../language';
import { LexicalReader } from '../lexical';
import { css } from '../programs/css';
import { javascript } from '../programs/javascript';
import { allOf, closerAfter, type Enclosure, Reader, within } from '../reader';
import { FENCE, MarkupTokens, type Token } from './markup-tokens';
import { IDENTIFIER, isBrokenUrl, isClosedValue, kindOfValue, LINK, VALUE, type ValueKind } from './markup-values';

const PROSE: Context = contextOf({ name: 'markup-text', escaping: references, markup: true });
/** The same contexts where the document is XML: it declares entities of its own. */
const IN_XML = new Map(
	[PROSE, VALUE, LINK, IDENTIFIER].map((context) => [context, { ...context, escaping: xmlReferences }]),
);
const CDATA: Context = contextOf({ name: 'markup-text', escaping: identity, markup: true });
const RAW_TEXT: Context = contextOf({ name: 'markup-raw', escaping: identity });
const DECLARATION: Context = contextOf({ ...RAW_TEXT, identifier: true });

interface Value extends ValueKind {
	readonly token: Token;
	/** Where its first character that is not white space stands. */
	readonly start: number;
	/** Whether there is white space inside. */
	readonly blank: boolean;
	/** Whether it runs over lines or tags, as where a quote was forgotten. */
	readonly lines: boolean;
}

/** Reads HTML and XML. */
export class MarkupReader extends Reader {
	readonly #tokens: MarkupTokens;
	#valueOf: Value | undefined;
	/** Reads the script or style sheet that was reached. */
	#inner: { readonly token: Token; readonly reader: Reader } | undefined;

	/**
	 * @param html whether scripts and style sheets are read as such
	 * @param from where to start: 0, or a line's start with the `state` there
	 * @param fenced whether a script may stand between `---` at the start
	 */
	constructor(
		private readonly text: string,
		private readonly html: boolean,
		from = 0,
		state = '',
		fenced = false,
	) {
		super();
		const [own = '', inner = ''] = state.split(INNER);
		this.#tokens = new MarkupTokens(text, html, from, own, fenced);
		if (state !== '') this.#innerReader(from, inner);
	}

	enclose(start: number, seen = start): Enclosure | undefined {
		this.#tokens.goTo(start);
		const { kind, offset, end } = this.#tokens.token;
		switch (kind) {
			case 'attribute':
				return start < offset ? undefined : this.#attribute(start, seen);
			case 'comment':
				return within(MARKUP_COMMENT, end, closerAfter(this.text, start));
			case 'raw':
				return start < offset ? undefined : this.#raw(start);
			case 'cdata':
				// The bracket before it is CDATA's own, and opens no link.
				return within(CDATA, end, start === offset ? '' : closerAfter(this.text, start));
			case 'text':
				return within(this.#own(PROSE), end, closerAfter(this.text, start));
			case 'declaration':
				return this.#quoted(DECLARATION, start);
			case 'island':
				return this.#quoted(RAW_TEXT, start);
			default:
				return undefined;
		}
	}

	/** What the tokens say, and inside a script or a style sheet what its reader says. */
	override stateAt(line: number): string {
		const state = this.#tokens.stateAt(line);
		const { kind, offset } = this.#tokens.token;
		const inner = kind === 'raw' && line > offset ? this.#innerReader()?.stateAt(line) : undefined;
		return inner === undefined ? state : state + INNER + inner;
	}

	/** The context as the document's language has it. */
	#own(context: Context): Context {
		return this.html ? context : (IN_XML.get(context) ?? context);
	}

	/** Where a quote stands before the URL, it is all that stands in the quotes. */
	#quoted(context: Context, start: number): Enclosure {
		const closer = closerAfter(this.text, start);
		return within(context, this.#tokens.token.end, closer, closer === '"' || closer === "'");
	}

	#attribute(start: number, seen: number): Enclosure {
		const value = this.#value(start, seen);
		switch (value.holds) {
			case 'list':
				return allOf(value.context, this.#endOfWord(start));
			case 'candidates':
				return allOf(value.context, this.#endOfCandidate(start));
			case 'style':
				return this.#styled(start, value);
			case 'script':
				return this.#scripted(start, value);
			case 'refresh':
				return this.#refresh(start, value) ?? this.#unknown(start, value);
			default:
				return this.#unknown(start, value);
		}
	}

	/** A URL at the start is the whole value, unless other words follow where text may stand. */
	#unknown(start: number, value: Value): Enclosure {
		const { token, context, holds } = value;
		const first = start === value.start && !token.entered;
		if (first && !value.lines && (!value.blank || holds === 'url')) return allOf(context, token.end, holds === 'url');
		return within(context, token.end, closerAfter(this.text, start), token.close !== '' && first);
	}

	/** What the current attribute's value is like, looked at once however many URLs it holds. */
	#value(start: number, seen: number): Value {
		const { token } = this.#tokens;
		if (this.#valueOf?.token !== token)
			this.#valueOf = this.#valueIn(token, start === token.offset && seen >= token.end);
		return this.#valueOf;
	}

	/** @param seen whether nothing stands in it that could end a URL, so that nothing of it need be looked for */
	#valueIn(token: Token, seen: boolean): Value {
		const kind = kindOfValue(token.name, this.#tokens.element, token.close !== '');
		const { holds } = kind;
		const context = this.#own(kind.context);
		if (seen) return { token, holds, context, start: token.offset, blank: false, lines: false };
		const text = this.text.slice(token.offset, token.end);
		const content = text.trim();
		const start = token.offset + text.search(/\S|$/);
		const broken = holds === 'url' && /[\r\n]/.test(content) && isBrokenUrl(this.text, token);
		const tag = TAG.test(content) && !(holds === 'url' && isClosedValue(this.text, token));
		const lines = tag || (/[\r\n]/.test(content) && !broken);
		return {
			token,
			holds,
			context,
			start,
			blank: WORDS_FOLLOW.test(content) || (holds !== 'url' && OTHERS.test(content)),
			lines,
		};
	}

	#endOfWord(start: number): number {
		const { end } = this.#tokens.token;
		let at = start;
		while (at < end && this.text.charCodeAt(at) > Code.space) {
			at += this.text.startsWith('{{', at)
				? lengthOfFilled(this.text.slice(at, Math.min(end, at + LONGEST_FILLED)))
				: 1;
		}
		return at;
	}

	/** HTML §4.8.4.3.11: a candidate ends at white space, commas at its end left out. */
	#endOfCandidate(start: number): number {
		let end = this.#endOfWord(start);
		while (end > start && this.text.charCodeAt(end - 1) === Code.comma) end--;
		return end;
	}

	/** `url(…)`, with or without quotes. */
	#styled(start: number, value: Value): Enclosure {
		const { end } = value.token;
		const before = this.text.slice(Math.max(value.token.offset, start - LONGEST_OPENER), start);
		const quote = QUOTE.exec(before)?.[0];
		if (quote !== undefined) {
			const close = this.#closing(quote, start, end);
			if (close < end && QUOTED_URL.test(before)) return allOf(value.context, close);
			return within(value.context, close, '', true);
		}
		if (!/url\(\s*$/i.test(before)) return this.#unknown(start, value);
		let close = start;
		while (close < end && this.text.charCodeAt(close) !== Code.closeParenthesis) {
			if (this.text.charCodeAt(close) === Code.backslash) close++;
			close++;
		}
		return allOf(value.context, Math.min(close, end));
	}

	/** A string in a handler or a binding. */
	#scripted(start: number, value: Value): Enclosure {
		const { offset, end } = value.token;
		const quote = QUOTE.exec(this.text.slice(Math.max(offset, start - LONGEST_OPENER), start))?.[0];
		if (quote === undefined) return this.#unknown(start, value);
		return within(value.context, this.#closing(quote, start, end), '', true);
	}

	/** Where the string ends that `quote` opened before `start`. */
	#closing(quote: string, start: number, end: number): number {
		let close = this.text.indexOf(quote, start);
		while (close >= 0 && close < end && this.text.charCodeAt(close - 1) === Code.backslash)
			close = this.text.indexOf(quote, close + 1);
		return close < 0 || close > end ? end : close;
	}

	/** `0; url=http://h/`, as HTML §4.2.5.3 reads it: no backslash escapes the quotation mark. */
	#refresh(start: number, { token, context, lines }: Value): Enclosure | undefined {
		const from = Math.max(token.offset, start - LONGEST_OPENER);
		const opener = REFRESH.exec(this.text.slice(from, start));
		if (opener === null || token.entered || lines) return undefined;
		const quote = opener[1];
		const close = quote === undefined ? -1 : this.text.indexOf(quote, start);
		return allOf(context, close < 0 || close > token.end ? token.end : close);
	}

	/** A script is JavaScript, a style sheet CSS. */
	#raw(start: number): Enclosure | undefined {
		const reader = this.#innerReader();
		const { end } = this.#tokens.token;
		if (reader === undefined) return within(RAW_TEXT, end, closerAfter(this.text, start));
		const enclosure = reader.enclose(start);
		return enclosure === undefined ? undefined : { ...enclosure, limit: Math.min(enclosure.limit, end) };
	}

	#innerReader(from = this.#tokens.token.offset, state = ''): Reader | undefined {
		const { token } = this.#tokens;
		if (this.#inner?.token !== token) {
			const isScript = token.name === 'script' || token.name === FENCE;
			const lexicon = isScript ? javascript : token.name === 'style' ? css : undefined;
			if (lexicon === undefined || token.kind !== 'raw') return undefined;
			this.#inner = { token, reader: new LexicalReader(this.text, lexicon, from, token.end, state) };
		}
		return this.#inner.reader;
	}
}

/** What separates an inner reader's state from the tokens'. */
const INNER = '\f';

/** What stands between a URL and other words: white space, or the punctuation of Chinese and Japanese. */
const WORDS_FOLLOW = /[\s\u3001\u3002\uff01\uff08-\uff0c\uff1a\uff1b\uff1f]/;

/** How long what a template fills in at the start of `text` is: `{{ type|default('Product') }}`; one character where it does not end. */
function lengthOfFilled(text: string): number {
	const close = text.indexOf('}}');
	return close < 0 ? 1 : close + '}}'.length;
}

const LONGEST_FILLED = 200;

/** `data-relays="wss://a.example,wss://b.example"`: a list. */
const OTHERS = /,[a-z][a-z\d+.-]{1,20}:\/\//i;

/** A tag in a value, but no island of a template language. */
const TAG = /<(?![?%])/;

/** What opens a string in a value, also as a character reference. */
const QUOTE = /(?:["'`]|&(?:quot|apos|#39|#34);)$/;
const QUOTED_URL = /url\(\s{0,80}(?:["']|&[a-z\d#]{3,4};)$/i;
const REFRESH = /^[\s\d.]{0,40}[;,]?\s{0,10}url\s{0,10}=\s{0,10}(["'])?$/i;
/** Longer than what `QUOTED_URL` and `REFRESH` match. */
const LONGEST_OPENER = 100;

export const languages: readonly Language[] = [
	...readBy(
		(text, from, state) => new MarkupReader(text, true, from, state),
		[
			{
				id: 'html',
				endings: 'html htm xhtml xht shtml ehtml jsp asp aspx jshtm volt ejs',
				names:
					'htm html5 xhtml mhtml nxhtml html-helper htmlangular angular angular2html vue-html sgml jsp asp aspx classic-asp html-erb html+erb ejs smarty latte edge freemarker ftl mako',
				comments: ['<!-- -->', '//', '/* */', '#'],
				prose: true,
			},
			{ id: 'vue', endings: 'vue', names: 'vuejs vue-component', comments: ['<!-- -->', '//', '/* */'] },
			{ id: 'cfml', endings: 'cfm cfml cfc', names: 'coldfusion lucee', comments: ['<!-- -->'] },
			{ id: 'svelte', endings: 'svelte', names: 'sveltehtml', comments: ['<!-- -->', '//', '/* */'] },
			{
				id: 'handlebars',
				endings: 'handlebars hbs hjs mustache',
				names: 'hbs htmlbars mustache glimmer',
				comments: ['<!-- -->', '//', '/* */'],
			},
			{ id: 'phoenix-heex', endings: 'heex', names: 'heex html-eex html-heex', comments: ['<!-- -->', '//', '/* */'] },
			{ id: 'liquid', endings: 'liquid', names: 'liquid-html', comments: ['<!-- -->', '//', '/* */'] },
		],
	),
	...readBy(
		(text, from, state) => new MarkupReader(text, true, from, state, true),
		[{ id: 'astro', endings: 'astro', comments: ['<!-- -->', '//', '/* */'] }],
	),
	...readBy(
		(text, from, state) => new MarkupReader(text, false, from, state),
		[
			{
				id: 'xml',
				endings:
					'xml svg rss atom xsd wsdl jspx tagx twb tds dae opml plist csproj vbproj props xaml pom kml gpx xlf xliff rdf owl resx fsproj vcxproj nuspec targets xib storyboard entitlements tld wxs fxml jrxml',
				names: 'nxml rss atom xsd wsdl plist docbook docbk docbkxml ant msbuild xaml opml relaxng mallard',
				comments: ['<!-- -->'],
			},
			{ id: 'xsl', endings: 'xsl xslt', names: 'xslt', comments: ['<!-- -->'] },
			{ id: 'svg', comments: ['<!-- -->'] },
			{ id: 'dtd', endings: 'dtd', comments: ['<!-- -->'] },
		],
	),
];
