import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { generateConfusables } from '../../scripts/generate/confusables';
import { generateIana } from '../../scripts/generate/iana';
import { generateServices } from '../../scripts/generate/services';
import { fromRoot, tables } from '../../scripts/generate/tables';
import { lookalikeOf } from '../../server/src/data/confusables';
import { ianaSchemes } from '../../server/src/data/iana';
import { isBlockedPort, serviceOf } from '../../server/src/data/services';

for (const { path, generate } of tables) {
	test(`${path} is what npm run generate writes`, () => assert.equal(generate(), readFileSync(fromRoot(path), 'utf8')));
}

test('every scheme of the registry is known, in lower case', () => {
	const input: string[] = JSON.parse(readFileSync(fromRoot('scripts/generate/iana-uri-schemes.json'), 'utf8'));
	assert.equal(ianaSchemes.size, 406);
	for (const name of input) assert.ok(ianaSchemes.has(name.toLowerCase()), name);
	for (const name of ['http', 'mailto', 'iris.beep', 'z39.50r', 'machineprovisioningprogressreporter'])
		assert.ok(ianaSchemes.has(name), name);
	for (const name of ['', 'htpp', 'HTTP']) assert.ok(!ianaSchemes.has(name), name);
});

// Port → service, whether browsers block it.
const ports: [number, string | undefined, boolean][] = [
	[0, undefined, true],
	[21, 'ftp', true],
	[22, 'ssh', true],
	[25, 'smtp', true],
	[80, 'http', false],
	[81, undefined, false],
	[123, 'ntp', true],
	[143, 'imap', true],
	[443, 'https', false],
	[4190, 'sieve', true],
	[6000, 'x11', true],
	[6667, 'irc', true],
	[6670, undefined, false],
	[8080, undefined, false],
	[10080, 'amanda', true],
	[65536, undefined, false],
	[Number.NaN, undefined, false],
];

for (const [port, service, blocked] of ports) {
	test(`port ${port}: ${service ?? 'no service'}, ${blocked ? '' : 'not '}blocked`, () => {
		assert.deepEqual([serviceOf(port), isBlockedPort(port)], [service, blocked]);
	});
}

// A character, and the ASCII one that it looks like.
const lookalikes: [string, string | undefined][] = [
	['а', 'a'],
	['ӏ', 'l'],
	['ο', 'o'],
	['օ', 'o'],
	['ɡ', 'g'],
	['٠', '.'],
	['⁄', '/'],
	['‐', '-'],
	['๐', 'o'],
	['ꓳ', 'o'],
	['a', undefined],
	['é', undefined],
	['д', undefined],
	['ı', undefined],
	['þ', undefined],
	['ａ', undefined],
	['А', undefined],
	['中', undefined],
];

for (const [character, ascii] of lookalikes)
	test(`${character} looks like ${ascii ?? 'itself only'}`, () => assert.equal(lookalikeOf(character), ascii));

test('a wrong input is an error that names it', () => {
	assert.throws(() => generateConfusables('0430 ; 0061'), /not a mapping: 0430 ; 0061/);
	assert.throws(() => generateIana('{}'), /not an array/);
	assert.throws(() => generateIana('["ok", "not ok"]'), /not a scheme name: "not ok"/);
	assert.throws(() => generateServices('80 http\n80http\n'), /80http/);
});
