/** Languages told by their tokens: comments, strings, and the code between them. */

import { identity } from '../escaping/unescape';
import { matchAt } from '../url/sticky';
import { encloseInAngles } from './angles';
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

/** Reads a program or a configuration by its lexicon. */
export class LexicalReader extends Reader {
	/** The lexicon of the mode that was reached, and the modes around it. */
	#lexicon: Lexicon;
	#openers: Openers;
	#modes: readonly string[] = [];
	/** The token or gap that was reached: where it starts, where its content does, where that ends, and where to go on. */
	#start: number;
	#content: number;
	#contentEnd: number;
	#end: number;
	#token: Token | undefined;
	#close = '';
	/** Levels that are open where the token's content starts, if it nests. */
	#nested = OUTERMOST;
	/** Whether the token's start is not known: it was entered at a line. */
	#entered = false;
	/** The next token, where it starts, and where its content does. */
	#found: Token | undefined;
	#foundAt = -1;
	#foundContent = -1;
	/** How far joined strings were followed, so that each is looked at once. */
	#joinedEnd = -1;
	#joinedFrom = -1;

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
		this.#lexicon = root;
		this.#openers = openersOf(root);
		this.#start = this.#content = this.#contentEnd = this.#end = from;
		if (state !== '') this.#resume(from, state);
	}

	enclose(start: number): Enclosure | undefined {
		while (this.#end <= start && this.#end < this.to) this.#next();
		const token = this.#token;
		if (token === undefined) return this.#encloseCode(start);
		if (token.context === undefined) return undefined;
		if (start < this.#content) return this.#encloseCode(start);
		const angles = token.mark === undefined ? undefined : encloseInAngles(this.text, start, token.mark);
		if (angles !== undefined) return angles;
		const first = start === this.#content && !this.#entered;
		if (first && token.whole === true) return allOf(token.context, this.#contentEnd);
		const closer = first ? '' : closerAfter(this.text, start);
		return within(token.context, this.#limitOf(token), closer, first);
	}

	/** The modes, the token's place in its lexicon, its levels, and what closes it. */
	override stateAt(line: number): string {
		while (this.#end <= line && this.#end < this.to) this.#next();
		const modes = this.#modes.join('/');
		const token = this.#token;
		if (token === undefined || (line <= this.#start && !this.#entered)) return modes;
		const nested = levelsAt(this.text, this.#content, line, token, this.#close, this.#nested);
		return [modes, this.#lexicon.tokens.indexOf(token), nested, this.#close].join(' ');
	}

	#resume(from: number, state: string): void {
		const [modes = '', index = '', nested = '', ...close] = state.split(' ');
		this.#enter(modes === '' ? [] : modes.split('/'));
		this.#token = index === '' ? undefined : this.#lexicon.tokens[Number(index)];
		if (this.#token === undefined) return;
		this.#close = close.join(' ');
		this.#nested = nested;
		this.#entered = true;
		this.#findEnd(this.#token, from);
	}

	#enter(modes: readonly string[]): void {
		this.#modes = modes;
		this.#lexicon = this.root.modes?.[modes[modes.length - 1] ?? ''] ?? this.root;
		this.#openers = openersOf(this.#lexicon);
	}

	#encloseCode(start: number): Enclosure {
		const { outside, ends } = this.#lexicon;
		const angles = outside.escaping === identity ? encloseInAngles(this.text, start) : undefined;
		return angles ?? within(outside, this.to, ends?.(this.text, start) ?? closerAfter(this.text, start));
	}

	/** The end of the token's content, or of the last of the strings that are joined to it. */
	#limitOf({ glue, open }: Token): number {
		if (glue === undefined) return this.#contentEnd;
		if (this.#contentEnd > this.#joinedFrom && this.#contentEnd <= this.#joinedEnd) return this.#joinedEnd;
		let end = this.#contentEnd;
		for (;;) {
			const joined = matchAt(glue, this.text, end, this.to)?.[0];
			if (joined?.endsWith(open) !== true) break;
			end = endOfContent(this.text, end + joined.length, this.to, this.#token as Token, this.#close, OUTERMOST);
		}
		this.#joinedFrom = this.#contentEnd - 1;
		this.#joinedEnd = end;
		return end;
	}

	/** Moves to the next token, or to the gap before it. */
	#next(): void {
		const from = this.#end;
		if (this.#token?.pop === true) this.#enter(this.#modes.slice(0, -1));
		if (this.#token?.push !== undefined) this.#enter([...this.#modes, this.#token.push]);
		if (this.#foundAt < from) this.#find(from);
		this.#start = from;
		this.#nested = OUTERMOST;
		this.#entered = false;
		if (this.#foundAt > from || this.#found === undefined) {
			this.#token = undefined;
			this.#content = from;
			this.#contentEnd = this.#end = this.#foundAt;
		} else {
			this.#token = this.#found;
			this.#content = this.#foundContent;
			this.#foundAt = -1;
			this.#findEnd(this.#token, this.#content);
		}
	}

	/** Finds the next token, or the end where there is none. */
	#find(from: number): void {
		const { text, to } = this;
		const { opens, tokens } = this.#openers;
		for (let at = from; at < to; at++) {
			const code = text.charCodeAt(at);
			if (code < 128 && opens[code] === 1 && this.#opens(tokens[code] as readonly Token[], at)) return;
		}
		this.#found = undefined;
		this.#foundAt = to;
	}

	#opens(tokens: readonly Token[], at: number): boolean {
		const { text } = this;
		for (const token of tokens) {
			if (!text.startsWith(token.open, at) || token.when?.(text, at) === false) continue;
			const end = endOfOpening(text, token, at);
			if (end < 0) continue;
			const close = typeof token.close === 'string' ? token.close : token.close(text, at, end);
			if (close === undefined) continue;
			this.#found = token;
			this.#foundAt = at;
			this.#foundContent = end;
			this.#close = close;
			return true;
		}
		return false;
	}

	#findEnd(token: Token, from: number): void {
		this.#contentEnd = endOfContent(this.text, from, this.to, token, this.#close, this.#nested);
		const end = endOfClosing(this.text, this.#contentEnd, this.#close);
		this.#end = Math.max(from, Math.min(this.to, end));
	}
}
