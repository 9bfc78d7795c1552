/**
 * The text in base64 (RFC 4648 §4), read as UTF-8.
 * @param strict whether octets that are not UTF-8 are an error
 * @throws where it is not base64
 */
export function base64Text(written: string, { strict = false } = {}): string {
	const octets = Uint8Array.from(atob(written), (character) => character.charCodeAt(0));
	return new TextDecoder('utf-8', { fatal: strict }).decode(octets);
}
