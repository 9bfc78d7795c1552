/** What is meant by a place in a URL, and which other URLs are meant with it. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseUrl } from '../../server/src/url/parse';
import { askedAt, isAsked, spanIn } from '../../server/src/workspace/asked';
import { newName } from '../../server/src/workspace/new-name';
import { IndexedUrl } from '../../server/src/workspace/url-index';

/** A URL with the cursor in it, `^`, and what is meant: between brackets. */
const meant: readonly (readonly [kind: string, at: string, marked: string])[] = [
	['host', 'https://^a.example/', 'https://[a.example]/'],
	['host', 'https://a.exampl^e/', 'https://[a.example]/'],
	['host', 'ftp://u:p@a.ex^ample:21/x', 'ftp://u:p@[a.example]:21/x'],
	['prefix', 'https://a.example/^docs/x', '[https://a.example/docs]/x'],
	['prefix', 'https://a.example/docs^/x', '[https://a.example/docs]/x'],
	['prefix', 'https://a.example/docs/^x?q', '[https://a.example/docs/x]?q'],
	['url', 'https://a.example/docs/^x', '[https://a.example/docs/x]'],
	['url', '^https://a.example/docs', '[https://a.example/docs]'],
	['url', 'https://a.example/docs/x?^q', '[https://a.example/docs/x?q]'],
	['url', 'https://a.example/docs#f^', '[https://a.example/docs#f]'],
	['url', 'https://a.example^', '[https://a.example]'],
	['url', 'mailto:u^@a.example', '[mailto:u@a.example]'],
	['url', 'urn:isbn:^123', '[urn:isbn:123]'],
];

describe('a place in a URL means', () => {
	for (const [kind, at, marked] of meant)
		test(`the ${kind}: ${at}`, () => {
			const text = at.replace('^', '');
			const asked = askedAt(parseUrl(text, 'modern'), at.indexOf('^'));
			const { offset, end } = asked.span;
			assert.equal(`${text.slice(0, offset)}[${text.slice(offset, end)}]${text.slice(end)}`, marked);
			assert.equal(asked.kind, kind);
		});
});

/** Of which URLs something stands where, and of which it does not: `undefined`. */
const others: readonly (readonly [at: string, other: string, marked: string | undefined])[] = [
	['https://a.ex^ample/x', 'http://A.Example:8080/y', 'http://[A.Example]:8080/y'],
	['https://a.ex^ample/x', 'https://b.a.example/', undefined],
	['https://a.ex^ample/x', 'mailto:u@a.example', undefined],
	['https://a.example/d^ocs/x', 'https://a.example/docs', '[https://a.example/docs]'],
	['https://a.example/d^ocs/x', 'https://a.example/docs?q#f', '[https://a.example/docs]?q#f'],
	['https://a.example/d^ocs/x', 'HTTPS://A.example:443/%64ocs/y', '[HTTPS://A.example:443/%64ocs]/y'],
	['https://a.example/d^ocs/x', 'https://a.example/x/../docs/y', '[https://a.example/x/../docs]/y'],
	['https://a.example/d^ocs/x', 'https://a.example/docs/../docs/y', '[https://a.example/docs/../docs]/y'],
	['https://a.example/d^ocs/x', 'https://a.example/docs/../y', undefined],
	['https://a.example/d^ocs/x', 'https://a.example/docset/y', undefined],
	['https://a.example/d^ocs/x', 'https://a.example/Docs/y', undefined],
	['https://a.example/d^ocs/x', 'http://a.example/docs/y', undefined],
	['https://a.example/a%2fb?^q', 'https://a.example/a%2Fb?q', '[https://a.example/a%2Fb?q]'],
	['https://a.example/a%2fb?^q', 'https://a.example/a/b?q', undefined],
	['https://a.example^', 'https://a.example/', '[https://a.example/]'],
	['https://a.example/^', 'https://a.example/?', undefined],
];

describe('what is meant with it', () => {
	for (const [at, other, marked] of others)
		test(`${at}: ${other}`, () => {
			const asked = askedAt(parseUrl(at.replace('^', ''), 'modern'), at.indexOf('^'));
			const span = isAsked(asked)(new IndexedUrl(other)) ? spanIn(asked, parseUrl(other, 'modern')) : undefined;
			const found =
				span && `${other.slice(0, span.offset)}[${other.slice(span.offset, span.end)}]${other.slice(span.end)}`;
			assert.equal(found, marked);
		});
});

/** What somebody types, and what is written; `undefined` where it is refused. */
const names: readonly (readonly [kind: 'host' | 'prefix' | 'url', typed: string, text: string | undefined])[] = [
	['host', ' b.example ', 'b.example'],
	['host', 'bücher.example', 'xn--bcher-kva.example'],
	['host', '[::1]', '[::1]'],
	['host', 'localhost', 'localhost'],
	['host', '', undefined],
	['host', 'b.example/x', undefined],
	['host', 'b.example:80', undefined],
	['host', 'u@b.example', undefined],
	['host', 'b example', undefined],
	['prefix', 'https://b.example/x/', 'https://b.example/x'],
	['prefix', 'https://b.example/two words', 'https://b.example/two%20words'],
	['prefix', 'https://b.example/?q', undefined],
	['prefix', 'mailto:u@b.example', undefined],
	['prefix', '/docs', undefined],
	['url', 'mailto:u@b.example', 'mailto:u@b.example'],
	['url', 'https://b.example/ü', 'https://b.example/%C3%BC'],
	['url', 'b.example', undefined],
	['url', '', undefined],
];

describe('a new name', () => {
	for (const [kind, typed, text] of names)
		test(`of a ${kind}: "${typed}"`, () => {
			const name = newName(typed, { kind, span: { offset: 0, end: 0 }, text: '' });
			assert.equal('text' in name ? name.text : undefined, text);
		});
});
