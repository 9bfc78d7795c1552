// The client shows text through surfaces.ts only: the lint rules see every way around it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Case, lint } from './lint';

const cases: Case[] = [
	...[
		"import { window } from 'vscode';",
		"import { window as w } from 'vscode';",
		"import { type Uri, languages } from 'vscode';",
		"import { commands } from 'vscode';",
		"import { scm } from 'vscode';",
		"import { default as v } from 'vscode';",
		"import * as all from 'vscode';",
		"import type * as types from 'vscode';",
		"import whole from 'vscode';",
		"import one, { workspace as w2 } from 'vscode';",
		"import two, * as w3 from 'vscode';",
		"export * from 'vscode';",
		"export * as ns from 'vscode';",
		"export { window as w4 } from 'vscode';",
		"export const e = import('vscode');",
		'export const f = import(`vscode`);',
		"import g = require('vscode');",
		"export const h = require('vscode');",
		"export type I = import('vscode').Uri;",
	].map((code) => ({ code, rejected: true })),
	...[
		"import { workspace } from 'vscode';",
		"import { l10n, type TextDocument } from 'vscode';",
		"import type { Uri } from 'vscode';",
		"import * as client from 'vscode-languageclient';",
		"import { editors, say } from './surfaces';",
	].map((code) => ({ code, rejected: false })),
];

const forAll = cases.filter(({ code }) => !code.includes("import('vscode').Uri"));
const rejected = lint({ 'client/src/x.ts': cases, 'client/src/surfaces.ts': forAll });

test('the client imports nothing that shows text', () => {
	const actual = cases.filter((_, index) => rejected.get('client/src/x.ts')?.has(index + 1));
	assert.deepEqual(
		actual.map(({ code }) => code),
		cases.filter((each) => each.rejected).map(({ code }) => code),
	);
});

test('surfaces.ts may', () => assert.deepEqual([...(rejected.get('client/src/surfaces.ts') ?? [])], []));
