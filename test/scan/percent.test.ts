/** Where `%` is special, a fix that writes it escapes it as that place needs; where that cannot be told, none is offered. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse, applyEdits } from '../../server/src/analysis/analyse';
import type { Document } from '../../server/src/analysis/finding';
import { placeholdersOf } from '../../server/src/find/percent';
import { scan } from '../../server/src/find/scanner';
import { asking } from '../analysis/asking';
import { title } from './marked';

/** The document after the first quick fix that is offered; as it is where none is. */
function repaired(document: Document): string {
	const [fix] = analyse(document, asking('unsafe-character')).findings.flatMap((finding) => finding.fixes());
	return fix === undefined ? document.text : applyEdits(document.text, fix.edits);
}

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
		assert.equal(repaired({ text: document, languageId }), fixed);
	});
}

/** `⏎` is a line's end. In each document stands one URL with a `|`. */
const formats: readonly [languageId: string, ...documents: string[]][] = [
	[
		'c',
		'printf("see http://a.com/a|b\\n");',
		'fprintf(stderr, "see http://a.com/a|b\\n");',
		'sprintf(buffer, "see http://a.com/a|b");',
		'snprintf(buffer, sizeof(buffer), "see http://a.com/a|b");',
		'g_strdup_printf("see http://a.com/a|b");',
		'DEBUG_PRINTF (("see http://a.com/a|b"));',
		'syslog(LOG_INFO, "see http://a.com/a|b");',
		'printf(_("see http://a.com/a|b\\n"));',
		'printf("see http://a.com/a|b\\n"⏎\t"and %s\\n", x);',
		'printf("1) one\\n"⏎\t"it\'s (two\\n"⏎\t"see http://a.com/a|b\\n");',
		'report("see http://a.com/a|b\\n"⏎\t"and %s\\n", x);',
		'report("%s: "⏎\t"see http://a.com/a|b\\n", x);',
		'report("see http://a.com/%s/a|b\\n", x);',
		'strftime(buffer, 80, "http://a.com/a|b", now);',
	],
	['cpp', 'auto a = boost::format("http://a.com/a|b");'],
	['objective-c', 'NSLog(@"see http://a.com/a|b");', '[NSString stringWithFormat:@"http://a.com/a|b"];'],
	[
		'go',
		'fmt.Printf("see http://a.com/a|b\\n")',
		'a := fmt.Sprintf("http://a.com/a|b")',
		'return fmt.Errorf("see http://a.com/a|b")',
		'log.Fatalf("see http://a.com/a|b")',
		't.Logf("see http://a.com/a|b")',
		'fmt.Printf(`one⏎see http://a.com/a|b`)',
	],
	[
		'java',
		'String a = String.format("http://a.com/a|b");',
		'String a = "http://a.com/a|b".formatted(b);',
		'String a = """⏎\tsee⏎\thttp://a.com/a|b⏎\t""".formatted(b);',
		'System.out.printf("see http://a.com/a|b");',
	],
	['kotlin', 'val a = "http://a.com/a|b".format(b)', 'val a = """http://a.com/a|b⏎""".trimIndent().format(b)'],
	['php', '<?php printf("see http://a.com/a|b");', '<?php printf(\'<a href="http://a.com/a|b">\');'],
	['perl', 'printf "see http://a.com/a|b\\n";', 'printf STDERR "see http://a.com/a|b\\n";'],
	['awk', '{ printf "http://a.com/a|b\\n" }'],
	[
		'shellscript',
		"printf 'see http://a.com/a|b\\n'",
		'printf -v a "http://a.com/a|b"',
		"printf '%s\\n' \\⏎\t'http://a.com/a|b'",
		'date +"http://a.com/a|b"',
		"date -u '+http://a.com/a|b'",
		"find . -printf 'http://a.com/a|b'",
	],
	['makefile', 'all:⏎\t@printf "see http://a.com/a|b\\n"'],
	['yaml', 'run: printf "see http://a.com/a|b"'],
	['ruby', 'a = format("http://a.com/a|b")', "a = sprintf 'http://a.com/a|b'", 'a = "http://a.com/a|b" % b'],
	['lua', 'a = string.format("http://a.com/a|b")', 'a = ("http://a.com/a|b"):format(b)'],
	['swift', 'let a = String(format: "http://a.com/a|b")'],
	['r', 'a <- sprintf("http://a.com/a|b")'],
	['javascript', 'util.format("http://a.com/a|b")'],
	['ocaml', 'let () = Printf.printf "see http://a.com/a|b\\n"', 'let () = Printf.printf⏎\t"see http://a.com/a|b\\n"'],
	['clojure', '(format "http://a.com/a|b")'],
	[
		'python',
		'x = "http://a.com/a|b" % y',
		'x = ("http://a.com/a|b "⏎\t"%s") % y',
		'x = ("http://a.com/a|b "⏎\t"and so on"⏎\t% y)',
		'x = """http://a.com/a|b⏎%s""" % y',
		'x = dedent("""⏎\thttp://a.com/a|b⏎⏎\tand so on⏎""") % y',
		'now.strftime("http://a.com/a|b")',
	],
];

const notFormats: readonly [languageId: string, ...documents: string[]][] = [
	[
		'c',
		'puts("http://a.com/a|b");',
		'printf("%d\\n", 1);⏎puts("http://a.com/a|b");',
		'printf("1) one");⏎puts("http://a.com/a|b");',
		'printf("one"); // http://a.com/a|b',
		'printf("%s", one); /* http://a.com/a|b */',
		'/* As printf(3) does. */⏎puts("http://a.com/a|b");',
	],
	['cpp', 'auto a = std::format("http://a.com/a|b");'],
	[
		'javascript',
		'console.log("http://a.com/a|b")',
		'x = "http://a.com/a|b"',
		'x = {⏎\ta: "%s",⏎\tb: "http://a.com/a|b",⏎}',
	],
	[
		'python',
		'requests.get("http://a.com/a|b")',
		'print("http://a.com/a|b")',
		'x = "%s" % y⏎requests.get("http://a.com/a|b")',
		'x = "http://a.com/a|b".format(y)',
		'"""See http://a.com/a|b.⏎⏎It replaces %s.⏎"""',
	],
	[
		'shellscript',
		"printf '%s\\n' x⏎curl 'http://a.com/a|b'",
		'printf x; curl "http://a.com/a|b"',
		'date +%s⏎curl "http://a.com/a|b"',
		'echo "release date" && curl "http://a.com/a|b"',
		'cat <<EOF⏎http://a.com/a|b⏎date +%s⏎EOF',
	],
	['perl', 'printf "one";⏎get("http://a.com/a|b");'],
	['php', '<?php printf("one"); ?>⏎<p>http://a.com/a|b</p>'],
	['plaintext', 'The format: http://a.com/a|b', 'Up to date (http://a.com/a|b)', 'Use printf.⏎http://a.com/a|b'],
];

for (const [rows, fixed] of [
	[formats, false],
	[notFormats, true],
] as const)
	for (const [languageId, ...documents] of rows)
		for (const document of documents) {
			const text = document.replaceAll('⏎', '\n');
			test(`${fixed ? 'no format' : 'a format'} (${languageId}): ${title(text)}`, () => {
				assert.equal(repaired({ text, languageId }), fixed ? text.replace('a|b', 'a%7Cb') : text);
			});
		}

const doubled: readonly [languageId: string, document: string, spared: readonly string[]][] = [
	['c', 'printf("http://a.com/a%%20b|c\\n")', ['%%']],
	['c', 'printf("http://a.com/%s/a%%20b%%7Cc\\n", x)', ['%s', '%%', '%%']],
	['python', '"http://a.com/%%20x?%s" % y', ['%%', '%s']],
	['python', 'get("http://a.com/%%20x")', []],
	['plaintext', 'http://a.com/%%20x', []],
];

for (const [languageId, text, spared] of doubled)
	test(`${languageId}: ${title(text)} holds ${spared.join(' ') || 'no placeholder'}`, () => {
		const occurrence = scan(text, languageId).at(0);
		const found = placeholdersOf({ text, languageId }, occurrence);
		assert.deepEqual(
			found.map(({ offset, end }) => occurrence.url.slice(offset, end)),
			spared,
		);
	});
