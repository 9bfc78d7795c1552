/** A needle finds what `indexOf` finds, wherever it is asked from and however it is searched for. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Needle } from '../../server/src/url/needle';

const TEXT = '!-->a<!-<!--<<!---->\\begin\\begin{b<!-';

for (const needle of ['<!--', '\\begin{', '<', '-->', 'z'])
	for (let lead = 0; lead < needle.length; lead++)
		test(`${needle}, searched for by ${needle.slice(lead)}`, () => {
			const found = new Needle(TEXT, needle, lead);
			for (let from = 0; from <= TEXT.length; from++) {
				const at = TEXT.indexOf(needle, from);
				assert.equal(found.next(from), at < 0 ? TEXT.length : at, `from ${from}`);
			}
		});
