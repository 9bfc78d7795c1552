import { levels } from '../../server/src/settings';
import { ruleSummaries } from './rule-table';

/** package.json, in which the settings editor finds every rule with its levels. */
export function withRules(manifest: string): string {
	const json = JSON.parse(manifest);
	for (const { properties } of json.contributes.configuration)
		if ('urlLint.rules' in properties) properties['urlLint.rules'].properties = rulesProperties();
	return `${JSON.stringify(json, null, '\t')}\n`;
}

function rulesProperties(): object {
	const plain = (markdown: string) => markdown.replaceAll('`', '');
	return Object.fromEntries(
		ruleSummaries().map(([code, summary]) => [
			code,
			{ type: 'string', enum: levels, description: `${plain(summary)}.` },
		]),
	);
}
