import { docsOf } from '../data/docs';
import { message } from '../data/messages';
import { type RuleSummary, ruleTable } from '../data/rule-table';
import { refuseOperands } from './args';
import type { Command } from './command';
import { json } from './json';

/** `rules`: every rule with its levels, in a line. */
export const rulesCommand: Command = {
	name: 'rules',
	operands: 'none',
	options: { format: { type: 'string', values: ['text', 'json'] } },
	async run(args, { output }) {
		refuseOperands(args, 'rules');
		await output.write(args.options.get('format') === 'json' ? asJson() : asText());
		return 0;
	},
};

function asJson(): string {
	const entries = ruleTable.map((rule) => json({ ...rule, docs: docsOf(rule.code) }));
	return `[\n${entries.join(',\n')}\n]\n`;
}

function asText(): string {
	const rows = [['rule', 'modern', 'rfc1738', ''], ...ruleTable.map(rowOf)];
	const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
	return rows
		.map(
			(row) =>
				`${row
					.map((cell, column) => cell.padEnd(widths[column] ?? 0))
					.join('  ')
					.trimEnd()}\n`,
		)
		.join('');
}

function rowOf({ code, modern, rfc1738, summary }: RuleSummary): string[] {
	return [code, levelNames(modern), levelNames(rfc1738), summary];
}

function levelNames(levels: readonly string[]): string {
	return levels
		.map((level) => (level === 'asked' || level === 'off' ? message(`cli.rules.${level}`) : level))
		.join(', ');
}
