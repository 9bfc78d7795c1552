// Which mutations are tried: as many of each kind, and the same ones for the same seed as long as their lines stay as they are.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { mutationsOf } from './mutations.mjs';

/**
 * @typedef {import('./mutations.mjs').Mutation & {
 *   file: string,
 *   line: number,
 *   source: string,
 *   change: string,
 *   key: string,
 * }} Mutant `source` is its line, `change` what becomes of it in words; the key tells two of the same apart, too
 *
 * @typedef {{ file: string, source: string, change: string, reason: string }} Equivalent a mutant that does what the code does
 */

const ROOTS = ['server/src', 'client/src'];

/**
 * Every mutant of the sources, in the order of the draw.
 * @param {string} root
 * @param {string} seed
 * @param {readonly Equivalent[]} equivalents are left out
 * @returns {Mutant[]}
 */
export function draw(root, seed, equivalents) {
	const known = new Set(equivalents.map(nameOf));
	/** @type {Map<string, Mutant[]>} */
	const byKind = new Map();
	for (const mutant of mutantsIn(root).filter((each) => !known.has(nameOf(each)))) {
		const others = byKind.get(mutant.kind);
		if (others === undefined) byKind.set(mutant.kind, [mutant]);
		else others.push(mutant);
	}
	const kinds = [...byKind]
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([, mutants]) => shuffled(mutants, seed));
	const drawn = [];
	for (let index = 0; kinds.some((mutants) => index < mutants.length); index++)
		drawn.push(...kinds.flatMap((mutants) => mutants[index] ?? []));
	return drawn;
}

/** @param {Mutant[]} mutants @param {string} seed */
function shuffled(mutants, seed) {
	const placed = mutants.map((mutant) => ({ mutant, place: placeOf(mutant, seed) }));
	return placed.sort((one, other) => (one.place < other.place ? -1 : 1)).map(({ mutant }) => mutant);
}

/** @param {Mutant} mutant @param {string} seed */
function placeOf({ key }, seed) {
	return createHash('sha256').update(`${seed} ${key}`).digest('hex');
}

/** What an equivalent is known by, wherever in its file the line stands. @param {Omit<Equivalent, 'reason'>} mutant */
function nameOf({ file, source, change }) {
	return JSON.stringify([file, source, change]);
}

/** @param {string} root @returns {Mutant[]} */
function mutantsIn(root) {
	const api = new API({ cwd: root });
	try {
		const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
		return ROOTS.flatMap((folder) =>
			readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
				.filter((name) => name.endsWith('.ts'))
				.sort()
				.flatMap((name) => {
					const file = `${folder}/${name.replaceAll('\\', '/')}`;
					const source = project?.program.getSourceFile(join(root, file));
					if (source === undefined) throw new Error(`${file} is not in tsconfig.json.`);
					const text = readFileSync(join(root, file), 'utf8');
					return numbered(
						mutationsOf(source, /^server\/src\/(?:data|tongues)\//.test(file)).map((each) => told(each, file, text)),
					);
				}),
		);
	} finally {
		api.close();
	}
}

/**
 * @param {import('./mutations.mjs').Mutation} mutation
 * @param {string} file
 * @param {string} text
 * @returns {Omit<Mutant, 'key'>}
 */
function told(mutation, file, text) {
	const { offset, end } = mutation;
	const start = text.lastIndexOf('\n', offset - 1) + 1;
	const newline = text.indexOf('\n', offset);
	const source = text.slice(start, newline < 0 ? text.length : newline).trim();
	const was = oneLine(text.slice(offset, end));
	const change =
		mutation.text === '' || mutation.text === ';' ? `without ${was}` : `${was} → ${oneLine(mutation.text)}`;
	return { ...mutation, file, line: text.slice(0, offset).split('\n').length, source, change };
}

/** @param {Omit<Mutant, 'key'>[]} mutants of one file @returns {Mutant[]} */
function numbered(mutants) {
	/** @type {Map<string, number>} */
	const seen = new Map();
	return mutants.map((mutant) => {
		const name = nameOf(mutant);
		const count = (seen.get(name) ?? 0) + 1;
		seen.set(name, count);
		return { ...mutant, key: count === 1 ? name : `${name} ${count}` };
	});
}

/** @param {string} code */
function oneLine(code) {
	return code.replace(/\s+/g, ' ');
}
