import type { FormatFactory } from './format';
import { jsonFormat } from './json';
import { textFormat } from './text';

/** The formats of `check --format`, by name: the only registry. */
export const formats: ReadonlyMap<string, FormatFactory> = new Map([
	['text', textFormat],
	['json', jsonFormat],
]);
