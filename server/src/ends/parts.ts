/** Which part of a URL is being read, as far as the end of the URL depends on it. */

import { Code } from '../url/characters';

/** In the order in which they stand. */
export const Part = { scheme: 0, slashes: 1, host: 2, path: 3, search: 4, fragment: 5 } as const;

/** The last letter of `/wiki`. */
const LAST_OF_WIKI = 0x69;

/** Moves from part to part as the URL is read. */
export class Parts {
	part: number = Part.scheme;
	/** Where the host starts, once it did; behind a user, where the name does. */
	hostStart = 0;
	/** Whether a character stands in the host that no host has. */
	hostBroken = false;
	/** Whether the path names the article of a wiki: any bracket may stand in its title. */
	wiki = false;
	private slashes = 0;

	constructor(private readonly document: string) {}

	/**
	 * Goes on to the part that a character starts, which was taken at `at`.
	 * @param previous what was taken before
	 * @returns whether the character separates parts: so do the `/` of a path, and none behind it, and the `&` of a search
	 */
	start(code: number, at: number, previous: number): boolean {
		const slash = code === Code.slash || code === Code.backslash;
		if (this.part === Part.scheme) {
			if (code === Code.colon || slash) this.part = Part.slashes;
			if (slash) this.slashes = 1;
		} else if (this.part === Part.slashes) {
			if (slash) this.slashes++;
			else if (code !== Code.colon) this.startHost(at);
		} else if (code === Code.at) {
			if (this.part === Part.host) this.startName(at + 1);
		} else if (code !== Code.colon) {
			const goesOn = slash && this.part >= Part.search;
			this.startLater(code, slash && previous === LAST_OF_WIKI && this.document.startsWith('/wiki', at - 5));
			return !goesOn;
		}
		return false;
	}

	/** Three slashes leave the host empty: what follows is the path. */
	startHost(at: number): void {
		this.part = this.slashes > 2 ? Part.path : Part.host;
		this.startName(at);
	}

	private startName(at: number): void {
		this.hostStart = at;
		this.hostBroken = false;
	}

	private startLater(code: number, wiki: boolean): void {
		if (code === Code.hash) this.part = Part.fragment;
		else if (code === Code.question) this.part = Math.max(this.part, Part.search);
		else if (code !== Code.ampersand) this.part = Math.max(this.part, Part.path);
		this.wiki ||= wiki;
	}
}
