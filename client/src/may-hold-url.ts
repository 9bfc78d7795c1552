/** Which files are worth opening, seen from their bytes. */

/** How much of a file tells whether it is text. */
const HEAD = 8000;

/** Whether something in the bytes looks like the start of a URL, and nothing like a file that is no text. */
export function mayHoldUrl(bytes: Uint8Array): boolean {
	const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
	if (!isUtf16 && bytes.subarray(0, HEAD).includes(0)) return false;
	const text = new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
	return /\/\/|[a-z]:\S/i.test(text);
}
