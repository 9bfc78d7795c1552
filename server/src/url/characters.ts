/**
 * The characters of RFC 1738 §2.2 and §5 as one table. A character's class is a bit, a set is a union of bits,
 * and "may this character stand here?" is one `&`.
 */

export const LOWALPHA = 1 << 0;
export const HIALPHA = 1 << 1;
export const DIGIT = 1 << 2;
/** `$ - _ . +` */
export const SAFE = 1 << 3;
/** `! * ' ( ) ,` */
export const EXTRA = 1 << 4;
/** `{ } | \ ^ [ ]` and backtick, without `~`, `\` and the brackets, which have bits of their own. */
const NATIONAL = 1 << 5;
/** National in RFC 1738, unreserved since RFC 2396. */
export const TILDE = 1 << 6;
/** National in RFC 1738; read as `/` by browsers. */
export const BACKSLASH = 1 << 7;
/** National in RFC 1738; they enclose an IPv6 host since RFC 2732. */
export const SQUARE_BRACKET = 1 << 8;
/** `< > # "` and space: the delimiters around URLs. */
const DELIMITER = 1 << 9;
export const PERCENT = 1 << 10;
export const CONTROL = 1 << 11;
export const NON_ASCII = 1 << 12;
/** The reserved characters, each its own bit, because the productions allow them one by one. */
export const SEMICOLON = 1 << 13;
export const SLASH = 1 << 14;
export const QUESTION = 1 << 15;
export const COLON = 1 << 16;
export const AT = 1 << 17;
export const AMPERSAND = 1 << 18;
export const EQUALS = 1 << 19;
/** A–F and a–f, beside their alpha bits. */
const HEX_LETTER = 1 << 20;
/** `|`, beside its national bit: browsers keep it in a search. */
export const VERTICAL_BAR = 1 << 21;
export const HASH = 1 << 22;
/** `^`, beside its national bit: browsers keep it in a search and in a fragment. */
export const CARET = 1 << 23;

export const ALPHA = LOWALPHA | HIALPHA;
export const ALPHADIGIT = ALPHA | DIGIT;
export const HEX = DIGIT | HEX_LETTER;
export const RESERVED = SEMICOLON | SLASH | QUESTION | COLON | AT | AMPERSAND | EQUALS;
/** `unreserved = alpha | digit | safe | extra`. `uchar` is this or an escape, which no single character tells. */
export const UNRESERVED = ALPHADIGIT | SAFE | EXTRA;
/** What §2.2 calls unsafe, but `%` and `\`, which have rules of their own. */
export const UNSAFE = NATIONAL | TILDE | SQUARE_BRACKET | DELIMITER;

const CLASSES = classTable();

function classTable(): Int32Array {
	const table = new Int32Array(128);
	const mark = (characters: string, bit: number) => {
		for (const character of characters) {
			const code = character.charCodeAt(0);
			table[code] = (table[code] ?? 0) | bit;
		}
	};
	for (let code = 0; code < 0x20; code++) table[code] = CONTROL;
	table[0x7f] = CONTROL;
	mark('abcdefghijklmnopqrstuvwxyz', LOWALPHA);
	mark('ABCDEFGHIJKLMNOPQRSTUVWXYZ', HIALPHA);
	mark('0123456789', DIGIT);
	mark('abcdefABCDEF', HEX_LETTER);
	mark('$-_.+', SAFE);
	mark("!*'(),", EXTRA);
	mark('{}|^`', NATIONAL);
	mark('|', VERTICAL_BAR);
	mark('#', HASH);
	mark('^', CARET);
	mark('~', TILDE);
	mark('\\', BACKSLASH);
	mark('[]', SQUARE_BRACKET);
	mark(' <>#"', DELIMITER);
	mark('%', PERCENT);
	mark(';', SEMICOLON);
	mark('/', SLASH);
	mark('?', QUESTION);
	mark(':', COLON);
	mark('@', AT);
	mark('&', AMPERSAND);
	mark('=', EQUALS);
	return table;
}

/** The class bits of a UTF-16 code unit; 0 for NaN, which `charCodeAt` gives past the end. */
export function classOf(code: number): number {
	return code < 128 ? (CLASSES[code] as number) : code >= 128 ? NON_ASCII : 0;
}

/** Whether the code unit has one of the class bits of `set`. */
export function isIn(code: number, set: number): boolean {
	return (classOf(code) & set) !== 0;
}

/** Whether every code unit of the text, from an offset on, has one of the class bits of `set`. */
export function isAll(text: string, set: number, from = 0): boolean {
	for (let at = from; at < text.length; at++) if (!isIn(text.charCodeAt(at), set)) return false;
	return true;
}

/** The characters of a scheme (§2.1): `lowalpha | digit | "+" | "-" | "."`, and upper case "for resiliency". */
export function isSchemeCharacter(code: number): boolean {
	return isIn(code, ALPHADIGIT) || code === Code.plus || code === Code.hyphen || code === Code.dot;
}

/** Names of the code units that the code asks for one by one. An enum, since bundlers write its numbers where they are used. */
export enum Code {
	tab = 0x09,
	lineFeed = 0x0a,
	carriageReturn = 0x0d,
	space = 0x20,
	exclamation = 0x21,
	quote = 0x22,
	hash = 0x23,
	dollar = 0x24,
	percent = 0x25,
	ampersand = 0x26,
	apostrophe = 0x27,
	openParenthesis = 0x28,
	closeParenthesis = 0x29,
	asterisk = 0x2a,
	plus = 0x2b,
	comma = 0x2c,
	hyphen = 0x2d,
	dot = 0x2e,
	slash = 0x2f,
	zero = 0x30,
	nine = 0x39,
	colon = 0x3a,
	semicolon = 0x3b,
	less = 0x3c,
	equals = 0x3d,
	greater = 0x3e,
	question = 0x3f,
	at = 0x40,
	openBracket = 0x5b,
	backslash = 0x5c,
	closeBracket = 0x5d,
	underscore = 0x5f,
	backtick = 0x60,
	openBrace = 0x7b,
	bar = 0x7c,
	closeBrace = 0x7d,
}
