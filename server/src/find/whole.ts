/** What a document says as a whole, put together from its parts: an edit makes those new that it touches. */

import { segmentsIn } from '../ends/possessive';
import { LONGEST_LOOK, languageWritten } from '../languages/language-written';
import { labelsIn } from '../languages/prose/markdown';
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

/** A part of a document, from one line's start to another's. Its names are looked for once. */
export class Part {
	readonly #names = new Map<keyof typeof namesIn, ReadonlySet<string>>();

	constructor(readonly length: number) {}

	/** @param textOf makes its text */
	names(kind: keyof typeof namesIn, textOf: () => string): ReadonlySet<string> {
		let names = this.#names.get(kind);
		if (names === undefined) {
			names = new Set(namesIn[kind](textOf()));
			this.#names.set(kind, names);
		}
		return names;
	}
}

/** A document in parts. */
export class WholeText implements Whole {
	readonly written: string;
	/** Where each part starts. */
	readonly starts: readonly number[];
	readonly #known = new Map<string, boolean>();
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
		const key = `${kind} ${name}`;
		let known = this.#known.get(key);
		if (known === undefined) {
			known = (kind !== 'host' || !this.#leavesOut()) && this.#holds(kind, name);
			this.#known.set(key, known);
		}
		return known;
	}

	/** Where the part ends. */
	endOf(index: number): number {
		return this.starts[index + 1] ?? this.text.length;
	}

	textOf(index: number): string {
		return this.text.slice(this.starts[index] as number, this.endOf(index));
	}

	/** The names of a kind in one part. */
	namesAt(index: number, kind: keyof typeof namesIn): ReadonlySet<string> {
		return (this.parts[index] as Part).names(kind, () => this.textOf(index));
	}

	#holds(kind: keyof typeof namesIn, name: string): boolean {
		return this.parts.some((_, index) => this.namesAt(index, kind).has(name));
	}

	/** Whether it leaves the first letter of schemes out as a habit: in a host that it never writes otherwise. */
	#leavesOut(): boolean {
		this.#isHabit ??= this.parts.some((_, index) =>
			Array.from(this.namesAt(index, 'half-host')).some((host) => !this.#holds('host', host)),
		);
		return this.#isHabit;
	}
}

/** Remembers what was asked of a document, to see whether another one would have answered alike. */
export class Asked implements Whole {
	readonly #answers = new Map<string, { readonly kind: NameKind; readonly name: string; readonly answer: boolean }>();

	constructor(private readonly whole: Whole) {}

	get written(): string {
		return this.whole.written;
	}

	has(kind: NameKind, name: string): boolean {
		const answer = this.whole.has(kind, name);
		this.#answers.set(`${kind} ${name}`, { kind, name, answer });
		return answer;
	}

	/** Whether the other document gives the same answers. */
	holdsFor(other: Whole): boolean {
		for (const { kind, name, answer } of this.#answers.values()) if (other.has(kind, name) !== answer) return false;
		return true;
	}
}
