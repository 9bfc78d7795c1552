import { analyseUrl } from '../analysis/analyse';
import { derive } from '../derivation/derive';
import { formatTree } from '../derivation/format';
import { defaults, type Settings } from '../settings';
import { describe } from '../url/describe';
import { standardOf, standardOption, UsageError } from './args';
import type { Command } from './command';
import { json } from './json';
import { answerTexts, longest } from './lines';
import { message } from './messages';

/** `parse [URL…]`: what a URL consists of and what is wrong with it, a line of JSON each; its derivation with `--tree`. */
export const parseCommand: Command = {
	name: 'parse',
	operands: 'text',
	options: { ...standardOption, tree: { type: 'boolean' }, json: { type: 'boolean' } },
	async run(args, environment) {
		const settings = { ...defaults, standard: standardOf(args) ?? defaults.standard };
		const [tree, asJson] = [args.switches.has('tree'), args.switches.has('json')];
		if (asJson && !tree) throw new UsageError(message('cli.usage.json'), 'parse');
		await answerTexts(args, environment, longest.url, (url) => {
			if (!tree) return json(parsed(url, settings));
			return asJson
				? json({ ...parsed(url, settings), ...derived(url) })
				: `${formatTree(derive(url), environment.log.words)}\n`;
		});
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

/** The root of the tree, and where the derivation ends before the URL does. */
function derived(text: string): object {
	const { root, stop } = derive(text);
	return { tree: root, stop };
}
