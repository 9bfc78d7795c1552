/** rules.md: confusable-host and invalid-idn. Names that people have, and names made to deceive. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { analyseUrl, type Finding } from '../../server/src/analysis/analyse';
import { defaults, type Level } from '../../server/src/settings';
import { isAscii, toAscii } from '../../server/src/url/idna';
import { judges } from './judged';

/** Hosts as they are in use, one or more for each script and for each mixture that languages write. */
const real = [
	...['münchen.de', 'café.fr', 'straße.de', 'español.es', 'øresund.dk', 'ålesund.no', 'þingvellir.is', 'ışık.com.tr'],
	...['łódź.pl', 'česko.cz', 'győr.hu', 'kāmārama.nz', 'đà-nẵng.vn', 'tiếngviệt.vn', 'cœur.fr', 'straßenbahn.koeln'],
	...['пример.рф', 'россия.рф', 'президент.рф', 'москва.com', 'рис.com', 'кириллица.com', 'україна.укр', 'сахар.рф'],
	...['роса.ru', 'оса.bg', 'гора.com', 'шаг.net', 'бобр.org', 'правда.info', 'қазақстан.қаз', 'србија.срб'],
	...['παράδειγμα.ελ', 'ελλάδα.gr', 'αθήνα.com', 'δοκιμή.gr', 'νους.gr', 'κύπρος.cy', 'ευρώπη.ευ'],
	...['հայաստան.հայ', 'երևան.am', 'საქართველო.გე', 'თბილისი.com', 'ישראל.קום', 'דוגמה.co.il', 'תל-אביב.com'],
	...['مثال.إختبار', 'مصر.com', 'ایران.com', 'پاکستان.pk', 'موقع.وزارة-الاتصالات.مصر', 'السعودية.com'],
	...['भारत.भारत', 'हिन्दी.com', 'বাংলা.বাংলা', 'ভারত.com', 'ਭਾਰਤ.ਭਾਰਤ', 'ગુજરાતી.ભારત', 'ଓଡ଼ିଆ.com', 'தமிழ்.com'],
	...['இந்தியா.இந்தியா', 'తెలుగు.భారత్', 'ಕನ್ನಡ.com', 'മലയാളം.com', 'ලංකා.ලංකා', 'ไทย.ไทย', 'ประเทศไทย.com'],
	...['ดูหนังhd.com', 'ลาว.ລາວ', 'ລາວ.la', 'ខ្មែរ.com', 'မြန်မာ.com', 'አዲስ.et', 'አማርኛ.com', 'монгол.мон'],
	...[
		'例え.jp',
		'日本語.jp',
		'ドメイン名例.jp',
		'スーパー.jp',
		'あいう.com',
		'jpドメイン.jp',
		'東京tower.jp',
		'ノート.com',
	],
	...[
		'カレー屋さん.com',
		'中文.com',
		'中国.cn',
		'香港.hk',
		'台灣.tw',
		'新闻.公司',
		'taobao淘宝.com',
		'二〇二〇.cn',
		'注音ㄅㄆ.tw',
	],
	...['한국.kr', '삼성.com', '도메인.한국', 'kbs뉴스.kr', '韓國한국.kr', 'i❤.ws', '☃.net', 'l·l.cat', 'col·legi.cat'],
	...['ᏣᎳᎩ.com', 'ⵜⴰⵎⴰⵣⵉⵖⵜ.ma', 'བོད.com', 'ދިވެހި.com', '１２３.example', 'ｅｘａｍｐｌｅ.com', 'ÉCOLE.fr', 'ʻōlelo.com'],
];

/** A host, what is underlined in it, and what it passes for: nothing where scripts are only mixed. */
const spoofs: readonly [host: string, label: string, looks?: string][] = [
	['аррӏе.com', 'аррӏе', 'apple'],
	['www.аррӏе.com', 'аррӏе', 'apple'],
	['раураӏ.com', 'раураӏ', 'paypal'],
	['сосасоӏа.com', 'сосасоӏа', 'cocacola'],
	['ехре.net', 'ехре', 'expe'],
	['уаһоо.com', 'уаһоо', 'yahoo'],
	['х.com', 'х', 'x'],
	['ѕсоре.org', 'ѕсоре', 'scope'],
	['јоса.org', 'јоса', 'joca'],
	['ԁеӏӏ.com', 'ԁеӏӏ', 'dell'],
	['сһаѕе.com', 'сһаѕе', 'chase'],
	['еха-2.com', 'еха-2', 'exa-2'],
	['аррӏе.中国', 'аррӏе', 'apple'],
	['pаypal.com', 'pаypal', 'paypal'],
	['gооgle.com', 'gооgle', 'google'],
	['googlе.com', 'googlе', 'google'],
	['wikipediа.org', 'wikipediа', 'wikipedia'],
	['micrоsoft.com', 'micrоsoft', 'microsoft'],
	['аmazon.com', 'аmazon', 'amazon'],
	['faceboοk.com', 'faceboοk', 'facebook'],
	['οra.com', 'οra', 'ora'],
	['ονο.com', 'ονο', 'ovo'],
	['bаnk.example', 'bаnk', 'bank'],
	['login.bаnk.co.uk', 'bаnk', 'bank'],
	['ɡoogle.com', 'ɡoogle', 'google'],
	['ɡіthub.com', 'ɡіthub', 'github'],
	['аᴄᴄᴏunt.com', 'аᴄᴄᴏunt', 'account'],
	['ѕᴏfᴛware.com', 'ѕᴏfᴛware'],
	['twítteг.com', 'twítteг'],
	['paypaӏ-вход.com', 'paypaӏ-вход'],
	['яhoo.com', 'яhoo'],
	['альфаbank.ru', 'альфаbank'],
	['αlphа.com', 'αlphа', 'alpha'],
	['ωeb.com', 'ωeb'],
	['цλ.com', 'цλ'],
	['օոօ.com', 'օոօ', 'ono'],
	['gօօgle.com', 'gօօgle', 'google'],
	['g๐๐gle.com', 'g๐๐gle', 'google'],
	['go०gle.com', 'go०gle', 'google'],
	['example.com⁄login.evil.example', 'com⁄login', 'com/login'],
	['bank.com∕a.evil.example', 'com∕a', 'com/a'],
	['bankノlogin.com', 'bankノlogin', 'bank/login'],
	['pay‐pal.com', 'pay‐pal', 'pay-pal'],
	['한글ひら.com', '한글ひら'],
	['ไทยລາວ.com', 'ไทยລາວ'],
	['ꓡꓲꓢꓴ.com', 'ꓡꓲꓢꓴ', 'llsu'],
];

function found(host: string, code: string, level?: Level, standard = defaults.standard): Finding[] {
	const rules = level === undefined ? {} : { [code]: level };
	return analyseUrl(`https://${host}/`, { ...defaults, standard, rules }).findings.filter(
		(finding) => finding.code === code,
	);
}

describe('confusable-host: silent on names that people have', () => {
	test(`${real.length} of them`, () => assert(real.length >= 100));
	for (const host of real)
		test(host, () => {
			assert.deepEqual(found(host, 'confusable-host'), []);
			const ascii = toAscii(host);
			assert(ascii !== undefined, 'is a host');
			assert.deepEqual(found(ascii, 'confusable-host', 'warning'), [], ascii);
			assert.deepEqual(found(ascii, 'invalid-idn'), [], ascii);
		});
});

describe('confusable-host: names made to deceive', () => {
	test(`${spoofs.length} of them`, () => assert(spoofs.length >= 40));
	for (const [host, label, looks] of spoofs)
		test(`${host}${looks === undefined ? '' : ` passes for ${looks}`}`, () => {
			const offset = 'https://'.length + host.indexOf(label);
			const ascii = toAscii(host) ?? '';
			const [modern, ...more] = found(host, 'confusable-host');
			assert.deepEqual(more, []);
			assert.deepEqual([modern?.offset, modern?.end, modern?.severity], [offset, offset + label.length, 'warning']);
			assert.equal(found(host, 'confusable-host', undefined, 'rfc1738')[0]?.severity, 'error');
			assert.match(modern?.message ?? '', /xn--/);
			if (looks !== undefined) assert(modern?.message.includes(`"${looks}"`), modern?.message);
			assert.equal(found(ascii, 'confusable-host').length, 0, 'punycode hides nothing');
			assert.equal(found(ascii, 'confusable-host', 'warning').length, 1, ascii);
		});
});

judges('confusable-host', [
	{
		text: 'https://⸠аррӏе⸡.com/x',
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['https://xn--80ak6aa92e.com/x'],
		all: 'https://аррӏе.com/x',
	},
	{
		text: '<a href="https://www.⸠pаypal⸡.com:8080/?a&amp;b">',
		in: 'html',
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['<a href="https://www.xn--pypal-4ve.com:8080/?a&amp;b">'],
	},
	{ text: '[a](https://⸠аррӏе⸡.⸠сом⸡/)', in: 'markdown' },
	{ text: 'ftp://⸠ɡnu⸡.org/x', modern: 'warning', rfc1738: 'error', fixed: ['ftp://xn--nu-igb.org/x'] },
	{ text: 'https://xn--80ak6aa92e.com/', modern: '-', rfc1738: '-' },
	{ text: 'https://apple.com/', modern: '-', rfc1738: '-' },
]);

judges('invalid-idn', [
	{ text: 'https://⸠xn--a⸡.example/', modern: 'warning', rfc1738: 'warning', fixed: [] },
	{ text: 'https://www.⸠XN--0⸡.example/', modern: 'warning', rfc1738: 'warning' },
	{ text: 'https://⸠xn--⸡.example/', modern: 'warning' },
	{ text: 'https://⸠xn--abc-⸡.example/', modern: 'warning' },
	{ text: 'https://⸠xn--55555577⸡.example/', modern: 'warning', rfc1738: 'warning' },
	{ text: 'https://⸠xn--munchen-gie⸡.example/', modern: 'warning', rfc1738: 'warning' },
	{ text: 'https://ß.⸠xn--a⸡.example/', modern: 'error' },
	{ text: 'https://xn--ls8h,.example/', modern: '-', also: { modern: ['invalid-host@"," error'] } },
	{ text: 'https://xn--mnchen-3ya.example/ https://XN--MNCHEN-3YA.example/', modern: '-', rfc1738: '-' },
	{ text: 'https://a.xn--p1ai/ https://xn--fiqs8s/', modern: '-', rfc1738: '-' },
	{ text: 'docker://xn--a/x', modern: '-', rfc1738: '-' },
]);

// UTS #46 drops some of them, and refuses the host for others.
judges('invisible-character', [
	{ text: '<a href="https://go⸠&#x200B;⸡ogle.example/">', in: 'html', modern: 'warning', rfc1738: 'error' },
	{ text: '<a href="https://go⸠&zwj;⸡ogle.example/">', in: 'html', modern: 'error', rfc1738: 'error' },
	{ text: '<a href="https://go⸠&nbsp;⸡ogle.example/">', in: 'html', modern: 'error', rfc1738: 'error' },
]);

// What the URL standard makes of hosts, and Unicode's own tests of UTS #46 as WPT has them.
interface Case {
	readonly input: string;
	readonly output: string | null;
}

function vectors(name: string): Case[] {
	const file = fileURLToPath(new URL(`../fixtures/wpt/${name}`, import.meta.url));
	const all: unknown[] = JSON.parse(readFileSync(file, 'utf8'));
	return all.filter((item): item is Case => typeof item === 'object' && item !== null && 'input' in item);
}

/**
 * What UTS #46 lets pass in a URL and we do not: RFC 1738 §3.1 and DNS have no such names. `idna` is the engine's answer,
 * and an older Unicode's.
 */
const stricter = /Remove a dot|hyphen|are the most|cannot stand in a host name|Name the host/;

for (const [name, least] of [
	['toascii.json', 80],
	['IdnaTestV2.json', 2600],
] as const) {
	const cases = vectors(name);
	const errorsIn = (input: string) =>
		analyseUrl(`https://${input}/x`, defaults).findings.filter(({ severity }) => severity === 'error');

	test(`${name}: every host that browsers refuse has an error`, () => {
		assert(cases.length >= least);
		const missed = cases.filter(({ input, output }) => output === null && errorsIn(input).length === 0);
		assert.deepEqual(missed, []);
	});

	test(`${name}: a host that browsers take has none, but where RFC 1738 is stricter or the engine is older`, () => {
		for (const { input, output } of cases) {
			if (output === null) continue;
			for (const { message } of errorsIn(input)) {
				const older = !isAscii(input) && !URL.canParse(`https://${input}/x`);
				assert(older || stricter.test(message), `${JSON.stringify(input)}: ${message}`);
			}
		}
	});

	test(`${name}: what it writes for a host outside ASCII is a valid IDN, but where the engine is older`, () => {
		for (const { input, output } of cases) {
			if (output === null || isAscii(input) || !URL.canParse(`https://${output}/x`)) continue;
			const messages = found(output, 'invalid-idn').map(({ message }) => message);
			assert.deepEqual(messages, [], output);
		}
	});
}
