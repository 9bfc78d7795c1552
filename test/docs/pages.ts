import { readFileSync } from 'node:fs';
import { pagePath } from '../../scripts/generate/rule-table';
import { fromRoot } from '../../scripts/generate/tables';

/** The text of a rule's page. */
export function pageOf(code: string): string {
	return readFileSync(fromRoot(pagePath(code)), 'utf8');
}
