/** What the editor's `l10n` does for us: what is said can be decided, and tested, without an editor. */
export interface L10n {
	/** The text in the user's language, with the arguments in the places of `{0}`, `{1}`, … */
	t(message: string, ...values: (string | number)[]): string;
}
