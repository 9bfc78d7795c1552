/** Text from elsewhere is nothing but text where the editor shows it. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { logged, shown } from '../../client/src/shown';

describe('shown', () => {
	for (const [text, expected] of [
		['[Repair it](command:workbench.action.quickOpen)', '［Repair it］(command:workbench.action.quickOpen)'],
		['![i](https://evil.example/b.png)', '!［i］(https：//evil.example/b.png)'],
		['[a]: https://evil.example', '［a］: https：//evil.example'],
		['$(flame) $(sync~spin) \\$(flame)', '$（flame) $（sync~spin) \\$（flame)'],
		['$$(flame)', '$$（flame)'],
		['<img src=x onerror=y>', '＜img src=x onerror=y＞'],
		['<https://evil.example>', '＜https：//evil.example＞'],
		['www.evil.example, WWW.evil.example', 'www．evil.example, WWW．evil.example'],
		['ana@evil.example', 'ana＠evil.example'],
		['a\nb\r\tc', 'a\\u{A}b\\u{D}\\u{9}c'],
		['\u001b[31mred\u009b', '\\u{1B}［31mred\\u{9B}'],
		['docs\u202egnp.exe', 'docs\\u{202E}gnp.exe'],
		['a\u2066b\u2069\u200e\u061c', 'a\\u{2066}b\\u{2069}\\u{200E}\\u{61C}'],
		['a\u200bb\u00adc\ufeffd\u2060e\u3164f', 'a\\u{200B}b\\u{AD}c\\u{FEFF}d\\u{2060}e\\u{3164}f'],
		['[\u200b](x) $\u200b(flame)', '［\\u{200B}］(x) $\\u{200B}(flame)'],
		['a\u{e0041}b', 'a\\u{E0041}b'],
		['\ueb05', '\\u{EB05}'],
		['\ud800a\udc00', '\\u{D800}a\\u{DC00}'],
		['pay\u200dpal', 'pay\\u{200D}pal'],
		['&#91;a&#93;(command:b) \\[a\\](b)', '&#91;a&#93;(command:b) \\［a\\］(b)'],
	] as const)
		test(JSON.stringify(text), () => assert.equal(shown(text), expected));

	for (const text of [
		'docs/fish & chips (old)/.url-lint.json',
		'3 of 12 files: 100 %, $HOME, $1, a.b, a:b, /x//y, "quoted", it’s — so…',
		'Grüße, Ελλάδα, Привет, 日本語。한국어 नमस्ते ไทย עברית العربية',
		'می\u200cخواهم क्\u200dष',
		'👩\u200d💻 ❤\ufe0f 👍🏽',
	])
		test(`${text} stays`, () => assert.equal(shown(text), text));

	/** What the editor reads as more than text, and pieces of it. */
	const piece = fc.constantFrom(
		...['[', ']', '](', '(', ')', '$', '$(', '<', '>', '!', ':', '//', '://', 'www.', '.', '@', '\\', '`', '~', '&'],
		...['command:', 'https', 'flame', '\u200b', '\u202e', '\u200d', '\ufe0f', '\n', '\r', '\u0000', '\ue000', '\ud83d'],
	);
	const text = fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 4 }))).map((parts) => parts.join(''));

	test('holds nothing that the editor reads', () => {
		fc.assert(
			fc.property(text, (each) => {
				// VS Code's own: links of notifications, icons of labels; what starts a link, an image or HTML in Markdown.
				assert.doesNotMatch(shown(each), /\[|\]|<|>|\$\(|:\/\/|www\.|@/i);
				assert.doesNotMatch(shown(each), /[\p{Cc}\p{Bidi_Control}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u00ad\u200b\u2060\ufeff]/u);
			}),
		);
	});

	test('stays as it is when it is shown again', () => {
		fc.assert(
			fc.property(text, (each) => assert.equal(shown(shown(each)), shown(each))),
			{
				examples: [['\ufe0f\ufe0f'], ['👍\ufe0f\ufe0f\u200d👍']],
			},
		);
	});

	test('leaves letters, digits and spaces alone', () => {
		const letters = fc.string({ unit: 'grapheme' }).filter((each) => /^[\p{L}\p{M}\p{N} ]*$/u.test(each));
		const visible = letters.filter((each) => !/\p{Default_Ignorable_Code_Point}/u.test(each));
		fc.assert(fc.property(visible, (each) => assert.equal(shown(each), each)));
	});

	test('can be read back: nothing is left out', () => {
		const back = (each: string) =>
			each
				.replace(/\\u\{([0-9A-F]+)\}/g, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
				.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
		const plain = text.filter((each) => !/[！-～]|\\u/.test(each));
		fc.assert(fc.property(plain, (each) => assert.equal(back(shown(each)), each)));
	});
});

describe('logged', () => {
	for (const [text, expected] of [
		['a key: [x](command:y) $(flame) <z>', 'a key: [x](command:y) $(flame) <z>'],
		['Error: no\n    at f (x.ts:1:2)', 'Error: no\n\t    at f (x.ts:1:2)'],
		['a\n2026-01-01 00:00:00.000 [error] forged', 'a\n\t2026-01-01 00:00:00.000 [error] forged'],
		['\u001b[2Ja\rb\u202ec\u2028d', '\\u{1B}[2Ja\\u{D}b\\u{202E}c\\u{2028}d'],
	] as const)
		test(JSON.stringify(text), () => assert.equal(logged(text), expected));
});
