/** What the status item says, and what it offers. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { choicesFor } from '../../client/src/status-menu';
import { statusLine, statusText } from '../../client/src/status-text';
import { english } from './words';

const document = { uri: { scheme: 'file' }, languageId: 'markdown' };
const checked = { uri: 'file:///a.md', urls: 2, problems: 3, shown: 3 };

describe('the status of', () => {
	for (const [what, active, status, text, warnings = []] of [
		['no document', undefined, undefined, 'Not checked: this is no document'],
		['a log', { ...document, uri: { scheme: 'output' } }, undefined, 'Not checked: this is no document'],
		['the other side of a diff', { ...document, uri: { scheme: 'git' } }, checked, 'Not checked: this is no document'],
		['what the server has not seen', document, undefined, 'Not checked yet'],
		['what is switched off', document, { ...checked, off: 'enable' }, 'Not checked: urlLint.enable is off'],
		['what is left out', document, { ...checked, off: 'ignore' }, 'Not checked: urlLint.ignore'],
		['several', document, checked, '2 URLs, 3 findings'],
		['none', document, { ...checked, urls: 0, problems: 0, shown: 0 }, '0 URLs, 0 findings'],
		['one each', document, { ...checked, urls: 1, problems: 1, shown: 1 }, '1 URL, 1 finding'],
		[
			'more than are shown',
			document,
			{ ...checked, more: true },
			'2 URLs, more than 3 findings',
			['the first 3 are shown (urlLint.maxProblems)'],
		],
		['settings without a problem', document, { ...checked, settings: [] }, '2 URLs, 3 findings'],
		[
			'settings with one problem',
			document,
			{ ...checked, settings: ['a'] },
			'2 URLs, 3 findings',
			['1 problem in the settings; the log names it'],
		],
		[
			'settings with more, of a document with more than are shown',
			document,
			{ ...checked, more: true, settings: ['a', 'b'] },
			'2 URLs, more than 3 findings',
			['the first 3 are shown (urlLint.maxProblems)', '2 problems in the settings; the log names them'],
		],
	] as const)
		test(what, () => assert.deepEqual(statusText(active, status, english), { text, warnings }));
});

test('text and detail in one line', () => {
	assert.equal(statusLine('1 URL', 'and more'), '1 URL — and more');
	assert.equal(statusLine('1 URL', ''), '1 URL');
	assert.equal(statusLine('1 URL', undefined), '1 URL');
});

describe('the status item offers', () => {
	const always = ['Settings: workbench.action.openSettings @ext:url-lint.url-lint', 'Show log: urlLint.showLog'];
	for (const [what, active, switches] of [
		['without a document', undefined, []],
		[
			'for a file',
			{ languageId: 'go', isOn: true, isIgnored: false, isUnsaved: false },
			['Turn off for this file: urlLint.ignoreFile', 'Turn off for language go: urlLint.toggleLanguage'],
		],
		[
			'for a file that is switched off',
			{ languageId: 'go', isOn: true, isIgnored: true, isUnsaved: false },
			['Turn on again for this file: urlLint.ignoreFile', 'Turn off for language go: urlLint.toggleLanguage'],
		],
		[
			'for what is no file yet',
			{ languageId: 'go', isOn: true, isIgnored: false, isUnsaved: true },
			['Turn off for language go: urlLint.toggleLanguage'],
		],
		[
			'where it is off',
			{ languageId: 'go', isOn: false, isIgnored: false, isUnsaved: false },
			['Turn on for language go: urlLint.toggleLanguage'],
		],
	] as const)
		test(what, () =>
			assert.deepEqual(
				choicesFor(active, english).map(
					({ label, command, argument }) => `${label}: ${command}${argument === undefined ? '' : ` ${argument}`}`,
				),
				[...switches, ...always],
			),
		);
});
