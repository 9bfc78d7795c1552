/** Suppression comments: what they switch off, which of them are of no use, and how those are removed. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { analyse, applyEdits } from '../../server/src/analysis/analyse';
import { check } from '../../server/src/config/check';
import type { Settings } from '../../server/src/settings';
import { mark, title } from '../scan/marked';
import { asking } from './asking';

const asked = asking('scheme-case');

/** What is found, marked in the document, and the codes. */
function found(text: string, languageId: string, settings: Settings = asked): [string, string[]] {
	const { findings } = analyse({ text, languageId }, settings);
	return [mark(text, findings), findings.map(({ code }) => code)];
}

const BAD = 'http://a.example/x|y';
const WORSE = 'HTTP://a.example/x|y';

/** Documents in which nothing is left to say. */
const silent: readonly (readonly [languageId: string, text: string, settings?: Partial<Settings>])[] = [
	['javascript', `// url-lint-disable-next-line\n"${BAD}"`],
	['javascript', `// url-lint-disable-next-line unsafe-character\n"${BAD}"`],
	['javascript', `// url-lint-disable-next-line unsafe-character, scheme-case -- why\n"${WORSE}"`],
	['javascript', `// url-lint-disable-next-line\n\n   \r\n"${BAD}"`],
	[
		'javascript',
		`// url-lint-disable-next-line unsafe-character\n// url-lint-disable-next-line scheme-case\n"${WORSE}"`,
	],
	['javascript', `"${BAD}" // url-lint-disable-line`],
	['javascript', `/* url-lint-disable-line unsafe-character */ "${BAD}"`],
	['javascript', `"${BAD}"\n/* url-lint-disable-file */\n"${WORSE}"`],
	['javascript', `// url-lint-disable-file scheme-case unsafe-character\n"${BAD}"\n"${WORSE}"`],
	['javascript', `// url-lint-disable\n"${WORSE}"\n"${BAD}"\n// url-lint-enable`],
	['javascript', `// url-lint-disable unsafe-character\n"${BAD}"\n// url-lint-enable unsafe-character`],
	['javascript', `// url-lint-disable unsafe-character\n"${BAD}"\n// url-lint-enable`],
	['javascript', `// url-lint-disable\n"${BAD}"`],
	['html', `<!-- url-lint-disable-next-line unsafe-character -->\r\n<a href="${BAD}">`],
	['html', `<script>\n// url-lint-disable-next-line unsafe-character\nf("${BAD}");\n</script>`],
	['python', `# url-lint-disable-next-line unsafe-character\nu = "${BAD}"`],
	[
		'bat',
		`@rem url-lint-disable-next-line scheme-case\n:: url-lint-disable-next-line unsafe-character\ncurl "${WORSE}"`,
	],
	['vb', `Rem url-lint-disable-next-line unsafe-character\nu = "${BAD}"`],
	['restructuredtext', `.. url-lint-disable-next-line unsafe-character\n\nSee ${BAD} there.`],
	['mdx', `{/* url-lint-disable-next-line unsafe-character */}\n${BAD}`],
	['markdown', `---\n# url-lint-disable-next-line unsafe-character\nhome: ${BAD}\n---\ntext`],
	['markdown', `${BAD} <!-- url-lint-disable-line unsafe-character -->`],
	// A URL over lines: the line on which the finding starts.
	['javascript', `// url-lint-disable-next-line unsafe-character\n// <URL:http://a.example/x|\n// y>`],
	// A rule that is off looked at nothing: nobody knows what it would have found.
	['javascript', '// url-lint-disable-file insecure-scheme\n"https://a.example/"'],
	['javascript', `// url-lint-disable-line scheme-case`, { rules: { 'scheme-case': 'off' } }],
	['javascript', '// url-lint-disable-line', { rules: { 'unused-suppression': 'off' } }],
	['javascript', '// url-lint-disable-line scheme-cse', { rules: { 'unknown-rule': 'off' } }],
	// These findings a comment must name.
	['javascript', '// url-lint-disable-line scheme-case, unused-suppression'],
	['javascript', '// url-lint-disable-file unused-suppression\n// url-lint-disable-line'],
	['javascript', '// url-lint-disable-line unknown-rule, no-shouting'],
];

/** Documents in which something is, marked, and what. */
const spoken: readonly (readonly [languageId: string, marked: string, ...codes: string[]])[] = [
	// Not covered.
	['javascript', '// url-lint-disable-next-line\n"http://a.example/x|"\n"http://a.example/x⸠|⸡"', 'unsafe-character'],
	['javascript', '// url-lint-disable-next-line unsafe-character\n"⸠HTTP⸡://a.example/x|y"', 'scheme-case'],
	['javascript', '// url-lint-disable\n"HTTP://a.example/"\n// url-lint-enable\n"⸠HTTP⸡://a.example/"', 'scheme-case'],
	[
		'javascript',
		'// url-lint-disable\n"HTTP://a.example/"\n// url-lint-enable scheme-case\n"⸠HTTP⸡://a.example/x|"',
		'scheme-case',
	],
	['javascript', 'f("url-lint-disable-line", "http://a.example/x⸠|⸡")', 'unsafe-character'],
	['plaintext', '// url-lint-disable-file\nhttp://a.example/x⸠|⸡y', 'unsafe-character'],
	[
		'javascript',
		'f(); // url-lint-disable-next-line scheme-case\n"HTTP://a.example/x⸠|⸡" // url-lint-disable-next-line scheme-case\n"HTTP://a.example/"',
		'unsafe-character',
	],
	// Of no use.
	['javascript', '// ⸠url-lint-disable-line⸡', 'unused-suppression'],
	['javascript', '// ⸠url-lint-disable-line scheme-case⸡ -- why', 'unused-suppression'],
	['javascript', '// ⸠url-lint-disable-next-line⸡', 'unused-suppression'],
	['javascript', '// ⸠url-lint-disable-file scheme-case⸡\n"http://a.example/"', 'unused-suppression'],
	['javascript', '// ⸠url-lint-enable⸡', 'unused-suppression'],
	[
		'javascript',
		'"HTTP://a.example/" // url-lint-disable-line ⸠unsafe-character⸡, scheme-case, ⸠empty-host⸡',
		'unused-suppression',
		'unused-suppression',
	],
	[
		'javascript',
		'// url-lint-disable scheme-case\n"HTTP://a.example/"\n// ⸠url-lint-enable unsafe-character⸡',
		'unused-suppression',
	],
	// What nobody knows.
	['javascript', '"HTTP://a.example/" // url-lint-disable-line scheme-case, ⸠scheme-cse⸡', 'unknown-rule'],
	[
		'javascript',
		'// ⸠url-lint-disable-line unsafe-character⸡\n// url-lint-disable-file ⸠no-shouting⸡',
		'unused-suppression',
		'unknown-rule',
	],
];

describe('nothing is left to say', () => {
	for (const [languageId, text, settings = {}] of silent)
		test(`${languageId}: ${title(text)}${JSON.stringify(settings)}`, () =>
			assert.deepEqual(found(text, languageId, { ...asked, ...settings }), [text, []]));
});

describe('something is', () => {
	for (const [languageId, marked, ...codes] of spoken)
		test(`${languageId}: ${title(marked)}`, () =>
			assert.deepEqual(found(marked.replace(/[⸠⸡]/g, ''), languageId), [marked, codes]));
});

/** A document, and what is left of it once each of its comments that are of no use is removed, one after the other. */
const removals: readonly (readonly [languageId: string, before: string, after: string])[] = [
	['javascript', 'a();\n// url-lint-disable-line\nb();\n', 'a();\nb();\n'],
	['javascript', 'a();\r\n\t// url-lint-disable-line -- why\r\nb();\r\n', 'a();\r\nb();\r\n'],
	['javascript', 'a(); // url-lint-disable-line\nb();', 'a();\nb();'],
	['javascript', 'a(); // url-lint-disable-line\r\nb();', 'a();\r\nb();'],
	['javascript', 'a();\n// url-lint-disable-line', 'a();'],
	['javascript', '// url-lint-disable-line', ''],
	['javascript', 'a(); /* url-lint-disable-line */ b();', 'a(); b();'],
	['javascript', '/* url-lint-disable-line */ b();', ' b();'],
	['javascript', '/**\n * About it.\n * url-lint-disable-line\n */\nb();', '/**\n * About it.\n */\nb();'],
	['javascript', '/* url-lint-disable-line\n * about it */', '/* \n * about it */'],
	['javascript', '/* About it:\n url-lint-disable-line */', '/* About it:\n  */'],
	['javascriptreact', '<a>\n\t{/* url-lint-disable-line */}\n</a>', '<a>\n</a>'],
	['html', '<p>x <!-- url-lint-disable-line --></p>\n', '<p>x</p>\n'],
	['html', '<!-- url-lint-disable-file -->\n<p>', '<p>'],
	['css', 'a { } /* url-lint-disable-line a-b scheme-case */', 'a { } /* url-lint-disable-line a-b */'],
	['python', 'x = 1  # url-lint-disable-line\n', 'x = 1\n'],
	['lua', '--[[ url-lint-disable-line ]] x = 1', ' x = 1'],
	['bat', 'REM url-lint-disable-line\ndir', 'dir'],
	['bat', '@rem url-lint-disable-line\ndir', 'dir'],
	['bat', ':: url-lint-disable-line\ndir', 'dir'],
	['vb', 'REM url-lint-disable-line\nx = 1', 'x = 1'],
	['restructuredtext', '.. url-lint-disable-file\n\nText', 'Text'],
	['latex', 'a % url-lint-disable-line', 'a'],
	['ocaml', '(* url-lint-disable-line *)\nlet x = 1', 'let x = 1'],
	['vb', "x = 1 ' url-lint-disable-line", 'x = 1'],
	[
		'javascript',
		'"HTTP://a.example/" // url-lint-disable-line unsafe-character, scheme-case, empty-host',
		'"HTTP://a.example/" // url-lint-disable-line scheme-case',
	],
	[
		'javascript',
		'"HTTP://a.example/" // url-lint-disable-line scheme-cse',
		'"HTTP://a.example/" // url-lint-disable-line scheme-case',
	],
];

describe('repaired', () => {
	for (const [languageId, before, after] of removals)
		test(`${languageId}: ${title(before)}`, () => {
			let text = before;
			for (let round = 0; round < 5; round++) {
				const own = analyse({ text, languageId }, asked).findings.filter(({ url }) => url === '');
				const fix = own.flatMap((finding) => finding.fixes())[0];
				if (fix === undefined) break;
				assert(!fix.automatic, 'somebody wrote that comment');
				text = applyEdits(text, fix.edits);
			}
			assert.equal(text, after);
		});

	test('the titles', () => {
		const text = '"HTTP://a.example/" // url-lint-disable-line scheme-case, empty-host, scheme-cse';
		const { findings } = analyse({ text: `${text}\n// url-lint-disable-line`, languageId: 'javascript' }, asked);
		assert.deepEqual(
			findings.flatMap((finding) => finding.fixes().map((fix) => fix.title)),
			['Remove empty-host', 'Write scheme-case', 'Remove the comment'],
		);
	});
});

test('the findings before a place: those that are left of what stands there', () => {
	const text = `"${BAD}"\n"${WORSE}" // url-lint-disable-line\n"${WORSE}"\n"${BAD}"\n`;
	const { findings } = analyse({ text, languageId: 'javascript' }, asked);
	assert.equal(findings.length, 4);
	for (const end of [0, ...findings.map(({ offset }) => offset), text.length]) {
		const before = analyse({ text, languageId: 'javascript' }, asked).findingsBefore(end);
		const expected = findings.filter(({ offset }) => offset < end);
		assert.deepEqual(
			before.map(({ code, offset }) => `${code} ${offset}`),
			expected.map(({ code, offset }) => `${code} ${offset}`),
		);
	}
});

test('what is wrong with a configuration file is switched off too', () => {
	const text = '{\n\t// url-lint-disable-next-line unknown-rule\n\t"rules": { "no-shouting": "off" }\n}';
	const findings = (languageId: string, of: string) =>
		check({ name: '/.url-lint.json', text: of, languageId }, asked).findings.map(({ code }) => code);
	assert.deepEqual(findings('jsonc', text), []);
	assert.deepEqual(findings('jsonc', text.replace('url-lint', 'lint')), ['unknown-rule']);
});

test('100 000 comments and as many findings take no longer than their length', () => {
	const lines = [
		'// url-lint-disable-next-line scheme-case',
		'"HTTP://a.example/" // url-lint-disable-line scheme-case',
	];
	const text = `${lines.join('\n')}\n`.repeat(50_000);
	assert.deepEqual(analyse({ text, languageId: 'javascript' }, asked).findings, []);
	const one = `${'/* url-lint-disable-line scheme-case */ "HTTP://a.example/" '.repeat(20_000)}\n${'\n'.repeat(100_000)}`;
	assert.deepEqual(analyse({ text: one, languageId: 'javascript' }, asked).findings, []);
});
