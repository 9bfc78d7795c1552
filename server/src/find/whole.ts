/** What a document says as a whole, put together from its parts: an edit makes those new that it touches. */

import { segmentsIn } from '../ends/possessive';
import { LONGEST_LOOK, languageWritten } from '../languages/language-written';
import { labelsIn } from '../languages/prose/link-text';
import type { NameKind, Whole } from '../languages/whole';
import type { Text } from './chunked-text';
import { halfHostsIn, hostsIn } from './scheme-start';

/** Names in a text. None goes over the end of a line, so those of a document are those of its parts. */
const namesIn = {
	label: labelsIn,
	segment: segmentsIn,
	host: hostsIn,
	'half-host': halfHostsIn,
	directive: (text: string) => (holdsDirective(text) ? [DIRECTIVE] : []),
} as const satisfies Readonly<Record<NameKind | 'half-host', (text: string) => Iterable<string>>>;

/** What every comment that is for us holds. */
export const DIRECTIVE = 'url-lint-';

/** Its end, which is found at the speed of memory: V8 compares so short a text only where the first character stands. */
const DIRECTIVE_END = '-lint-';

function holdsDirective(text: string): boolean {
	const before = DIRECTIVE.length - DIRECTIVE_END.length;
	for (let at = text.indexOf(DIRECTIVE_END); at >= 0; at = text.indexOf(DIRECTIVE_END, at + 1))
		if (text.startsWith(DIRECTIVE, at - before)) return true;
	return false;
}

type Kind = keyof typeof namesIn;

/** A part of a document, from one line's start to another's. Its names are looked for once. */
export class Part {
	readonly #names = new Map<Kind, ReadonlySet<string>>();

	constructor(readonly length: number) {}

	/** What was found of it; `undefined` where nobody looked yet. */
	known(kind: Kind): ReadonlySet<string> | undefined {
		return this.#names.get(kind);
	}

	/** @param text what stands in it */
	find(kind: Kind, text: string): ReadonlySet<string> {
		const names = new Set(namesIn[kind](text));
		this.#names.set(kind, names);
		return names;
	}
}

/** A document in parts. */
export class WholeText implements Whole {
	readonly written: string;
	/** Where each part starts. */
	readonly starts: readonly number[];
	readonly #known = new Map<string, boolean>();
	/** What was asked for in any version of the document. */
	readonly #kinds = new Set<NameKind>();
	#isHabit: boolean | undefined;

	constructor(
		readonly text: Text,
		languageId: string,
		readonly parts: readonly Part[] = [new Part(text.length)],
	) {
		this.written = languageWritten(text.slice(0, LONGEST_LOOK), languageId);
		let start = 0;
		this.starts = parts.map(({ length }) => {
			start += length;
			return start - length;
		});
	}

	has(kind: NameKind, name: string): boolean {
		const key = keyOf(kind, name);
		let known = this.#known.get(key);
		if (known === undefined) {
			this.#kinds.add(kind);
			known = (kind !== 'host' || !this.#leavesOut()) && this.#holds(kind, name);
			this.#known.set(key, known);
		}
		return known;
	}

	/** Where the last part ends that holds the name; 0 where none does. */
	endOfLast(kind: NameKind, name: string): number {
		if (!this.has(kind, name)) return 0;
		let index = this.parts.length - 1;
		while (!this.#namesAt(index, kind).has(name)) index--;
		return this.endOf(index);
	}

	/** Where the part ends. */
	endOf(index: number): number {
		return this.starts[index + 1] ?? this.text.length;
	}

	textOf(index: number): string {
		return this.text.slice(this.starts[index] as number, this.endOf(index));
	}

	/** Looks for the names of a kind in a part that was read just now: from the processor's cache that takes a third of the time. */
	lookFor(kind: NameKind, index: number): void {
		this.#namesAt(index, kind);
	}

	/**
	 * What it answers otherwise than the version before did; `undefined` where that may be anything.
	 * @param first how many parts they have in common at the start
	 * @param last how many at the end
	 */
	changesSince(before: WholeText, first: number, last: number): ReadonlySet<string> | undefined {
		for (const kind of before.#kinds) this.#kinds.add(kind);
		if (this.#kinds.has('host') && this.#leavesOut() !== before.#leavesOut()) return undefined;
		const changes = new Set<string>();
		for (const kind of this.#kinds) {
			const gone = before.#namesFrom(kind, first, before.parts.length - last);
			const fresh = this.#namesFrom(kind, first, this.parts.length - last);
			for (const name of [...gone, ...fresh])
				if (gone.has(name) !== fresh.has(name) && before.has(kind, name) !== this.has(kind, name))
					changes.add(keyOf(kind, name));
		}
		return changes;
	}

	/** The names of a kind in one part. */
	#namesAt(index: number, kind: Kind): ReadonlySet<string> {
		const part = this.parts[index] as Part;
		return part.known(kind) ?? part.find(kind, this.textOf(index));
	}

	#namesFrom(kind: NameKind, from: number, to: number): ReadonlySet<string> {
		const names = new Set<string>();
		for (let index = from; index < to; index++) for (const name of this.#namesAt(index, kind)) names.add(name);
		return names;
	}

	#holds(kind: Kind, name: string): boolean {
		for (let index = 0; index < this.parts.length; index++) if (this.#namesAt(index, kind).has(name)) return true;
		return false;
	}

	/** Whether it leaves the first letter of schemes out as a habit: in a host that it never writes otherwise. */
	#leavesOut(): boolean {
		this.#isHabit ??= this.parts.some((_, index) => {
			const hosts = this.#namesAt(index, 'half-host');
			return hosts.size > 0 && Array.from(hosts).some((host) => !this.#holds('host', host));
		});
		return this.#isHabit;
	}
}

function keyOf(kind: NameKind, name: string): string {
	return `${kind} ${name}`;
}

/** What was asked of a document, and its answers. */
export class Answers {
	readonly #known = new Map<string, { readonly kind: NameKind; readonly name: string; readonly answer: boolean }>();

	add(kind: NameKind, name: string, answer: boolean): void {
		this.#known.set(keyOf(kind, name), { kind, name, answer });
	}

	/**
	 * Whether another version of the document gives the same.
	 * @param changes what `changesSince` said of it
	 */
	holdFor(version: Whole, changes: ReadonlySet<string> | undefined): boolean {
		if (changes?.size === 0) return true;
		for (const [key, { kind, name, answer }] of this.#known)
			if ((changes === undefined || changes.has(key)) && version.has(kind, name) !== answer) return false;
		return true;
	}
}

/** A document that remembers what was asked of it. */
export class Asked implements Whole {
	readonly answers = new Answers();

	constructor(private readonly whole: Whole) {}

	get written(): string {
		return this.whole.written;
	}

	has(kind: NameKind, name: string): boolean {
		const answer = this.whole.has(kind, name);
		this.answers.add(kind, name, answer);
		return answer;
	}
}
