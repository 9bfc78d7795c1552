/**
 * Guessing a charset: words and phrases as they stand in the URLs of shops, newspapers and encyclopedias, encoded in the
 * charsets of their languages. The shares that are asked for are a little below those that were measured.
 */

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { type CharsetName, isClear, type Reading, readings } from '../../server/src/url/charsets';
import { utf8Share } from '../../server/src/url/words';

const japanese = (
	'東京 日本語 ラーメン 寿司 京都市 新幹線 ニュース 天気予報 お問い合わせ 会社概要 採用情報 プライバシーポリシー メインページ 検索結果 富士山 桜 北海道 大阪府 ' +
	'アニメ マンガ 音楽 温泉旅館 料理レシピ 送料無料 楽天市場 商品一覧 夏目漱石 坊っちゃん 吾輩は猫である 源氏物語 徳川家康 明治維新 自動車 電子レンジ ' +
	'ありがとう こんにちは さようなら おはようございます カテゴリ ヘルプ 画像 写真集 鎌倉幕府 琵琶湖 沖縄県那覇市 ' +
	'第二次世界大戦 プログラミング言語 データベース ひらがな カタカナ 漢字 特集記事 健康保険 不動産 賃貸マンション 求人 名探偵コナン となりのトトロ'
).split(' ');

const simplified = (
	'中国 北京 上海市 你好 新闻 天气预报 联系我们 公司简介 人才招聘 隐私政策 首页 搜索结果 长城 熊猫 广州 深圳 电影下载 音乐 小说阅读 手机报价 ' +
	'饺子 麻婆豆腐 红楼梦 鲁迅 西游记 水浒传 三国演义 汽车之家 二手房 火车票 淘宝 支付宝 图片 美女 帮助中心 用户登录 注册 购物车 ' +
	'数据库 编程语言 计算机网络 软件工程 机器学习 人民日报 清华大学 长江三峡 少林寺 苏州园林 春节联欢晚会 世界杯 足球 篮球比赛 股票 基金净值 贵州茅台 ' +
	'重庆火锅 哈尔滨 魑魅魍魉'
).split(' ');

const traditional = (
	'台灣 台北市 香港 你好 新聞 天氣預報 聯絡我們 公司簡介 人才招募 隱私權政策 首頁 搜尋結果 長城 貓熊 高雄 電影下載 音樂 小說閱讀 手機報價 ' +
	'牛肉麵 珍珠奶茶 紅樓夢 魯迅 西遊記 水滸傳 三國演義 汽車 租屋 火車時刻表 露天拍賣 購物中心 圖片 美食地圖 客服中心 會員登入 註冊 購物車 ' +
	'資料庫 程式語言 電腦網路 軟體工程 機器學習 聯合報 台灣大學 日月潭 阿里山 故宮博物院 農曆新年 世界盃 足球 棒球比賽 股票 基金 統一超商 ' +
	'臭豆腐 鼎泰豐 繁體中文 維基百科'
).split(' ');

const korean = (
	'한국 서울 부산광역시 안녕하세요 뉴스 날씨 문의하기 회사소개 채용정보 개인정보취급방침 첫화면 검색결과 경복궁 김치 제주도 영화 음악듣기 만화책 휴대폰 ' +
	'비빔밥 떡볶이 홍길동전 세종대왕 이순신 태권도 자동차 부동산 기차표 장바구니 사진 고객센터 로그인 회원가입 쇼핑몰 ' +
	'데이터베이스 프로그래밍 컴퓨터 소프트웨어 조선일보 서울대학교 한강 설악산 추석 월드컵 축구 야구경기 주식 환율 삼성전자 ' +
	'대한민국 위키백과 감사합니다 사랑해요 맛집추천 여행지 호텔예약 드라마 아이돌 노래방 치킨 닭갈비'
).split(' ');

const western = (
	'café résumé naïve déjà-vu Müller Straße Größe Übersicht Köln München Düsseldorf São-Paulo coração informações español niño mañana señor ' +
	'Málaga été hôtel forêt Noël garçon crème-brûlée jalapeño Ångström smörgåsbord Malmö Göteborg København Tromsø blåbær år fête ' +
	'français Québec Montréal Zürich Österreich Bücher Käse Brötchen über-uns à-propos actualités société économie política educação ' +
	'université città perché più così' +
	' it’s Don’t-Stop “hello” 1914–1918 100€ 20°C §5 «bonjour» naïveté Ægir'
).split(' ');

const russian = (
	'привет Россия Москва Википедия Заглавная страница Категория Изображение Обсуждение участник справка История государства российского ' +
	'языки программирования руководство пользователя новости спорт культура экономика политика общество наука образование книги ' +
	'фильмы музыка погода карта форум магазин товары цены доставка контакты поиск главная о-компании вакансии документы законы ' +
	'Санкт-Петербург Екатеринбург Нижний Новгород Пушкин Толстой Достоевский Чайковский Объявления объём ёлка щётка ' +
	'футбол съезд СССР РФ МГУ Київ України їжак'
).split(' ');

const families: readonly [CharsetName, string, readonly string[]][] = [
	['EUC-JP', 'euc-jp', japanese],
	['Shift_JIS', 'shift_jis', japanese],
	['GBK', 'gbk', simplified],
	['Big5', 'big5', traditional],
	['EUC-KR', 'euc-kr', korean],
	['windows-1251', 'windows-1251', russian],
	['windows-1252', 'windows-1252', western],
];

/** The decoder turned around: what each pair of octets, and each octet alone, decodes to. */
function encoder(label: string): (text: string) => Uint8Array {
	const octetsOf = new Map<string, number[]>();
	if (label === 'windows-1251') {
		const decoder = new TextDecoder(label);
		for (let octet = 0x80; octet < 0x100; octet++) octetsOf.set(decoder.decode(Uint8Array.of(octet)), [octet]);
	} else if (label === 'windows-1252') {
		for (let octet = 0xa0; octet < 0x100; octet++) octetsOf.set(String.fromCharCode(octet), [octet]);
		const others = { '€': 0x80, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96, Œ: 0x8c, œ: 0x9c };
		for (const [character, octet] of Object.entries(others)) octetsOf.set(character, [octet]);
	} else {
		const decoder = new TextDecoder(label, { fatal: true });
		for (let lead = 0x81; lead < 0xff; lead++)
			for (let trail = 0x40; trail < 0xff; trail++) {
				try {
					const text = decoder.decode(Uint8Array.of(lead, trail));
					if (Array.from(text).length === 1 && !octetsOf.has(text)) octetsOf.set(text, [lead, trail]);
				} catch {}
			}
	}
	return (text) =>
		Uint8Array.from(
			Array.from(text).flatMap((character) => {
				const octets = character < '\x80' ? [character.charCodeAt(0)] : octetsOf.get(character);
				assert(octets !== undefined, `${label} has no ${character}`);
				return octets;
			}),
		);
}

/** What is offered for the octets; nothing for what is UTF-8 for the most part. */
function guess(octets: Uint8Array): readonly Reading[] {
	return utf8Share(octets) === 'most' ? [] : readings(octets);
}

function textOf({ characters }: Reading): string {
	return characters.map(({ text }) => text).join('');
}

describe('the likely charsets', () => {
	const table: string[] = [];
	for (const [name, label, words] of families) {
		test(name, () => {
			const encode = encoder(label);
			const count = { words: 0, first: 0, offered: 0 };
			for (const word of words) {
				const octets = encode(word);
				// What happens to be UTF-8 is never asked about.
				if (utf8Share(octets) === 'all') continue;
				const found = guess(octets);
				const right = found.findIndex(({ charset }) => charset === name);
				count.words++;
				if (right === 0) count.first++;
				if (right >= 0) {
					count.offered++;
					assert.equal(textOf(found[right] as Reading), word);
				}
				assert(right === 0 || !isClear(found), `${word}: a wrong charset is called clear`);
			}
			table.push(`${name}: ${count.words} words, ${count.first} first, ${count.offered} offered`);
			assert(count.words >= 40);
			assert(count.first >= 0.85 * count.words, table.at(-1));
			assert(count.offered >= 0.98 * count.words, table.at(-1));
		});
	}
	after(() => console.log(table.join('\n')));
});

/** Words of Big5 whose octets are hiragana in EUC-JP. */
describe('what reads well in two charsets is left to the reader', () => {
	const encode = encoder('big5');
	for (const word of ['元月', '六月', '中午', '中元', '六日'])
		test(word, () => {
			const found = guess(encode(word));
			assert.deepEqual(
				found.map(({ charset }) => charset),
				['EUC-JP', 'Big5'],
			);
			assert(!isClear(found));
		});

	for (const word of ['方式', '公車'])
		test(`${word} is clear: not all of it is hiragana`, () => {
			const found = guess(encode(word));
			assert.equal(found[0]?.charset, 'Big5');
			assert(isClear(found));
		});
});

describe('no charset is named', () => {
	for (const [title, octets] of [
		['for control characters', [0x12, 0xe9]],
		['for a hash', [0x9a, 0xbc, 0xde, 0xf1, 0xab, 0x01]],
		['for octets that no charset has', [0xff, 0xfe, 0xff]],
		['for UTF-8 that was cut off', [0xe3, 0x83, 0x86, 0xe3, 0x82]],
		['for one character of UTF-8 that was cut off', [0xe3, 0x83]],
	] as const)
		test(title, () => assert.deepEqual(guess(Uint8Array.from(octets)), []));
});

test('UTF-8 is what a strict decoder takes', () => {
	const strict = new TextDecoder('utf-8', { fatal: true });
	const edges = [0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xed, 0xee];
	edges.push(0xef, 0xf0, 0xf1, 0xf4, 0xf5, 0xff);
	for (const first of edges)
		for (const second of edges)
			for (const rest of [[], [0x41], [0x80], [0xbf, 0x41], [0x80, 0x80], [0xbf, 0xbf], [0x80, 0xc2]]) {
				const octets = Uint8Array.from([first, second, ...rest]);
				let ok = true;
				try {
					strict.decode(octets);
				} catch {
					ok = false;
				}
				assert.equal(utf8Share(octets) === 'all', ok, String(octets));
			}
});
