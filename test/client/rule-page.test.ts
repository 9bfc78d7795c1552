/** Which rule's page a command or a link opens: nothing else of the extension's folder, and nothing outside of it. */

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { pagesPath, ruleAt, ruleFrom } from '../../client/src/rule-page';
import { fromRoot } from '../../scripts/generate/tables';
import { ruleTable } from '../../server/src/data/rule-table';

describe('the rule of a path', () => {
	for (const [path, rule] of [
		['/docs/rules/backslash.md', 'backslash'],
		['/docs/rules/nntp-url.md', 'nntp-url'],
		['/docs/rules/README.md', undefined],
		['/docs/rules/../commands.md', undefined],
		['/docs/rules/a/b.md', undefined],
		['/docs/rules/.md', undefined],
		['/docs/rules/backslash', undefined],
		['/backslash.md', undefined],
		['', undefined],
	] as const)
		test(path, () => assert.equal(ruleAt(path), rule));
});

describe('the rule that a command was given', () => {
	for (const [given, rule] of [
		[{ rule: 'backslash' }, 'backslash'],
		[{ rule: '../commands' }, undefined],
		[{ rule: 7 }, undefined],
		[{ uri: 'file:///a.txt', version: 1, offset: 3 }, undefined],
		[undefined, undefined],
		[null, undefined],
		['backslash', undefined],
	] as const)
		test(JSON.stringify(given) ?? 'nothing', () => assert.equal(ruleFrom(given), rule));
});

test('every rule has a page where these say', () => {
	const pages = readdirSync(fromRoot(pagesPath.slice(1)));
	for (const { code } of ruleTable) {
		assert.equal(ruleAt(`${pagesPath}/${code}.md`), code);
		assert(pages.includes(`${code}.md`), code);
	}
});
