import { docsOf } from '../data/docs';
import { type RuleSummary, reportOf, ruleTable } from '../data/rule-table';
import type { Words } from '../data/words';
import { refuseOperands } from './args';
import type { Command } from './command';
import { json } from './json';
import { message } from './messages';
import { widthOf } from './width';

/** `rules`: every rule with its levels, in a line. */
export const rulesCommand: Command = {
	name: 'rules',
	operands: 'none',
	options: { format: { type: 'string', values: ['text', 'json'] } },
	async run(args, { output, log }) {
		refuseOperands(args, 'rules');
		await output.write(args.options.get('format') === 'json' ? asJson() : asText(log.words));
		return 0;
	},
};

function asJson(): string {
	const entries = ruleTable.map((rule) => json({ ...rule, docs: docsOf(rule.code) }));
	return `[\n${entries.join(',\n')}\n]\n`;
}

function asText(words: Words): string {
	const rows = [['rule', 'modern', 'rfc1738', ''], ...ruleTable.map((rule) => rowOf(rule, words))];
	const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
	return rows
		.map(
			(row) =>
				`${row
					.map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell))))
					.join('  ')
					.trimEnd()}\n`,
		)
		.join('');
}

function rowOf(rule: RuleSummary, words: Words): string[] {
	return [rule.code, levelNames(rule.modern, words), levelNames(rule.rfc1738, words), words.of(reportOf(rule))];
}

function levelNames(levels: readonly string[], words: Words): string {
	return levels
		.map((level) => (level === 'asked' || level === 'off' ? words.of(message(`cli.rules.${level}`)) : level))
		.join(', ');
}
