/** What of a host somebody registered: the list is big, so it is loaded when a host is first asked about. */

import { toAscii } from '../../url/idna';

/**
 * The domain that somebody registered, who answers for all hosts below it (`shop.example.co.uk` → `example.co.uk`), by the
 * Public Suffix List. In its ASCII form.
 * @returns `undefined` for an address, a suffix itself, and a host that no registry gives out
 */
export async function registrableDomain(host: string): Promise<string | undefined> {
	const ascii = toAscii(host);
	if (ascii === undefined) return undefined;
	const { parse } = await import('tldts');
	const { domain, isIcann } = parse(ascii);
	return isIcann === true ? (domain ?? undefined) : undefined;
}
