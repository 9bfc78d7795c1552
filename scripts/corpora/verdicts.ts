/** What somebody who read them said of findings, so that nobody reads one twice. */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

export const verdicts = ['true', 'debatable', 'false'] as const;

/** Whether we were right: of a finding, of a line that `--fix` changed, of text that we do not take for a URL. */
export type Verdict = (typeof verdicts)[number];

/** Something of ours that can be right or wrong. */
export interface Claim {
	/** A rule's code; `fix` for a changed line, `not-found` for what a crude expression takes for a URL. */
	readonly rule: string;
	/** `OWNER/NAME/` and the path in it. */
	readonly path: string;
	/** The URL, secrets masked; of a changed line what stands there after. */
	readonly url: string;
	/** The text of the line. */
	readonly line: string;
}

export interface Review {
	readonly verdict: Verdict;
	/** Why, where it is not true. */
	readonly why: string;
}

/** The name under which a verdict is kept: the text itself is not ours to keep. */
export function hashOf({ rule, url, line }: Claim): string {
	return createHash('sha256').update([rule, url, line].join('\n')).digest('hex').slice(0, 16);
}

/** Verdicts by hash and path, in a file of tab-separated values: hash, path, rule, verdict, why. */
export class Verdicts {
	readonly #rows = new Map<string, { rule: string } & Review>();

	/** @throws Error for a row that is none */
	constructor(private readonly file: string) {
		for (const row of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
			const [hash, path, rule, verdict, why = ''] = row.split('\t');
			if (rule === undefined || !isVerdict(verdict)) throw new Error(`${file}: ${row}`);
			this.#rows.set(`${hash}\t${path}`, { rule, verdict, why });
		}
	}

	of(claim: Claim): Review | undefined {
		return this.#rows.get(keyOf(claim));
	}

	/** @throws Error for a verdict other than "true" without its reason */
	add(claim: Claim, verdict: unknown, why = ''): void {
		if (!isVerdict(verdict)) throw new Error(`${claim.path}: no verdict: ${verdict}`);
		if (verdict !== 'true' && why === '') throw new Error(`${claim.path}: ${verdict}, and why?`);
		this.#rows.set(keyOf(claim), { rule: claim.rule, verdict, why: why.replace(/\s+/g, ' ') });
	}

	save(): void {
		const rows = Array.from(this.#rows, ([key, { rule, verdict, why }]) => [key, rule, verdict, why].join('\t'));
		const byPath = (row: string) => row.slice(row.indexOf('\t'));
		rows.sort((a, b) => (byPath(a) < byPath(b) ? -1 : 1));
		writeFileSync(this.file, rows.map((row) => `${row}\n`).join(''));
	}
}

function keyOf(claim: Claim): string {
	return `${hashOf(claim)}\t${claim.path}`;
}

function isVerdict(value: unknown): value is Verdict {
	return verdicts.some((verdict) => verdict === value);
}
