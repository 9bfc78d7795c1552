/** What a Markdown renderer writes for a URL. */

import { decodeHTMLStrict } from 'entities';

/** The addresses of links and images in HTML, each once. */
export function hrefsOf(html: string): string[] {
	const attributes = html.matchAll(/<(?:a|img)\b[^>]*?\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
	return [...new Set([...attributes].map(([, double, single]) => decodeHTMLStrict(double ?? single ?? '')))];
}

/** Whether the renderer added the scheme to a bare address. */
export function withoutSchemeIn(markdown: string, href: string): boolean {
	const start = /^(?:mailto:|xmpp:|https?:\/\/www\.)/.exec(href)?.[0];
	return start !== undefined && !markdown.includes(start);
}

/** Escapes stay, and what no URL has is percent-encoded, as `commonmark.js` and cmark do. */
export function rendered(url: string): string {
	return url
		.replace(/\p{Surrogate}/gu, '\uFFFD')
		.replace(/%(?![\da-f]{2})|[^\w\-.!~*'();/?:@&=+$,#%]+/gi, encodeURIComponent);
}
