/** Whether the server is restricted is tried once for each editor and each version. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { restrictionsFor } from '../../client/src/restricted';

const RESTRICTED = ['--permission', '--allow-fs-read=*'];
const version = '1.2.3';
const by = [process.version, process.versions.electron, version].join(' ');

describe('the options of the server', () => {
	for (const [what, isAble, known, works, expected, tries, kept] of [
		['an editor that cannot', false, undefined, true, [], 0, undefined],
		['the first time, and it works', true, undefined, true, RESTRICTED, 1, { by, works: true }],
		['the first time, and it does not', true, undefined, false, [], 1, { by, works: false }],
		['the first time, and nobody knows yet', true, undefined, undefined, [], 1, undefined],
		['it is known to work', true, { by, works: true }, false, RESTRICTED, 0, { by, works: true }],
		['it is known not to', true, { by, works: false }, true, [], 0, { by, works: false }],
		['another version', true, { by: 'v1 1.2.2', works: false }, true, RESTRICTED, 1, { by, works: true }],
		[
			'another version, and nobody knows yet',
			true,
			{ by: 'v1 1.2.2', works: true },
			undefined,
			[],
			1,
			{ by: 'v1 1.2.2', works: true },
		],
	] as const)
		test(what, async () => {
			const state = new Map<string, unknown>(known === undefined ? [] : [['restrictedServer', known]]);
			const tried: unknown[] = [];
			const globalState = {
				get: (key: string) => state.get(key),
				update: async (key: string, value: unknown) => void state.set(key, value),
			};
			const context = { globalState, extension: { packageJSON: { version } } };
			const options = await restrictionsFor(context as never, 'server.js', isAble, async (...given) => {
				tried.push(given);
				return works;
			});
			assert.deepEqual(options, expected);
			assert.deepEqual(
				tried,
				Array.from({ length: tries }, () => ['server.js', RESTRICTED]),
			);
			assert.deepEqual(state.get('restrictedServer'), kept);
		});
});
