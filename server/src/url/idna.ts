/** Host names outside ASCII, by UTS #46 as the platform's `URL` does it: the only thing it is asked for a found host. */

/** Whether every character is below 80. */
export function isAscii(text: string): boolean {
	for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
	return true;
}

/** The longest name DNS carries, with room for what its encoding saves. */
const LONGEST = 1024;

/** The ASCII form of a host name (`例え.jp` → `xn--r8jz45g.jp`); `undefined` where UTS #46 refuses it. */
export function toAscii(host: string): string | undefined {
	// What would end the host, or what `URL` would skip, decode or read as an address.
	if (host.length > LONGEST || /[ \t\n\r/\\?#@:%[\]]/.test(host)) return undefined;
	try {
		return new URL(`http://${host}/`).hostname || undefined;
	} catch {
		return undefined;
	}
}
