/** A workspace that was stopped: nothing goes on by itself, and nothing is forgotten. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FileChangeType } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { editorDefaults } from '../../server/src/settings';
import type { FileAccess } from '../../server/src/workspace/file-access';
import { type Surroundings, Workspace } from '../../server/src/workspace/workspace';

const FILES = 300;
const FOLDER = 'file:///w';

/** A workspace of so many files with a URL each, which are in memory. */
function workspace() {
	const texts = new Map(Array.from({ length: FILES }, (_, index) => [`${index}.md`, `http://${index}.example/\n`]));
	let reads = 0;
	const files: FileAccess = {
		folder: async () => [...texts.keys()].map((name) => [name, 'file'] as const),
		file: async (uri) => {
			reads++;
			return { text: texts.get(uri.slice(FOLDER.length + 1)) ?? '' };
		},
	};
	const settings = { settings: editorDefaults, ignored: false, problems: [] };
	const around = {
		files,
		documents: { all: () => [], fileOf: (uri: string) => uri },
		settings: { folders: async () => [FOLDER], ofFolder: async () => settings, ofFile: async () => settings },
		kept: { isOn: false, read: async () => {}, changed: () => {} },
		newDocument: TextDocument.create,
		rulePages: () => undefined,
		soon: setImmediate,
		log: (error: unknown) => assert.fail(String(error)),
	} as unknown as Surroundings;
	const made = new Workspace(around);
	/** Waits until so many files were read. */
	const read = async (count: number) => {
		while (reads < count) await new Promise(setImmediate);
	};
	/** Waits until nothing is done any more. */
	const still = async () => {
		for (let last = -1; last !== reads; ) {
			last = reads;
			for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
		}
		return reads;
	};
	return { made, texts, read, still };
}

describe('a workspace that was stopped', () => {
	test('is not looked at for those who only show what is known', async () => {
		const { made, read, still } = workspace();
		const unlisten = made.onChange.add(() => made.follow());
		made.checkAll();
		await read(50);
		made.stop();
		const before = await still();
		assert(before < FILES, `${before} of ${FILES} were read`);
		made.follow();
		assert.deepEqual([await still(), made.complete, made.isStopped], [before, false, true]);
		unlisten();
	});

	test('is looked at for those who ask, and has what changed meanwhile', async () => {
		const { made, texts, still } = workspace();
		assert.equal(await made.whole(), true);
		texts.set('7.md', 'http://other.example/\n');
		made.filesChanged([{ uri: `${FOLDER}/7.md`, type: FileChangeType.Changed }]);
		made.stop();
		await still();
		assert.equal(made.complete, false);
		assert.equal(await made.whole(), true);
		assert.deepEqual(
			Array.from(made.index.urls(), ({ text }) => text).filter((text) => /other|\/7\./.test(text)),
			['http://other.example/'],
		);
	});
});
