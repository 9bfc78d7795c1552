/** Whether a code action of this kind is asked for: itself, or any of a kind that it belongs to. `undefined` where no kind is named. */
export function isAsked(kind: string, only: readonly string[] | undefined): boolean | undefined {
	return only?.some((asked) => kind === asked || kind.startsWith(`${asked}.`));
}
