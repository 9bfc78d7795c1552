/** What of a host somebody registered. */

import { toAscii } from '../../url/idna';

/**
 * The domain that somebody registered, who answers for all hosts below it (`shop.example.co.uk` → `example.co.uk`), by the
 * Public Suffix List. In its ASCII form.
 * @param log told why the list cannot be loaded, where that is so
 * @returns `undefined` for an address, a suffix itself, and a host that no registry gives out; for all where there is no list
 */
export async function registrableDomain(host: string, log: Log = () => {}): Promise<string | undefined> {
	const ascii = toAscii(host);
	if (ascii === undefined) return undefined;
	try {
		const { parse } = await import('../../data/public-suffixes');
		const { domain, isIcann } = parse(ascii);
		return isIcann === true ? (domain ?? undefined) : undefined;
	} catch (error) {
		log(error);
		return undefined;
	}
}

/** Told of what went wrong, where something is answered nevertheless. */
export type Log = (error: unknown) => void;
