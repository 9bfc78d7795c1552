/** Our grammars and small ones of other languages in VS Code's engine, with injections as VS Code adds them. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOnigScanner, createOnigString, loadWASM } from 'vscode-oniguruma';
import { type IGrammar, INITIAL, type IRawGrammar, type IRawTheme, parseRawGrammar, Registry } from 'vscode-textmate';

const folders = [join(import.meta.dirname, '../../syntaxes'), join(import.meta.dirname, 'fixtures')];

export const injection = 'text.url-lint.injection';

const grammars = new Map<string, IRawGrammar>();
for (const folder of folders)
	for (const file of readdirSync(folder)) {
		const path = join(folder, file);
		const grammar = parseRawGrammar(readFileSync(path, 'utf8'), path);
		grammars.set(grammar.scopeName, grammar);
	}

const onigLib = loadWASM(readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'))).then(() => ({
	createOnigScanner,
	createOnigString,
}));

/** The grammar with this scope name; without our injection, only where that is said. */
export async function grammarOf(scopeName: string, { injected = true } = {}): Promise<IGrammar> {
	return load(registryOf(injected), scopeName);
}

function registryOf(injected: boolean): Registry {
	return new Registry({
		onigLib,
		loadGrammar: async (name) => grammars.get(name),
		getInjections: () => (injected ? [injection] : []),
	});
}

async function load(registry: Registry, scopeName: string): Promise<IGrammar> {
	const grammar = await registry.loadGrammar(scopeName);
	assert.ok(grammar, `no grammar is called ${scopeName}`);
	return grammar;
}

/** The colours of a theme: of the editor, and by scopes. */
export interface Theme {
	readonly foreground: string;
	readonly background: string;
	readonly rules: readonly IRawTheme['settings'][number][];
}

/** The colour of each character of each line, `#RRGGBB`. */
export async function coloursOf(
	scopeName: string,
	text: string,
	{ foreground, background, rules }: Theme,
	{ injected = true } = {},
): Promise<{ readonly character: string; readonly colour: string }[][]> {
	const registry = registryOf(injected);
	registry.setTheme({ settings: [{ settings: { foreground, background } }, ...rules] });
	const grammar = await load(registry, scopeName);
	const colours = registry.getColorMap();
	let state = INITIAL;
	return text.split('\n').map((line) => {
		const { tokens, ruleStack } = grammar.tokenizeLine2(line, state);
		state = ruleStack;
		const all = new Array<string>(line.length);
		// Pairs: where a token starts, and what it is, in which nine bits from the sixteenth on are its colour.
		for (let index = 0; index < tokens.length; index += 2)
			all.fill(colours[((tokens[index + 1] as number) >>> 15) & 0x1ff] as string, tokens[index]);
		return Array.from(line, (character, index) => ({ character, colour: all[index] as string }));
	});
}

export interface Token {
	readonly text: string;
	readonly scopes: readonly string[];
}

/** The tokens of each line. */
export function tokenize(grammar: IGrammar, text: string): Token[][] {
	let state = INITIAL;
	return text.split('\n').map((line) => {
		const { tokens, ruleStack, stoppedEarly } = grammar.tokenizeLine(line, state);
		assert.equal(stoppedEarly, false);
		state = ruleStack;
		return tokens.map(({ startIndex, endIndex, scopes }) => ({ text: line.slice(startIndex, endIndex), scopes }));
	});
}

/** Of this process alone: other tests run beside it. */
function secondsOf(task: () => unknown): number {
	const before = process.cpuUsage();
	task();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1e6;
}

/** The lengths compared: with 30,000 pieces what is quadratic takes seconds. */
const PIECES = 15_000;

/** What is linear takes twice as long for twice as much, what is quadratic four times; and below a hundredth of a second nothing is measured. */
const MOST = 3;
const UNMEASURED_S = 0.01;

/**
 * Fails where twice as many pieces take more than twice the processor's time, with room. What else the machine does is not counted, but slows
 * caches: who fails is measured again.
 * @param task does its work for so many pieces
 */
export function assertLinear(task: (pieces: number) => unknown): void {
	let ratio = Number.POSITIVE_INFINITY;
	for (let tries = 0; tries < 3 && ratio > MOST; tries++) {
		const once = secondsOf(() => task(PIECES));
		const twice = secondsOf(() => task(2 * PIECES));
		ratio = twice < UNMEASURED_S ? 0 : twice / Math.max(once, UNMEASURED_S / 2);
	}
	assert.ok(ratio <= MOST, `twice as much takes ${ratio.toFixed(1)} times as long`);
}

/** Short names for the scopes of ours, all of which end in `.url-lint`. */
export const shortNames: Readonly<Record<string, string>> = {
	scheme: 'constant.language.scheme',
	':': 'punctuation.separator.scheme',
	'//': 'punctuation.definition.authority',
	user: 'variable.other.user',
	'user:': 'punctuation.separator.password',
	password: 'variable.other.password',
	'@': 'punctuation.separator.userinfo',
	host: 'entity.name.type.host',
	'host:': 'punctuation.separator.port',
	port: 'constant.numeric.port',
	path: 'meta.path',
	'/': 'punctuation.separator.path',
	'?': 'punctuation.definition.search',
	search: 'variable.other.search',
	'&': 'punctuation.separator.search',
	'#': 'punctuation.definition.fragment',
	fragment: 'entity.name.label.fragment',
	'%': 'variable.other.constant.percent',
	invalid: 'invalid.illegal.character',
};

/**
 * Reads `text scope+inner | text scope …`, in which `␠` stands for a space of the text and the scope `-` for none.
 * @param others short names of more scopes, which are taken as they are
 */
export function readTokens(written: readonly string[], others: Readonly<Record<string, string>> = {}): Token[] {
	return written
		.flatMap((part) => part.split(' | '))
		.map((token) => {
			const [, text = '', names = ''] = /^(.*) (\S+)$/.exec(token.replaceAll('␠', ' ')) ?? [];
			const scopes =
				names === '-' ? [] : names.split('+').map((name) => others[name] ?? `${shortNames[name]}.url-lint`);
			return { text, scopes };
		});
}
