/** The language that a text says it is written in, whatever its file is called. */

import assert from 'node:assert/strict';
import test, { describe } from 'node:test';
import { languageWritten } from '../../server/src/languages/language-written';

// What the editor takes a text for → the language it is in, and how such texts start.
const starts: readonly (readonly [languageId: string, written: string, texts: readonly string[]])[] = [
	[
		'plaintext',
		'troff',
		['.\\" A comment\n', '\'\\" t\n', '.TH CAFE 1\n', '.so man1/cafe.1\n', '.Dd May 1\n', '.nf\r\n'],
	],
	['yaml', 'troff', ['.TH CAFE 1\n']],
	['plaintext', 'plaintext', ['.THE END\n', '..TH CAFE 1\n', ' .TH CAFE 1\n', '.hidden\n']],
	['typescript', 'xml', ['<?xml version="1.0"?>\n', '<!DOCTYPE TS>\n', '<TS version="2.1">\n']],
	['typescript', 'typescript', ['<T>(a: T) => a;\n', ' <TS>\n', 'const a = 1;\n']],
	['plaintext', 'mail', ['From: a@a.example\nMIME-Version: 1.0\n\nd\n']],
	['plaintext', 'plaintext', ['From: a@a.example\n\nd\n', 'MIME-Version 1.0\n', 'Hi.\nFrom: a\nMIME-Version: 1.0\n']],
	['plaintext', 'icalendar', ['BEGIN:VCALENDAR\n', 'BEGIN:VCARD\r\n', 'begin:vcalendar\r\n']],
	['plaintext', 'plaintext', ['BEGIN:VEVENT\n', ' BEGIN:VCARD\n', 'BEGIN:VCARD']],
	['plaintext', 'xml', ['<?xml version="1.0"?>\n']],
	['plaintext', 'plaintext', [' <?xml version="1.0"?>\n', '<?php echo 1;\n']],
	['plaintext', 'rtf', ['{\\rtf1 a}', '<#list x as y>{\\rtf1 a}', `${'x'.repeat(200)}{\\rtf1 a}`]],
	['plaintext', 'plaintext', [`${'x'.repeat(201)}{\\rtf1 a}`, '{a}{\\rtf1 b}', '{\\rtf}', '', 'words\n']],
	['markdown', 'markdown', ['<?xml version="1.0"?>\n', '{\\rtf1 a}', 'BEGIN:VCARD\n', 'words\n']],
];

for (const [languageId, written, texts] of starts)
	describe(`${languageId} that is ${written}`, () => {
		for (const text of texts)
			test(JSON.stringify(text.slice(-60)), () => assert.equal(languageWritten(text, languageId), written));
	});
