/** rules.md: the rules that are off until somebody switches them on. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { analyse, applyEdits } from '../../server/src/analysis/analyse';
import { defaults, type Settings } from '../../server/src/settings';
import { asking } from '../analysis/asking';
import { mark, unmark } from '../scan/marked';
import { judges } from './judged';

interface Row {
	readonly text: string;
	readonly in?: string;
	/** The document after the fix of the first finding. */
	readonly fixed?: string;
}

function judgesWhenOn(code: string, rows: readonly Row[]): void {
	describe(`${code}, switched on`, () => {
		for (const { text: marked, in: languageId = 'plaintext', fixed } of rows)
			test(`${marked} (${languageId})`, () => {
				const { text } = unmark(marked);
				for (const standard of ['modern', 'rfc1738'] as const) {
					const settings = { ...defaults, standard, rules: { [code]: 'information' } as const };
					const found = analyse({ text, languageId }, settings).findings.filter((finding) => finding.code === code);
					assert.equal(mark(text, found), marked);
					const fixes = found[0]?.fixes() ?? [];
					assert(fixes.every(({ automatic }) => !automatic));
					if (fixed !== undefined)
						assert.deepEqual(
							fixes.map(({ edits }) => applyEdits(text, edits)),
							[fixed],
						);
				}
			});
	});
}

describe('an unknown scheme is said once in a document', () => {
	const asked = asking('unknown-scheme');
	const underlined = (marked: string, settings = asked, languageId = 'plaintext') => {
		const { text } = unmark(marked);
		const { findings } = analyse({ text, languageId }, settings);
		assert.equal(mark(text, findings), marked);
	};

	test('the first time, in any case', () => underlined('⸠shopapp⸡://a shopapp://b\nx shopapp://c'));
	test('each for itself', () => underlined('⸠shopapp⸡://a ⸠barapp⸡://b shopapp://c barapp://d'));
	test('with any severity', () =>
		underlined('⸠shopapp⸡://a shopapp://b', { ...defaults, rules: { 'unknown-scheme': 'error' } }));
	test('not of one that the settings ignore', () =>
		underlined('shopapp://a ⸠shopapp⸡://b', { ...asked, ignoreUrls: ['shopapp://a'] }));
	test('not of one that a comment spares, and the comment is of use', () =>
		underlined('# url-lint-disable-next-line\na: shopapp://a\nb: ⸠shopapp⸡://b\nc: shopapp://c', asked, 'yaml'));
	test('a comment on a later one is of use too', () =>
		underlined('a: ⸠shopapp⸡://a\n# url-lint-disable-next-line\nb: shopapp://b', asked, 'yaml'));
	test('other rules speak of each', () => underlined('⸠shopapp⸡://a/⸠\u202e⸡zz shopapp://b/⸠\u202e⸡zz'));
});

judges('insecure-scheme', [{ text: 'http://www.gnu.org/', modern: '-', rfc1738: '-' }]);
judges('inconsistent-url', [{ text: 'http://a.example http://a.example/', modern: '-', rfc1738: '-' }]);

judgesWhenOn('inconsistent-url', [
	{ text: 'http://a.example/ ⸠http://a.example⸡', fixed: 'http://a.example/ http://a.example/' },
	{ text: '⸠http://a.example⸡ http://a.example/ http://a.example/' },
	{ text: 'http://a.example/x http://a.example/x ⸠http://a.example/y/../x⸡' },
	{
		text: '[a](http://a.example/) [b](⸠http://a.example⸡)',
		in: 'markdown',
		fixed: '[a](http://a.example/) [b](http://a.example/)',
	},
	{
		text: '<a href="http://a.example/?a&amp;b"> <a href="⸠http://a.example/x/../?a&b⸡">',
		in: 'html',
		fixed: '<a href="http://a.example/?a&amp;b"> <a href="http://a.example/?a&amp;b">',
	},
	{ text: 'http://a.example/x http://a.example/x/ https://a.example/x http://www.a.example/x http://a.example/X' },
	{ text: 'http://me@a.example/ http://me@a.example' },
]);

judgesWhenOn('insecure-scheme', [
	{ text: '⸠http⸡://www.gnu.org/', fixed: 'https://www.gnu.org/' },
	{ text: '⸠http⸡://www.gnu.org:80/x?y#z', fixed: 'https://www.gnu.org/x?y#z' },
	{ text: '⸠HTTP⸡://www.gnu.org', fixed: 'https://www.gnu.org' },
	{ text: '⸠http⸡://93.184.216.34/', fixed: 'https://93.184.216.34/' },
	{ text: '⸠http⸡://münchen.de/', fixed: 'https://münchen.de/' },
	{ text: '[a](⸠http⸡://www.gnu.org/)', in: 'markdown', fixed: '[a](https://www.gnu.org/)' },
	{ text: '<a href="⸠http⸡://www.gnu.org/">', in: 'html', fixed: '<a href="https://www.gnu.org/">' },
	{ text: '⸠http⸡://11.0.0.1/ ⸠http⸡://172.32.0.1/ ⸠http⸡://192.169.0.1/' },
	{ text: '⸠http⸡://notlocalhost.com/ ⸠http⸡://local.net/ ⸠http⸡://w3.org.evil.net/' },
	{ text: 'https://www.gnu.org/ ftp://www.gnu.org/ ws://www.gnu.org/' },
	{ text: 'http://www.gnu.org:8080/ http://www.gnu.org:3000' },
	{ text: 'http://localhost/ http://localhost:80/ http://127.0.0.1/ http://[::1]/ http://a.localhost/' },
	{ text: 'http://example.com/ http://www.example.org/ http://a.example/ http://a.test/ http://a.invalid/' },
	{
		text: 'http://10.1.2.3/ http://172.16.0.1/ http://172.31.9.9/ http://192.168.1.1/ http://169.254.1.1/ http://0.0.0.0/',
	},
	{ text: 'http://[fd12::1]/ http://[fe80::1]/ http://[fc00::2]/' },
	{
		text: 'http://printer.local/ http://nas.lan/ http://a.home.arpa/ http://abc.onion/ http://a.internal/ http://backend/',
	},
	{ text: 'http://www.w3.org/1999/xhtml http://www.w3.org/2000/svg http://www.w3.org/TR/html4/strict.dtd' },
	{
		text: 'http://schemas.xmlsoap.org/soap/envelope/ http://schemas.android.com/apk/res/android http://schema.org/Person',
	},
	{ text: 'http://purl.org/dc/elements/1.1/ http://xmlns.com/foaf/0.1/ http://java.sun.com/xml/ns/javaee' },
	{ text: 'http://ns.adobe.com/xap/1.0/ http://xmlns.jcp.org/xml/ns/javaee http://maven.apache.org/POM/4.0.0' },
	{ text: 'http://www.springframework.org/schema/beans http://www.gnu.org/form.dtd http://www.gnu.org/form.xsd' },
	{ text: 'http://{host}/ http://$HOST/ http://YOUR_HOST/' },
]);

judges('tracking-parameters', [{ text: 'https://www.gnu.org/?utm_source=x', modern: '-', rfc1738: '-' }]);

judgesWhenOn('tracking-parameters', [
	{ text: 'https://a.example/?⸠utm_source=x⸡', fixed: 'https://a.example/' },
	{ text: 'https://a.example?⸠utm_source=x⸡#top', fixed: 'https://a.example#top' },
	{ text: 'https://a.example/?⸠utm_source=x⸡&⸠utm_medium=y⸡', fixed: 'https://a.example/' },
	{ text: 'https://a.example/?id=1&⸠utm_source=x⸡', fixed: 'https://a.example/?id=1' },
	{ text: 'https://a.example/?⸠utm_source=x⸡&id=1', fixed: 'https://a.example/?id=1' },
	{ text: 'https://a.example/?⸠fbclid=x⸡&⸠gclid=y⸡&id=1&⸠utm_id=z⸡&b', fixed: 'https://a.example/?id=1&b' },
	{ text: 'https://a.example/?id=1&⸠utm_source=x⸡&b=2#f', fixed: 'https://a.example/?id=1&b=2#f' },
	{ text: 'https://a.example/?&⸠gclid⸡&&a', fixed: 'https://a.example/?&&a' },
	{ text: 'https://a.example/?⸠UTM_Source=x⸡&⸠utm%5Fmedium=y⸡', fixed: 'https://a.example/' },
	{ text: 'https://a.example/?⸠utm_source⸡&⸠utm_medium=⸡&a', fixed: 'https://a.example/?a' },
	{
		text: '<a href="https://a.example/?id=1&amp;⸠utm_source=x⸡&amp;b=2&amp;⸠fbclid=y⸡">',
		in: 'html',
		fixed: '<a href="https://a.example/?id=1&amp;b=2">',
	},
	{
		text: '<a href="https://a.example/?⸠utm_source=x⸡&amp;b=2">',
		in: 'html',
		fixed: '<a href="https://a.example/?b=2">',
	},
	{
		text: String.raw`{"a": "https:\/\/a.example\/?id=1\u0026⸠utm_source=x⸡"}`,
		in: 'json',
		fixed: String.raw`{"a": "https:\/\/a.example\/?id=1"}`,
	},
	{ text: '[a](https://a.example/?id=1&⸠msclkid=x⸡)', in: 'markdown', fixed: '[a](https://a.example/?id=1)' },
	{ text: 'https://a.example/?source=x&ref=y&id=utm_source&q=fbclid https://a.example/utm_source=x' },
	{ text: 'https://a.example/#utm_source=x ftp://a.example/?utm_source=x mailto:a@b.example?utm_source=x' },
	{ text: 'https://a.example/?utm_source={source} https://a.example/?{query}' },
]);

describe("the user's severity counts in quoted text too", () => {
	const text = '```\nhttp://a.example/x|y http://-a.example/\n```';
	const severities = (rules: Settings['rules']) =>
		analyse({ text, languageId: 'markdown' }, { ...defaults, rules }).findings.map(
			({ code, severity }) => `${code} ${severity}`,
		);
	test('where nobody names the rules', () => assert.deepEqual(severities({}), []));
	test('where somebody does', () =>
		assert.deepEqual(severities({ 'unsafe-character': 'error', 'invalid-host': 'information' }), [
			'unsafe-character error',
			'invalid-host information',
		]));
});
