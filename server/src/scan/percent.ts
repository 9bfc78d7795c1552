/** Where `%` has a meaning of its own, so that writing an escape would change the program or document. */

/** Languages in which it comments, expands or quotes everywhere. */
const SPECIAL = new Set(['latex', 'tex', 'bibtex', 'bat', 'ini', 'systemd', 'crontab', 'matlab', 'erlang']);

/** What printf, strftime and Python's `%` read as a conversion, or that operator behind a string. */
const FORMAT =
	/%(?:\(\w{1,40}\))?[-+#0]{0,4}\d{0,3}(?:\.\d{1,3})?(?:l{1,2}|h)?[sdifuxXgGeErcpvqwYmHMS@]|["']\s{0,4}%\s{0,4}[\w([{]/;

/** How far around a URL a format is looked for: it stands in the same call. */
const NEAR = 160;

export class Percent {
	constructor(
		private readonly text: string,
		private readonly languageId: string,
		private readonly code: boolean,
	) {}

	/** Whether `%` is special where the URL stands. In a program: where a format stands on the same line. */
	isSpecial(offset: number, end: number): boolean {
		if (SPECIAL.has(this.languageId)) return true;
		if (!this.code) return false;
		const before = this.text.slice(Math.max(0, offset - NEAR), offset);
		const after = this.text.slice(end, end + NEAR);
		return FORMAT.test(before.slice(before.lastIndexOf('\n') + 1)) || FORMAT.test(after.split('\n', 1)[0] as string);
	}
}
