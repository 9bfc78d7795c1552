/**
 * Proof that the oracle can fail: each mutation breaks a copy of the parser in one place, and the oracle must notice.
 * A mutation whose text is gone from the source fails too: then rewrite it for the code as it is.
 */

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { parseUrl } from '../../server/src/url/parse';
import { Corpus } from './oracle/corpus';

interface Mutation {
	/** What the mutated parser does wrong. */
	readonly does: string;
	/** Below server/src/url. */
	readonly file: string;
	/** Stands exactly once in the file. */
	readonly find: string;
	readonly replace: string;
}

const mutations: readonly Mutation[] = [
	// Characters and escapes.
	{
		does: 'takes "~" for an extra character',
		file: 'characters.ts',
		find: `mark("!*'(),", EXTRA)`,
		replace: `mark("!*'(),~", EXTRA)`,
	},
	{ does: 'does not know ","', file: 'characters.ts', find: `mark("!*'(),", EXTRA)`, replace: `mark("!*'()", EXTRA)` },
	{
		does: 'takes g for a hexadecimal digit',
		file: 'characters.ts',
		find: `'abcdefABCDEF'`,
		replace: `'abcdefgABCDEFG'`,
	},
	{
		does: 'looks at one digit of an escape only',
		file: 'percent.ts',
		find: 'isIn(text.charCodeAt(offset + 2), HEX)',
		replace: 'true',
	},
	// Scheme and fragment.
	{ does: 'minds the case of the scheme', file: 'parse-by.ts', find: '.toLowerCase()', replace: '' },
	{
		does: 'splits at the last "#"',
		file: 'parse-by.ts',
		find: `shape.indexOf('#')`,
		replace: `shape.lastIndexOf('#')`,
	},
	{
		does: 'falls back to otherurl for a known scheme',
		file: 'schemes/rfc1738.ts',
		find: 'gopher: { parse: parseGopher,',
		replace: 'gopher: { parse: parseOther,',
	},
	{
		does: 'judges the login of a scheme outside RFC 1738',
		file: 'schemes/other.ts',
		find: 'p.derived = isSchemepart(p, colon + 1);',
		replace: '',
	},
	// Host, port, user.
	{
		does: 'takes five numbers for a host',
		file: 'host.ts',
		find: 'return groups.length === 4',
		replace: 'return groups.length >= 4',
	},
	{
		does: 'lets the top label start with a digit',
		file: 'host.ts',
		find: 'if (top && isIn(',
		replace: 'if (!top && isIn(',
	},
	{
		does: 'lets a label end in a hyphen',
		file: 'host.ts',
		find: 'else if (p.codeAt(end - 1) === Code.hyphen)',
		replace: 'else if (false)',
	},
	{
		does: 'lets a port be empty',
		file: 'login.ts',
		find: `p.violate('invalid-port', 'empty'`,
		replace: `p.remark('invalid-port', 'empty'`,
	},
	{
		does: 'allows a user everywhere',
		file: 'login.ts',
		find: `p.violate('user-not-allowed', 'user'`,
		replace: `p.remark('user-not-allowed', 'user'`,
	},
	{
		does: 'ends the host at "?" although a user may contain it',
		file: 'login.ts',
		find: 'if (!p.modern) return slash;',
		replace: 'if (!p.modern) return question;',
	},
	// The schemes' own parts.
	{ does: 'knows no ftp type d', file: 'schemes/ftp.ts', find: `'AIDaid'`, replace: `'AIDai'` },
	{
		does: 'lets a search follow the host in http',
		file: 'schemes/http.ts',
		find: '&& !p.modern',
		replace: '&& p.modern',
	},
	{
		does: 'lets "?" follow the host in gopher',
		file: 'schemes/gopher.ts',
		find: 'if (p.codeAt(hostEnd) === Code.question)',
		replace: 'if (false)',
	},
	{
		does: 'lets a mailto be empty',
		file: 'schemes/mailto.ts',
		find: `return p.violate('mailto-url', 'empty'`,
		replace: `return p.remark('mailto-url', 'empty'`,
	},
	{
		does: 'lets nothing stand before the "@" of an article',
		file: 'schemes/news.ts',
		find: `p.violate('news-url', 'no-article'`,
		replace: `p.remark('news-url', 'no-article'`,
	},
	{
		does: 'does not check the host of an article',
		file: 'schemes/news.ts',
		find: 'if (!isHost(p.between(at + 1, p.end)))',
		replace: 'if (at + 1 === p.end)',
	},
	{ does: 'knows no "_" in a group', file: 'schemes/news.ts', find: `'-.+_'`, replace: `'-.+'` },
	{
		does: 'does not check the digits of an article number',
		file: 'schemes/nntp.ts',
		find: 'p.skip(DIGIT, slash + 1) < p.end',
		replace: 'false',
	},
	{
		does: 'lets a telnet path have one character',
		file: 'schemes/telnet.ts',
		find: 'hostEnd + 1 < p.end',
		replace: 'hostEnd + 2 < p.end',
	},
	{ does: 'lets wais have two segments', file: 'schemes/wais.ts', find: 'second === p.end || ', replace: '' },
	{ does: 'lets ";" stand in a file path', file: 'schemes/file.ts', find: 'p.sets.fpath', replace: 'p.sets.hpath' },
	{
		does: 'lets a prospero value contain "="',
		file: 'schemes/prospero.ts',
		find: '~(EQUALS | SLASH',
		replace: '~(SLASH',
	},
	{
		does: 'lets a prospero field have no value',
		file: 'schemes/prospero.ts',
		find: `p.violate('prospero-url', 'no-value'`,
		replace: `p.remark('prospero-url', 'no-value'`,
	},
];

const COUNT = 40_000;
const SOURCE = join(__dirname, '../../server/src');
const samples = [...new Corpus(1738).samples(COUNT)];
/** Where parser and oracle agree before anything is mutated; oracle.test.ts says where they do not. */
const agreed = samples.filter(({ text, derivable }) => parseUrl(text, 'rfc1738').derivable === derivable);

const folder = mkdtempSync(join(tmpdir(), 'url-lint-mutations-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('without a mutation, a copy agrees as the parser does', async () => {
	const mutant = await load('none');
	assert.equal(
		agreed.find(({ text, derivable }) => mutant(text, 'rfc1738').derivable !== derivable),
		undefined,
	);
	assert.ok(agreed.length > 0.99 * COUNT, `${agreed.length} of ${COUNT} agree`);
});

for (const [index, mutation] of mutations.entries()) {
	test(`a parser that ${mutation.does} is caught`, async () => {
		const mutant = await load(`mutant-${index}`, mutation);
		const caught = agreed.some(({ text, derivable }) => mutant(text, 'rfc1738').derivable !== derivable);
		assert.ok(caught, `no disagreement in ${COUNT} URLs`);
	});
}

/** Copies the parser, and what it may import, to a folder of this name, mutates it, and loads it. */
async function load(name: string, mutation?: Mutation): Promise<typeof parseUrl> {
	const copy = join(folder, name);
	for (const part of ['url', 'data']) cpSync(join(SOURCE, part), join(copy, part), { recursive: true });
	if (mutation !== undefined) mutate(join(copy, 'url', mutation.file), mutation);
	const loaded: { parseUrl: typeof parseUrl } = await import(pathToFileURL(join(copy, 'url/parse.ts')).href);
	return loaded.parseUrl;
}

function mutate(path: string, { file, find, replace }: Mutation): void {
	const [before, ...afterwards] = readFileSync(path, 'utf8').split(find);
	assert.equal(
		afterwards.length,
		1,
		`${file} has ${JSON.stringify(find)} ${afterwards.length} times, not once: rewrite this mutation`,
	);
	writeFileSync(path, before + replace + afterwards[0]);
}
