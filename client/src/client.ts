/** What the client does on the desktop and in a browser alike. */

import { type ExtensionContext, type LogOutputChannel, l10n, type TextDocument, workspace } from 'vscode';
import {
	type BaseLanguageClient,
	type ConfigurationItem,
	type DocumentDiagnosticReport,
	DocumentDiagnosticReportKind,
	type LanguageClientOptions,
	type Middleware,
	RevealOutputChannelOn,
	ShowMessageNotification,
	ShowMessageRequest,
} from 'vscode-languageclient';
import { type DocumentStatus, type ServerProcess, statusNotification } from '../../server/src/protocol';
import { registerCommands } from './commands';
import { answerConfigRequests } from './config-files';
import { isChecked, isCheckedUri } from './documents';
import { Status } from './status';
import { createLog, say, warn } from './surfaces';

/** What other extensions, and our tests, can ask of this one. */
export interface Api {
	/** What the language status item says of the active document. */
	readonly status: () => string;
	/** The server's process; `undefined` in a browser and while it does not run. */
	readonly serverPid: () => number | undefined;
}

/**
 * Starts the language client.
 * @param create makes the client for where the extension runs
 */
export async function start(
	context: ExtensionContext,
	create: (options: LanguageClientOptions) => BaseLanguageClient,
): Promise<{ readonly api: Api; readonly client: BaseLanguageClient }> {
	const log = createLog();
	const status = new Status();
	const client = create(optionsWith(log));
	answerConfigRequests(client);
	showWhatTheServerSays(client);
	client.onNotification(statusNotification, (checked: DocumentStatus) => status.update(checked));
	context.subscriptions.push(log, status, client, ...registerCommands(client, log));
	await client.start();
	log.info(l10n.t('Server started, process {0}', pidOf(client) ?? '-'));
	return { client, api: { status: () => status.text, serverPid: () => pidOf(client) } };
}

function pidOf(client: BaseLanguageClient): number | undefined {
	return client.isRunning() ? (client.initializeResult as ServerProcess | undefined)?.processId : undefined;
}

function optionsWith(log: LogOutputChannel): LanguageClientOptions {
	return {
		// Every language and every scheme; the middleware leaves out what is not somebody's text.
		documentSelector: [{ language: '*' }],
		outputChannel: log,
		// The library would show the text of errors as it is; they stay in the log.
		revealOutputChannelOn: RevealOutputChannelOn.Never,
		initializationFailedHandler: (error) => {
			log.error(error);
			warn(l10n.t('URL Lint could not start; the log says why.'));
			return false;
		},
		diagnosticPullOptions: { onChange: true, onTabs: true },
		middleware,
	};
}

/** The server shows nothing so far. If it does, then in the place of the library, which would take links from its text. */
function showWhatTheServerSays(client: BaseLanguageClient): void {
	client.onNotification(ShowMessageNotification.type, ({ message }) => say(message));
	client.onRequest(ShowMessageRequest.type, ({ message }) => {
		say(message);
		return null;
	});
}

const middleware: Middleware = {
	workspace: { configuration: ({ items }) => items.map(configurationOf) },
	didOpen: async (document, next) => {
		if (isChecked(document)) await next(document);
	},
	didChange: async (event, next) => {
		if (isChecked(event.document)) await next(event);
	},
	didClose: async (document, next) => {
		if (isChecked(document)) await next(document);
	},
	didSave: async (document, next) => {
		if (isChecked(document)) await next(document);
	},
	provideHover: (document, position, token, next) =>
		isChecked(document) ? next(document, position, token) : undefined,
	provideCodeActions: (document, range, context, token, next) =>
		isChecked(document) ? next(document, range, context, token) : undefined,
	provideDiagnostics: (document, previousId, token, next) => {
		const checked = 'languageId' in document ? isChecked(document as TextDocument) : isCheckedUri(document);
		return checked ? next(document, previousId, token) : (nothing as never);
	},
};

/** The settings for a document, with what is set for its language, which the protocol alone cannot ask for. */
function configurationOf({ scopeUri, section = '' }: ConfigurationItem): unknown {
	const document = workspace.textDocuments.find(({ uri }) => uri.toString() === scopeUri);
	const value = workspace.getConfiguration(undefined, document).get(section) ?? null;
	// The editor's value is a proxy, which cannot be posted to a worker.
	return JSON.parse(JSON.stringify(value));
}

const nothing: DocumentDiagnosticReport = { kind: DocumentDiagnosticReportKind.Full, items: [] };
