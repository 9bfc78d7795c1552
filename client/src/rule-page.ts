/** Which rule's page is to be opened. */

/** The extension's folder with the pages, and where its URIs begin: `vscode://url-lint.url-lint/docs/rules/backslash.md`. */
export const pagesPath = '/docs/rules';

/** The rule that a command was given. */
export function ruleFrom(given: unknown): string | undefined {
	if (typeof given !== 'object' || given === null || !('rule' in given)) return undefined;
	return checked(given.rule);
}

/** The rule whose page the path of a URI names: somebody's link may name anything. */
export function ruleAt(path: string): string | undefined {
	const isPage = path.startsWith(`${pagesPath}/`) && path.endsWith('.md');
	return isPage ? checked(path.slice(pagesPath.length + 1, -'.md'.length)) : undefined;
}

function checked(name: unknown): string | undefined {
	return typeof name === 'string' && /^[a-z][a-z\d-]*$/.test(name) ? name : undefined;
}
