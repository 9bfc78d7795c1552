/** What we claim about the text of a repository: findings, changed lines, and what is no URL. */

import { readFileSync } from 'node:fs';
import { fixAll } from '../../server/src/analysis/fix-all';
import { isOfTests } from '../../server/src/analysis/trusted';
import { Log } from '../../server/src/cli/environment';
import { filesOf, type Met } from '../../server/src/cli/files';
import { decodeText } from '../../server/src/cli/text';
import { check } from '../../server/src/config/check';
import { isBinary } from '../../server/src/globs/file-text';
import { fileMatcher } from '../../server/src/globs/files';
import { languageOfFile } from '../../server/src/languages/files';
import { isProgram } from '../../server/src/languages/kinds';
import { defaults, type Severity } from '../../server/src/settings';
import type { Span } from '../../server/src/url/url';
import type { Claim } from './verdicts';

export const kinds = [
	'documents',
	'documents in Chinese, Japanese, Korean',
	'code',
	'data and configuration',
	'tests',
] as const;

/** What a file is for, as far as its noise is concerned. */
export type Kind = (typeof kinds)[number];

/** A claim, and what sort it is of. */
export interface Made extends Claim {
	readonly severity: Severity | 'fix' | 'not-found' | 'odd-end';
	readonly kind: Kind;
	readonly message: string;
}

/** What is counted in a file whether or not anything is said of it. */
export interface Counts {
	readonly kind: Kind;
	readonly urls: number;
	/** What the crude expression finds. */
	readonly crude: number;
}

const isIgnored = fileMatcher(defaults.ignore);

const NOT_TOLD: Met = { directory() {}, special() {}, tracked() {} };

/** What was read of a file. */
export interface Read {
	readonly counts: Counts;
	readonly claims: Made[];
	/** Where URLs end in a way that could be wrong; made when asked for, since there are many. */
	oddEnds(): Made[];
}

/**
 * Checks and repairs the files of a repository, in memory, with the default settings.
 * @param directory the checkout
 * @param name `OWNER/NAME`
 */
export function* claimsOf(directory: string, name: string): Generator<Read> {
	for (const { path } of filesOf([directory], new Log(() => {}), NOT_TOLD)) {
		if (path === undefined || isIgnored(path.slice(directory.length + 1))) continue;
		const bytes = readFileSync(path);
		if (isBinary(bytes)) continue;
		const { text, valid } = decodeText(bytes);
		const file = path.slice(directory.length + 1);
		yield claimsIn({ path: `${name}/${file}`, file, text, valid });
	}
}

interface File {
	/** Starts with the repository's name. */
	readonly path: string;
	/** The same in its repository. */
	readonly file: string;
	readonly text: string;
	/** Whether the text gives back the bytes: what is not valid is not repaired. */
	readonly valid: boolean;
}

function claimsIn(met: File): Read {
	const { path, text, valid } = met;
	const languageId = languageOfFile(path, text);
	const kind = kindOf(path, text, languageId);
	const { occurrences, findings } = check({ name: path, text, languageId }, { ...defaults, file: met.file });
	const claims: Made[] = [];
	for (const { code, severity, url, message, offset } of findings)
		claims.push({ rule: code, severity, url, message, path, kind, line: lineAt(text, offset) });
	if (valid && findings.length > 0) claims.push(...changedLines(met, languageId, kind));
	let urls = 0;
	const spans: Span[] = [];
	for (const { offset, end } of occurrences) {
		urls++;
		spans.push({ offset, end });
	}
	let crude = 0;
	let next = 0;
	for (const { offset, end, slashes } of crudeUrls(text)) {
		crude++;
		while (next < spans.length && (spans[next]?.end ?? 0) <= slashes) next++;
		if ((spans[next]?.offset ?? Number.POSITIVE_INFINITY) <= slashes) continue;
		const url = copied(text.slice(offset, Math.min(end, offset + 200)));
		claims.push({
			...{ rule: 'not-found', severity: 'not-found', message: '' },
			url,
			path,
			kind,
			line: lineAt(text, offset),
		});
	}
	const oddEnds = () => spans.filter((span) => endsOddly(text, span)).map((span) => endOf(met, kind, span));
	return { counts: { kind, urls, crude }, claims, oddEnds };
}

/** Whether a URL ends in something else than a letter, digit or slash, or is followed by what could belong to it. */
function endsOddly(text: string, { end }: Span): boolean {
	const next = text.charAt(end);
	const isPlain = /[\w/]/.test(text.charAt(end - 1)) && (next === '' || /[\s"'`<>)]/.test(next));
	return !isPlain;
}

function endOf({ path, text }: File, kind: Kind, { offset, end }: Span): Made {
	const url = copied(text.slice(offset, end));
	const line = copied(`${text.slice(Math.max(0, offset - 60), offset)}⸠${url}⸡${text.slice(end, end + 60)}`);
	return { rule: 'odd-end', severity: 'odd-end', message: '', url, path, kind, line };
}

function changedLines({ path, file, text }: File, languageId: string, kind: Kind): Made[] {
	// As the command does, which leaves tests alone.
	const repaired = fixAll({ text, languageId }, { ...defaults, file });
	if (repaired.text === text) return [];
	const before = text.split('\n');
	const after = repaired.text.split('\n');
	// A fix writes no line break; should one ever do, its lines are all shown.
	return before.flatMap((line, index): Made[] => {
		const url = after[index] ?? '';
		return line === url ? [] : [{ ...{ rule: 'fix', severity: 'fix', message: '' }, url, line, path, kind }];
	});
}

/** `[a-z][a-z0-9+.-]+://[^\s]+`, in linear time: from the slashes back, as far as any scheme goes. */
function* crudeUrls(text: string): Generator<{ offset: number; end: number; slashes: number }> {
	const LONGEST_SCHEME = 40;
	for (let at = text.indexOf('://'); at >= 0; at = text.indexOf('://', at + 3)) {
		const scheme = /[a-z][a-z0-9+.-]+$/i.exec(text.slice(Math.max(0, at - LONGEST_SCHEME), at));
		if (scheme === null || !/\S/.test(text.charAt(at + 3))) continue;
		const space = /\s/g;
		space.lastIndex = at;
		yield { offset: at - scheme[0].length, end: space.exec(text)?.index ?? text.length, slashes: at };
	}
}

/** The same text, which does not keep the whole file in memory that it was cut from. */
function copied(text: string): string {
	return Buffer.from(text, 'utf16le').toString('utf16le');
}

/** The line that an offset is on, without its end; of a long one what is around. */
function lineAt(text: string, offset: number): string {
	const AROUND = 400;
	const start = Math.max(text.lastIndexOf('\n', offset - 1) + 1, offset - AROUND);
	const end = text.indexOf('\n', offset);
	return copied(text.slice(start, Math.min(end < 0 ? text.length : end, offset + AROUND)).trim());
}

/** Folders and files of tests beside those that are not repaired without asking. */
const TESTS =
	/(?:^|\/)(?:(?:auto|unit)tests?|t|testdata|regressions?|_?bench(?:marks?)?|[\w.-]*[._-](?:tests?|expected))\/|(?:^|\/)t-[\w-]+\.\w+$|[._-](?:tests?|spec)\.[\w+]+$|(?:Tests?|Spec)\.[\w+]+$|(?:^|\/)test_[\w-]+\.\w+$/;
const DOCUMENTS = new Set(
	'markdown mdx rmd quarto html latex tex org asciidoc restructuredtext plaintext troff mail bibtex po uri-list'.split(
		' ',
	),
);
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

function kindOf(path: string, text: string, languageId: string): Kind {
	if (isOfTests(path) || TESTS.test(path)) return 'tests';
	if (isProgram(languageId)) return 'code';
	if (!DOCUMENTS.has(languageId)) return 'data and configuration';
	const start = text.slice(0, 20_000);
	return (start.match(CJK)?.length ?? 0) > start.length / 20 ? 'documents in Chinese, Japanese, Korean' : 'documents';
}
