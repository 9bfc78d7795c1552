import { checkstyleFormat } from './checkstyle';
import type { FormatFactory } from './format';
import { githubFormat } from './github';
import { gitlabFormat } from './gitlab';
import { jsonFormat, ndjsonFormat } from './json';
import { rdjsonFormat } from './rdjson';
import { sarifFormat } from './sarif';
import { textFormat } from './text';

/** The formats of `check --format`, by name: the only registry. */
export const formats: ReadonlyMap<string, FormatFactory> = new Map([
	['text', textFormat],
	['json', jsonFormat],
	['ndjson', ndjsonFormat],
	['sarif', sarifFormat],
	['github', githubFormat],
	['gitlab', gitlabFormat],
	['checkstyle', checkstyleFormat],
	['rdjson', rdjsonFormat],
]);
