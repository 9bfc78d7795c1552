import { createHash } from 'node:crypto';
import type { ReportedFinding } from './report';

/**
 * What tells the findings of a file apart, and stays when lines move: made from the rule, the URL, and which of those that are
 * equal in both it is. No line number is in it, and no secret, because the URL is masked.
 * @returns a fingerprint per finding, in order: 32 hexadecimal digits
 */
export function fingerprintsOf(findings: readonly ReportedFinding[]): readonly string[] {
	const seen = new Map<string, number>();
	return findings.map(({ code, url, message }) => {
		// What is about no URL, such as a mistake in a configuration file, is known by what is said.
		const what = JSON.stringify([code, url === '' ? message : url]);
		const ordinal = seen.get(what) ?? 0;
		seen.set(what, ordinal + 1);
		return digest(`${what} ${ordinal}`);
	});
}

/** 32 hexadecimal digits for a text: the first half of its SHA-256. */
export function digest(text: string): string {
	return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
