import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docsOf } from '../data/docs';
import { type RuleSummary, reportOf, ruleTable } from '../data/rule-table';
import { ours } from '../data/shown';
import type { Words } from '../data/words';
import { operandOf } from './args';
import type { Command } from './command';
import { reasonOf } from './environment';
import { message } from './messages';
import { plainText } from './plain-text';

const codes = ruleTable.map(({ code }) => code);

/** `explain RULE`: the page of a rule, which is packed with the command, so that nothing is fetched. */
export const explainCommand: Command = {
	name: 'explain',
	operands: codes,
	options: {},
	async run(args, { output, log, rulePages }) {
		const code = operandOf(args, codes, message('cli.usage.rule'), 'explain');
		const path = join(rulePages, `${code}.md`);
		try {
			const rule = ruleTable.find((each) => each.code === code) as RuleSummary;
			const page = plainText(forReader(readFileSync(path, 'utf8'), rule, log.words));
			await output.write(`${page}\n${log.words.of(message('cli.explain.more', { page: ours(docsOf(code)) }))}\n`);
		} catch (error) {
			log.error('cli.error.read', { path, reason: reasonOf(error) });
		}
		return 0;
	},
};

/** The page of a rule, which sums it up in every language, with the summary of one. */
function forReader(page: string, rule: RuleSummary, words: Words): string {
	const [title = '', , ...rest] = page.replace(/<!-- languages -->[\s\S]*<!-- \/languages -->\n\n/, '').split('\n\n');
	return [title, words.of(message('cli.explain.summary', { summary: reportOf(rule) })), ...rest].join('\n\n');
}
