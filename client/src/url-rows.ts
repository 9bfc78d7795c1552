/** What the view of the workspace's URLs shows, and what it says where there is nothing to show. */

import type { UrlTree, UrlTreeNode, UrlTreeOrder } from '../../server/src/protocol/workspace';
import { urlTreeOrders } from '../../server/src/protocol/workspace';
import type { Row } from './row';
import type { Words } from './workspace-words';

/** A node, and how deep it stands: hosts, rules and files at 0. */
export interface UrlNode extends UrlTreeNode {
	readonly depth: number;
	readonly by: UrlTreeOrder;
}

/** What there is in the view: the manifest's welcome texts go by it. */
export type UrlsState = 'unasked' | 'looking' | 'unmatched' | 'empty' | 'some';

/** @param tree the roots; absent while there is no answer */
export function stateOf(isAsked: boolean, filter: string, tree: UrlTree | undefined): UrlsState {
	if (!isAsked) return 'unasked';
	if (tree !== undefined && tree.nodes.length > 0) return 'some';
	if (tree === undefined || !tree.complete) return 'looking';
	return filter === '' ? 'empty' : 'unmatched';
}

/** What stands beside the view's title. */
export function titleOf(by: UrlTreeOrder, filter: string, words: Words): string {
	const order = { host: words.t('by host'), problem: words.t('by problem'), file: words.t('by file') }[by];
	return filter === '' ? order : words.t('{0}, with "{1}"', order, filter);
}

/** A node as a row. The menus go by ` open ` and ` copy `. */
export function urlRow(node: UrlNode, words: Words): Row {
	const { id, label, detail, count, severity, location, hasChildren } = node;
	const counted = count === undefined ? [] : [words.count(count)];
	const details = detail === undefined ? [] : [detail];
	return {
		id,
		label,
		description: [...counted, ...details].join('  '),
		tooltip: [label, ...details].join(' · '),
		spoken: [label, ...places(node, words), ...details, ...(severity === undefined ? [] : [words.t(severity)])].join(
			', ',
		),
		icon: iconOf(node),
		context: location === undefined ? ' copy ' : ' copy open ',
		...(hasChildren ? { below: 'folded' as const, onlyFolds: true as const } : {}),
	};
}

/** The rows of a tree as text, indented. @param below what stands below a node, or the roots */
export async function urlRows(
	below: (node: UrlNode | undefined) => Promise<readonly UrlNode[]>,
	words: Words,
	node?: UrlNode,
): Promise<string[]> {
	const rows: string[] = [];
	for (const each of await below(node)) {
		const { label, description } = urlRow(each, words);
		rows.push(`${'  '.repeat(each.depth)}${label}${description === '' ? '' : ` (${description})`}`);
		if (each.hasChildren) rows.push(...(await urlRows(below, words, each)));
	}
	return rows;
}

/** What a key binding may tell the command that filters: then nothing is asked. */
export function filterFrom(given: unknown): string | undefined {
	if (typeof given !== 'object' || given === null || !('filter' in given)) return undefined;
	return typeof given.filter === 'string' ? given.filter.trim() : undefined;
}

/** What an order is called in the manifest's commands: `urlLint.urlsByHost`. */
export const orderCommands: readonly (readonly [command: string, by: UrlTreeOrder])[] = urlTreeOrders.map((by) => [
	`urlLint.urlsBy${by.slice(0, 1).toUpperCase()}${by.slice(1)}`,
	by,
]);

function places({ count, depth }: UrlNode, words: Words): string[] {
	if (count === undefined) return [];
	if (depth === 0) return [count === 1 ? words.t('1 URL') : words.t('{0} URLs', words.count(count))];
	return [count === 1 ? words.t('1 place') : words.t('{0} places', words.count(count))];
}

/** The icons and colours of the Problems view. */
const severityIcons = {
	error: { name: 'error', colour: 'problemsErrorIcon.foreground' },
	warning: { name: 'warning', colour: 'problemsWarningIcon.foreground' },
	information: { name: 'info', colour: 'problemsInfoIcon.foreground' },
	hint: { name: 'lightbulb', colour: 'problemsInfoIcon.foreground' },
} as const;

const orderIcons: Readonly<Record<UrlTreeOrder, string>> = { host: 'globe', problem: 'pass', file: 'file' };

function iconOf({ severity, depth, by }: UrlNode): NonNullable<Row['icon']> {
	if (severity !== undefined) return severityIcons[severity];
	return { name: depth === 0 ? orderIcons[by] : depth === 1 ? 'link' : 'location' };
}
