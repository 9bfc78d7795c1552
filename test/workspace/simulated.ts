/** A workspace whose files, editor and clock a test has in its hands. */

import type { MockTimers } from 'node:test';
import fc from 'fast-check';
import { FileChangeType, type FileEvent } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { check } from '../../server/src/config/check';
import { type EditorSettings, editorDefaults } from '../../server/src/settings';
import { type FileAccess, keyOf } from '../../server/src/workspace/file-access';
import { type Surroundings, Workspace } from '../../server/src/workspace/workspace';
import { reportOf } from '../../server/src/workspace/workspace-file';

const FOLDER = 'file:///w';
const NAMES = ['a.md', 'b.md', 'c.txt'] as const;
const TEXTS = [
	'http://a.example/%zz\n',
	'http://b.example/x|y\n',
	'http://c.example/ http://d.example\n',
	'http://c.example http://d.example/ http://d.example/\n',
	'http://c.example\n',
	'',
] as const;
const SETTINGS: readonly EditorSettings[] = [
	editorDefaults,
	{ ...editorDefaults, rules: { 'malformed-percent': 'off', 'inconsistent-url': 'hint' } },
];

/** What may happen. */
export type Step =
	/** A file gets a text, or is gone; the event waits until it is delivered. */
	| { readonly does: 'write'; readonly name: string; readonly text: string }
	| { readonly does: 'delete' | 'open' | 'close'; readonly name: string }
	| { readonly does: 'edit'; readonly name: string; readonly text: string }
	/** So many events arrive together. */
	| { readonly does: 'deliver'; readonly count: number }
	/** One of the answers that the workspace waits for comes. */
	| { readonly does: 'answer'; readonly which: number }
	| { readonly does: 'set'; readonly settings: number }
	| { readonly does: 'check' | 'want' | 'stop' | 'tick' };

const name = fc.constantFrom(...NAMES);
const text = fc.constantFrom(...TEXTS);

export const step: fc.Arbitrary<Step> = fc.oneof(
	{ weight: 3, arbitrary: fc.record({ does: fc.constant('write' as const), name, text }) },
	fc.record({ does: fc.constantFrom('delete' as const, 'open' as const, 'close' as const), name }),
	fc.record({ does: fc.constant('edit' as const), name, text }),
	{ weight: 3, arbitrary: fc.record({ does: fc.constant('deliver' as const), count: fc.integer({ min: 1, max: 3 }) }) },
	{ weight: 8, arbitrary: fc.record({ does: fc.constant('answer' as const), which: fc.nat(5) }) },
	fc.record({ does: fc.constant('set' as const), settings: fc.nat(SETTINGS.length - 1) }),
	{
		weight: 3,
		arbitrary: fc.record({
			does: fc.constantFrom('check' as const, 'want' as const, 'stop' as const, 'tick' as const),
		}),
	},
);

export class Simulated {
	readonly #disk = new Map<string, string>([
		['a.md', TEXTS[0]],
		['b.md', TEXTS[1]],
	]);
	readonly #events: FileEvent[] = [];
	readonly #documents = new Map<string, TextDocument>();
	readonly #answers: (() => void)[] = [];
	#settings = 0;
	#generation = 0;
	#version = 0;
	readonly #workspace: Workspace;

	constructor(private readonly timers: MockTimers) {
		this.#workspace = this.#made(() => new Promise((resolve) => this.#answers.push(resolve)));
	}

	async take(step: Step): Promise<void> {
		switch (step.does) {
			case 'write': {
				const type = this.#disk.has(step.name) ? FileChangeType.Changed : FileChangeType.Created;
				this.#disk.set(step.name, step.text);
				this.#events.push({ uri: uriOf(step.name), type });
				break;
			}
			case 'delete':
				if (this.#disk.delete(step.name)) this.#events.push({ uri: uriOf(step.name), type: FileChangeType.Deleted });
				break;
			case 'open':
				if (!this.#documents.has(step.name)) this.#show(step.name, this.#disk.get(step.name) ?? '');
				break;
			case 'edit':
				if (this.#documents.has(step.name)) this.#show(step.name, step.text);
				break;
			case 'close':
				if (this.#documents.delete(step.name)) this.#workspace.documentChanged(uriOf(step.name));
				break;
			case 'deliver': {
				const events = this.#events.splice(0, step.count);
				if (events.length > 0) this.#workspace.filesChanged(events);
				break;
			}
			case 'answer':
				this.#answers.splice(step.which % Math.max(1, this.#answers.length), 1)[0]?.();
				break;
			case 'set':
				this.#settings = step.settings;
				this.#generation++;
				this.#workspace.settingsChanged();
				break;
			case 'check':
				this.#workspace.checkAll();
				break;
			case 'want':
				this.#workspace.want();
				break;
			case 'stop':
				this.#workspace.stop();
				break;
			case 'tick':
				this.timers.tick(300);
		}
		await new Promise(setImmediate);
	}

	/** All that waits arrives, and nothing happens any more. Only whoever was stopped, or never asked, is asked. */
	async settle(): Promise<void> {
		if (this.#workspace.isStopped || !this.#workspace.wanted) this.#workspace.want();
		await this.take({ does: 'deliver', count: Number.POSITIVE_INFINITY });
		for (let still = 0; still < 20; still++) {
			await this.take({ does: 'tick' });
			while (this.#answers.length > 0) {
				still = 0;
				await this.take({ does: 'answer', which: 0 });
			}
		}
	}

	/** What the workspace knows of each file. */
	known(): object {
		return knownOf(this.#workspace);
	}

	/** What another one comes to know. */
	async anew(): Promise<object> {
		const other = this.#made(() => Promise.resolve());
		await other.whole();
		return knownOf(other);
	}

	#show(of: string, content: string): void {
		const languageId = of.endsWith('.md') ? 'markdown' : 'plaintext';
		this.#documents.set(of, TextDocument.create(uriOf(of), languageId, ++this.#version, content));
		this.#workspace.documentChanged(uriOf(of));
	}

	/** @param answered waits until an answer may come: the disk is read in between */
	#made(answered: () => Promise<void>): Workspace {
		const files: FileAccess = {
			folder: async () => {
				await answered();
				const names = [...this.#disk.keys()];
				await answered();
				return names.map((each) => [each, 'file'] as const);
			},
			file: async (uri) => {
				await answered();
				const content = this.#disk.get(uri.slice(FOLDER.length + 1));
				await answered();
				if (content === undefined) throw new Error('no such file');
				return { text: content };
			},
		};
		const settings = () => ({ settings: SETTINGS[this.#settings] ?? editorDefaults, ignored: false, problems: [] });
		const asked = async () => {
			const now = settings();
			await answered();
			return now;
		};
		const generation = () => this.#generation;
		const made = new Workspace({
			files,
			documents: {
				all: () => [...this.#documents.values()],
				fileOf: (uri: string) => uri,
				analysisOf: (document: TextDocument, now: EditorSettings) => {
					if (![...this.#documents.values()].includes(document))
						throw new Error(`${document.uri} is not open any more`);
					const { uri: name, languageId } = document;
					return check({ name, text: document.getText(), languageId }, now, made.usual);
				},
			},
			settings: {
				get generation() {
					return generation();
				},
				folders: async () => [FOLDER],
				of: async () => {
					for (;;) {
						const before = generation();
						const found = await asked();
						if (before === generation()) return found;
					}
				},
				ofFolder: async () => settings(),
				ofFile: asked,
			},
			kept: { isOn: false, read: async () => {}, changed: () => {} },
			newDocument: TextDocument.create,
			rulePages: () => undefined,
			soon: setImmediate,
			log: (error: unknown) => {
				throw error;
			},
		} as unknown as Surroundings);
		return made;
	}
}

function uriOf(of: string): string {
	return `${FOLDER}/${of}`;
}

function knownOf({ files, index, complete }: Workspace): object {
	const known = [...files]
		.map(([key, file]) => {
			const { diagnostics, findings } = reportOf(file) ?? { diagnostics: file.result?.skipped, findings: undefined };
			return [key, diagnostics, findings, [...index.in(key)]] as const;
		})
		.sort(([one], [other]) => (one < other ? -1 : 1));
	return { known, complete, keys: known.map(([key]) => keyOf(key)) };
}
