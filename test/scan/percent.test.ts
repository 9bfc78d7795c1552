/** Where `%` is special, a fix that writes it escapes it as that place needs; where that cannot be told, none is offered. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fixAll } from '../../server/src/analysis/fix-all';
import { defaults } from '../../server/src/settings';

const rows: readonly [languageId: string, document: string, fixed: string][] = [
	['latex', '\\href{http://a.example/b|c}{d}', '\\href{http://a.example/b\\%7Cc}{d}'],
	['latex', '\\footnote{\\url{http://a.example/b|c}}', '\\footnote{\\url{http://a.example/b\\%7Cc}}'],
	['latex', 'See http://a.example/b|c.', 'See http://a.example/b\\%7Cc.'],
	['bibtex', 'url = {http://a.example/b|c},', 'url = {http://a.example/b%7Cc},'],
	['systemd', 'ExecStart=/bin/curl http://a.example/b|c', 'ExecStart=/bin/curl http://a.example/b%%7Cc'],
	['crontab', '* * * * * curl "http://a.example/b|c"', '* * * * * curl "http://a.example/b\\%7Cc"'],
	['bat', 'start "" "http://a.example/b|c"', 'start "" "http://a.example/b%%7Cc"'],
	['ini', 'a = http://a.example/b|c', 'a = http://a.example/b|c'],
	['yaml', "a: 'http://a.example/it''s|c'", "a: 'http://a.example/it''s%7Cc'"],
	['toml', 'a = "http://a.example/b|c"', 'a = "http://a.example/b%7Cc"'],
	['properties', 'a=http\\://a.example/b|c', 'a=http\\://a.example/b%7Cc'],
	['shellscript', "curl 'http://a.example/b|c'", "curl 'http://a.example/b%7Cc'"],
	['csv', 'a,"http://a.example/b|c",d', 'a,"http://a.example/b%7Cc",d'],
	['uri-list', 'http://a.example/b c\n', 'http://a.example/b%20c\n'],
	['org', '[[http://a.example/b c]]', '[[http://a.example/b%20c]]'],
	['restructuredtext', '`a <http://a.example/b|c>`_', '`a <http://a.example/b%7Cc>`_'],
];

for (const [languageId, document, fixed] of rows) {
	test(`${languageId}: ${document}`, () => {
		assert.equal(fixAll({ text: document, languageId }, defaults).text, fixed);
	});
}
