/** Everything that a user can read, for a document or a URL in the wrong place: all but the edits of a fix. */

import { Readable, Writable } from 'node:stream';
import { MarkupContent, MarkupKind } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type Analysis, analyse, type Document } from '../../server/src/analysis/analyse';
import { Log } from '../../server/src/cli/environment';
import { Output } from '../../server/src/cli/output';
import { run } from '../../server/src/cli/run';
import { configFindings } from '../../server/src/config/check';
import { parseConfig } from '../../server/src/config/config';
import { english } from '../../server/src/data/words';
import { codeActionsOf } from '../../server/src/features/actions/code-actions';
import { derivationAt } from '../../server/src/features/derivation';
import { hoverOf } from '../../server/src/features/hover/hover';
import { inlayHintsIn } from '../../server/src/features/inlay-hints';
import { inspectionAt } from '../../server/src/features/inspector/inspection';
import { fixAllKind } from '../../server/src/features/names';
import { refactorActions } from '../../server/src/features/rewriting/refactor-actions';
import type { InspectedPart } from '../../server/src/protocol/inspector';
import { codes } from '../../server/src/rules/index';
import { editorDefaults, pathText, problemPhrase, readSettings, type Settings } from '../../server/src/settings';

/** Texts by the surface that shows them. */
export type Shown = readonly (readonly [surface: string, text: string])[];

/** What the engine, the editor and the command show of a document. */
export async function shownOf(document: Document, settings: Settings): Promise<Shown> {
	const analysis = analyse(document, settings);
	return [
		...findingsOf(analysis),
		...(await hoversOf(document, analysis, settings)),
		...derivationsOf(document, analysis, settings),
		...(await inspectionsOf(document, analysis, settings)),
		...inlaysOf(document, analysis, settings),
		...actionsOf(document, analysis, settings),
	];
}

function findingsOf({ findings }: Analysis): Shown {
	return findings.flatMap((finding) => [
		[`message of ${finding.code}`, finding.message],
		[`url of ${finding.code}`, finding.url],
		...finding.fixes().map(({ title }) => [`title of ${finding.code}`, title] as const),
	]);
}

async function hoversOf({ text, languageId }: Document, analysis: Analysis, settings: Settings): Promise<Shown> {
	const document = TextDocument.create('file:///a', languageId, 1, text);
	const hovers: [string, string][] = [];
	for (const { offset } of analysis.occurrences) {
		const hover = await hoverOf(document, analysis, offset, settings, MarkupKind.Markdown, CLIENT);
		const contents = hover?.contents;
		if (MarkupContent.is(contents)) hovers.push(['hover', contents.value.replace(/\\([!-/:-@[-`{-~])/g, '$1')]);
	}
	return hovers;
}

function derivationsOf({ text, languageId }: Document, analysis: Analysis, settings: Settings): Shown {
	const document = TextDocument.create('file:///a', languageId, 1, text);
	return [...analysis.occurrences].flatMap(({ offset }) => {
		const lines = derivationAt(document, analysis, offset, settings)?.lines ?? [];
		return lines.map((line) => ['derivation', line.text] as const);
	});
}

async function inspectionsOf({ text, languageId }: Document, analysis: Analysis, settings: Settings): Promise<Shown> {
	const document = TextDocument.create('file:///a', languageId, 1, text);
	const shown: [string, string][] = [];
	const add = (parts: readonly InspectedPart[]) => {
		for (const { name, text: written = '', decoded = '', notes, parts: below } of parts) {
			for (const each of [name, written, decoded, ...notes]) shown.push(['inspector', each]);
			add(below);
		}
	};
	for (const { offset } of analysis.occurrences)
		add((await inspectionAt(document, analysis, offset, settings))?.parts ?? []);
	return shown;
}

/** As one: each character may be a run of its own. */
function inlaysOf({ text, languageId }: Document, analysis: Analysis, settings: Settings): Shown {
	const document = TextDocument.create('file:///a', languageId, 1, text);
	const range = { start: document.positionAt(0), end: document.positionAt(text.length) };
	return [
		[
			'inlay hints',
			inlayHintsIn(document, analysis, range, settings)
				.map(({ label }) => label)
				.join(''),
		],
	];
}

const CLIENT = { configure: true, config: true, fixWorkspace: true, hoverCommands: true };

function actionsOf({ text, languageId }: Document, analysis: Analysis, settings: Settings): Shown {
	const document = TextDocument.create('file:///a', languageId, 1, text);
	const shown: [string, string][] = [];
	for (const { offset, end } of analysis.occurrences) {
		const range = { start: document.positionAt(offset), end: document.positionAt(end) };
		const params = {
			textDocument: document,
			range,
			context: { diagnostics: [], only: ['quickfix', 'refactor.rewrite', fixAllKind] },
		};
		const actions = [
			...codeActionsOf(document, analysis, params, { ...editorDefaults, ...settings }, CLIENT),
			...refactorActions(document, analysis, params, settings),
		];
		for (const { edit: _, ...rest } of actions) shown.push(['code action', JSON.stringify(rest)]);
	}
	return shown;
}

/** What the command shows of a document on standard input. */
export async function printedOf({ text, languageId }: Document): Promise<Shown> {
	const options = ['check', '-', '--no-config', '--language', languageId];
	const asText = await printed(options, text);
	const asJson = await printed([...options, '--format', 'json'], text);
	const onTerminal = await printed(options, text, true);
	const asSarif = await printed([...options, '--format', 'sarif'], text);
	const findings = (JSON.parse(asJson.output) as { fixes: { edits?: unknown }[] }[]).map((finding) => ({
		...finding,
		fixes: finding.fixes.map(({ edits: _, ...fix }) => fix),
	}));
	return [
		['text', asText.output + asText.errors],
		['json', JSON.stringify(findings) + asJson.errors],
		['a terminal', onTerminal.output + onTerminal.errors],
		['sarif', JSON.stringify(JSON.parse(asSarif.output), (key, value) => (key === 'insertedContent' ? '' : value))],
	];
}

/** What is said where a URL stands in a place that is none for it. */
export async function misplaced(url: string, settings: Settings): Promise<Shown> {
	const asConfig = JSON.stringify({
		...{ [url]: 1, standard: url, ignoreUrls: url, knownSchemes: [{ [url]: url }], rules: { [url]: 'off' } },
		overrides: [{ files: ['a'], [url]: url, rules: { 'default-port': url } }, { [url]: { password: url } }],
	});
	const { problems } = readSettings(JSON.parse(asConfig), codes);
	const settingsLines = problems.map((problem) => `${pathText(problem.path)}: ${english.of(problemPhrase(problem))}`);
	const comment = `// url-lint-disable-next-line ${url} -- ${url}\n// url-lint-disable ${url}\nhttp://a.example/|`;
	const commands = [
		['check', url],
		['check', '--format', url],
		['check', `--${url}`],
		['check', `--fix=${url}`],
		['urls', '--language', 'plaintext', `./${url}`],
		[url],
	];
	const lines: [string, string][] = [['parse --tree', (await printed(['parse', '--tree', '--', url], '')).output]];
	for (const argv of commands) lines.push([`standard error of ${argv[0]}`, (await printed(argv, '')).errors]);
	return [
		...configFindings(parseConfig(asConfig).problems, settings).map(
			({ message }) => ['configuration', message] as const,
		),
		...settingsLines.map((line) => ['settings', line] as const),
		...findingsOf(analyse({ text: comment, languageId: 'javascript' }, settings)).filter(
			([what]) => !what.startsWith('url'),
		),
		...lines,
	];
}

async function printed(
	argv: readonly string[],
	input: string,
	isTerminal = false,
): Promise<{ output: string; errors: string }> {
	const output = new Collector();
	const errors = new Collector();
	await run([...argv], {
		input: Readable.from([Buffer.from(input)]),
		inputIsTerminal: false,
		output: new Output(output),
		outputIsTerminal: isTerminal,
		errors: new Output(errors),
		colour: false,
		rulePages: '',
		log: new Log((line) => errors.write(line)),
	});
	return { output: output.text, errors: errors.text };
}

class Collector extends Writable {
	text = '';

	override _write(chunk: Buffer, _: string, done: () => void): void {
		this.text += chunk.toString();
		done();
	}
}
