/** Links to commands of the client, which are told where a URL stands, and never its text. */

import type { UrlPlace } from '../protocol';

/**
 * The URI that runs a command of the client about a URL. Its query is letters, digits, `-`, `_`, `.` and escapes only, so that neither
 * Markdown nor a URI ends in it. Editors decode it twice. So no escape is left in it once it was decoded: JSON writes them in its own
 * way.
 */
export function commandLink(command: string, { uri, version, offset }: UrlPlace): string {
	const json = JSON.stringify([{ uri, version, offset }]).replace(/[%()*!~']/g, unicodeEscape);
	return `command:${command}?${encodeURIComponent(json)}`;
}

function unicodeEscape(character: string): string {
	return `\\u00${character.charCodeAt(0).toString(16)}`;
}
