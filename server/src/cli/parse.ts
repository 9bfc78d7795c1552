import { analyseUrl } from '../analysis/analyse';
import { defaults, type Settings } from '../settings';
import { describe } from '../url/describe';
import { standardOf, standardOption } from './args';
import type { Command } from './command';
import { json } from './json';
import { answerTexts, longest } from './lines';

/** `parse [URL…]`: what a URL consists of and what is wrong with it, a line of JSON each. */
export const parseCommand: Command = {
	name: 'parse',
	options: standardOption,
	async run(args, environment) {
		const settings = { ...defaults, standard: standardOf(args) ?? defaults.standard };
		await answerTexts(args, environment, longest.url, (url) => json(parsed(url, settings)));
		return 0;
	},
};

function parsed(text: string, settings: Settings): object {
	const { url, valid, findings } = analyseUrl(text, settings);
	return {
		url: text,
		standard: settings.standard,
		valid,
		scheme: url.scheme,
		components: describe(url),
		violations: findings.map(({ code, message, severity, offset, end }) => ({ code, message, severity, offset, end })),
	};
}
