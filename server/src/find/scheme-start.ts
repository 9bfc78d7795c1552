/** Schemes that lost their first letter when they were copied: `ttps://a.example`. */

/** What is left of `http` and `https`. */
const WITHOUT_START = new Set(['ttp', 'ttps']);

const HOST = /^\/\/([a-z\d.-]{1,253})/i;

/** The hosts of the document's URLs, and those that stand behind a scheme without its start. */
const HOSTS = /(^|[^a-z])(h?)ttps?:\/\/([a-z\d.-]{1,253})/gi;

/** Tells a letter that was lost from one that was left out on purpose, as in Japanese boards. */
export class SchemesWithoutStart {
	/** The hosts that stand behind a whole scheme; none where the document leaves letters out as a habit. */
	#hosts: Set<string> | undefined;

	constructor(private readonly text: string) {}

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
		return host !== undefined && this.#known().has(host.toLowerCase());
	}

	/** Whether mail broke the line behind the letter: `h=` and a line break. */
	#isOnLineBefore(start: number): boolean {
		return /h=\r?\n$/i.test(this.text.slice(Math.max(0, start - 4), start));
	}

	/** Looked for once, when the first such scheme is met. */
	#known(): Set<string> {
		if (this.#hosts === undefined) {
			const whole = new Set<string>();
			const halved = new Set<string>();
			for (const [, , start, host = ''] of this.text.matchAll(HOSTS))
				(start === '' ? halved : whole).add(host.toLowerCase());
			const habit = [...halved].some((host) => !whole.has(host));
			this.#hosts = habit ? new Set() : whole;
		}
		return this.#hosts;
	}
}
