/**
 * RFC 1738 §5, "BNF for specific URL schemes", as data: every production by its own name, its body as the RFC prints it. One
 * change: erratum 5118, in gopherurl. `bnf.ts` reads the bodies.
 */

import { type Expression, readBody } from './bnf';

/** The productions that derive more than a character, in the RFC's order. */
const phrases = {
	genericurl: 'scheme ":" schemepart',
	url: `httpurl | ftpurl | newsurl | nntpurl | telneturl | gopherurl | waisurl | mailtourl | fileurl | prosperourl | otherurl`,
	otherurl: 'genericurl',
	scheme: '1*[ lowalpha | digit | "+" | "-" | "." ]',
	schemepart: '*xchar | ip-schemepart',
	'ip-schemepart': '"//" login [ "/" urlpath ]',
	login: '[ user [ ":" password ] "@" ] hostport',
	hostport: 'host [ ":" port ]',
	host: 'hostname | hostnumber',
	hostname: '*[ domainlabel "." ] toplabel',
	domainlabel: 'alphadigit | alphadigit *[ alphadigit | "-" ] alphadigit',
	toplabel: 'alpha | alpha *[ alphadigit | "-" ] alphadigit',
	hostnumber: 'digits "." digits "." digits "." digits',
	port: 'digits',
	user: '*[ uchar | ";" | "?" | "&" | "=" ]',
	password: '*[ uchar | ";" | "?" | "&" | "=" ]',
	urlpath: '*xchar',
	ftpurl: '"ftp://" login [ "/" fpath [ ";type=" ftptype ]]',
	fpath: 'fsegment *[ "/" fsegment ]',
	fsegment: '*[ uchar | "?" | ":" | "@" | "&" | "=" ]',
	ftptype: '"A" | "I" | "D" | "a" | "i" | "d"',
	fileurl: '"file://" [ host | "localhost" ] "/" fpath',
	httpurl: '"http://" hostport [ "/" hpath [ "?" search ]]',
	hpath: 'hsegment *[ "/" hsegment ]',
	hsegment: '*[ uchar | ";" | ":" | "@" | "&" | "=" ]',
	search: '*[ uchar | ";" | ":" | "@" | "&" | "=" ]',
	gopherurl: '"gopher://" hostport [ "/" [ gtype [ selector [ "%09" search [ "%09" gopher+_string ] ] ] ] ]',
	gtype: 'xchar',
	selector: '*xchar',
	'gopher+_string': '*xchar',
	mailtourl: '"mailto:" encoded822addr',
	encoded822addr: '1*xchar',
	newsurl: '"news:" grouppart',
	grouppart: '"*" | group | article',
	group: 'alpha *[ alpha | digit | "-" | "." | "+" | "_" ]',
	article: '1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ] "@" host',
	nntpurl: '"nntp://" hostport "/" group [ "/" digits ]',
	telneturl: '"telnet://" login [ "/" ]',
	waisurl: 'waisdatabase | waisindex | waisdoc',
	waisdatabase: '"wais://" hostport "/" database',
	waisindex: '"wais://" hostport "/" database "?" search',
	waisdoc: '"wais://" hostport "/" database "/" wtype "/" wpath',
	database: '*uchar',
	wtype: '*uchar',
	wpath: '*uchar',
	prosperourl: '"prospero://" hostport "/" ppath *[ fieldspec ]',
	ppath: 'psegment *[ "/" psegment ]',
	psegment: '*[ uchar | "?" | ":" | "@" | "&" | "=" ]',
	fieldspec: '";" fieldname "=" fieldvalue',
	fieldname: '*[ uchar | "?" | ":" | "@" | "&" ]',
	fieldvalue: '*[ uchar | "?" | ":" | "@" | "&" ]',
	digits: '1*digit',
} as const;

/** The productions that derive one character, or its escape. A tree does not go below them. */
const characters = {
	alphadigit: 'alpha | digit',
	lowalpha: `"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l" | "m" | "n" | "o" | "p" | "q" | "r" | "s" | "t" | "u" | "v" | "w" | "x" | "y" | "z"`,
	hialpha: `"A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z"`,
	alpha: 'lowalpha | hialpha',
	digit: '"0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9"',
	safe: '"$" | "-" | "_" | "." | "+"',
	extra: `"!" | "*" | "'" | "(" | ")" | ","`,
	national: '"{" | "}" | "|" | "\\" | "^" | "~" | "[" | "]" | "`"',
	punctuation: '"<" | ">" | "#" | "%" | <">',
	reserved: '";" | "/" | "?" | ":" | "@" | "&" | "="',
	hex: 'digit | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f"',
	escape: '"%" hex hex',
	unreserved: 'alpha | digit | safe | extra',
	uchar: 'unreserved | escape',
	xchar: 'unreserved | reserved | escape',
} as const;

/** Every production of §5. */
export const productions = { ...phrases, ...characters } as const;

/** The name of a production. */
export type Production = keyof typeof productions;

/** Whether the production derives one character, or its escape. */
export function isCharacter(name: Production): boolean {
	return Object.hasOwn(characters, name);
}

/** What the production says. */
export function bodyOf(name: Production): Expression<Production> {
	let body = bodies.get(name);
	if (body === undefined) {
		body = readBody<Production>(productions[name]);
		bodies.set(name, body);
	}
	return body;
}

const bodies = new Map<Production, Expression<Production>>();

/** The production of each scheme that has one. */
const ofSchemes = new Map(
	productions.url.split(' | ').map((name) => [name.replace(/url$/, ''), name as Production] as const),
);
// A scheme that is called "other" has none either.
ofSchemes.delete('other');
ofSchemes.set('https', 'httpurl');

/** The alternative of `url` that a scheme calls for: a known scheme's own and no other. `https` follows http's. */
export function productionOf(scheme: string): Production {
	return ofSchemes.get(scheme) ?? 'otherurl';
}

/**
 * Where §5 leaves open how far a production goes, it ends as soon as it can: the characters of gopher's `selector` and `search`
 * derive the `%09` that ends them too (§3.4).
 */
export const shortest: ReadonlySet<Production> = new Set(['selector', 'search']);
