/** What somebody types as the new name of a host, of the beginning of URLs, or of a URL. */

import { analyseUrl } from '../analysis/analyse';
import { message } from '../data/messages';
import { ours } from '../data/shown';
import type { Phrase } from '../data/words';
import { defaults } from '../settings';
import { encodeUrl } from '../url/encode-url';
import { isAscii, toAscii } from '../url/idna';
import { parseUrl } from '../url/parse';
import type { Asked } from './asked';

/** As it is written in a URL, or why it cannot be. */
export type NewName = { readonly text: string } | { readonly refused: Phrase };

/** Spaces around it do not count; what may not stand in a URL is encoded; a host beyond ASCII is written in punycode. */
export function newName(typed: string, { kind }: Asked): NewName {
	const name = typed.trim();
	if (kind === 'host') return newHost(name);
	const text = encodeUrl(kind === 'prefix' ? name.replace(/(?<=[^/])\/$/, '') : name);
	if (!isGood(text)) return { refused: message('rename.url') };
	if (kind === 'url') return { text };
	const { host, search, fragment } = parseUrl(text, 'modern').components;
	const isPrefix = host !== undefined && host.end > host.offset && search === undefined && fragment === undefined;
	return isPrefix ? { text } : { refused: message('rename.prefix', { example: ours('https://shop.example/docs') }) };
}

function newHost(name: string): NewName {
	const ascii = isAscii(name) ? name : toAscii(name);
	const url = parseUrl(`https://${ascii ?? ''}/`, 'modern');
	const { host } = url.components;
	const isWhole = ascii !== undefined && host?.offset === 8 && host.end === 8 + ascii.length && ascii !== '';
	if (isWhole && isGood(url.text)) return { text: ascii };
	return { refused: message('rename.host', { example: ours('shop.example') }) };
}

/** Whether it is a URL with nothing wrong that is an error. */
function isGood(text: string): boolean {
	const { url, valid } = analyseUrl(text, defaults);
	return valid && url.scheme !== '';
}
