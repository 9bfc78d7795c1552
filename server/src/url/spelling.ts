/** Letters that an `x` stands for; whose `meow` it is, nobody knows. */
const DEFANGED = /^(?:[hx][tx][tx][px][sx]?|[fx][tx][px][sx]?|meow)$/;

/** What they stand for. */
const PLAIN = new Set(['http', 'https', 'ftp', 'ftps']);

/** Whether a scheme, in lower case, was broken on purpose so that nobody follows the link: `hxxp`, `httx`, `fxp`. */
export function isDefanged(scheme: string): boolean {
	return !PLAIN.has(scheme) && DEFANGED.test(scheme);
}
