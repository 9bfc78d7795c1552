/** AsciiDoc: a URL's text stands in brackets right behind it, `https://a.example[the text]`. */

import { opensAddress } from '../../ends/host-ends';
import { escapedBy } from '../../escaping/escaped';
import { identity } from '../../escaping/unescape';
import { Code } from '../../url/characters';
import { type Context, contextOf } from '../context';
import { type Language, readBy } from '../language';
import { PlainReader } from '../plain';
import { allOf, type Enclosure } from '../reader';

/** Its text may hold fields and superscripts, so that `|` and `^` are not certain: no `link`. */
const PASSED: Context = contextOf({ name: 'link-target', escaping: identity });

/** A backslash keeps what follows from being a mark of the text: `https://a.example/\+/x[it]`, `…/v1\...v2[it]`. */
const TARGET: Context = contextOf({
	name: 'link-target',
	escaping: { ...escapedBy('\\', '+*_`#^~.'), write: identity.write },
});

/** Macros whose targets are addresses; what stands before the bracket of others, `kbd:[x]`, `tag::x[]`, is a name. */
const ADDRESSING = /(?:link|image|video|audio|include|xref):{1,2}$|\+\+$|\$\$$/;
/** `include::`. */
const LONGEST_MACRO = 9;

/** What stands in no target. */
const ENDS = '<>"`[';

export class AsciidocReader extends PlainReader {
	/** Up to where targets were read, so that each is read once; and whether text follows the last. */
	#end = -1;
	#linked = false;

	constructor(private readonly document: string) {
		super(document);
	}

	override enclose(start: number): Enclosure | undefined {
		if (start >= this.#end) this.#read(start);
		if (!this.#linked) return super.enclose(start);
		const passed = ['++', '$$'].some((mark) => this.#isBetween(mark, start));
		const addresses = ADDRESSING.test(this.document.slice(Math.max(0, start - LONGEST_MACRO), start));
		return allOf(passed ? PASSED : TARGET, passed ? this.#end - 2 : this.#end, addresses);
	}

	/** Whether the mark that passes text through as it is stands on both sides: `++https://a.example/++[x]`. */
	#isBetween(mark: string, start: number): boolean {
		return this.document.startsWith(mark, start - 2) && this.document.startsWith(mark, this.#end - 2);
	}

	/** Whether an address may open in a bracket here: behind the slashes, or behind the user. */
	#opensHost(at: number): boolean {
		const behindUser = this.document.charCodeAt(at - 1) === Code.at && opensAddress(this.document, at);
		return behindUser || this.document.startsWith('//', at - 2);
	}

	/** Reads to what ends the target: the bracket of its text, unless that opens an IPv6 host. */
	#read(start: number): void {
		const { document } = this;
		let at = start;
		for (; at < document.length; at++) {
			const code = document.charCodeAt(at);
			if (code <= Code.space) break;
			if (ENDS.includes(document.charAt(at)) && !this.#opensHost(at)) break;
		}
		this.#end = at;
		this.#linked = document.charCodeAt(at) === Code.openBracket;
	}
}

export const languages: readonly Language[] = [
	...readBy(
		(text) => new AsciidocReader(text),
		[
			{
				id: 'asciidoc',
				endings: 'adoc asciidoc asc',
				names: 'adoc asciidoctor',
				comments: ['//'],
				prose: true,
				ownLine: true,
			},
		],
	),
];
