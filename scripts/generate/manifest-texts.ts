/**
 * What the manifest says to a user stands in package.nls.json, and in package.nls.LANGUAGE.json for those who read another one. Who adds
 * a command or a setting writes English into package.json; this moves it out, and a test names what is to be translated.
 */

import { applyEdits, type Edit, findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';

/** The texts of the manifest by their names. */
export type ManifestTexts = Readonly<Record<string, string>>;

/** Properties that a user reads, and what is left of their names in the name of a text. */
const READ: Readonly<Record<string, string>> = {
	...{
		title: 'title',
		shortTitle: 'shortTitle',
		label: 'label',
		name: 'name',
		contents: 'contents',
		altText: 'altText',
	},
	...{ description: 'description', markdownDescription: 'description', deprecationMessage: 'deprecation' },
	...{ enumDescriptions: '', markdownEnumDescriptions: '' },
};

/** Names of our own, which are the same in every language. */
const NAMES = /^(?:URL Lint|url-lint|uri-list)$/;

/** Where nothing is for a user, though it is called like it. */
const UNREAD = new Set(['grammars', 'languages', 'jsonValidation', 'problemMatchers', 'icons']);

/** A text in the manifest, and what it is to be called. */
interface Literal {
	readonly node: Node;
	readonly name: string;
	readonly text: string;
}

/** package.json with the names of its texts instead of them. */
export function withoutTexts(manifest: string): string {
	const edits = literalsIn(manifest).map(
		({ node, name }): Edit => ({ offset: node.offset, length: node.length, content: JSON.stringify(`%${name}%`) }),
	);
	return applyEdits(manifest, edits);
}

/** package.nls.json: what package.json still has of texts is added, what it asks for no more is left out. */
export function textsOf(manifest: string, known: ManifestTexts): ManifestTexts {
	const given = Object.fromEntries(literalsIn(manifest).map(({ name, text }) => [name, text]));
	const all: ManifestTexts = { ...known, ...given };
	return Object.fromEntries(namesIn(withoutTexts(manifest)).map((name) => [name, all[name] ?? '']));
}

/**
 * package.nls.LANGUAGE.json: what is known, in the order of the English texts. What a rule reports is said in that language elsewhere.
 * @param said all that the server says in it
 */
export function translated(english: ManifestTexts, known: ManifestTexts, said: ManifestTexts): ManifestTexts {
	const ofRule = (name: string) => {
		const code = /^urlLint\.rules\.([a-z0-9-]+)\.description$/.exec(name)?.[1];
		return said[`rule.${code}`]?.replaceAll('`', '').concat('。');
	};
	return Object.fromEntries(
		Object.keys(english).flatMap((name) => {
			const text = ofRule(name) ?? known[name];
			return text === undefined ? [] : [[name, text]];
		}),
	);
}

/** The names of the texts that a manifest asks for, in order. */
export function namesIn(manifest: string): readonly string[] {
	return [...new Set(Array.from(manifest.matchAll(/"%([^"%\s]+)%"/g), ([, name = '']) => name))];
}

/** The manifest as its reader sees it. */
export function readable(manifest: string, texts: ManifestTexts): string {
	return manifest.replace(/"%([^"%\s]+)%"/g, (_, name: string) => JSON.stringify(texts[name] ?? ''));
}

/** @throws Error where two texts would have one name */
function literalsIn(manifest: string): Literal[] {
	const root = parseTree(manifest);
	const found: Literal[] = [];
	for (const part of ['contributes', 'capabilities']) {
		const node = root && findNodeAtLocation(root, [part]);
		if (node !== undefined) visit(node, part === 'contributes' ? [] : [part], found);
	}
	const texts = new Map<string, string>();
	for (const { name, text } of found) {
		if ((texts.get(name) ?? text) !== text) throw new Error(`two texts of package.json would be called ${name}`);
		texts.set(name, text);
	}
	return found;
}

/** @param names what the objects around the node are called */
function visit(node: Node, names: readonly string[], found: Literal[]): void {
	if (node.type === 'array') {
		for (const [index, child] of (node.children ?? []).entries())
			visit(child, [...names, nameOf(child, node, index)], found);
		return;
	}
	for (const { children: [key, value] = [] } of node.type === 'object' ? (node.children ?? []) : []) {
		const name = String(key?.value);
		if (value === undefined || UNREAD.has(name)) continue;
		if (Object.hasOwn(READ, name)) take(value, node, [...names, READ[name] as string], found);
		else if (value.type === 'object')
			visit(value, BRACKETS.has(name) ? names.filter(isNoSection) : [...names, name], found);
		else visit(value, names, found);
	}
}

/** Objects that only hold others. */
const BRACKETS = new Set(['properties', 'defaults', 'media']);

/** A property that a user reads: a text, or one for each value of an enumeration. */
function take(value: Node, parent: Node, names: readonly string[], found: Literal[]): void {
	if (value.type === 'string') return add(value, names, found);
	const values: readonly unknown[] = getNodeValue(findNodeAtLocation(parent, ['enum']) ?? value) ?? [];
	for (const [index, child] of (value.children ?? []).entries()) add(child, [...names, String(values[index])], found);
}

function add(node: Node, names: readonly string[], found: Literal[]): void {
	const text: unknown = node.value;
	if (typeof text !== 'string' || NAMES.test(text) || /^%\S+%$/.test(text)) return;
	found.push({ node, name: names.filter((name) => name !== '').join('.'), text });
}

/** A section of the settings, which are called by their own names. */
function isNoSection(name: string): boolean {
	return !name.startsWith('section.');
}

/** What an object in a list is called: its command or id, else the view that it is for and which of its it is, or its title. */
function nameOf(node: Node, list: Node, index: number): string {
	if (node.type !== 'object') return '';
	const { command, id, view, type, title = '' } = getNodeValue(node);
	if (type === 'url-lint') return 'task';
	if (typeof view !== 'string') return command ?? id ?? `section.${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
	const before = (list.children ?? []).slice(0, index).filter((each) => getNodeValue(each).view === view);
	return `${view}.${before.length + 1}`;
}
