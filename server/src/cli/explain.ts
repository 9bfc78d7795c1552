import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docsOf } from '../data/docs';
import { message } from '../data/messages';
import { ruleTable } from '../data/rule-table';
import { ours } from '../data/shown';
import { operandOf } from './args';
import type { Command } from './command';
import { reasonOf } from './environment';
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
			const page = plainText(readFileSync(path, 'utf8'));
			await output.write(`${page}\n${log.words.of(message('cli.explain.more', { page: ours(docsOf(code)) }))}\n`);
		} catch (error) {
			log.error('cli.error.read', { path, reason: reasonOf(error) });
		}
		return 0;
	},
};
