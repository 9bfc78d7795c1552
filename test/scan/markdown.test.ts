/** Markdown: destinations, reference definitions, autolinks, code, HTML, and prose. */

import { finds, reads } from './marked';

finds('destinations', 'markdown', [
	'[a](⸠http://a.example/x⸡)',
	'See [a](⸠http://a.example/x⸡).',
	'![a](⸠http://a.example/x.png⸡)',
	'[![a](⸠http://a.example/i.png⸡)](⸠http://a.example/x⸡)',
	'[a](⸠http://a.example/x⸡) and [b](⸠http://b.example/y⸡)',
	'[⸠http://a.example/x⸡](⸠http://a.example/x⸡)',
	'[a]( ⸠http://a.example/x⸡ )',
	'[a](⸠http://a.example/x.⸡)',
	'[a](⸠http://a.example/a,b;⸡)',
	'[a](⸠mailto:jane@a.example⸡)',
	'[a](⸠http:/a.example/x⸡)',
	'[a](⸠http://a.example/日本語。⸡)',
	'- [ ] [a](⸠http://a.example/x⸡)',
	'# [a](⸠http://a.example/x⸡)',
	'> [a](⸠http://a.example/x⸡)',
	'[a](⸠http://a.example/a|b⸡)',
	'[a](⸠http://a.example/"b"⸡)',
]);

finds('parentheses in a destination', 'markdown', [
	'[a](⸠http://a.example/a(b)c⸡)',
	'[a](⸠http://a.example/a(b(c)d)e⸡)',
	'([a](⸠http://a.example/a(b)⸡))',
	String.raw`[a](⸠http://a.example/a\)b⸡)`,
	String.raw`[a](⸠http://a.example/a\(b⸡)`,
]);

finds('a destination that spaces or control characters broke', 'markdown', [
	'[a](⸠http://a.example/a b⸡)',
	'[a](⸠http://a.example/a b⸡ "title")',
	String.raw`[a](⸠http://a.example/a b\)c⸡)`.replace('\\\\', '\\'),
	'[a](⸠http://a.example/a\u0001b⸡)',
	'[a](⸠http://a.example/a\fb⸡ "title")',
	'[a](⸠http://a.example/?a =b⸡)',
	'![a](⸠http://a.example/a⸡ =100x20)',
	'![a](⸠http://a.example/a⸡ =50%)',
	'![a](⸠http://a.example/a⸡ =x20)',
]);

finds('a destination in angle brackets', 'markdown', [
	'[a](<⸠http://a.example/x⸡>)',
	'[a](<⸠http://a.example/a b⸡>)',
	'[a](<⸠http://a.example/a(b⸡>)',
	'[a](<⸠http://a.example/a b⸡> "title")',
	'![a](<⸠http://a.example/a b.png⸡>)',
]);

finds('at the end of what is emphasised', 'markdown', [
	'**see ⸠http://a.example⸡.** And',
	'*see ⸠http://a.example⸡.* And',
	'***see ⸠http://a.example/x⸡.*** And',
	'**see ⸠http://a.example/x⸡...**',
	'**see ⸠http://a.example/x⸡?**',
	'**see ⸠http://a.example/x⸡:** this',
	'**see ⸠http://a.example/wiki/A_(b)⸡.** And',
	'**see ⸠http://a.example/wiki/A_(b)⸡** and',
	'**see (⸠http://a.example/x⸡).** And',
	'**⸠http://a.example⸡.**, and',
	'- **⸠http://a.example/x⸡.**',
	'__see ⸠http://a.example/x⸡.__ And',
	'__see ⸠http://a.example/x⸡__ and',
	'_see ⸠http://a.example/x⸡_ and',
	'~~see ⸠http://a.example/x⸡.~~ And',
	'==see ⸠http://a.example/x⸡.== And',
	'**two\nlines: ⸠http://a.example/x⸡.** And',
	'**详见 ⸠http://a.example/x⸡**。',
]);

finds('marks that close nothing', 'markdown', [
	'a_b ⸠http://a.example/x_⸡ c',
	'_a_ ⸠http://a.example/x_⸡ c',
	'__a__ ⸠http://a.example/__init__⸡ c',
	'a=⸠http://a.example/?x=⸡ c',
	'`a=⸠http://a.example/?x=⸡...`',
	'a ⸠http://a.example/*⸡ c',
	'a *b\n\nc ⸠http://a.example/*⸡ d',
	'a *b\r\n\r\nc ⸠http://a.example/*⸡ d',
	'a http://a.example/.* c',
	'* a http://a.example/.* c',
	'a *b* http://a.example/.* c',
]);

finds('a title', 'markdown', [
	'[a](⸠http://a.example/x⸡ "title")',
	"[a](⸠http://a.example/x⸡ 'title')",
	'[a](⸠http://a.example/x⸡ (title))',
	'[a](⸠http://a.example/x⸡   "a title of words")',
	'[a](⸠http://a.example/x⸡ "see ⸠http://b.example/y⸡")',
	'![a](⸠http://a.example/x.png⸡ =100x20)',
]);

finds('a destination broken by a space', 'markdown', [
	'[a](⸠http://a.example/a b⸡)',
	'[a](⸠http://a.example/a b c.pdf⸡) and (more)',
	'[a](⸠http://a.example/a b⸡ "title")',
	'![a](⸠http://a.example/a b.png⸡)',
	'[a](⸠http://a.example/a b(c)⸡)',
]);

finds('no destination after all', 'markdown', [
	'[a](⸠http://a.example/x⸡',
	'[a](⸠http://a.example/x⸡ and no end',
	'[a] (⸠http://a.example/x⸡)',
	'a (⸠http://a.example/x⸡)',
]);

finds('reference definitions', 'markdown', [
	'[a]: ⸠http://a.example/x⸡',
	'[a]:⸠http://a.example/x⸡',
	'[a]: <⸠http://a.example/x⸡>',
	'[a]: <⸠http://a.example/a b⸡>',
	'[a]: ⸠http://a.example/x⸡ "title"',
	"[a]: ⸠http://a.example/x⸡ 'title'",
	'[a]: ⸠http://a.example/x⸡ (title)',
	'  [a b]: ⸠http://a.example/x.⸡',
	'> [a]: ⸠http://a.example/x⸡',
	'[a]: ⸠http://a.example/x⸡\n[b]: ⸠http://b.example/y⸡\n',
	'[a]: ⸠http://a.example/x⸡\r\n[b]: ⸠http://b.example/y⸡\r\n',
	'[^1]: See ⸠http://a.example/x⸡.',
	'[^1]: ⸠http://a.example/x⸡.',
	'[a]: see ⸠http://a.example/x⸡.',
	'[a]: ⸠http://a.example/my file.pdf⸡',
	'[a]: ⸠http://a.example/my file.pdf⸡ "title"',
	"[a]: ⸠http://a.example/my file.pdf⸡ 'title'",
	'[a]: ⸠http://a.example/x⸡ is a page',
	'[a]: ⸠http://a.example/x⸡ is a page called "title"',
]);

finds('`<` in an attribute', 'markdown', [
	'<a href="⸠http://a.example/a<b⸡">x</a>',
	'<a href="⸠http://a.example/a b<c>⸡">x</a>',
	'<a href="⸠http://a.example/x⸡<br> <a href="⸠http://b.example/y⸡">',
	'<img src="⸠http://a.example/x⸡</p> said "so"',
]);

finds('autolinks', 'markdown', [
	'<⸠http://a.example/x⸡>',
	'See <⸠http://a.example/x⸡>.',
	'<⸠http://a.example/a,b.⸡>',
	'<⸠mailto:jane@a.example⸡>',
	'<⸠http://a.example/a)b⸡>',
	'<⸠http://a.example/a(\ufeffb⸡>',
	'<⸠a+b+c:d⸡>',
	'Run <image:tag> or <svg:rect>',
	'<⸠http://a.example/x⸡',
]);

finds('bare text', 'markdown', [
	'See ⸠http://a.example/x⸡.',
	'**⸠http://a.example/x⸡**',
	'*see ⸠http://a.example/x⸡*',
	'_⸠http://a.example/a_b_c⸡_',
	'⸠http://a.example/a_b_c⸡',
	'~~⸠http://a.example/x⸡~~',
	'(⸠http://a.example/Foo_(bar)⸡)',
	'- ⸠http://a.example/x⸡',
	'1. ⸠http://a.example/x⸡',
	'[[⸠http://a.example/x⸡|label]]',
	'"⸠http://a.example/x⸡"',
	'⸠http://a.example/x⸡  \nnext',
]);

finds('code', 'markdown', [
	'`⸠http://a.example/x⸡`',
	'`curl ⸠http://a.example/x⸡`.',
	'``⸠http://a.example/x⸡``',
	'`` `⸠http://a.example/x⸡` ``',
	"`curl '⸠http://a.example/x?a=b⸡'`",
	'```\ncurl ⸠http://a.example/x⸡\n```',
	'```sh\ncurl "⸠http://a.example/x⸡"\n```\nand ⸠http://b.example/y⸡.',
	'~~~\n⸠http://a.example/x⸡\n~~~',
	'`[a](⸠http://a.example/x⸡)`',
	'`<⸠http://a.example/x⸡>`',
	'    curl ⸠http://a.example/x⸡',
]);

finds('HTML', 'markdown', [
	'<a href="⸠http://a.example/x⸡">x</a>',
	"<img src='⸠http://a.example/i.png⸡'>",
	'<a href=⸠http://a.example/x⸡>x</a>',
	'<a href="⸠http://a.example/?a=1&amp;b=2⸡">x</a>',
	'<a href="⸠http://a.example/a b⸡">x</a>',
	'<!-- ⸠http://a.example/x⸡ -->',
	'⸠http://a.example/x⸡<br>',
	'<p>[x](⸠https://a.exam⸡<span class="more">…</span>ple/x)</p>',
	'![x](⸠https://a.example/x⸡<br>',
	'[x](⸠https://<b>.example/x⸡)',
	'<b>⸠http://a.example/x⸡</b>',
	'<details><summary>⸠http://a.example/x⸡</summary>',
]);

reads('escapes', 'markdown', [
	[String.raw`[a](⸠http://a.example/a\_b⸡)`, 'http://a.example/a_b', String.raw`\_`],
	[String.raw`[a](⸠http://a.example/\(b\)⸡)`, 'http://a.example/(b)', String.raw`\(`, String.raw`\)`],
	['[a](⸠http://a.example/?a=1&amp;b=2⸡)', 'http://a.example/?a=1&b=2', '&amp;'],
	['[a](⸠http://a.example/?a=1&b=2⸡)', 'http://a.example/?a=1&b=2'],
	['[a](⸠http://a.example/?a=1&copy=2⸡)', 'http://a.example/?a=1&copy=2'],
	[String.raw`[a](⸠http:\//a.example/x⸡)`, 'http://a.example/x', String.raw`\/`],
	[String.raw`[a]: ⸠http://a.example/a\_b⸡`, 'http://a.example/a_b', String.raw`\_`],
	[String.raw`⸠http://a.example/a\_b⸡`, 'http://a.example/a_b', String.raw`\_`],
	['[a](<⸠http://a.example/a&#32;b⸡>)', 'http://a.example/a%20b', '&#32;'],
	[String.raw`<⸠http://a.example/a\_b⸡>`, String.raw`http://a.example/a\_b`],
	[String.raw`[a](⸠http://a.example/a\b⸡)`, String.raw`http://a.example/a\b`],
	['<a href="⸠http://a.example/?a=1&amp;b=2⸡">x</a>', 'http://a.example/?a=1&b=2', '&amp;'],
]);

finds('escaped angle brackets', 'markdown', [
	String.raw`\<⸠http://a.example/⸡\>`,
	String.raw`**⸠http://a.example/⸡** \<URL:⸠http://b.example/⸡\>`,
	'<URL:⸠http://a.example/⸡>',
]);
finds('what a program printed', 'plaintext', [String.raw`\201⸠http://a.example/x/⸡\202 and more`]);
