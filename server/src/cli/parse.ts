import { analyseUrl } from '../analysis/analyse';
import { defaults, type Settings } from '../settings';
import { describe } from '../url/describe';
import { standardOf, standardOption } from './args';
import type { Command } from './command';
import { textsOf } from './lines';

/** `parse [URL…]`: what a URL consists of and what is wrong with it, a line of JSON each. */
export const parseCommand: Command = {
	name: 'parse',
	options: standardOption,
	async run(args, environment) {
		const { output } = environment;
		const settings = { ...defaults, standard: standardOf(args) ?? defaults.standard };
		for await (const urls of textsOf(args, environment)) {
			for (const url of urls) await output.write(`${JSON.stringify(parsed(url, settings))}\n`);
			await output.flush();
			if (output.closed) break;
		}
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
