// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders

/** rules.md: "Placeholders are silent, wherever they stand. The rest is still checked." */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findings, show, silent } from './judged';

const placeholders = [
	...['{id}', '{{x}}', '{{ x.y }}', '{% x %}', '<%= x %>', '${VAR}', '$VAR', '$(x)', '#{x}', '%VAR%', '%s', '%d', '%@'],
	...['%(x)s', '<host>', '[slug]', '…', '...', 'YOUR_X', 'xxx'],
];
const anywhere = placeholders.filter((placeholder) => !['…', '...'].includes(placeholder));

silent(
	'as a host',
	'plaintext',
	[...anywhere, '*', '*.a.example', 'a.*.example'].map((host) => `http://${host}/x`),
);
silent(
	'in a host',
	'plaintext',
	anywhere.map((host) => `http://${host}.example/x`),
);
silent(
	'as a port',
	'plaintext',
	['host:port', 'a.example:PORT', 'a.example:{port}', 'a.example:$PORT', 'a.example:<port>', 'a.example:%d'].map(
		(host) => `http://${host}/x`,
	),
);
silent(
	'in a path',
	'plaintext',
	[...placeholders, ':id'].map((segment) => `http://a.example/${segment}/x`),
);
silent(
	'in a search',
	'plaintext',
	anywhere.map((value) => `http://a.example/?q=${value}&r=1`),
);
silent(
	'in a fragment',
	'plaintext',
	anywhere.map((value) => `http://a.example/x#${value}`),
);
silent(
	'in a Markdown destination',
	'markdown',
	[...placeholders, ':id'].map((segment) => `[a](http://a.example/${segment}/x)`),
);
silent(
	'in an attribute',
	'html',
	anywhere.filter((value) => !value.startsWith('<')).map((segment) => `<a href="http://a.example/${segment}/x">`),
);
silent(
	'in a string',
	'json',
	placeholders.map((segment) => `{"a": "http://a.example/${segment}/x"}`),
);
silent(
	'in a program',
	'javascript',
	placeholders.map((segment) => `const a = "http://a.example/${segment}/x";`),
);
silent('in another scheme', 'plaintext', [
	'ftp://<host>/{path}',
	'mailto:{user}@{host}',
	'mailto:<user>@a.example',
	'telnet://$HOST:$PORT/',
	'file:///$HOME/x',
	'postgres://{user}:{password}@{host}/{db}',
]);
silent('a host or port', 'plaintext', [
	'http://../x',
	'ldap://keys.(thedomain)',
	'https://[service.name]/x',
	'http://server:poort/x',
	'http://server:端口/x',
	'http://a.example:portnumber/x',
]);
silent('what a synopsis marks as optional', 'plaintext', [
	'ftp://[user@]a.example[[:#]port]/path',
	'https://{tenant}.a.example[/{tenant}[.b.example][/v2.0]]',
	'gs://[PROJECT]-[builds/region]-logs',
]);
silent('formats and dates', 'plaintext', [
	'http://a.example/%s/%s_%s/x',
	'http://a.example/?id=%%s',
	'http://a.example/%%project%%/x',
	'http://a.example/%%config.siteId%%',
	'http://a.example/%Y/%m/%d/x',
	'http://a.example/%Y%m%d.tar',
	'file://$PROJECT_DIR$/x',
]);
silent('what a program goes on with', 'javascript', [
	'const a = `file://${b || ""}${join(\n\tc,\n)}`;',
	'const a = "https://develop-" + b;',
	'const a = "https://{repo}@".replace("{repo}", b);',
	'// See https://develop-\n// er.mozilla.org/x for more.',
	'// See https://eu-\n// central1.a.example:8080/x for more.',
	'// See https://{route}-{\n// cluster}.a.example for more.',
]);
silent('a password', 'plaintext', [
	'ftp://jane:{password}@gnu.org/',
	'ftp://jane:$PASSWORD@gnu.org/',
	'ftp://<user>:<password>@gnu.org/',
	'ftp://jane:%s@gnu.org/',
]);

const rest: readonly [document: string, ...said: string[]][] = [
	['http://{host}/a|b', 'unsafe-character@"|" warning'],
	['http://a.example/{id}/a|b', 'unsafe-character@"|" warning'],
	['http://a.example/%s/100%', 'malformed-percent@"%" error'],
	['http:/{host}.example/x', 'missing-slashes@":/" error'],
	['http://{host}:99999/x', 'invalid-port@"99999" error'],
	['HTTP://{host}/x', 'scheme-case@"HTTP" hint'],
	['http://{user}:hunter2@gnu.org/', 'password-in-url@"hunter2" warning'],
	['http://a..{host}/x', 'invalid-host@".." error'],
	['http://<host>/a^b', 'unsafe-character@"^" warning'],
	['http://{host}:22/', 'risky-port@"22" information'],
];

describe('the rest of a URL with placeholders is still checked', () => {
	for (const [text, ...said] of rest)
		test(text, () => {
			const document = { text, languageId: 'plaintext' };
			assert.deepEqual(
				findings(document, 'modern').map((finding) => show(finding, document)),
				said,
			);
		});
});
