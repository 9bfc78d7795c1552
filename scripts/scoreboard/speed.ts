/** How fast links are found and judged, as ratios to VS Code's link detection: a shared machine says nothing in milliseconds. */

import { computeLinks } from 'monaco-editor/editor/common/languages/linkComputer.js';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyse } from '../../server/src/analysis/analyse';
import { scan } from '../../server/src/find/scanner';
import { defaults } from '../../server/src/settings';
import { linkifyIt, Model } from './peers';

const ROUNDS = 20;

/** Which of the tasks the others are compared with. */
const VSCODE = 1;

export interface Speed {
	readonly name: string;
	/** Median of what it is in each round to VS Code's link detection in the same round. */
	readonly ratio: number;
	readonly megabytesPerSecond: number;
	readonly found: number;
}

/** Medians of interleaved rounds in this process. */
export function measure(text: string): Speed[] {
	const model = new Model(text);
	const document = TextDocument.create('file:///a.md', 'markdown', 0, text);
	const tasks: readonly (readonly [name: string, run: () => number])[] = [
		["bare indexOf(':')", () => countColons(text)],
		['VS Code, finds', () => computeLinks(model).length],
		['linkify-it, finds', () => linkifyIt.match(text)?.length ?? 0],
		['url-lint, finds', () => scan(text, 'markdown').length],
		['url-lint, finds and judges', () => judge(document)],
	];
	const times = tasks.map((): number[] => []);
	const ratios = tasks.map((): number[] => []);
	const found = tasks.map(([, run]) => run());
	// In two groups: what linkify-it leaves behind would be on everybody's time.
	for (const group of [
		[VSCODE, 3, 4],
		[VSCODE, 0, 2],
	]) {
		for (let round = 0; round < ROUNDS; round++) {
			const took = new Map<number, number>();
			for (const turn of group.keys()) {
				const index = group[(round + turn) % group.length] as number;
				const start = performance.now();
				tasks[index]?.[1]();
				took.set(index, performance.now() - start);
			}
			const unit = took.get(VSCODE) ?? Number.NaN;
			for (const [index, time] of took) {
				times[index]?.push(time);
				ratios[index]?.push(time / unit);
			}
		}
	}
	return tasks.map(([name], index) => {
		const time = median(times[index] ?? []);
		const ratio = median(ratios[index] ?? []);
		return { name, ratio, megabytesPerSecond: text.length / 1e3 / time, found: found[index] ?? 0 };
	});
}

function countColons(text: string): number {
	let count = 0;
	for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) count++;
	return count;
}

/** Finds, parses, judges, and says in which lines and columns. */
function judge(document: TextDocument): number {
	const { occurrences, findings } = analyse({ text: document.getText(), languageId: 'markdown' }, defaults);
	for (const { offset, end } of findings) {
		document.positionAt(offset);
		document.positionAt(end);
	}
	return occurrences.length;
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
