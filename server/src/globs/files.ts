/** Globs of files, as `urlLint.ignore` has them. */

import { Automaton, anyCharacter, inName } from './automaton';

/** The longest glob that is used, in characters: nobody names a path that is longer. */
export const LONGEST_GLOB = 1000;

/**
 * How long the globs of one list are together at the most, in characters: matching them takes no more steps than three times
 * as many for each character of a path.
 */
export const LONGEST_GLOBS = 20_000;

/**
 * Tells whether a file is matched by one of the globs, or lies in a folder that is. A glob without a slash is the name of
 * a file or folder at any depth; one with a slash is a path from the folder the globs belong to. `*` and `?` stand for
 * characters of a name, `**` for any folders, `{a,b}` for either, `\` takes the meaning from the character after it.
 *
 * The globs may be a stranger's: they run as automata, in time linear in the path and in the glob.
 */
export function fileMatcher(globs: readonly string[]): (path: string) => boolean {
	const matchers = globs.map(anchored).map((glob) => ({ needle: needleOf(glob), automaton: compile(glob) }));
	return (path) => matchers.some(({ needle, automaton }) => path.includes(needle) && automaton.matches(path, true));
}

/** The longest text that every path has which the glob matches: nearly all paths lack it, and looking is quick. */
function needleOf(glob: string): string {
	const certain = /^[^\\{]*/.exec(glob)?.[0] ?? '';
	return certain.split(/[*?/]/).reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}

/** The glob that matches a file or folder of this path, from the folder the globs belong to, and no other. */
export function globOf(path: string): string {
	return `/${path.replace(/[\\*?{},]/g, '\\$&')}`;
}

/**
 * A glob that matches from another folder what `glob` matches there. `undefined` where nothing can match, and for braces
 * around a slash.
 * @param from the folder the glob belongs to, an absolute path; `''` is the root
 * @param to the folder it is to belong to
 */
export function rebased(glob: string, from: string, to: string): string | undefined {
	const down = to.startsWith(`${from}/`) ? to.slice(from.length + 1) : undefined;
	// The folder itself is matched, so all in it is.
	if (down !== undefined && fileMatcher([glob])(down)) return '/**';
	if (from === to || !hasSlash(glob)) return glob;
	if (from.startsWith(`${to}/`)) return `${globOf(from.slice(to.length + 1))}/${anchored(glob)}`;
	if (down === undefined || /\{[^}]*\//.test(glob)) return undefined;
	const names = anchored(glob).split('/');
	for (const folder of down.split('/')) {
		// From here on it matches at any depth.
		if (names[0] === '**') break;
		if (!fileMatcher([names.shift() ?? ''])(folder)) return undefined;
	}
	return `/${names.join('/')}`;
}

function anchored(glob: string): string {
	const path = glob
		.trim()
		.replace(/^\.?\/+(?=.)/, '')
		.replace(/\/+$/, '');
	return hasSlash(glob) ? path : `**/${path}`;
}

/** Whether a glob is a path; one without is a name at any depth. */
function hasSlash(glob: string): boolean {
	return glob.replace(/\/+$/, '').includes('/');
}

function compile(glob: string): Automaton {
	const automaton = new Automaton();
	new Compiler(glob, automaton).compile();
	return automaton;
}

/** Braces in braces: deeper ones are characters like any other. */
const DEEPEST = 10;

class Compiler {
	#at = 0;
	#depth = 0;
	/** Behind it no brace can be closed. */
	readonly #lastClose: number;

	constructor(
		private readonly glob: string,
		private readonly automaton: Automaton,
	) {
		this.#lastClose = glob.lastIndexOf('}');
	}

	compile(): void {
		this.#sequence(false);
		this.automaton.add();
	}

	/** Up to the end, or in braces to what ends the alternative. */
	#sequence(inBraces: boolean): void {
		while (this.#at < this.glob.length) {
			const character = String.fromCodePoint(this.glob.codePointAt(this.#at) as number);
			if (inBraces && (character === ',' || character === '}')) return;
			this.#at += character.length;
			if (character === '{' && this.#depth < DEEPEST && this.#at <= this.#lastClose) this.#alternatives();
			else if (character === '*') this.#stars();
			else if (character === '?') this.automaton.add(inName);
			else if (character === '\\' && this.#at < this.glob.length) {
				const literal = String.fromCodePoint(this.glob.codePointAt(this.#at) as number);
				this.#at += literal.length;
				this.automaton.literal(literal);
			} else this.automaton.literal(character);
		}
	}

	#alternatives(): void {
		const { automaton } = this;
		this.#depth++;
		const start = automaton.add();
		const ends: number[] = [];
		for (;;) {
			automaton.jump(start, automaton.next);
			this.#sequence(true);
			ends.push(automaton.add());
			if (this.glob.charAt(this.#at++) !== ',') break;
		}
		for (const end of ends) automaton.jump(end, automaton.next);
		this.#depth--;
	}

	/** `*` within a name; `**` and a slash: any folders, also none; else `**` is anything. */
	#stars(): void {
		const isDouble = this.glob.charAt(this.#at) === '*';
		while (this.glob.charAt(this.#at) === '*') this.#at++;
		if (isDouble && this.glob.charAt(this.#at) === '/') {
			this.#at++;
			this.automaton.folders();
		} else this.automaton.any(isDouble ? anyCharacter : inName);
	}
}
