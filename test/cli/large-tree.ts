import { clean, cli, type Result, tree, withError, withHint, withWarning } from './helpers';

/** Texts of every kind: findings, none, binary, not valid. As Latin-1. */
export const texts = [clean, withError, withWarning, withHint, 'No URL.\n', '\0binary', `${withWarning}\xff`];

/** Enough for worker threads to be started: half a thousand files in folders. */
function largeTree(): string {
	const files: Record<string, string | Uint8Array> = {};
	for (let index = 0; index < 700; index++) {
		const text = texts[index % texts.length] ?? '';
		files[`folder ${index % 9}/${index}.${index % 3 ? 'md' : 'txt'}`] = Buffer.from(text, 'latin1');
	}
	files['folder 1/missing-rule.md'] = withWarning;
	files['folder 4/.url-lint.json'] = '{ "rules": { "unsafe-charcter": "off" }, "ignore": ["1*"] }';
	files['folder 5/.gitignore'] = '*.txt\n';
	files['large.md'] = `${withWarning}${'Words and more words. '.repeat(200_000)}\n${withError}`;
	return tree(files);
}

/** The working directory of `check`. */
export const large = largeTree();

/** Runs `check` there. */
export function check(...args: string[]): Result {
	return cli(['check', ...args], { cwd: large });
}
