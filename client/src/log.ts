/** What is written to the log. */

import { logged } from './shown';

const names = ['trace', 'debug', 'info', 'warn', 'error', 'append', 'appendLine', 'replace'] as const;

/** The functions of a log that take text. */
type Written = { [Name in (typeof names)[number]]: (...texts: never[]) => void };

/** The log, as far as it is given text that cannot pass for an entry of its own. */
export function sealed<Log extends Written>(log: Log): Log {
	const write = (name: (typeof names)[number]) => {
		const asIs = log[name] as (...texts: string[]) => void;
		return (...texts: unknown[]) => asIs(...texts.map((text) => logged(wordsOf(text))));
	};
	return Object.create(log, Object.fromEntries(names.map((name) => [name, { value: write(name) }])));
}

/** What an error, or anything else, says. */
export function wordsOf(value: unknown): string {
	return value instanceof Error ? (value.stack ?? value.message) : String(value);
}
