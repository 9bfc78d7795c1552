/** The URLs that the oracle and the parser must agree on. */

import { damage, Generator, Random, recase } from './generate';
import { derives, grammar, productionFor, schemes } from './regexp';

/** How a text came about. `transplanted`: what another scheme's production derived, under this scheme's name. */
export type Origin = 'derived' | 'damaged' | 'transplanted';

export interface Sample {
	readonly index: number;
	/** One of the ten schemes, `https`, or `other`. */
	readonly scheme: string;
	readonly origin: Origin;
	readonly text: string;
	/** The oracle's verdict. */
	readonly derivable: boolean;
}

/** The ten schemes, https, and all the others as one. */
export const targets: readonly string[] = [...schemes.keys(), 'https', 'other'];

/** Of twenty URLs of a scheme, eight are derived by its production, ten are damaged, two are transplanted. */
const DERIVED = 8;
const DAMAGED = 18;
const ROUND = 20;

/**
 * Schemes outside RFC 1738 that a parser may well know, and must derive by `otherurl` all the same, and names that a
 * careless table finds. Every other URL of `other` takes one of these.
 */
const OTHER_NAMES = (
	'ws wss ftps sftp ssh ldap ldaps irc rtsp imap pop dict finger redis git postgresql mongodb rsync tcp data tel sms ' +
	'urn geo magnet blob about javascript view-source afs mid cid nfs tn3270 mailserver z39.50 x-own url constructor ' +
	'htp httpss mail new newss fil tel.net'
).split(' ');

/** One URL in 16 has its scheme written in upper case here and there; one in 16 has a fragment. */
const SELDOM = 1 / 16;
const FRAGMENTS = ['', 'top', '#', ' a b', '%', '<é>', '/?:@', '\n', 'a%zz#b'];

export class Corpus {
	readonly generator = new Generator(grammar);
	readonly #seed: number;

	constructor(seed: number) {
		this.#seed = seed;
	}

	/** The first `count` samples, evenly spread over the targets. */
	*samples(count: number): IterableIterator<Sample> {
		for (let index = 0; index < count; index++) yield this.sample(index);
	}

	/** The sample of an index depends on nothing but the index and the seed. */
	sample(index: number): Sample {
		const random = new Random(this.#seed ^ Math.imul(index + 1, 0x9e3779b1));
		const scheme = targets[index % targets.length] as string;
		const place = Math.floor(index / targets.length) % ROUND;
		const origin = place < DERIVED ? 'derived' : place < DAMAGED ? 'damaged' : 'transplanted';
		let text = origin === 'transplanted' ? this.#transplant(scheme, random) : this.#derive(scheme, random);
		if (random.chance(SELDOM)) text = recase(text, random);
		if (random.chance(SELDOM)) text += `#${random.pick(FRAGMENTS)}`;
		if (origin === 'damaged') text = damage(text, random);
		return { index, scheme, origin, text, derivable: derives(text) };
	}

	#derive(scheme: string, random: Random): string {
		const text = this.generator.derive(productionFor(scheme), random);
		if (scheme === 'https') return `https${text.slice(text.indexOf(':'))}`;
		if (scheme !== 'other') return text;
		if (random.chance(0.5)) return random.pick(OTHER_NAMES) + text.slice(text.indexOf(':'));
		// `otherurl` derives any scheme's name; the known ones are not its business.
		return isKnown(text) ? this.#derive(scheme, random) : text;
	}

	#transplant(scheme: string, random: Random): string {
		const name = scheme === 'other' ? this.#derive(scheme, random).split(':', 1)[0] : scheme;
		const donor = this.#derive(random.pick(targets), random);
		return name + donor.slice(donor.indexOf(':'));
	}
}

function isKnown(url: string): boolean {
	const scheme = url.slice(0, url.indexOf(':'));
	return scheme === 'https' || schemes.has(scheme);
}
