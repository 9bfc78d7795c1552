/** A file's bytes as text, as the command reads them (cli/text.ts), for server and client. */

/** The longest file that is read, in bytes: a longer one keeps everybody waiting. */
export const LONGEST_FILE_BYTES = 4 * 1024 * 1024;

/** In so many bytes at the start a NUL says that a file is no text. */
const PROBE = 8000;

/**
 * The text without its byte order mark, or why the file is not read. `inexact`: some of its bytes are no text in this encoding, so an editor
 * may read it in another one, where offsets are others.
 */
export function fileText(
	bytes: Uint8Array,
): { readonly text: string; readonly inexact?: true } | { readonly skipped: 'binary' | 'large' } {
	if (bytes.length > LONGEST_FILE_BYTES) return { skipped: 'large' };
	if (isBinary(bytes)) return { skipped: 'binary' };
	const encoding = utf16(bytes);
	try {
		return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
	} catch {
		return { text: new TextDecoder(encoding).decode(bytes), inexact: true };
	}
}

/** Whether the bytes are no text: a NUL among the first 8,000, and no UTF-16 byte order mark. */
export function isBinary(bytes: Uint8Array): boolean {
	return utf16(bytes) === undefined && bytes.subarray(0, PROBE).includes(0);
}

/** What a byte order mark of UTF-16 says. */
export function utf16(bytes: Uint8Array): 'UTF-16LE' | 'UTF-16BE' | undefined {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16LE';
	return bytes[0] === 0xfe && bytes[1] === 0xff ? 'UTF-16BE' : undefined;
}
