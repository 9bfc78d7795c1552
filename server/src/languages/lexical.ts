/** Languages told by their tokens: comments, strings, and the code between them. */

import { identity } from '../escaping/unescape';
import { matchAt } from '../url/sticky';
import { encloseInAngles } from './angles';
import { type Crossings, changesMode, crossesLines, crossingsOf } from './crossings';
import type { MakeReader } from './language';
import type { Lexicon, Token } from './lexicon';
import { OUTERMOST } from './nesting';
import { allOf, closerAfter, type Enclosure, Reader, within } from './reader';
import { endOfClosing, endOfContent, endOfOpening, levelsAt } from './token-ends';

/** Per character, whether it may open a token, and which. */
interface Openers {
	readonly opens: Uint8Array;
	readonly tokens: readonly (readonly Token[] | undefined)[];
}

const openers = new WeakMap<Lexicon, Openers>();

function openersOf(lexicon: Lexicon): Openers {
	let found = openers.get(lexicon);
	if (found === undefined) {
		const opens = new Uint8Array(128);
		const tokens: Token[][] = [];
		for (const token of lexicon.tokens) {
			const code = token.open.charCodeAt(0);
			opens[code] = 1;
			tokens[code] = [...(tokens[code] ?? []), token];
		}
		found = { opens, tokens };
		openers.set(lexicon, found);
	}
	return found;
}

/** A lexicon, and the names of the modes in which it goes, outermost first. */
interface Mode {
	readonly names: readonly string[];
	/** How many more there are inside: nobody nests so deep, and each would make the state at every line longer. */
	readonly deeper: number;
	readonly lexicon: Lexicon;
	readonly openers: Openers;
}

const MOST_MODES = 200;

function modeOf(root: Lexicon, names: readonly string[], deeper = 0): Mode {
	const lexicon = root.modes?.[names[names.length - 1] ?? ''] ?? root;
	return { names, deeper, lexicon, openers: openersOf(lexicon) };
}

/** The mode inside this one. */
function pushed(root: Lexicon, { names, deeper }: Mode, name: string): Mode {
	return names.length < MOST_MODES ? modeOf(root, [...names, name]) : modeOf(root, names, deeper + 1);
}

/** The mode around this one. */
function popped(root: Lexicon, { names, deeper }: Mode): Mode {
	return deeper > 0 ? modeOf(root, names, deeper - 1) : modeOf(root, names.slice(0, -1));
}

/** A mode as one word, and back: `a/b`, `a/b+3`. */
function written({ names, deeper }: Mode): string {
	return deeper > 0 ? `${names.join('/')}+${deeper}` : names.join('/');
}

function modeFrom(root: Lexicon, word: string): Mode {
	const [names = '', deeper = '0'] = word.split('+');
	return modeOf(root, names === '' ? [] : names.split('/'), Number(deeper));
}

/** Where a token opens, and with what it closes; where none does, only up to where that is known. */
interface Opening {
	readonly token: Token | undefined;
	readonly start: number;
	/** Where its content starts. */
	readonly content: number;
	readonly close: string;
}

/** A stretch of the document: a token, or the gap before one. */
interface Stretch extends Opening {
	readonly contentEnd: number;
	/** Where to go on. */
	readonly end: number;
	/** The levels that are open where its content starts, if the token nests. */
	readonly nested: string;
	/** Whether the content's start is not known: it was entered at a line. */
	readonly entered: boolean;
}

/** Reads a program or a configuration by its lexicon. */
export class LexicalReader extends Reader {
	/** The mode of the stretch that was reached. */
	#mode: Mode;
	#reached: Stretch;
	/** The token behind the gap that was reached. */
	#next: Opening | undefined;
	/** Of strings that are joined, where the content of the first and of the last ends: each is looked at once. */
	#joined = { first: 0, last: -1 };
	/** Knows which lines can be passed; `undefined` where none can. */
	readonly #crossings: Crossings | undefined;

	/**
	 * @param from where to start: 0, or a line's start with the `state` there
	 * @param to where the document ends for this reader
	 */
	constructor(
		private readonly text: string,
		private readonly root: Lexicon,
		from = 0,
		private readonly to = text.length,
		state = '',
	) {
		super();
		const [modes = '', index = '', nested = '', left = '', ...close] = state.split(' ');
		this.#mode = modeFrom(root, modes);
		const token = index === '' ? undefined : this.#mode.lexicon.tokens[Number(index)];
		this.#reached =
			token === undefined
				? this.#gap(from, from)
				: this.#stretch(token, from - 1, from + Number(left), close.join(' '), nested, left === '');
		// A part of a document does not look for them: they may stand far behind it.
		this.#crossings = to === text.length ? crossingsOf(text, root) : undefined;
	}

	enclose(start: number): Enclosure | undefined {
		this.#goTo(start);
		const { token, content, contentEnd, entered } = this.#reached;
		if (token === undefined) return this.#encloseCode(start);
		if (token.context === undefined) return undefined;
		if (start < content) return this.#encloseCode(start);
		const angles = token.mark === undefined ? undefined : encloseInAngles(this.text, start, token.mark);
		if (angles !== undefined) return angles;
		const first = start === content && !entered;
		if (first && token.whole === true) return allOf(token.context, contentEnd);
		const closer = first ? '' : closerAfter(this.text, start);
		// A comment of one URL is a sentence all the same.
		return within(token.context, this.#limitOf(token), closer, first && token.context.name !== 'comment');
	}

	/** The modes, the token's place in its lexicon, its levels, how much of what opens it is left, if its content is not entered, and what closes it. */
	override stateAt(line: number): string {
		this.#goTo(line);
		const modes = written(this.#mode);
		const { token, start, content, close, nested } = this.#reached;
		if (token === undefined || line <= start) return modes;
		const levels = levelsAt(this.text, content, line, token, close, nested);
		const left = content < line ? '' : content - line;
		return [modes, this.#mode.lexicon.tokens.indexOf(token), levels, left, close].join(' ');
	}

	override mayCloseBehind(line: number): boolean {
		return this.#crossings?.mayCloseBehind(line) ?? false;
	}

	#encloseCode(start: number): Enclosure {
		const { outside, ends } = this.#mode.lexicon;
		const angles = outside.escaping === identity ? encloseInAngles(this.text, start) : undefined;
		return angles ?? within(outside, this.to, ends?.(this.text, start) ?? closerAfter(this.text, start));
	}

	/** The end of the token's content, or of the last of the strings that are joined to it. */
	#limitOf(token: Token): number {
		const { contentEnd, close } = this.#reached;
		const { glue, open } = token;
		if (glue === undefined) return contentEnd;
		const { first, last } = this.#joined;
		if (first <= contentEnd && contentEnd <= last) return last;
		let end = contentEnd;
		for (;;) {
			const joint = matchAt(glue, this.text, end, this.to)?.[0];
			if (joint?.endsWith(open) !== true) break;
			end = endOfContent(this.text, end + joint.length, this.to, token, close, OUTERMOST);
		}
		this.#joined = { first: contentEnd, last: end };
		return end;
	}

	#goTo(offset: number): void {
		while (this.#reached.end <= offset && this.#reached.end < this.to)
			if (!this.#skipLines(offset) && !this.#skipTokens(offset)) this.#goOn(offset);
	}

	/** Passes the lines before that of `offset` in which no token opens that runs over lines. Returns whether there were any. */
	#skipLines(offset: number): boolean {
		const { end } = this.#reached;
		if (this.#crossings === undefined) return false;
		const line = this.#crossings.passable(offset, end);
		if (line <= end) return false;
		if (this.#next !== undefined && this.#next.start < line) this.#next = undefined;
		this.#reached = this.#gap(line, line);
		return true;
	}

	/** Passes the tokens that end before `offset` and change no mode: nobody asks about them. Returns whether there were any. */
	#skipTokens(offset: number): boolean {
		const { token: left, end: from } = this.#reached;
		if (left !== undefined && changesMode(left)) return false;
		let end = from;
		let next: Opening | undefined = this.#next ?? this.#find(from, offset);
		while (next?.token !== undefined && next.content <= offset && !changesMode(next.token)) {
			const tokenEnd = this.#endOf(next.token, next.content, next.close);
			if (tokenEnd > offset || tokenEnd >= this.to) break;
			end = tokenEnd;
			const isCrossing: boolean = this.#crossings !== undefined && crossesLines(next.token);
			next = isCrossing ? undefined : this.#find(end, offset);
		}
		this.#next = next;
		if (end === from) return false;
		this.#reached = this.#gap(end, end);
		return true;
	}

	#endOf(token: Token, content: number, close: string): number {
		const contentEnd = endOfContent(this.text, content, this.to, token, close, OUTERMOST);
		return Math.max(content, Math.min(this.to, endOfClosing(this.text, contentEnd, close)));
	}

	/** Moves to the next token, or to the gap before it: no farther than behind `offset`. */
	#goOn(offset: number): void {
		const { token: left, end: from } = this.#reached;
		if (left?.pop === true) this.#mode = popped(this.root, this.#mode);
		if (left?.push !== undefined) this.#mode = pushed(this.root, this.#mode, left.push);
		const next = this.#next ?? this.#find(from, offset);
		const { token, start, content, close } = next;
		const isGap = token === undefined || start > from;
		this.#reached = isGap ? this.#gap(from, start) : this.#stretch(token, start, content, close);
		this.#next = isGap && token !== undefined ? next : undefined;
	}

	#gap(start: number, end: number): Stretch {
		return {
			token: undefined,
			start,
			content: start,
			contentEnd: end,
			end,
			close: '',
			nested: OUTERMOST,
			entered: false,
		};
	}

	#stretch(token: Token, start: number, content: number, close: string, nested = OUTERMOST, entered = false): Stretch {
		const contentEnd = endOfContent(this.text, content, this.to, token, close, nested);
		const closed = endOfClosing(this.text, contentEnd, close);
		const end = Math.max(content, Math.min(this.to, closed));
		return { token, start, content, contentEnd, end, close, nested, entered };
	}

	/** The next token that opens up to `offset`, or the place behind that where none does. */
	#find(from: number, offset: number): Opening {
		const { text } = this;
		const { opens, tokens } = this.#mode.openers;
		const stop = Math.min(this.to, offset + 1);
		for (let at = from; at < stop; at++) {
			const code = text.charCodeAt(at);
			const opening =
				code < 128 && opens[code] === 1 ? openingAt(text, at, tokens[code] as readonly Token[]) : undefined;
			if (opening !== undefined) return opening;
		}
		return { token: undefined, start: stop, content: stop, close: '' };
	}
}

/** The first of the tokens that opens at `start`. */
function openingAt(text: string, start: number, tokens: readonly Token[]): Opening | undefined {
	for (const token of tokens) {
		if (!text.startsWith(token.open, start) || token.when?.(text, start) === false) continue;
		const content = endOfOpening(text, token, start);
		if (content < 0) continue;
		const close = typeof token.close === 'string' ? token.close : token.close(text, start, content);
		if (close !== undefined) return { token, start, content, close };
	}
	return undefined;
}

/** Makes the reader of a language that a lexicon tells. */
export function lexical(lexicon: Lexicon): MakeReader {
	return (text, from, state) => new LexicalReader(text, lexicon, from, text.length, state);
}
