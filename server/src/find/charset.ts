/** Which characters a document says it is written in, as far as that changes what its URLs mean. */

/** Pages, whose forms and servers agreed on the charset of a query (WHATWG URL, "percent-encode after encoding"). */
const PAGES = new Set('html vue svelte astro handlebars php razor xml xsl svg dtd'.split(' '));

/** How far browsers look for a declaration (HTML §13.2.3.2). */
const HEAD = 1024;

const COMMENT = /<!--.*?-->/gs;
const DECLARED =
	/^\ufeff?<\?xml\s[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]+)|<meta\s[^>]{0,300}?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i;

/** Queries are written in UTF-8 in documents in these, too (Encoding, "output encoding"). */
const UTF8 =
	/^(?:utf-?(?:8|16(?:le|be)?)|unicode-?1-1-utf-8|unicode(?:20utf8)?|x-unicode20utf8|ucs-2|iso-10646-ucs-2)$/i;

/** Whether browsers write what the queries of the document's URLs hold in another charset than UTF-8. */
export function hasOwnCharset({ text, languageId }: { text: string; languageId: string }): boolean {
	if (!PAGES.has(languageId)) return false;
	const [, encoding, charset] = DECLARED.exec(text.slice(0, HEAD).replace(COMMENT, '')) ?? [];
	const declared = encoding ?? charset;
	return declared !== undefined && !UTF8.test(declared);
}
