/** Ours and its peers, each as a function from a text to the links in it. */

import { LinkifyIt } from 'linkify-it';
import { find as findWithLinkify } from 'linkifyjs';
import { parse, postprocess, preprocess } from 'micromark';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { computeLinks } from 'monaco-editor/editor/common/languages/linkComputer.js';
import { scan } from '../../server/src/find/scanner';
import type { Span } from '../../server/src/url/url';

/** A link as a finder sees it. */
export interface Link extends Span {
	/** Ours: the logical text. Peers know no escaping: the text as it stands. */
	readonly url: string;
}

export interface Finder {
	readonly name: string;
	/** Only links with an explicit scheme, in order. */
	readonly find: (text: string, languageId: string) => readonly Link[];
}

/** Whether a scheme starts it. `example.com:80` starts with a host. */
export function hasScheme(url: string): boolean {
	return /^(?:[a-z][a-z\d+.-]*:(?:\/\/|[^\d/])|(?:tel|sms|urn|data):)/i.test(url);
}

/** Without links that it would guess at, and with passwords, as its own tests are run. */
export const linkifyIt = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, urlAuth: true });

/**
 * The lines of a text as VS Code's link detection asks an editor for them. A class, as there: with functions of its own for each
 * text V8 takes the detection for another one each time, and runs it half as fast from the second text on.
 */
export class Model {
	readonly #lines: readonly string[];

	constructor(text: string) {
		this.#lines = text.split(/\r\n|\r|\n/);
	}

	getLineCount(): number {
		return this.#lines.length;
	}

	getLineContent(number: number): string {
		return this.#lines[number - 1] ?? '';
	}
}

export const ours: Finder = finder('url-lint', scan);

export const peers: readonly Finder[] = [
	finder('linkify-it', (text) => {
		return (linkifyIt.match(text) ?? []).map((match) => ({
			offset: match.index,
			end: match.lastIndex,
			url: match.raw,
		}));
	}),
	finder('linkifyjs', (text) =>
		findWithLinkify(text).map((link) => ({ ...link, offset: link.start, url: link.value })),
	),
	finder('GFM autolinks', findAutolinks),
	finder('VS Code', findAsVSCode),
];

function finder(name: string, find: (text: string, languageId: string) => Iterable<Link>): Finder {
	return { name, find: (text, languageId) => [...find(text, languageId)].filter(({ url }) => hasScheme(url)) };
}

const AUTOLINKS = new Set(['autolinkProtocol', 'literalAutolinkHttp', 'literalAutolinkEmail']);

/** `<https://…>`, and GFM's addresses in bare text; not the destinations of Markdown, which are no link detection. */
function findAutolinks(text: string): Link[] {
	const chunks = preprocess()(text, undefined, true);
	const events = postprocess(
		parse({ extensions: [gfmAutolinkLiteral()] })
			.document()
			.write(chunks),
	);
	return events
		.filter(([phase, { type }]) => phase === 'enter' && AUTOLINKS.has(type))
		.map(([, { start, end }]) => {
			// GitHub takes the prefix in; the extension has it on its list.
			const offset = text.startsWith('mailto:', start.offset - 7) ? start.offset - 7 : start.offset;
			return { offset, end: end.offset, url: text.slice(offset, end.offset) };
		});
}

function findAsVSCode(text: string): Link[] {
	const starts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ index, 0: { length } }) => index + length)];
	return computeLinks(new Model(text)).map(({ range, url }) => {
		const line = starts[range.startLineNumber - 1] ?? 0;
		return { offset: line + range.startColumn - 1, end: line + range.endColumn - 1, url };
	});
}
