/** Schemes that lost their first letter when they were copied: `ttps://a.example`. */

/** What is left of `http` and `https`. */
const WITHOUT_START = new Set(['ttp', 'ttps']);

const HOST = /^\/\/([a-z\d.-]{1,253})/i;

/** The hosts of a text's URLs, and those that stand behind a scheme without its start. */
const HOSTS = /(^|[^a-z])(h?)ttps?:\/\/([a-z\d.-]{1,253})/gi;

/** The hosts that stand behind a whole scheme. */
export function* hostsIn(text: string): Iterable<string> {
	for (const [, , start, host = ''] of text.matchAll(HOSTS)) if (start !== '') yield host.toLowerCase();
}

/** The hosts that stand behind a scheme without its start. */
export function* halfHostsIn(text: string): Iterable<string> {
	for (const [, , start, host = ''] of text.matchAll(HOSTS)) if (start === '') yield host.toLowerCase();
}

/** Tells a letter that was lost from one that was left out on purpose, as in Japanese boards. */
export class SchemesWithoutStart {
	/** @param isHost whether the document has the host behind a whole scheme, and does not leave letters out as a habit */
	constructor(
		private readonly text: string,
		private readonly isHost: (host: string) => boolean,
	) {}

	mayBeLost(scheme: string): boolean {
		return WITHOUT_START.has(scheme);
	}

	/**
	 * Whether the document has other URLs of the host, and of each that it writes so.
	 * @param rest where what stands behind the colon starts
	 */
	isLost(scheme: string, rest: number): boolean {
		if (!WITHOUT_START.has(scheme) || this.#isOnLineBefore(rest - 1 - scheme.length)) return false;
		const host = HOST.exec(this.text.slice(rest, rest + 256))?.[1];
		return host !== undefined && this.isHost(host.toLowerCase());
	}

	/** Whether mail broke the line behind the letter: `h=` and a line break. */
	#isOnLineBefore(start: number): boolean {
		return /h=\r?\n$/i.test(this.text.slice(Math.max(0, start - 4), start));
	}
}
