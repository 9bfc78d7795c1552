/** What the server's answer to `initialize` and its features both name. */

/** Whose diagnostics they are. */
export const source = 'url-lint';

/** The kind of code action that applies all automatic fixes. */
export const fixAllKind = 'source.fixAll.urlLint';

/** The characters behind which an editor asks by itself. Not `;` and `/`: where a URL ends so, Enter would choose what nobody wanted. */
export const completionTriggers = ['%'] as const;
