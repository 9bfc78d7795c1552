/** To a person the command speaks the language of the environment; what programs read is English, whoever runs it. */

import assert from 'node:assert/strict';
import { join } from 'node:path';
import test, { describe } from 'node:test';
import { tongueIn } from '../../server/src/cli/terminal';
import { cli, tree } from './helpers';

describe('the language', () => {
	for (const [what, environment, expected] of [
		['where nothing is said', {}, 'en'],
		['LANG', { LANG: 'ja_JP.UTF-8' }, 'ja'],
		['LC_MESSAGES beats LANG', { LANG: 'ja_JP.UTF-8', LC_MESSAGES: 'zh_TW.UTF-8' }, 'zh-tw'],
		['LC_ALL beats both', { LANG: 'ja_JP.UTF-8', LC_MESSAGES: 'zh_TW.UTF-8', LC_ALL: 'zh_CN.UTF-8' }, 'zh-cn'],
		['what is empty is not set', { LANG: 'ja_JP.UTF-8', LC_ALL: '' }, 'ja'],
		['LANGUAGE beats them', { LANG: 'ja_JP.UTF-8', LANGUAGE: 'zh_TW:en' }, 'zh-tw'],
		['the first of it that we speak', { LANG: 'de_DE.UTF-8', LANGUAGE: 'de:ja:en' }, 'ja'],
		['English is one of them', { LANG: 'ja_JP.UTF-8', LANGUAGE: 'en_GB:ja' }, 'en'],
		['where the locale is C it says nothing', { LC_ALL: 'C', LANGUAGE: 'ja' }, 'en'],
		['nor where it is POSIX', { LANG: 'POSIX', LANGUAGE: 'ja' }, 'en'],
		['C with a charset', { LANG: 'C.UTF-8', LANGUAGE: 'ja' }, 'en'],
		['without a charset', { LANG: 'zh_CN' }, 'zh-cn'],
		['with a modifier', { LANG: 'zh_TW.utf8@radical' }, 'zh-tw'],
		['Hong Kong and Macao', { LANG: 'zh_HK.UTF-8' }, 'zh-tw'],
		['Singapore', { LANG: 'zh_SG.UTF-8' }, 'zh-cn'],
		['a charset that we do not write', { LANG: 'ja_JP.eucJP' }, 'en'],
		['another language', { LANG: 'de_DE.UTF-8' }, 'en'],
	] as const)
		test(`${what}: ${JSON.stringify(environment)}`, () => assert.equal(tongueIn(environment), expected));
});

const japanese = { LC_ALL: 'ja_JP.UTF-8' };
const text = 'http://a.example/x|y\nhttps:/a.example/\n';

test('a report for a person', () => {
	const { stdout } = cli(['check', '-'], { input: text, env: japanese });
	assert.equal(
		stdout,
		[
			'-:1:19  warning      %7C と書いてください。「|」は URL では安全でない文字です。ゲートウェイが書き換えることがあるためです（RFC 1738 §2.2）。  unsafe-character',
			'-:2:6   error        スラッシュが足りません。https:// と書いてください（RFC 1738 §3.1）。  missing-slashes',
			'',
			'ファイル 1 個、URL 2 件：エラー 1 件、警告 1 件',
			'',
		].join('\n'),
	);
});

test('a derivation: where it stops', () => {
	const { stdout } = cli(['parse', '--tree', 'http://a.b/c|d'], { env: japanese });
	const lines = stdout.trimEnd().split('\n');
	assert.match(lines.at(-1) ?? '', /^ *✗ hsegment は「\|d」とは続きません。ここに書けるもの：/);
});

test('what is wrong with a command line, in each language', () => {
	const said = ['ja_JP', 'zh_CN', 'zh_TW', 'en_GB'].map(
		(name) => cli(['chek'], { env: { LC_ALL: `${name}.UTF-8` } }).stderr,
	);
	assert.deepEqual(said, [
		'url-lint: 「chek」というコマンドはありません。「check」ではありませんか？（「url-lint --help」を参照）\n',
		'url-lint: 没有命令“chek”，您是不是要写“check”？（参见“url-lint --help”）\n',
		'url-lint: 沒有命令「chek」，您是不是要寫「check」？（請參閱「url-lint --help」）\n',
		'url-lint: unknown command "chek"; did you mean "check"? (see "url-lint --help")\n',
	]);
});

test('help', () => {
	for (const [name, usage] of [
		['ja_JP', '使い方：url-lint check'],
		['zh_CN', '用法：url-lint check'],
		['zh_TW', '用法：url-lint check'],
	] as const)
		assert(cli(['check', '--help'], { env: { LC_ALL: `${name}.UTF-8` } }).stdout.startsWith(usage), name);
});

for (const format of ['json', 'ndjson', 'sarif', 'github', 'gitlab', 'checkstyle', 'rdjson'])
	test(`what ${format} says is the same in every language`, () => {
		const [here, there] = [japanese, {}].map((env) => cli(['check', '--format', format, '-'], { input: text, env }));
		assert.deepEqual(here, there);
	});

test('a baseline and completions are the same too', () => {
	for (const args of [
		['completion', 'zsh'],
		['rules', '--format', 'json'],
		['parse', 'http://a.example/x|y'],
		['parse', '--tree', '--json', 'http://a.example/x|y'],
	])
		assert.deepEqual(cli(args, { env: japanese }), cli(args), args.join(' '));
});

test('a cache serves every language', () => {
	const cache = join(tree({}), 'cache');
	const args = ['check', '--cache', '--cache-location', cache, join(__dirname, '../../examples/notes.txt')];
	const [english, first, again] = [{}, japanese, japanese].map((env) => cli(args, { env }).stdout);
	assert.equal(again, first);
	assert.notEqual(first, english);
	assert.equal(cli(args).stdout, english);
});
