/** Letters that an `x` stands for; whose `meow` it is, nobody knows. */
const DEFANGED = /^(?:[hx][tx][tx][px][sx]?|[fx][tx][px][sx]?|meow)$/;

/** Whether a scheme, in lower case, was broken on purpose so that nobody follows the link: `hxxp`, `httx`, `fxp`. */
export function isDefanged(scheme: string): boolean {
	return DEFANGED.test(scheme) && !/^(?:https?|ftps?)$/.test(scheme);
}
