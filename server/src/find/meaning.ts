/** Which candidates are meant as URLs: what the document says of them, as `schemes.ts` wants to know it. */

import { isCase, isReplaced, isSubstitution } from '../ends/program-ends';
import { textOf } from '../escaping/logical';
import { type Escaping, undoAt } from '../escaping/unescape';
import type { ContextName } from '../languages/context';
import { isProgram, isProse } from '../languages/kinds';
import type { Enclosure } from '../languages/reader';
import type { Whole } from '../languages/whole';
import { ALPHADIGIT, Code, isIn, LOWALPHA } from '../url/characters';
import { Needle } from '../url/needle';
import { isDefanged } from '../url/spelling';
import { isAt, matchAt } from '../url/sticky';
import { type Candidate, plainlyStarts, schemeIn } from './candidates';
import { isHostPattern } from './host-patterns';
import { SchemesWithoutStart } from './scheme-start';
import { isKnownAnywhere, isMeant, isMeantWithoutColon, LONGEST_NAME, needsAt, type Where } from './schemes';

/** Where a URL is a link's destination; in markup the attribute says so. */
const FOLLOWED: ReadonlySet<ContextName> = new Set<ContextName>([
	'markdown-destination',
	'markdown-reference',
	'markdown-autolink',
	'link-target',
]);

/** How much of a URL is read to judge whether it is meant: an address (see `LONGEST_NAME`), or what follows the slashes. */
const JUDGED = 330;
const JUDGED_AFTER_SLASHES = 40;

/** What stands behind the colons of keys and words, beside letters and digits, and starts no escape that stands for a slash: `#fff`, `'x'`, `**Note:**`. */
const VALUE = new Uint8Array(128);
for (const character of '#-.\'"`*()<>[],;!?|~^+_}') VALUE[character.charCodeAt(0)] = 1;

/** The lengths of escapes that end with letters, `\n`, `\(aq`, `\*(Aq`. */
const ESCAPES = [2, 4, 5];

/** A move of a digit at most: a farther one separates words. */
const MOVES = /\)(?:-?\d[ \t])?[a-z]{1,2}\(/y;
const LIGATURE = /\\0[0-3][0-7]/;
const LONGEST_TORN = 300;

/** White space, and the mark behind which a text stands in the format called tree. */
const TEXT_OF_TREE = /^[ \t]\\$/;

/** A change of the font. */
const FONT = /^f[BCIPRW]$/;

/** The end of a gap in a string of Haskell (Report 2010 §2.6): its line goes on there. */
const GAP = /\\\r?\n[ \t]*\\$/;
/** No line is indented further. */
const LONGEST_GAP = 120;

/** How SOPS starts a value that it encrypted, `ENC[AES256_GCM,data:…`: whatever follows is none of ours. */
const ENCRYPTED = 'ENC[AES256_GCM,';

/** `[x](../api.html#ask[T](data:a.T))`: what looks like a link in the destination of another one, which holds no white space. */
const INNER_LINK = /\]\([^\s()]*\[[^[\]\s]*\]\($/;
const LONGEST_DESTINATION = 300;

/** What people link to. */
function isEveryday(scheme: string): boolean {
	return /^(?:https?|mailto)$/.test(scheme);
}

function isInDestination(text: string, start: number): boolean {
	const near = text.slice(Math.max(0, start - LONGEST_DESTINATION), start);
	return INNER_LINK.test(near.slice(near.search(/\S*$/)));
}

const ELEMENT_NAME = /[\w-]{1,40}:[\w.-]{1,60}(?=>)/y;
const LONGEST_ELEMENT = 500;

/** `href=\"`. */
const LONGEST_OPENING = 24;
const LONGEST_ATTRIBUTE = 8;

/** Tells what is meant as a URL in one document. */
export class Meaning {
	readonly #program: boolean;
	readonly #prose: boolean;
	readonly #ats: Needle;
	readonly #starts: SchemesWithoutStart;

	constructor(
		private readonly text: string,
		private readonly languageId: string,
		whole: Whole,
	) {
		this.#program = isProgram(languageId);
		this.#prose = isProse(languageId);
		this.#ats = new Needle(text, '@');
		this.#starts = new SchemesWithoutStart(text, (host) => whole.has('host', host));
	}

	/**
	 * The quick way to no for `key:value`, which are most candidates but for URLs: what `isMeant` would say wherever
	 * they stand, from fewer characters.
	 */
	isName({ start, schemeEnd, rest, colon }: Candidate): boolean {
		const { text } = this;
		const first = text.charCodeAt(rest);
		if (!colon || first === Code.slash) return false;
		return (isIn(first, ALPHADIGIT) || VALUE[first] === 1) && !isKnownAnywhere(schemeIn(text, start, schemeEnd));
	}

	/** @param scheme the candidate's, in lower case */
	isMeant(scheme: string, candidate: Candidate, enclosure: Enclosure): boolean {
		const { start, rest: offset, colon } = candidate;
		const { whole, context, limit, forUrls } = enclosure;
		if (this.#isPlainlyWeb(scheme, candidate)) return !isSubstitution(this.text, start, offset);
		if (isDefanged(scheme)) return false;
		// As Japanese boards write it, so that nobody follows it, unless a letter plainly was lost.
		if (this.#starts.mayBeLost(scheme) && !forUrls && !this.#startsLink(start) && !this.#starts.isLost(scheme, offset))
			return false;
		if (colon && !this.#maySlash(offset, context.escaping) && !isKnownAnywhere(scheme)) return false;
		// Cheap, and all that most of them are asked.
		if (!whole && needsAt(scheme) && isIn(this.text.charCodeAt(offset), ALPHADIGIT) && !this.#hasAt(offset))
			return false;
		const judged = this.text.startsWith('//', offset) ? JUDGED_AFTER_SLASHES : JUDGED;
		const read = textOf(this.text, offset, Math.min(limit, offset + judged), context.escaping);
		const rest = read.startsWith('//') ? read : read.replace(/^[/／]{2}/, '//');
		const where = this.#whereOf(candidate, enclosure);
		if (!colon) return isMeantWithoutColon(rest, where.program);
		const { text } = this;
		if (isSubstitution(text, start, offset) || isReplaced(text, start, this.languageId) || isCase(text, start, offset))
			return false;
		if (scheme === 'data' && text.startsWith(ENCRYPTED, start - ENCRYPTED.length)) return false;
		if (context.name === 'markdown-destination' && !isEveryday(scheme) && isInDestination(text, start)) return false;
		if (where.link && !rest.startsWith('//') && this.#isElement(start)) return false;
		return isMeant(scheme, rest, where) && !isHostPattern(text, offset);
	}

	/** Whether a web address starts behind what is no word's end, with a small letter behind its slashes: most, and only a substitution holds those too. */
	#isPlainlyWeb(scheme: string, { start, rest, colon }: Candidate): boolean {
		const { text } = this;
		const isWeb = colon && (scheme === 'http' || scheme === 'https') && text.startsWith('//', rest);
		if (!isWeb || !isIn(text.charCodeAt(rest + '//'.length), LOWALPHA)) return false;
		return start === 0 || plainlyStarts(text.charCodeAt(start - 1));
	}

	/** Whether the value of an attribute for links starts at `start`, in whatever shows one: `<a href=\"ttps://a.example\">`. */
	#startsLink(start: number): boolean {
		return /(?:href|src)=\\?["']$/i.test(this.text.slice(Math.max(0, start - LONGEST_ATTRIBUTE), start));
	}

	/** Whether a slash may stand at `offset`, which is what any scheme needs that nobody knows. */
	#maySlash(offset: number, { triggers }: Escaping): boolean {
		const first = this.text.charAt(offset);
		return first === '/' || first === '／' || triggers.includes(first);
	}

	/** Whether what looks like an autolink is an element of XML whose name has a prefix, and closes behind it: `<urn:id>7</urn:id>`. */
	#isElement(start: number): boolean {
		const [name = ''] = matchAt(ELEMENT_NAME, this.text, start) ?? [];
		const end = start + name.length;
		return name !== '' && this.text.slice(end, end + LONGEST_ELEMENT).includes(`</${name}>`);
	}

	/**
	 * Whether a formatter tore apart what starts at `start`: it moves its pen in the middle of a word, `(http://a.exa)n(mple/x)`, or has
	 * another character for two, so that no URL stands there whole.
	 */
	isTorn(start: number, { limit }: Enclosure): boolean {
		if (this.languageId !== 'postscript') return false;
		return (
			isAt(MOVES, this.text, limit) || LIGATURE.test(this.text.slice(start, Math.min(limit, start + LONGEST_TORN)))
		);
	}

	#hasAt(offset: number): boolean {
		return this.#ats.next(offset) <= offset + LONGEST_NAME;
	}

	#whereOf({ start, schemeEnd }: Candidate, { whole, context, fills, forUrls }: Enclosure): Where {
		const program = this.#program || context.quoted === true;
		const written = this.text.slice(start, schemeEnd);
		// What opens a string is no part of a word, whatever it looks like.
		const before = fills ? '"' : this.#before(start, context.escaping);
		return {
			program,
			comment: context.name === 'comment' || (before === '%' && this.#opensLine(start)),
			delimited: forUrls,
			link: context.name === 'markdown-autolink',
			followed: whole && (context.link === true || FOLLOWED.has(context.name)),
			prose: this.#prose && !program && (context.name === 'text' || context.name === 'markup-text'),
			before,
			inWord: before === '_' && /\w/.test(this.text.charAt(start - 2)) && !/^https?$/i.test(written),
			attribute: whole && !forUrls && context.name === 'markup-attribute',
			written,
		};
	}

	/** Whether nothing but percent signs stands before `start` on its line: a comment of TeX's, in a text that is not called so. */
	#opensLine(start: number): boolean {
		return /(?:^|\n)[ \t]{0,20}%{1,3}$/.test(this.text.slice(Math.max(0, start - LONGEST_OPENING), start));
	}

	/** What stands before `start`: where that is an escape, what it stands for, as nothing does roff's `\%`. */
	#before(start: number, escaping: Escaping): string {
		for (const length of ESCAPES) {
			const undone = length <= start ? undoAt(escaping, this.text, start - length, start) : undefined;
			if (undone?.end === start) return undone.text.slice(-1);
		}
		// roff's `\fP`, whose letters are none of a word.
		if (this.text.charCodeAt(start - 3) === Code.backslash && FONT.test(this.text.slice(start - 2, start))) return '';
		// `pack shop git \https://a.example`: behind the mark, in the format called tree, stands a text.
		if (this.languageId === 'plaintext' && TEXT_OF_TREE.test(this.text.slice(start - 2, start))) return '';
		return this.languageId === 'haskell' && GAP.test(this.text.slice(Math.max(0, start - LONGEST_GAP), start))
			? '"'
			: this.text.charAt(start - 1);
	}
}
