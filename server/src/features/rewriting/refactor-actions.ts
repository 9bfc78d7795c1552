import { type CodeAction, CodeActionKind, type CodeActionParams } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis, Edit } from '../../analysis/analyse';
import { message } from '../../data/messages';
import { ours, type Shown } from '../../data/shown';
import type { Phrase } from '../../data/words';
import type { RefactoringName } from '../../protocol';
import type { Settings } from '../../settings';
import type { Span } from '../../url/url';
import { isAsked } from '../actions/kinds';
import { textEdits, textOf } from '../actions/text-edits';
import { occurrencesIn, type Target, targetOf, tried } from './places';
import { refactoringsOf } from './refactorings';
import { componentOf, decodeIn, encodeIn } from './transform';

/** What somebody can do to the URL in a range, as code actions; nothing where several URLs stand in it. */
export function refactorActions(
	document: TextDocument,
	analysis: Analysis,
	{ range, context: { only } }: CodeActionParams,
	settings: Settings,
): CodeAction[] {
	const wants = (kind: string) => isAsked(kind, only) ?? true;
	if (
		!only?.some((asked) => asked.startsWith(CodeActionKind.RefactorRewrite)) &&
		!wants(CodeActionKind.RefactorRewrite)
	)
		return [];
	const span = { offset: document.offsetAt(range.start), end: document.offsetAt(range.end) };
	const [occurrence, ...others] = occurrencesIn(analysis, span);
	if (occurrence === undefined || others.length > 0) return [];
	const target = targetOf(occurrence, textOf(document), settings);
	const rewrites = refactoringsOf(target).map(({ name, edits }) =>
		actionOf(document, name, settings.words.of(titleOf(name, edits)), edits),
	);
	return [...rewrites, ...selectionActions(document, target, span, settings)].filter(({ kind }) =>
		wants(kind as string),
	);
}

function titleOf(name: RefactoringName, edits: readonly Edit[]): Phrase {
	const key = `refactor.${name}` as const;
	const brackets = ours(edits[0]?.text.startsWith('<URL:') === true ? '<URL:…>' : '<…>');
	return message(key, key === 'refactor.wrap' ? { brackets } : {});
}

/** The kind of the refactoring of this name. */
export function refactorKind(name: string): string {
	return `${CodeActionKind.RefactorRewrite}.urlLint.${name}`;
}

function actionOf(document: TextDocument, name: string, title: Shown, edits: readonly Edit[]): CodeAction {
	return { title, kind: refactorKind(name), edit: { changes: { [document.uri]: textEdits(document, edits) } } };
}

/** Encoding and decoding what is selected inside the URL, where it stays as right as it was. */
function selectionActions(document: TextDocument, target: Target, span: Span, { words }: Settings): CodeAction[] {
	const { occurrence } = target;
	if (span.offset === span.end || span.offset < occurrence.offset || span.end > occurrence.end) return [];
	const component = componentOf(occurrence, span);
	const encoded =
		component === undefined ? [] : tried(target, changes(target, [encodeIn(occurrence, span, component)]));
	const decoded = tried(target, changes(target, decodeIn(occurrence, span)), 'non-ascii');
	const actions: CodeAction[] = [];
	if (component !== undefined && encoded.length > 0) {
		const title = words.of(message('refactor.encode-selection', { component: ours(component) }));
		actions.push(actionOf(document, 'encode-selection', title, encoded));
	}
	if (decoded.length > 0)
		actions.push(actionOf(document, 'decode-selection', words.of(message('refactor.decode-selection')), decoded));
	return actions;
}

function changes({ url }: Target, edits: readonly Edit[]): Edit[] {
	return edits.filter(({ offset, end, text }) => url.text.slice(offset, end) !== text);
}
