/** AsciiDoc: a URL's text stands in brackets right behind it, `https://a.example[the text]`. */

import { Code } from '../../url/characters';
import type { Context } from '../occurrence';
import { identity } from '../unescape';
import { PlainReader } from './plain';

const TARGET: Context = { name: 'link-target', escaping: identity };

/** What stands in no target. */
const ENDS = '<>"`[';

export class AsciidocReader extends PlainReader {
	/** Up to where targets were read, so that each is read once; and whether text follows the last. */
	#end = -1;
	#linked = false;

	constructor(private readonly document: string) {
		super(document);
	}

	override enclose(start: number): boolean {
		if (start >= this.#end) this.#read(start);
		if (!this.#linked) return super.enclose(start);
		const passed = this.document.startsWith('++', start - 2) && this.document.startsWith('++', this.#end - 2);
		return this.placeWhole(TARGET, passed ? this.#end - 2 : this.#end);
	}

	/** Reads to what ends the target: the bracket of its text, unless that opens an IPv6 host. */
	#read(start: number): void {
		const { document } = this;
		let at = start;
		for (; at < document.length; at++) {
			const code = document.charCodeAt(at);
			if (code <= Code.space) break;
			if (ENDS.includes(document.charAt(at)) && !document.startsWith('//', at - 2)) break;
		}
		this.#end = at;
		this.#linked = document.charCodeAt(at) === Code.openBracket;
	}
}
