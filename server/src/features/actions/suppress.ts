/** Comments that answer a finding: they switch it off where it stands, or its rule in the file. */

import { type Analysis, applyEdits, type Document, type Edit, type Finding } from '../../analysis/analyse';
import { message } from '../../data/messages';
import { ours, type Shown } from '../../data/shown';
import { changeBy } from '../../find/division';
import { finished } from '../../find/scanned';
import { type CommentSyntax, commentStyleOf } from '../../languages/comments';
import { ruleOf } from '../../rules/index';
import type { EditorSettings } from '../../settings';
import { mayStandAbove, mayStandBehind, topOf } from '../../suppression/comment-places';
import { type Line, lineAt } from '../../suppression/lines';
import { suppressionsIn } from '../../suppression/suppressions';

/** A comment that can be written. */
export interface SuppressionFix {
	readonly title: Shown;
	readonly edit: Edit;
}

/**
 * How many characters are read again for one request, at the most, to see what a comment does: the first is tried in any
 * document.
 */
const MOST_READ = 4_000_000;

/** Writes the comments of one document. Each is tried first: it must do what it says, and nothing else. */
export class Suppressor {
	#read = 0;
	/** What was tried, by the edit. */
	readonly #tried = new Map<string, boolean>();
	#own: ReturnType<typeof suppressionsIn> | undefined;

	/** @param settings those that `analysis` was made with */
	constructor(
		private readonly document: Document,
		private readonly analysis: Analysis,
		private readonly settings: EditorSettings,
	) {}

	/** The comments that answer a finding. None for one about our own comments and files. */
	fixesOf(finding: Finding): SuppressionFix[] {
		const { code } = finding;
		if (finding.url === '' || ruleOf(code)?.rule.own === true || this.#read > MOST_READ) return [];
		const { words } = this.settings;
		const codes = this.#codesOfUrl(finding);
		const fixes = [
			{ title: words.of(message('fix.ignore-here')), edit: this.#here(finding, codes) },
			{
				title: words.of(message('fix.rule-off-here', { code: ours(code) })),
				edit: codes.length > 1 ? this.#here(finding, [code]) : undefined,
			},
			{ title: words.of(message('fix.rule-off-in-file', { code: ours(code) })), edit: this.#inFile(finding) },
		];
		return fixes.flatMap(({ title, edit }) => (edit === undefined ? [] : [{ title, edit }]));
	}

	/** What is found in the URL of a finding, on the line where that starts. */
	#codesOfUrl(finding: Finding): readonly string[] {
		const url = this.analysis.occurrences.around(finding.offset);
		if (url === undefined) return [finding.code];
		const line = lineAt(this.document.text, finding.offset);
		const inUrl = this.analysis.findingsOf(url).filter((other) => this.#sharesUrl(other, finding, line));
		return [...new Set(inUrl.map((other) => other.code))];
	}

	/** The first that does it: a comment that is there gets the codes, or one is written above the line, or behind it. */
	#here(finding: Finding, codes: readonly string[]): Edit | undefined {
		const line = lineAt(this.document.text, finding.offset);
		const edits = [
			...this.#extended(['disable-next-line', 'disable-line'], codes, line),
			...(this.#goesOver(line.start, finding)
				? []
				: [...this.#inComment(finding, line, codes), ...this.#above(line, codes)]),
			...(this.#goesOver(line.end, finding) ? [] : this.#behind(line, codes)),
		];
		return edits.find((edit) => this.#works(edit, finding, codes));
	}

	/** Whether the URL of the finding goes on over a place: in it nothing can be written. */
	#goesOver(place: number, { offset }: Finding): boolean {
		const url = this.analysis.occurrences.around(offset);
		return url !== undefined && url.offset < place && place < url.end;
	}

	#inFile(finding: Finding): Edit | undefined {
		const codes = [finding.code];
		const edits = [...this.#extended(['disable-file'], codes), ...this.#onTop(codes)];
		return edits.find((edit) => this.#works(edit, finding, codes));
	}

	/** The codes as an addition to comments of these kinds: to those near the line, where one is given. */
	#extended(kinds: readonly string[], codes: readonly string[], line?: Line): Edit[] {
		this.#own ??= suppressionsIn(this.document.text, this.document.languageId);
		const near = ({ offset }: { readonly offset: number }) =>
			line === undefined || (offset <= line.end && line.start - offset < FARTHEST_COMMENT);
		return this.#own
			.filter((comment) => kinds.includes(comment.kind) && comment.codes.length > 0 && near(comment))
			.slice(-MOST_EXTENDED)
			.map(({ end }) => ({ offset: end, end, text: ` ${codes.join(' ')}` }));
	}

	/** A line of the comment in which the URL stands. */
	#inComment({ offset }: Finding, line: Line, codes: readonly string[]): Edit[] {
		const name = this.analysis.occurrences.around(offset)?.context.name;
		if (name !== 'comment' && name !== 'markup-comment' && name !== 'url-wrapper' && name !== 'angle-brackets')
			return [];
		const star = /^\s*\*+\s/.exec(line.text)?.[0];
		return [this.#insertAbove(line, `${star ?? line.indent}url-lint-disable-next-line ${codes.join(' ')}`)];
	}

	#above(line: Line, codes: readonly string[]): Edit[] {
		const { text, languageId } = this.document;
		return this.#syntaxes()
			.filter((syntax) => mayStandAbove(text, line, languageId, syntax))
			.map((syntax) => {
				const indent = STARTS_LINE.has(languageId) ? '' : line.indent;
				const blank = languageId === 'restructuredtext' ? line.newline : '';
				return this.#insertAbove(line, `${indent}${comment(syntax, 'disable-next-line', codes)}${blank}`);
			});
	}

	#behind(line: Line, codes: readonly string[]): Edit[] {
		const { text, languageId } = this.document;
		const end = line.start + line.text.trimEnd().length;
		return this.#syntaxes()
			.filter((syntax) => mayStandBehind(text, line, languageId, syntax))
			.map((syntax) => ({ offset: end, end, text: ` ${comment(syntax, 'disable-line', codes)}` }));
	}

	#onTop(codes: readonly string[]): Edit[] {
		const { text, languageId } = this.document;
		const { offset, ownLine } = topOf(text, languageId);
		const { newline } = lineAt(text, offset);
		const last = text.charAt(offset - 1);
		const before = ownLine ? (offset > 1 && last !== '\n' ? newline : '') : /\w/.test(last) ? ' ' : '';
		const needsBlank = languageId === 'restructuredtext' && /^[^\r\n]/.test(text.slice(offset));
		const after = ownLine ? newline + (needsBlank ? newline : '') : '';
		// Where text follows, only what is closed leaves it alone.
		return this.#syntaxes()
			.filter(({ close }) => ownLine || close !== '')
			.map((syntax) => ({
				offset,
				end: offset,
				text: `${before}${comment(syntax, 'disable-file', codes)}${after}`,
			}));
	}

	#syntaxes(): readonly CommentSyntax[] {
		return commentStyleOf(this.document.languageId)?.syntaxes ?? [];
	}

	#insertAbove({ start, newline }: Line, text: string): Edit {
		return { offset: start, end: start, text: text + newline };
	}

	/** Whether after the edit the finding is gone, every URL is where it was, and nothing new is found. */
	#works(edit: Edit, finding: Finding, codes: readonly string[]): boolean {
		const key = JSON.stringify(edit);
		const known = this.#tried.get(key);
		if (known !== undefined) return known;
		if (this.#read > MOST_READ) return false;
		const text = applyEdits(this.document.text, [edit]);
		this.#read += text.length;
		const after = finished(this.analysis.changed(text, changeBy([edit])));
		const works = this.#isBetter(after, edit, finding, codes);
		this.#tried.set(key, works);
		return works;
	}

	#isBetter(after: Analysis, edit: Edit, finding: Finding, codes: readonly string[]): boolean {
		const moved = (offset: number) => (offset >= edit.offset ? offset + edit.text.length : offset);
		const { occurrences } = this.analysis;
		const { until } = this.analysis.first(this.settings.maxProblems);
		const findings = this.#findingsIn(this.analysis, finding.offset, until);
		if (after.occurrences.length !== occurrences.length) return false;
		for (let index = 0; index < occurrences.length; index++)
			if (after.occurrences.offsetAt(index) !== moved(occurrences.offsetAt(index))) return false;
		const keyOf = (offset: number, { code, message }: Finding) => `${offset} ${code} ${message}`;
		const findingsAfter = this.#findingsIn(after, moved(finding.offset), moved(until));
		const left = new Set(findingsAfter.map((other) => keyOf(other.offset, other)));
		const before = findings.map((other) => keyOf(moved(other.offset), other));
		const known = new Set(before);
		if (![...left].every((key) => known.has(key))) return false;
		const line = lineAt(this.document.text, finding.offset);
		const isMeant = (other: Finding) =>
			other === finding || (codes.includes(other.code) && this.#sharesUrl(other, finding, line));
		return (
			findings.every((other, index) => !isMeant(other) || !left.has(before[index] as string)) &&
			this.#keeps(after, finding)
		);
	}

	/** The findings that are shown, before `until`, and those of the URL at `offset`. */
	#findingsIn(analysis: Analysis, offset: number, until: number): readonly Finding[] {
		const shown = analysis.findingsBefore(until);
		const url = offset < until ? undefined : analysis.occurrences.around(offset);
		return url === undefined ? shown : [...shown, ...analysis.findingsOf(url)];
	}

	/** Whether the other finding stands in the same URL, on this line of it: one about a line break starts where the line ends. */
	#sharesUrl(other: Finding, { offset }: Finding, line: Line): boolean {
		const url = this.analysis.occurrences.around(offset);
		return (
			url !== undefined &&
			Math.max(url.offset, line.start) <= other.offset &&
			other.offset < url.end &&
			other.offset <= line.end
		);
	}

	/** Whether the URL and its neighbours still stand in the same: a comment in a comment would close that. */
	#keeps({ occurrences }: Analysis, { offset }: Finding): boolean {
		const before = this.analysis.occurrences;
		const index = before.indexAfter(offset);
		for (const near of [index - 1, index, index + 1])
			if (near >= 0 && near < before.length && occurrences.at(near).context.name !== before.at(near).context.name)
				return false;
		return true;
	}
}

/** Where a comment stands at the very start of its line. */
const STARTS_LINE = new Set([
	'asciidoc',
	'uri-list',
	'troff',
	'roff',
	'groff',
	'man',
	'git-commit',
	'git-rebase',
	'ignore',
]);

/** How far a comment that is there already is looked for, and how many get the codes: those next to the line. */
const FARTHEST_COMMENT = 1000;
const MOST_EXTENDED = 2;

function comment({ open, close }: CommentSyntax, kind: string, codes: readonly string[]): string {
	const inside = `url-lint-${kind} ${codes.join(' ')}`;
	return close === '' ? `${open} ${inside}` : `${open} ${inside} ${close}`;
}
