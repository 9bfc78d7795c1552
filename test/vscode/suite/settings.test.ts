/** Settings take effect at once, without a restart. */

import * as vscode from 'vscode';
import { api, closeEverything, codesOf, diagnosticsOf, eventually, openUntitled, withSetting } from './editor';
import { afterEach, describe, it } from './mocha';

describe('settings', () => {
	afterEach(closeEverything);

	it('urlLint.standard', async () => {
		const document = await openUntitled('https://shop.example/~ana and https://shop.example/fish|chips');
		await eventually(() => codesOf(document), ['unsafe-character']);
		await withSetting('urlLint.standard', 'rfc1738', () =>
			eventually(() => codesOf(document), ['unsafe-character', 'unsafe-character']),
		);
		await eventually(() => codesOf(document), ['unsafe-character']);
	});

	it('urlLint.rules', async () => {
		const document = await openUntitled('https://shop.example/fish|chips');
		const severities = () => diagnosticsOf(document).map(({ severity }) => vscode.DiagnosticSeverity[severity]);
		await eventually(severities, ['Warning']);
		await withSetting('urlLint.rules', { 'unsafe-character': 'error' }, () => eventually(severities, ['Error']));
		await withSetting('urlLint.rules', { 'unsafe-character': 'off' }, () => eventually(severities, []));
		await eventually(severities, ['Warning']);
	});

	it('urlLint.enable', async () => {
		const { status } = await api();
		const document = await openUntitled('https://shop.example/fish|chips');
		await eventually(() => codesOf(document), ['unsafe-character']);
		await withSetting('urlLint.enable', false, async () => {
			await eventually(() => codesOf(document), []);
			await eventually(status, 'Not checked: urlLint.enable is off');
		});
		await eventually(() => codesOf(document), ['unsafe-character']);
	});

	it('urlLint.enable for a language', async () => {
		const document = await openUntitled('https://shop.example/fish|chips', 'markdown');
		await eventually(() => codesOf(document), ['unsafe-character']);
		await withSetting('[markdown]', { 'urlLint.enable': false }, () => eventually(() => codesOf(document), []));
		await eventually(() => codesOf(document), ['unsafe-character']);
	});

	it('urlLint.maxProblems, and the status item says that there are more', async () => {
		const { status } = await api();
		const document = await openUntitled('https://shop.example/%zz%zy%zx%zw');
		await eventually(() => codesOf(document).length, 4);
		await withSetting('urlLint.maxProblems', 3, async () => {
			await eventually(
				() =>
					diagnosticsOf(document)
						.map(({ code, message }) => (code === undefined ? message : 'a finding'))
						.toSorted(),
				[
					'Raise urlLint.maxProblems to see more: only the first 3 findings are shown.',
					...['a finding', 'a finding', 'a finding'],
				],
			);
			await eventually(status, '1 URL, more than 3 findings — the first 3 are shown (urlLint.maxProblems)');
		});
		await eventually(() => codesOf(document).length, 4);
		await eventually(status, '1 URL, 4 findings');
	});

	it('a setting that makes no sense counts as not set', async () => {
		const document = await openUntitled('https://shop.example/fish|chips');
		await withSetting('urlLint.standard', 1738, async () => {
			await withSetting('urlLint.rules', 'all', () => eventually(() => codesOf(document), ['unsafe-character']));
		});
	});
});
