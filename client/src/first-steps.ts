/** What somebody has done for the first time: the steps of the walkthrough are completed by it. */

import type { DocumentStatus } from '../../server/src/protocol';
import type { L10n } from './l10n';

/** The steps that no command tells. The manifest's context keys are `urlLint.did.<step>`. */
export type Step = 'see' | 'hover' | 'fix';

/** The steps that are done once the server says this of a document. @param before what it said last */
export function stepsBy(before: DocumentStatus | undefined, now: DocumentStatus): Step[] {
	const isRepaired = before !== undefined && now.problems < before.problems && now.urls >= before.urls;
	return [...(now.shown > 0 ? (['see'] as const) : []), ...(isRepaired ? (['fix'] as const) : [])];
}

/** What the walkthrough opens to try things out on: each URL has something to be repaired or encoded. */
export function exampleText(l10n: L10n): string {
	return [
		l10n.t('# The café moves'),
		'',
		l10n.t('The new menu: {0}', 'https://cafe.example/rye|bread'),
		l10n.t('Order at {0}, also by phone.', 'http:/orders.cafe.example/today'),
		l10n.t('Search: {0}', 'https://cafe.example/find?q=fish%20%26%20chips'),
		l10n.t('Encode what is selected: {0}', 'Grüße & Küsse'),
		'',
	].join('\n');
}

/** Tells each step once. */
export class FirstSteps {
	readonly #done = new Set<Step>();
	readonly #last = new Map<string, DocumentStatus>();

	/** @param tell is told a step that is done */
	constructor(private readonly tell: (step: Step) => void) {}

	/** The server says something of a document. */
	update(status: DocumentStatus): void {
		for (const step of stepsBy(this.#last.get(status.uri), status)) this.do(step);
		// Once nobody needs to compare, nothing is kept.
		if (this.#done.has('fix')) this.#last.clear();
		else this.#last.set(status.uri, status);
	}

	/** Somebody starts anew: what was done before anybody looked at the walkthrough is told once more. */
	again(): void {
		this.#done.clear();
	}

	do(step: Step): void {
		if (this.#done.has(step)) return;
		this.#done.add(step);
		this.tell(step);
	}
}
