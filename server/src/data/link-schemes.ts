/** Schemes whose URLs may be followed from a document: no program runs in the editor for them, and none of its own is among them. */

const FOLLOWED: ReadonlySet<string> = new Set(
	'http https ftp ftps sftp gopher mailto news nntp telnet tel sms geo irc ircs magnet'.split(' '),
);

/** Schemes whose URLs editors find and follow by themselves. */
const BY_EDITORS: ReadonlySet<string> = new Set(['http', 'https']);

/** Whether a URL of this scheme may be followed; `file` has conditions of its own. */
export function isFollowed(scheme: string): boolean {
	return FOLLOWED.has(scheme);
}

/** Whether editors underline such URLs themselves, as far as they find their ends. */
export function isFoundByEditors(scheme: string): boolean {
	return BY_EDITORS.has(scheme);
}
