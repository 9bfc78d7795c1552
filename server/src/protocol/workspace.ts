/** What client and server say to each other about all files of a workspace. */

import type { Location, WorkspaceEdit } from 'vscode-languageserver';

/**
 * Client → server, a request with `CheckWorkspaceParams`, answered with `WorkspaceSummary`: checks all files of the workspace's folders, and
 * shows what it finds in the diagnostics of the workspace until the server ends, whatever `urlLint.workspace` says. How far it is
 * goes to `workDoneToken`. Cancelled, it answers what it has.
 */
export const checkWorkspaceRequest = 'urlLint/checkWorkspace';

export interface CheckWorkspaceParams {
	readonly workDoneToken?: string | number;
}

/** Why a file of the workspace was not checked. */
export const skipReasons = ['ignored', 'off', 'binary', 'large', 'unreadable'] as const;

export type SkipReason = (typeof skipReasons)[number];

export interface WorkspaceSummary {
	/** How many files were checked, and how many URLs they have. */
	readonly files: number;
	readonly urls: number;
	readonly findings: Readonly<Record<'error' | 'warning' | 'information' | 'hint', number>>;
	/** How many files were not checked, by the reason; `.gitignore`'s are not counted, nor what stands in `node_modules`. */
	readonly skipped: Readonly<Partial<Record<SkipReason, number>>>;
	/** Whether all files were looked at. */
	readonly complete: boolean;
}

/** How the view of URLs is ordered. */
export const urlTreeOrders = ['host', 'problem', 'file'] as const;

export type UrlTreeOrder = (typeof urlTreeOrders)[number];

/** What is shown of the workspace's URLs. */
export interface UrlSelection {
	readonly by: UrlTreeOrder;
	/** Only URLs, hosts, rules or files that have all of its words, in whatever case; absent: all. */
	readonly filter?: string;
	/** The id of a node: only what stands below it. Absent: everything. */
	readonly node?: string;
}

/**
 * Client → server, a request with a `UrlSelection`, answered with `UrlTree`: the children of a node, or the roots. The first one makes the
 * server look at the workspace, and is answered with what is known at once.
 */
export const urlTreeRequest = 'urlLint/urlTree';

export interface UrlTree {
	readonly nodes: readonly UrlTreeNode[];
	/** Whether all files were looked at; `urlTreeChanged` follows while they were not. */
	readonly complete: boolean;
}

/** A host, a rule, a file, a URL, or one place where it stands. */
export interface UrlTreeNode {
	/** The same for the same thing from one answer to the next. */
	readonly id: string;
	/** Passwords, tokens and keys are masked. */
	readonly label: string;
	readonly detail?: string;
	/** How many URLs stand below it, or how many places; absent for one place. */
	readonly count?: number;
	/** The worst finding of it and of what is below. */
	readonly severity?: 'error' | 'warning' | 'information' | 'hint';
	/** Where it stands: of one place, of a URL that stands in one place only, or of a file. */
	readonly location?: Location;
	readonly hasChildren: boolean;
}

/** Server → client, a notification: the tree is another one. Sent once after each `urlTree`, when
 * something changed: whoever wants to know more asks again. */
export const urlTreeChangedNotification = 'urlLint/urlTreeChanged';

/** Client → server, a request with `UrlExportParams`, answered with text: the URLs of a selection. They are exact: a password is not masked. */
export const urlExportRequest = 'urlLint/urlExport';

export interface UrlExportParams extends UrlSelection {
	/** `list`: each URL once, a line each. `csv` and `ndjson`: every place, with the names of the command's `urls`. */
	readonly as: 'list' | 'csv' | 'ndjson';
}

/**
 * Client → server, a request with `FixWorkspaceArguments`, answered with `WorkspaceFixes`: the safe fixes of all files of the workspace, open or
 * not. It can be cancelled, and is then answered with `null`.
 */
export const workspaceFixesRequest = 'urlLint/workspaceFixes';

export interface WorkspaceFixes {
	/** With an annotation for each rule, which asks to be confirmed; and with the version of each document that is open. */
	readonly edit: WorkspaceEdit;
	/** How many findings are repaired, in how many files. */
	readonly fixed: number;
	readonly files: number;
	readonly skipped: WorkspaceSummary['skipped'];
}

/**
 * Server → client, requests with a URI, where the server cannot read files itself: in a browser, and of virtual folders. An error means that
 * it cannot be read.
 */
export const readFolderRequest = 'urlLint/readFolder';
export const readFileRequest = 'urlLint/readFile';

/** What stands in a folder: a link is `other`, whatever it points to. */
export type FolderEntry = readonly [name: string, kind: 'file' | 'folder' | 'other'];

/** What a file has, as text; or why it is not read. `inexact`: some bytes are no text, so offsets may be others than the editor's. */
export type FileText = { readonly text: string; readonly inexact?: true } | { readonly skipped: 'binary' | 'large' };

/**
 * Server → client, requests with nothing and with a text: the text that was sent with `keepRequest` last for these folders, also in an earlier
 * session, or `null`; and a text to keep, answered once it is. What is in it is the server's affair: URLs, but none with a secret.
 */
export const keptRequest = 'urlLint/kept';
export const keepRequest = 'urlLint/keep';
