import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { INITIAL } from 'vscode-textmate';
import { assertLinear, grammarOf, type Token, tokenize } from './grammars';

const LINK = 'meta.url.url-lint';

/** A document; `⸠…⸡` around what is coloured as a URL. */
type Rows = readonly string[];

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the placeholders of other languages.
const hosts: Readonly<Record<string, Rows>> = {
	'text.plain': [
		'See ⸠http://example.com/a⸡, or ⸠ftp://ftp.example.com⸡.',
		'(⸠http://example.com/a⸡) [⸠http://example.com/a⸡] <⸠http://example.com/a⸡> {⸠http://example.com/a⸡}',
		'"⸠http://example.com/a⸡" \'⸠http://example.com/a⸡\' `⸠http://example.com/a⸡`',
		'⸠http://example.com/a_(b)⸡ and (⸠http://example.com/a_(b)⸡)',
		'⸠http://example.com/a⸡;\n⸠http://example.com/b⸡:\n⸠http://example.com/c⸡?\n⸠http://example.com/d⸡!',
		'⸠http://a.example/⸡,⸠http://b.example/⸡;⸠http://c.example/⸡|⸠http://d.example/⸡',
		'⸠http://[::1]:8080/a⸡ ⸠http://me@[fe80::1]/⸡ ⸠http://example.com/⸡[1]',
		'⸠mailto:me@example.com⸡, ⸠urn:isbn:0451450523⸡, ⸠tel:+1-800-555⸡, ⸠news:comp.lang.c⸡.',
		'mailto: me, urn: x, tel: x, news: today, note: x, std::vector, C://x, 12:30, http:/x, http://',
		'http\\://x ://x 1http://x http//x',
		'⸠https://de.example/wiki/Zürich⸡, 见⸠https://zh.example/a⸡。下一句 ⸠https://ja.example/⸡次',
		'x=⸠http://example.com/?a=b&c=d#e⸡ &lt;⸠http://example.com/⸡&gt;',
		'⸠http://example.com/x-⸡ ⸠http://example.com/⸡... ⸠http://example.com/⸡** ⸠http://example.com/⸡_',
		'⸠http://example.com/%zz⸡ ⸠http://example.com/%u0041⸡ ⸠http://example.com/100⸡%',
	],
	'text.html.markdown': [
		'See ⸠http://example.com/a⸡, and [a link](⸠http://example.com/a⸡) after.',
		'[a](⸠http://example.com/a_(b)⸡) [⸠http://example.com/a⸡](⸠http://example.com/b⸡ "title") after',
		'**⸠http://example.com/a⸡** _⸠http://example.com/a⸡_ *⸠http://example.com/a⸡* after',
		'**⸠http://example.com/a_b*c⸡** after',
		'<http://example.com/a> after',
		'`⸠http://example.com/a⸡` after | ⸠http://example.com/a⸡ | after |⸠http://example.com/a⸡|',
		'```js\nconst x = "⸠http://example.com/a⸡"; // ⸠http://example.com/b⸡\ndefault://example.com/\n```\nafter ⸠http://example.com/⸡',
	],
	'text.html.derivative': [
		'<p>See ⸠http://example.com/a⸡</p><!-- ⸠http://example.com/a⸡ --> after',
		'<!--⸠http://example.com/a⸡--><p>after',
		'<!--⸠http://example.com/a-⸡--><!--⸠http://example.com/a-⸡--><p>after',
		'<a href="⸠http://example.com/a⸡" title=\'⸠http://example.com/a⸡\'>after',
		'<a href="⸠http://example.com/?a=1&amp;b⸡">after</a>',
		'<a href=http://example.com/a>after</a>',
		'<script>default://example.com/\nx = "⸠http://example.com/a⸡"</script> after ⸠http://example.com/⸡',
	],
	'source.js': [
		'// see ⸠http://example.com/a⸡.\nconst after',
		'//⸠http://example.com/a⸡\nconst after',
		'/* ⸠http://example.com/a⸡ */ const after',
		'/*⸠http://example.com/a⸡*/ const after',
		'/*⸠http://example.com/⸡*/ const after',
		'/**\n * {@link ⸠http://example.com/a⸡|text}\n * {@link ⸠http://example.com/a⸡}\n */ const after',
		'f(\'⸠http://example.com/a⸡\', "⸠http://example.com/a⸡", `⸠http://example.com/a⸡`) const after',
		'"⸠http://example.com/a⸡\\n" + "⸠http://example.com⸡\\"" const after',
		'`⸠http://example.com/⸡${id}/b` + `http://${host}/` const after',
		'x = /http://a\\/b/; const after',
		'default://example.com/a\nconst after',
		'const http://example.com/a',
	],
	'source.python': [
		'# see ⸠http://example.com/a⸡\nafter',
		'x = "⸠http://example.com/a⸡" + \'⸠http://example.com/a⸡\' after',
		'"""\nSee ⸠http://example.com/a⸡"""\nafter',
		"'''⸠http://example.com/a⸡'''\nafter",
		'"http://%s:%d/" % x, "⸠http://example.com/⸡%s/%(name)s" after',
		'"⸠http://example.com/%20s⸡" after',
		'f"⸠http://example.com/⸡{id}/" f"http://{host}/" after',
	],
	'text.html.handlebars': ['{{!-- ⸠http://example.com/a⸡ --}} after', '{{!--⸠http://example.com/a⸡--}} after'],
	'source.ruby': ['"⸠http://example.com/⸡#{id}/b" after', '"⸠http://example.com/#b⸡" # ⸠http://example.com/⸡'],
	'source.julia': [
		'#= ⸠http://example.com/a⸡ =# after',
		'#=⸠http://example.com/a⸡=# after',
		'# ⸠http://example.com/?a=#b⸡',
	],
	'source.haskell': ['{- ⸠http://example.com/a⸡ -} after', '{-⸠http://example.com/a⸡-} after'],
	'source.pascal': ['(* ⸠http://example.com/a⸡ *) after', '(*⸠http://example.com/⸡(a*) after'],
	'source.shell': [
		'curl "⸠http://example.com/a⸡" # ⸠http://example.com/⸡',
		'curl http://example.com/?a=1&b=2; ls',
		'"⸠http://example.com/⸡$id/b" "⸠http://example.com/⸡$(id "x")/b"; ls',
	],
	'source.yaml': ['url: ⸠http://example.com/a⸡ # ⸠http://example.com/b⸡\nafter: x'],
	'text.log': ['"http://example.com/a" http://example.com/a'],
	'text.uri-list': ['http://example.com/http://example.com/', '# http://example.com/'],
};
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: the placeholders of other languages.

/** One per character: the scopes, and whether the character is in a link of ours. */
function characters(lines: readonly Token[][]): { readonly scopes: readonly string[]; readonly linked: boolean }[] {
	return lines.flatMap((tokens) =>
		tokens.flatMap(({ text, scopes }) => [...text].map(() => ({ scopes, linked: scopes.includes(LINK) }))),
	);
}

function mark(text: string, linked: readonly boolean[]): string {
	let result = '';
	let inside = false;
	let index = 0;
	for (const character of text) {
		const now = character === '\n' ? false : (linked[index++] ?? false);
		if (now !== inside) result += now ? '⸠' : '⸡';
		inside = now;
		result += character;
	}
	return result + (inside ? '⸡' : '');
}

for (const [scopeName, rows] of Object.entries(hosts)) {
	describe(`the injection in ${scopeName}`, async () => {
		const grammar = await grammarOf(scopeName);
		const untouched = await grammarOf(scopeName, { injected: false });
		for (const row of rows) {
			const text = row.replace(/[⸠⸡]/g, '');
			test(row, () => {
				const found = characters(tokenize(grammar, text));
				const before = characters(tokenize(untouched, text));
				assert.equal(
					mark(
						text,
						found.map(({ linked }) => linked),
					),
					row,
				);
				assert.equal(found.length, before.length);
				// Around a URL every character has the scopes that it has without us, and inside it stands in them.
				for (const [index, { scopes, linked }] of found.entries()) {
					const own = scopes.indexOf(LINK);
					const host = before[index]?.scopes ?? [];
					if (!linked) assert.deepEqual(scopes, host, `character ${index}`);
					else assert.deepEqual(scopes.slice(0, own), host.slice(0, own), `character ${index}`);
				}
			});
		}
	});
}

/** Lines with a URL, and the scopes of what is around it. */
const places: readonly (readonly [scopeName: string, before: string, after: string, around: string])[] = [
	['text.plain', 'see ', ', and', 'text.plain'],
	['text.html.markdown', 'see ', ', and', 'text.html.markdown'],
	['text.html.markdown', '[a](', ')', 'text.html.markdown meta.link.inline.markdown'],
	['source.js', '// see ', ' and', 'source.js comment.line.js'],
	['source.python', 'x = "', '"', 'source.python string.quoted.double.python'],
];

describe('a URL in another language is one token, whose name no theme colours', () => {
	const url = 'ftp://anna:s3%2Fcret@example.com:2121/%2Fetc/b%zz?q=1&r#top';
	for (const [scopeName, before, after, around] of places)
		test(`${before}…${after} (${around})`, async () => {
			const [tokens = []] = tokenize(await grammarOf(scopeName), before + url + after);
			const linked = tokens.filter(({ scopes }) => scopes.includes(LINK));
			assert.deepEqual(linked, [{ text: url, scopes: [...around.split(' '), LINK] }]);
		});
});

describe('the injection takes linear time', async () => {
	const grammar = await grammarOf('text.plain');
	const pieces = [
		'a:@',
		'@',
		'[',
		'(',
		'(a',
		'?#',
		'a.',
		'a+',
		'.',
		'%41',
		'%4',
		'%s',
		'http://',
		'http://.',
		',a',
		'-',
		'-->',
		'#{',
		'&',
		'&lt',
		':',
	];
	for (const start of ['', 'http://', 'http://x', 'mailto:'])
		for (const piece of pieces)
			test(`${start} and many times ${piece}`, () => {
				assertLinear((pieces) => grammar.tokenizeLine(start + piece.repeat(pieces), INITIAL));
			});
});
