import { Code } from '../../url/characters';
import { identity, references } from '../unescape';
import { closerAfter, type Enclosure, type Reader } from './context';

/** Attributes whose value is a URL, whatever it contains. */
const URL_ATTRIBUTES = new Set(
	(
		'href src action cite data formaction poster background longdesc profile usemap manifest icon codebase archive ' +
		'xlink:href xml:base xsi:nonamespaceschemalocation itemid itemtype'
	).split(' '),
);

/** Elements whose content is not markup. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'xmp']);

type Kind = 'text' | 'comment' | 'raw' | 'cdata' | 'tag' | 'attribute';

interface Token {
	readonly kind: Kind;
	readonly offset: number;
	readonly end: number;
	/** The attribute's name, in lower case. */
	readonly name?: string;
	readonly quote?: string;
}

interface Value {
	readonly token: Token;
	/** Where its first character that is not white space stands. */
	readonly start: number;
	/** Whether there is white space inside. */
	readonly blank: boolean;
	/** Whether it runs over lines or tags, as where a quote was forgotten. */
	readonly lines: boolean;
}

/** HTML and XML: attribute values and text with character references, comments, scripts. */
export class MarkupReader implements Reader {
	#token: Token = { kind: 'text', offset: 0, end: 0 };
	#valueOf: Value | undefined;
	/** The element whose start tag is being read; empty outside tags. */
	#element = '';
	/** What was looked for in vain: it need not be looked for again. */
	readonly #missing = new Set<string>();

	constructor(private readonly text: string) {}

	enclose(start: number): Enclosure | undefined {
		while (this.#token.end <= start && this.#token.end < this.text.length) this.#token = this.#next(this.#token.end);
		const { kind, offset, end } = this.#token;
		if (kind === 'attribute') return this.#attribute(start);
		const bare = { limit: end, whole: false, escaping: identity, closer: closerAfter(this.text, start) };
		switch (kind) {
			case 'comment':
				return { context: 'markup-comment', ...bare };
			case 'raw':
				return { context: 'markup-raw', ...bare };
			case 'cdata':
				// The bracket before it is CDATA's own, and opens no link.
				return { context: 'markup-text', ...bare, markup: true, closer: start === offset ? '' : bare.closer };
			case 'text':
				return { context: 'markup-text', ...bare, markup: true, escaping: references };
			default:
				return /^<[!?]/.test(this.text.slice(offset, offset + 2)) ? { context: 'markup-raw', ...bare } : undefined;
		}
	}

	#attribute(start: number): Enclosure {
		const { end, name = '', quote = '' } = this.#token;
		const value = this.#value();
		const first = start === value.start;
		const isUrl = first && (value.blank ? URL_ATTRIBUTES.has(name) && !value.lines : !value.lines);
		return {
			context: 'markup-attribute',
			limit: end,
			whole: isUrl,
			escaping: references,
			markup: true,
			closer: closerAfter(this.text, start),
			...(quote === '' ? {} : { fills: first }),
		};
	}

	/** What the current attribute's value is like, looked at once however many URLs it holds. */
	#value(): Value {
		const token = this.#token;
		if (this.#valueOf?.token !== token) {
			const text = this.text.slice(token.offset, token.end);
			const start = token.offset + text.search(/\S|$/);
			this.#valueOf = { token, start, blank: /\s/.test(text.trim()), lines: /[\r\n<]/.test(text) };
		}
		return this.#valueOf;
	}

	#next(at: number): Token {
		if (this.#element !== '') return this.#inTag(at);
		const { text } = this;
		if (text.charCodeAt(at) !== Code.less) return { kind: 'text', offset: at, end: this.#find('<', at) };
		if (text.startsWith('<!--', at)) return { kind: 'comment', offset: at, end: this.#find('-->', at + 4) };
		if (text.startsWith('<![CDATA[', at)) return { kind: 'cdata', offset: at + 9, end: this.#find(']]>', at + 9) };
		const name = NAME.exec(text.slice(at + 1, at + 64))?.[0];
		if (name !== undefined) {
			this.#element = name.toLowerCase();
			return { kind: 'tag', offset: at, end: at + 1 + name.length };
		}
		const declaration = /[!?/]/.test(text.charAt(at + 1));
		return { kind: declaration ? 'tag' : 'text', offset: at, end: declaration ? this.#find('>', at) : at + 1 };
	}

	/** The next attribute value, or the end of the tag. */
	#inTag(from: number): Token {
		const { text } = this;
		for (let at = from; at < text.length; at++) {
			const character = text.charAt(at);
			if (character === '>') return this.#endTag(from, at + 1);
			if (character === '<') {
				this.#element = '';
				return { kind: 'tag', offset: from, end: at };
			}
			if (character === '=') return this.#attributeAfter(from, at);
		}
		this.#element = '';
		return { kind: 'tag', offset: from, end: text.length };
	}

	#attributeAfter(from: number, equals: number): Token {
		const { text } = this;
		let offset = equals + 1;
		while (offset < text.length && text.charCodeAt(offset) <= Code.space) offset++;
		const name = text.slice(Math.max(from, equals - 64), equals).trimEnd();
		const attribute = { kind: 'attribute' as const, name: name.slice(name.search(/[^\s/"'<>]*$/)).toLowerCase() };
		const quote = text.charAt(offset);
		if (quote === '"' || quote === "'")
			return { ...attribute, offset: offset + 1, end: this.#find(quote, offset + 1), quote };
		let end = offset;
		while (end < text.length && text.charCodeAt(end) > Code.space && text.charCodeAt(end) !== Code.greater) end++;
		return { ...attribute, offset, end: Math.max(end, equals + 1) };
	}

	/** After `<script …>` everything up to `</script` is raw. */
	#endTag(offset: number, end: number): Token {
		const element = this.#element;
		this.#element = '';
		if (!RAW.has(element) || this.text.charAt(end - 2) === '/') return { kind: 'tag', offset, end };
		const close = this.#find(`</${element}`, end);
		return { kind: element === 'title' || element === 'textarea' ? 'text' : 'raw', offset: end, end: close };
	}

	#find(needle: string, from: number): number {
		const at = this.#missing.has(needle) ? -1 : this.text.indexOf(needle, from);
		if (at < 0) this.#missing.add(needle);
		return at < 0 ? this.text.length : at;
	}
}

const NAME = /^[a-z][\w.:-]*/i;
