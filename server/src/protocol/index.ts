/** What client and server say to each other beyond the Language Server Protocol. */

import type { Position, Range, TextDocumentIdentifier, TextEdit } from 'vscode-languageserver';

/** The server's process, in the answer to `initialize`: the client writes it to the log. Absent in a browser. */
export interface ServerProcess {
	readonly processId?: number;
}

/** Client → server, in `capabilities.experimental` of `initialize`: what a client does for us beyond the protocol. */
export interface ClientSupport {
	readonly urlLint?: {
		/** It has a command for each that the server could carry out for it: the server announces none. */
		readonly commands?: boolean;
		/** It has the command `configureCommand`: code actions may call it. */
		readonly configure?: boolean;
		/** It answers `configRequest`. */
		readonly config?: boolean;
		/** It answers `languageSettingsRequest`. */
		readonly languageSettings?: boolean;
		/** It has the command `fixWorkspaceCommand`: code actions may call it. */
		readonly fixWorkspace?: boolean;
		/** It has the command `followLinkCommand`: document links lead to it. */
		readonly followLink?: boolean;
		/** It has the commands `hoverCommands`: links in hovers that are Markdown may call them. */
		readonly hoverCommands?: boolean;
		/** The URI of a folder that it opens rules' pages in: `<URI>/<code>.md`. */
		readonly rulePages?: string;
		/** It answers `readFolderRequest` and `readFileRequest` for what is in the workspace's folders. */
		readonly readFiles?: boolean;
		/** It takes `statusNotification`: others would show a warning at each notification that they do not know. */
		readonly status?: boolean;
		/** It answers `keptRequest` and `keepRequest`. */
		readonly keeps?: boolean;
		/** The folder of the files that the server in a worker loads when it needs them, with a slash behind it. A worker may not know. */
		readonly pieces?: string;
	};
}

/**
 * The client's commands, in hovers, in code actions and in its palette. Their argument is a `UrlPlace`, or nothing: the URL under the
 * cursor. `explainRule` takes a `RuleArguments` too.
 */
export const hoverCommands = {
	copyDecoded: 'urlLint.copyDecoded',
	copyParameters: 'urlLint.copyParameters',
	showDerivation: 'urlLint.showDerivation',
	inspect: 'urlLint.inspect',
	fixUrl: 'urlLint.fixUrl',
	explainRule: 'urlLint.explainRule',
} as const;

/** The rule whose page is to be shown. */
export interface RuleArguments {
	readonly rule: string;
}

/** Where a URL stands that a link is about. Nothing is done once the document has another version. */
export interface UrlPlace {
	readonly uri: string;
	readonly version: number;
	/** An offset inside of the URL, in UTF-16 code units from the document's start. */
	readonly offset: number;
}

/** Server → client, a notification to those who want it: what was checked in a document, after each analysis. */
export const statusNotification = 'urlLint/status';

export interface DocumentStatus {
	readonly uri: string;
	/** How many URLs the document has. */
	readonly urls: number;
	/** How many findings they have, as far as anybody looked: until `urlLint.maxProblems` are found. */
	readonly problems: number;
	/** That there are more. */
	readonly more?: true;
	/** How many of these are shown. */
	readonly shown: number;
	/** The setting that switched the check off here. */
	readonly off?: 'enable' | 'ignore';
	/** What is wrong with the settings that go for the document, in words. */
	readonly settings?: readonly string[];
}

/**
 * Server → client, a request with a `LanguageScope`: what is set under `urlLint` there, with what is set for the language alone
 * (`"[log]": { … }`). `workspace/configuration` tells that of open documents only.
 */
export const languageSettingsRequest = 'urlLint/languageSettings';

/** Files of a language in a workspace folder. */
export interface LanguageScope {
	/** The folder's URI. */
	readonly uri: string;
	readonly languageId: string;
}

/**
 * Server → client, a request with the URI of a document: the nearest `.url-lint.json`, in its folder or above, up to the
 * workspace folder. `null` where there is none. Asked for what the server cannot read itself: virtual files, a browser.
 */
export const configRequest = 'urlLint/config';

/** A configuration file as it stands on disk. */
export interface ConfigText {
	readonly uri: string;
	readonly text: string;
}

/**
 * The client's command, in code actions: makes a `SettingChange`, in the configuration file of the document if there is
 * one (`configEditRequest` says how), else in the workspace's settings.
 */
export const configureCommand = 'urlLint.configure';

/** A change of the settings for a document: a rule is switched off, or a list gets or loses an entry. */
export interface SettingChange {
	/** The document. */
	readonly uri: string;
	readonly name: 'rules' | 'knownSchemes' | 'ignoreUrls' | 'ignore';
	/** The rule's code, or the entry. For `ignore` it is not looked at: the document itself is meant. */
	readonly value: string;
	/** The entry of a list is taken out again. */
	readonly remove?: true;
}

/** Client → server, a request with a `SettingChange`: how it is made. */
export const configEditRequest = 'urlLint/configEdit';

export interface SettingEdit {
	/**
	 * The configuration file that goes for the document, its text, and the edits which that takes: none where it is broken. To
	 * any other text the edits would do harm.
	 */
	readonly file?: { readonly uri: string; readonly text: string; readonly edits: TextEdit[] };
	/** The entry for the list of the settings. */
	readonly value: string;
	/** Whether the list has it already. */
	readonly has: boolean;
}

/**
 * The client's command, in code actions and in its palette: repairs what can be repaired without asking in all files of the
 * workspace. Its argument is a `FixWorkspaceArguments`, or nothing.
 */
export const fixWorkspaceCommand = 'urlLint.fixWorkspace';

export interface FixWorkspaceArguments {
	/** The rule whose findings are repaired. Absent: all. */
	readonly code?: string;
}

/**
 * Client → server, a request with `FixAllParams`, answered with `FixAllResult`: the safe fixes of a text that need not be
 * open. `null` where the settings leave it out.
 */
export const fixAllRequest = 'urlLint/fixAll';

export interface FixAllParams extends FixWorkspaceArguments {
	/** What the settings go by. */
	readonly uri: string;
	readonly languageId: string;
	readonly text: string;
}

export interface FixAllResult {
	readonly edits: TextEdit[];
	/** How many findings they repair. */
	readonly fixed: number;
}

/** What a URL is rewritten to without a finding: the code actions of kind `refactor.rewrite.urlLint.<name>`. */
export const refactoringNames = [
	'decode-for-reading',
	'normalise',
	'host-to-punycode',
	'host-to-unicode',
	'use-https',
	'wrap',
	'unwrap',
] as const;

export type RefactoringName = (typeof refactoringNames)[number];

/** A document and places in it, for the requests below. */
export interface Places {
	readonly uri: string;
	/** Selections; an empty one is a cursor. */
	readonly ranges: readonly Range[];
}

/** Edits of one version of a document. The client applies them only to that version. */
export interface VersionedEdits {
	readonly version: number;
	readonly edits: TextEdit[];
}

/**
 * Why nothing is rewritten: there is no URL, each is already so, or it would be wrong where the URL stands, or for a URL of its
 * kind.
 */
export type WhyNot = 'no-url' | 'already' | 'not-here';

/** What a URL is rewritten to. */
export interface Rewritten extends VersionedEdits {
	/** Where there are no edits. */
	readonly why?: WhyNot;
}

/**
 * Client → server, a request with `RefactorParams`, answered with `Rewritten`: rewrites every URL that the ranges
 * touch, where that changes it and is right. `null` for a document that is not open.
 */
export const refactorRequest = 'urlLint/refactor';

export interface RefactorParams extends Places {
	readonly refactoring: RefactoringName;
}

/** The parts of a URL that text can be encoded for, as the command's `--component` names them. */
export const componentNames = ['segment', 'path', 'query', 'userinfo', 'fragment'] as const;

export type ComponentName = (typeof componentNames)[number];

/**
 * Client → server, a request with `TransformParams`, answered with `TransformResult`: percent-encodes or -decodes the ranges,
 * written as each place wants it. Where a cursor stands, the URL there is meant: what may not stand in it is encoded, and it is
 * decoded as far as it stays a link. `null` for a document that is not open.
 */
export const transformRequest = 'urlLint/transform';

export interface TransformParams extends Places {
	readonly operation: 'encode' | 'decode';
	/** What to encode for; absent: the part of the URL that a range stands in. */
	readonly component?: ComponentName;
}

export interface TransformResult extends Rewritten {
	/** A range stands in no URL, so `component` is needed: ask, and send the request again. There are no edits. */
	readonly undecided: boolean;
}

/**
 * Client → server, a request with `PasteParams`, answered with `VersionedEdits`: what pasting text into the ranges writes. A
 * URL gets what is unsafe in it encoded; other text is encoded for the part of the URL that the range stands in. A range
 * where it cannot be written has no edit. `null` for a document that is not open.
 */
export const pasteRequest = 'urlLint/paste';

export interface PasteParams extends Places {
	/** One text per range. */
	readonly texts: readonly string[];
}

/**
 * Client → server, a request with `CopyParams`, answered with `CopyResult`. `null` for a document that is not open.
 */
export const copyRequest = 'urlLint/copy';

export interface CopyResult {
	/**
	 * For the clipboard, one per URL that the ranges touch; those that are empty are left out. They are exact: a password is not
	 * masked.
	 */
	readonly texts: readonly string[];
	/** The URL, where it is one, as it may be shown: without its secrets, and cut where it is long. */
	readonly shown?: string;
}

export interface CopyParams extends Places {
	/** `decoded`: as few escapes as a link needs; what is not UTF-8 in the charset that it clearly is in. `parameters`: those of the search, decoded, one per line. */
	readonly as: 'decoded' | 'parameters';
}

/**
 * Client → server, a request with `UrlAtParams`, answered with `UrlAt`: where the URL at a position, or right before it, stands. `null`
 * where there is none, and for a document that is not open, or is no longer of that version.
 */
export const urlAtRequest = 'urlLint/urlAt';

export type UrlAtParams = DerivationParams;

export interface UrlAt {
	/** Elsewhere in it the answer is the same. */
	readonly range: Range;
}

/**
 * Client → server, a request with `DerivationParams`, answered with `DerivationResult`: how RFC 1738 §5 derives the URL at a
 * position or right before it, whatever the standard. `null` where there is none, and for a document that is not open, or is no
 * longer of that version.
 */
export const derivationRequest = 'urlLint/derivation';

export interface DerivationParams {
	readonly textDocument: TextDocumentIdentifier;
	readonly version: number;
	readonly position: Position;
}

export interface DerivationResult {
	/** The URL: elsewhere in it the answer is the same. */
	readonly range: Range;
	/** The tree as text, a node a line, which folds by its indentation. Passwords, tokens and keys are masked. */
	readonly lines: readonly DerivationLine[];
}

export interface DerivationLine {
	readonly text: string;
	/** What the line shows of the URL, in the document: empty for what derives nothing, and where the URL ends too early. */
	readonly range: Range;
}

/**
 * The client's command that follows a link: with the text of the URL as it is, which no URI of an editor keeps. Its argument is a
 * `UrlPlace`; the client asks for the URL by `linkRequest`, so that no text of a document stands in a command.
 */
export const followLinkCommand = 'urlLint.followLink';

/** Client → server, a request with a `UrlPlace`, answered with the URL that stands there; `null` where none is to be followed. */
export const linkRequest = 'urlLint/link';

/**
 * Client → server, a request with `FindingsParams`, answered with `UrlFindings`: what is wrong with the URL at a position. `null` where
 * there is none, and for a document that is not open, or is no longer of that version.
 */
export const findingsRequest = 'urlLint/findings';

export type FindingsParams = DerivationParams;

/** The edits repair the worst finding that has a preferred repair; there are none where none has. */
export interface UrlFindings extends VersionedEdits {
	/** The codes of the rules that have something to say, each once, that of the worst first. */
	readonly codes: readonly string[];
}

/** What of a URL can have a colour of its own. A theme calls it `urlLint.<name>Foreground`. */
export const colourNames = [
	'escape',
	'brokenEscape',
	'scheme',
	'user',
	'password',
	'host',
	'port',
	'path',
	'search',
	'fragment',
	'delimiter',
	'data',
] as const;

export type ColourName = (typeof colourNames)[number];

/**
 * Client → server, a request with `ColoursParams`, answered with `ColoursResult`: what is coloured of the URLs that the ranges
 * touch, as the settings want it. `null` where the document is no longer of that version.
 */
export const coloursRequest = 'urlLint/colours';

export interface ColoursParams {
	readonly textDocument: TextDocumentIdentifier;
	readonly version: number;
	/** What is seen of the document, in order. */
	readonly ranges: readonly Range[];
}

export interface ColoursResult {
	/** Three numbers for each: the offsets in the document at which it starts and ends, and its index in `colourNames`. None overlap. */
	readonly spans: readonly number[];
}
