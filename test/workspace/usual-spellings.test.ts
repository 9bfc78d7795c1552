/** One address written in several ways in the files of a workspace: what is usual, and who is judged again for it. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { FileChangeType } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type EditorSettings, editorDefaults } from '../../server/src/settings';
import type { FileAccess } from '../../server/src/workspace/file-access';
import { diagnosticsIn } from '../../server/src/workspace/look';
import { type Surroundings, Workspace } from '../../server/src/workspace/workspace';
import { reportOf } from '../../server/src/workspace/workspace-file';

const FOLDER = 'file:///w';
const ON: EditorSettings = { ...editorDefaults, rules: { 'inconsistent-url': 'hint' } };
const NORMAL = 'https://a.example/';
const SHORT = 'https://a.example';

/** A workspace of files in memory, and which of them were read since that was last asked. */
function workspace(texts: Map<string, string>, settingsOf: (name: string) => EditorSettings = () => ON) {
	let read: string[] = [];
	const nameOf = (uri: string) => uri.slice(FOLDER.length + 1);
	const files: FileAccess = {
		folder: async () => [...texts.keys()].map((name) => [name, 'file'] as const),
		file: async (uri) => {
			read.push(nameOf(uri));
			return { text: texts.get(nameOf(uri)) ?? '' };
		},
	};
	const settings = (name: string) => ({ settings: settingsOf(name), ignored: false, problems: [] });
	const made = new Workspace({
		files,
		documents: { all: () => [], fileOf: (uri: string) => uri },
		settings: {
			generation: 0,
			folders: async () => [FOLDER],
			ofFolder: async () => settings(''),
			ofFile: async (uri: string) => settings(nameOf(uri)),
		},
		kept: { isOn: false, read: async () => {}, changed: () => {} },
		soon: setImmediate,
		newDocument: TextDocument.create,
		rulePages: () => undefined,
		log: (error: unknown) => assert.fail(String(error)),
	} as unknown as Surroundings);
	const change = async (name: string, text: string | undefined) => {
		const type =
			text === undefined ? FileChangeType.Deleted : texts.has(name) ? FileChangeType.Changed : FileChangeType.Created;
		if (text === undefined) texts.delete(name);
		else texts.set(name, text);
		made.filesChanged([{ uri: `${FOLDER}/${name}`, type }]);
		await made.whole();
	};
	/** What is said of each file with findings, by its name. */
	const said = () =>
		Object.fromEntries(
			[...made.files.values()]
				.map(
					(file) =>
						[
							nameOf(file.place.uri),
							diagnosticsIn(reportOf(file)?.diagnostics ?? '').map(
								({ message }) => /Write (\S+),/.exec(String(message))?.[1],
							),
						] as const,
				)
				.filter(([, messages]) => messages.length > 0),
		);
	const takeRead = () => {
		const taken = read.sort();
		read = [];
		return taken;
	};
	return { made, change, said, takeRead };
}

const files = (texts: Readonly<Record<string, string>>) => new Map(Object.entries(texts));

describe('one address in several ways', () => {
	test('the usual one is that of all files together', async () => {
		const { made, said } = workspace(
			files({ a: SHORT, b: SHORT, c: `${NORMAL} ${NORMAL}`, d: `${SHORT} ${NORMAL}`, e: 'https://b.example' }),
		);
		await made.whole();
		assert.deepEqual(said(), { a: [NORMAL], b: [NORMAL], d: [NORMAL] });
	});

	test('a URL with a user is left alone, and a file whose settings do not ask', async () => {
		const texts = files({ a: 'https://me@a.example', b: 'https://me@a.example/', c: SHORT, d: NORMAL });
		const { made, said } = workspace(texts, (name) => (name === 'c' ? editorDefaults : ON));
		await made.whole();
		assert.deepEqual(said(), {});
	});

	test('only files are judged again for which something else is usual', async () => {
		const many = Array.from({ length: 50 }, (_, index) => [`${index}`, `https://${index}.example/`] as const);
		const { made, change, said, takeRead } = workspace(new Map([...many, ['a', SHORT], ['b', SHORT]]));
		await made.whole();
		assert.equal(takeRead().length, 52);
		await change('0', 'https://other.example/');
		assert.deepEqual(takeRead(), ['0']);
		await change('c', NORMAL);
		assert.deepEqual([takeRead(), said()], [['a', 'b', 'c', 'c'], { c: [SHORT] }]);
		// One more of what is usual already changes nothing for the others.
		await change('d', `${SHORT} ${SHORT}`);
		assert.deepEqual([takeRead(), said()], [['d'], { c: [SHORT] }]);
		await change('e', `${NORMAL} `.repeat(9));
		assert.deepEqual(
			[takeRead(), said()],
			[['a', 'b', 'c', 'd', 'e', 'e'], { a: [NORMAL], b: [NORMAL], d: [NORMAL, NORMAL] }],
		);
		await change('e', undefined);
		assert.deepEqual([takeRead(), said()], [['a', 'b', 'c', 'd'], { c: [SHORT] }]);
	});

	test('nobody is read twice where no settings ask', async () => {
		const { made, takeRead } = workspace(files({ a: SHORT, b: NORMAL, c: NORMAL }), () => editorDefaults);
		await made.whole();
		assert.deepEqual(takeRead(), ['a', 'b', 'c']);
	});

	const name = fc.constantFrom('a', 'b', 'c', 'd');
	const url = fc.constantFrom(
		NORMAL,
		SHORT,
		'HTTPS://a.example',
		'https://b.example/%7Ex',
		'https://b.example/~x',
		'https://u@c.example',
	);
	const text = fc.option(
		fc.array(url, { maxLength: 4 }).map((urls) => urls.join(' ')),
		{ nil: undefined },
	);

	test('after any changes it is as in a workspace that is looked at for the first time', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(fc.tuple(name, text), { maxLength: 12 }), async (changes) => {
				const texts = new Map<string, string>();
				const { made, change, said } = workspace(texts);
				await made.whole();
				for (const [of, to] of changes) await change(of, to);
				const anew = workspace(texts);
				await anew.made.whole();
				assert.deepEqual(said(), anew.said());
			}),
			{ numRuns: 60 },
		);
	});
});
