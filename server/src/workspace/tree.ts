/** The URLs of the workspace as a tree: by host, by what is wrong, or by file. */

import { message } from '../data/messages';
import type { Shown } from '../data/shown';
import { SEVERITIES } from '../features/diagnostics';
import type { UrlSelection, UrlTree, UrlTreeNode, UrlTreeOrder } from '../protocol/workspace';
import { type Severity, severities } from '../settings';
import { maskText } from '../url/mask';
import { type Entry, entriesOf } from './entries';
import { shownUrl } from './labels';
import { locationOf } from './navigation';
import type { Said } from './said';
import { textHash } from './text-hash';
import type { Workspace } from './workspace';

/** What stands on each floor of the tree. */
const floors = {
	host: ['host', 'url', 'place'],
	problem: ['rule', 'place'],
	file: ['file', 'place'],
} as const satisfies Record<UrlTreeOrder, readonly string[]>;

/** The steps from a root to a place, one for each floor. The id of a node is those that lead to it; a URL's is a number, as ids are not masked. */
type Way = readonly string[];

/** The children of a node, or the roots. A node that is not there has none. */
export function treeOf(workspace: Workspace, selection: UrlSelection): UrlTree {
	const above = wayOf(selection.node);
	const groups = new Map<string, Entry[]>();
	for (const { entry, way } of selected(workspace, selection)) {
		const step = way[above.length];
		if (step === undefined) continue;
		const group = groups.get(step);
		if (group === undefined) groups.set(step, [entry]);
		else group.push(entry);
	}
	const nodes = Array.from(groups, ([step, entries]) => nodeOf(workspace, selection.by, [...above, step], entries));
	return { nodes: inOrder(nodes, selection.by, above.length), complete: workspace.complete };
}

/** The places that a selection has, each with the ways that lead there. */
export function* selected(
	workspace: Workspace,
	{ by, filter, node }: UrlSelection,
): Iterable<{ readonly entry: Entry; readonly way: Way }> {
	const above = wayOf(node);
	for (const entry of entriesOf(workspace, filter))
		for (const way of waysTo(workspace, entry, by))
			if (above.every((step, floor) => way[floor] === step)) yield { entry, way };
}

function waysTo({ index }: Workspace, { file, found: { offset, url }, said }: Entry, by: UrlTreeOrder): Way[] {
	const place = `${file}#${offset}`;
	if (by === 'file') return [[file, place]];
	if (by === 'host') return [[index.find(url)?.host ?? '', String(textHash(url)), place]];
	return [...new Set(said.map(({ code }) => code))].map((code) => [code, place]);
}

function nodeOf(workspace: Workspace, by: UrlTreeOrder, way: Way, entries: readonly Entry[]): UrlTreeNode {
	const floor = floors[by][way.length - 1];
	const [step = ''] = way.slice(-1);
	const [{ file, found }] = entries as [Entry];
	const code = by === 'problem' ? way[0] : undefined;
	const severity = worst(entries.flatMap(({ said }) => said).filter((each) => !code || each.code === code));
	const node = { id: JSON.stringify(way), ...(severity === undefined ? {} : { severity }) };
	const uri = workspace.uriOf(file);
	const where = maskText(`${workspace.nameOf(file)}:${found.line + 1}`);
	const many = { count: entries.length, hasChildren: true };
	switch (floor) {
		case 'host':
			return { ...node, label: step === '' ? workspace.words.of(message('tree.no-host')) : maskText(step), ...many };
		case 'rule':
			return { ...node, label: step, ...many };
		case 'file': {
			const start = { line: 0, character: 0 };
			return {
				...node,
				label: maskText(workspace.nameOf(file)),
				location: { uri, range: { start, end: start } },
				...many,
			};
		}
		case 'url':
			if (entries.length > 1) return { ...node, label: shownUrl(found.url), ...many };
			return { ...node, label: shownUrl(found.url), detail: where, ...onePlace(uri, found) };
		default: {
			const label: Shown = by === 'host' ? where : shownUrl(found.url);
			return { ...node, label, ...(by === 'host' ? {} : { detail: where }), ...onePlace(uri, found) };
		}
	}
}

function onePlace(uri: string, found: Entry['found']): Pick<UrlTreeNode, 'location' | 'hasChildren'> {
	return { location: locationOf(uri, found), hasChildren: false };
}

function worst(said: readonly Said[]): Severity | undefined {
	const found = new Set(said.map(({ severity }) => severity));
	return severities.find((severity) => found.has(SEVERITIES[severity]));
}

/** Files and places stay in the order in which they stand; hosts and URLs go by their names, rules by their worst finding. */
function inOrder(nodes: UrlTreeNode[], by: UrlTreeOrder, floor: number): UrlTreeNode[] {
	const kind = floors[by][floor];
	if (kind === 'file' || kind === 'place') return nodes;
	const rank = ({ severity }: UrlTreeNode) => (kind === 'rule' && severity ? severities.indexOf(severity) : 0);
	return nodes.sort((a, b) => rank(a) - rank(b) || (a.label < b.label ? -1 : a.label > b.label ? 1 : 0));
}

/** No step is called so. */
const NOWHERE: Way = ['\0'];

function wayOf(id: string | undefined): Way {
	if (id === undefined) return [];
	try {
		const way: unknown = JSON.parse(id);
		return Array.isArray(way) ? way.map(String) : NOWHERE;
	} catch {
		return NOWHERE;
	}
}
