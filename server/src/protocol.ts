/** What client and server say to each other beyond the Language Server Protocol. */

/** The server's process, in the answer to `initialize`: the client writes it to the log. Absent in a browser. */
export interface ServerProcess {
	readonly processId?: number;
}

/** Server → client, a notification: what was checked in a document, after each analysis. */
export const statusNotification = 'urlLint/status';

export interface DocumentStatus {
	readonly uri: string;
	/** How many URLs the document has. */
	readonly urls: number;
	/** How many findings they have. */
	readonly problems: number;
	/** How many of these are shown: fewer where `urlLint.maxProblems` is reached. */
	readonly shown: number;
	/** Whether `urlLint.enable` switched the check off here. */
	readonly off: boolean;
}
