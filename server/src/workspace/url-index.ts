/** Which URL stands where, in all files of a workspace. No document's text is kept. */

import { parseLogical } from '../placeholders/placeholders';
import { hostName, normalForm } from '../url/normalise';

/** A URL in a document, with all that a place in the protocol needs. Lines and characters count from 0, as the client counts. */
export interface FoundUrl {
	readonly offset: number;
	readonly end: number;
	readonly line: number;
	readonly character: number;
	readonly endLine: number;
	readonly endCharacter: number;
	/** The logical text. */
	readonly url: string;
	/** The name of what encloses it. */
	readonly context: string;
}

/**
 * A change of a document's URLs: those from index `from` to `to` are now `urls`. What stands behind them moved by so many characters and
 * lines; what stood in the line that a change ends in belongs to `urls`.
 */
export interface UrlChange {
	readonly from: number;
	/** May lie behind the last one. */
	readonly to: number;
	readonly urls: readonly FoundUrl[];
	readonly moved?: { readonly characters: number; readonly lines: number };
}

/** A URL that stands somewhere in the workspace, once for all places. */
export class IndexedUrl {
	/** In how many places it stands. */
	count = 0;
	#normal: string | undefined;
	#host: string | undefined;

	constructor(readonly text: string) {}

	/** What all its spellings have in common. */
	get normal(): string {
		if (this.#normal === undefined) {
			const normal = normalForm(parseLogical(this.text, 'modern'));
			this.#normal = normal === this.text ? this.text : normal;
		}
		return this.#normal;
	}

	/** In lower case; empty where it has none. */
	get host(): string {
		this.#host ??= hostName(parseLogical(this.text, 'modern'));
		return this.#host;
	}
}

/** Numbers per place: offset, end, line, character, the end's character, the URL, the context and how many lines it goes on. */
const ROW = 7;
/** The context's share of the last number. */
const CONTEXTS = 256;

const NONE = new Uint32Array(0);

/** Knows each URL once, and of each place seven numbers. */
export class UrlIndex {
	readonly #documents = new Map<string, Uint32Array>();
	readonly #numbers = new Map<string, number>();
	readonly #urls: (IndexedUrl | undefined)[] = [];
	readonly #free: number[] = [];
	readonly #contexts: string[] = [];
	#places = 0;
	/** Absent while nobody wants to know. */
	#touched: Set<string> | undefined;

	/** In how many places URLs stand. */
	get places(): number {
		return this.#places;
	}

	/** How many URLs a document has. */
	countOf(document: string): number {
		return (this.#documents.get(document)?.length ?? 0) / ROW;
	}

	/** Takes changes of a document's URLs, one after the other. A document that it does not know has none yet. */
	update(document: string, changes: readonly UrlChange[]): void {
		let rows = this.#documents.get(document) ?? NONE;
		for (const change of changes) rows = this.#changed(rows, change);
		if (rows.length === 0) this.#documents.delete(document);
		else this.#documents.set(document, rows);
	}

	/** Forgets a document. */
	remove(document: string): void {
		this.update(document, [{ from: 0, to: Number.POSITIVE_INFINITY, urls: [] }]);
	}

	/** Each URL once. */
	*urls(): Iterable<IndexedUrl> {
		for (const url of this.#urls) if (url !== undefined) yield url;
	}

	/** The URLs that came, went or moved since it was last asked: at first all. */
	takeTouched(): ReadonlySet<string> {
		const touched = this.#touched ?? new Set(this.#numbers.keys());
		this.#touched = new Set();
		return touched;
	}

	/** A URL that stands somewhere. */
	find(text: string): IndexedUrl | undefined {
		return this.#urls[this.#numbers.get(text) ?? -1];
	}

	/** The URLs of a document, in the order in which they stand. */
	*in(document: string): Iterable<FoundUrl> {
		const rows = this.#documents.get(document) ?? NONE;
		for (let at = 0; at < rows.length; at += ROW) yield this.#placeAt(rows, at);
	}

	/** Where the URLs stand that are wanted, document by document. */
	*placesOf(isWanted: (url: IndexedUrl) => boolean): Iterable<{ readonly document: string; readonly found: FoundUrl }> {
		const wanted = new Set<number>();
		for (const [number, url] of this.#urls.entries()) if (url !== undefined && isWanted(url)) wanted.add(number);
		if (wanted.size === 0) return;
		for (const [document, rows] of this.#documents)
			for (let at = 0; at < rows.length; at += ROW)
				if (wanted.has(rows[at + 5] as number)) yield { document, found: this.#placeAt(rows, at) };
	}

	#changed(rows: Uint32Array, { from, to, urls, moved }: UrlChange): Uint32Array {
		const start = Math.min(from * ROW, rows.length);
		const end = Math.max(start, Math.min(to * ROW, rows.length));
		const added = urls.flatMap((url) => this.#rowOf(url));
		for (let at = start; at < end; at += ROW) this.#release(rows[at + 5] as number);
		const result = new Uint32Array(start + added.length + rows.length - end);
		result.set(rows.subarray(0, start));
		result.set(added, start);
		result.set(rows.subarray(end), start + added.length);
		if (moved !== undefined)
			for (let at = start + added.length; at < result.length; at += ROW) {
				result[at] = (result[at] as number) + moved.characters;
				result[at + 1] = (result[at + 1] as number) + moved.characters;
				result[at + 2] = (result[at + 2] as number) + moved.lines;
			}
		return result;
	}

	#rowOf({ offset, end, line, character, endLine, endCharacter, url, context }: FoundUrl): number[] {
		const where = this.#contextOf(context) + CONTEXTS * (endLine - line);
		return [offset, end, line, character, endCharacter, this.#numberOf(url), where];
	}

	#placeAt(rows: Uint32Array, at: number): FoundUrl {
		const [offset, end, line, character, endCharacter, url, where] = rows.subarray(at, at + ROW) as unknown as number[];
		return {
			...{ offset, end, line, character, endCharacter },
			endLine: (line as number) + Math.floor((where as number) / CONTEXTS),
			url: this.#urls[url as number]?.text,
			context: this.#contexts[(where as number) % CONTEXTS],
		} as FoundUrl;
	}

	/** The number of a URL, which stands in one place more. */
	#numberOf(text: string): number {
		let number = this.#numbers.get(text);
		if (number === undefined) {
			// A part of a text would keep the whole text in memory.
			const own = ` ${text}`.slice(1);
			number = this.#free.pop() ?? this.#urls.length;
			this.#urls[number] = new IndexedUrl(own);
			this.#numbers.set(own, number);
		}
		const url = this.#urls[number] as IndexedUrl;
		url.count++;
		this.#touched?.add(url.text);
		this.#places++;
		return number;
	}

	#release(number: number): void {
		const url = this.#urls[number] as IndexedUrl;
		this.#touched?.add(url.text);
		this.#places--;
		if (--url.count > 0) return;
		this.#urls[number] = undefined;
		this.#numbers.delete(url.text);
		this.#free.push(number);
	}

	#contextOf(name: string): number {
		const known = this.#contexts.indexOf(name);
		return known >= 0 ? known : this.#contexts.push(name) - 1;
	}
}
