/** Our grammars and small ones of other languages in VS Code's engine, with injections as VS Code adds them. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOnigScanner, createOnigString, loadWASM } from 'vscode-oniguruma';
import { type IGrammar, INITIAL, type IRawGrammar, parseRawGrammar, Registry } from 'vscode-textmate';

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
	const registry = new Registry({
		onigLib,
		loadGrammar: async (name) => grammars.get(name),
		getInjections: () => (injected ? [injection] : []),
	});
	const grammar = await registry.loadGrammar(scopeName);
	assert.ok(grammar, `no grammar is called ${scopeName}`);
	return grammar;
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
export function secondsOf(task: () => unknown): number {
	const before = process.cpuUsage();
	task();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1e6;
}

/** Short names for the scopes of ours, all of which end in `.url-lint`. */
export const shortNames: Readonly<Record<string, string>> = {
	scheme: 'keyword.other.scheme',
	':': 'punctuation.separator.scheme',
	'//': 'punctuation.definition.authority',
	user: 'variable.other.user',
	'user:': 'punctuation.separator.password',
	password: 'string.other.password',
	'@': 'punctuation.separator.userinfo',
	host: 'entity.name.type.host',
	'host:': 'punctuation.separator.port',
	port: 'constant.numeric.port',
	path: 'string.unquoted.path',
	'/': 'punctuation.separator.path',
	'?': 'punctuation.definition.search',
	search: 'variable.parameter.search',
	'&': 'punctuation.separator.search',
	'#': 'punctuation.definition.fragment',
	fragment: 'entity.name.label.fragment',
	'%': 'constant.character.escape.percent',
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
