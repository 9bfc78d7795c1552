/** What is done with a document, beside finding its URLs: all that somebody waits for. Bundled by itself, to be counted. */

import { MarkupKind } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyse } from '../../server/src/analysis/analyse';
import { fixAll } from '../../server/src/analysis/fix-all';
import { check } from '../../server/src/config/check';
import { parseConfig } from '../../server/src/config/config';
import { editsFor } from '../../server/src/config/edit';
import { effective } from '../../server/src/config/effective';
import { codeActionsOf } from '../../server/src/features/actions/code-actions';
import { coloursIn } from '../../server/src/features/colours';
import { completionsAt } from '../../server/src/features/completion';
import { derivationAt } from '../../server/src/features/derivation';
import { diagnosticsOf } from '../../server/src/features/diagnostics';
import { hoverOf } from '../../server/src/features/hover/hover';
import { inlayHintsIn } from '../../server/src/features/inlay-hints';
import { inspectionAt, partChanged } from '../../server/src/features/inspector/inspection';
import { linksOf } from '../../server/src/features/links';
import { decodedLink, parameterLines } from '../../server/src/features/rewriting/copy';
import { refactorActions } from '../../server/src/features/rewriting/refactor-actions';
import { selectionRangeAt } from '../../server/src/features/selection-ranges';
import { fileMatcher } from '../../server/src/globs/files';
import { GitIgnore } from '../../server/src/globs/gitignore';
import { rules } from '../../server/src/rules/index';
import { defaults, editorDefaults, type Settings } from '../../server/src/settings';
import { urlMatcher } from '../../server/src/url/url-glob';

/** Every rule speaks, whatever its default, and the letter of RFC 1738 counts. */
const strictest: Settings = {
	...defaults,
	standard: 'rfc1738',
	rules: Object.fromEntries(rules.map(({ code }) => [code, 'warning'])),
};

const PATHS = ['aab/'.repeat(40), 'http://a.example/'.repeat(10)];

/** By name; each takes a text and its language. */
export const surfaces = {
	findings: (text: string, languageId: string) => read(text, languageId, defaults),
	'findings of every rule': (text: string, languageId: string) => read(text, languageId, strictest),
	'fix all': (text: string, languageId: string) => fixAll({ text, languageId }, defaults),
	'hover, links, derivation, inspector, reading aids and code actions': atUrls,
	configuration: (text: string) => configured(text, '/w/a/b.html'),
	'a glob of files': (text: string) => PATHS.some(fileMatcher([text])),
	'a glob of URLs': (text: string) => PATHS.some(urlMatcher([text])),
	'a pattern of .gitignore': (text: string) => GitIgnore.none.with(text, () => {}).ignores(PATHS[0] as string, true),
	'a path': (text: string) => inPath(text),
} satisfies Record<string, (text: string, languageId: string) => unknown>;

/** Findings with what is shown of them. */
function read(text: string, languageId: string, settings: Settings): void {
	for (const finding of analyse({ text, languageId }, settings).findings) {
		finding.message;
		finding.url;
		finding.fixes();
	}
}

/** What an editor does of itself with a document, its quick fixes with the cursor in the URL in the middle, and fix-all. */
export function corrected(text: string, languageId: string): void {
	const document = TextDocument.create('file:///a', languageId, 0, text);
	const { maxProblems } = editorDefaults;
	const analysis = analyse({ text, languageId }, editorDefaults);
	diagnosticsOf(document, analysis.first(maxProblems), maxProblems, editorDefaults);
	const { occurrences } = analysis;
	const at = document.positionAt(occurrences.offsetAt(occurrences.length >> 1));
	const params = { textDocument: document, range: { start: at, end: at }, context: { diagnostics: [] } };
	codeActionsOf(document, analysis, params, editorDefaults, { configure: true, fixWorkspace: true });
	fixAll({ text, languageId }, editorDefaults, undefined, analysis);
}

/** What an editor asks for with the cursor in the first, the middle and the last URL. */
async function atUrls(text: string, languageId: string): Promise<void> {
	const settings = { ...editorDefaults, colours: 'all', dimDataUrls: true, inlayHints: true } as const;
	const document = TextDocument.create('file:///a', languageId, 0, text);
	const analysis = analyse({ text, languageId }, settings);
	diagnosticsOf(document, analysis.first(settings.maxProblems), settings.maxProblems, settings);
	linksOf(document, analysis);
	const all = { start: document.positionAt(0), end: document.positionAt(text.length) };
	coloursIn(document, analysis, [all, all], settings);
	inlayHintsIn(document, analysis, all, settings);
	const { occurrences, findings } = analysis;
	const offsets = [0, occurrences.length >> 1].filter((index) => index < occurrences.length);
	for (const offset of new Set(offsets.map((index) => occurrences.offsetAt(index)))) {
		selectionRangeAt(document, analysis, offset);
		completionsAt(document, offset + 1);
		await hoverOf(document, analysis, offset, settings, MarkupKind.Markdown, { hoverCommands: true });
		derivationAt(document, analysis, offset, settings);
		await inspectionAt(document, analysis, offset, settings);
		partChanged(document, analysis, offset, settings, { kind: 'set', part: 'fragment', value: 'a' });
		partChanged(document, analysis, offset, settings, { kind: 'add', name: 'a', value: 'b' });
		const at = document.positionAt(offset);
		const params = { textDocument: document, range: { start: at, end: at }, context: { diagnostics: [] } };
		refactorActions(document, analysis, params, settings);
	}
	const finding = findings[findings.length >> 1];
	if (finding !== undefined) {
		const range = { start: document.positionAt(finding.offset), end: document.positionAt(finding.end) };
		codeActionsOf(document, analysis, { textDocument: document, range, context: { diagnostics: [] } }, settings, {
			configure: true,
			fixWorkspace: true,
		});
	}
	if (occurrences.length > 0) {
		decodedLink(occurrences.at(0).url, settings);
		parameterLines(occurrences.at(0).url, settings);
	}
}

/** A path that is long. */
function inPath(path: string): void {
	fileMatcher(['**/a/**/*b*', '*.{a,b*}', '{*a,*b}/**/c'])(path);
	GitIgnore.none
		.with('**/a/**/a/**/b\n*a*a*b\n[!a]*\n', () => {})
		.enter(path)
		.ignores(path, false);
}

/** A configuration file: read, checked, used for a file and changed. */
function configured(text: string, path: string): void {
	const config = parseConfig(text);
	check({ name: '.url-lint.json', text, languageId: 'jsonc' }, defaults);
	const { settings } = effective(defaults, '/w', { path: '/w/.url-lint.json', config }, { path, languageId: 'html' });
	editsFor(text, { name: 'rules', value: 'default-port' }, settings, ({ goesFor }) => goesFor(path, 'html'));
}
