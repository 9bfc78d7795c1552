/** What the client does on the desktop and in a browser alike. */

import { type ExtensionContext, type LogOutputChannel, l10n, workspace } from 'vscode';
import {
	type BaseLanguageClient,
	type LanguageClientOptions,
	RevealOutputChannelOn,
	ShowMessageNotification,
	ShowMessageRequest,
} from 'vscode-languageclient';
import { type DocumentStatus, type ServerProcess, statusNotification } from '../../server/src/protocol';
import { ColourView } from './colours';
import { registerCommands } from './commands';
import { answerConfigRequests } from './config-files';
import { FirstSteps } from './first-steps';
import { Inspector } from './inspector';
import { keepForServer } from './kept';
import { middlewareFor } from './middleware';
import { answerReadRequests } from './reading';
import { errorHandlerOf } from './server-life';
import { Status } from './status';
import { createLog, editors, executeCommand, say, warn } from './surfaces';
import { UrlHere } from './url-here';
import { UrlsView } from './urls';

/** What other extensions, and our tests, can ask of this one. */
export interface Api {
	/** What the language status item says of the active document. */
	readonly status: () => string;
	/** Whether the context menu has what is about a URL. */
	readonly isOnUrl: () => boolean;
	/** The rows of the inspector, indented. */
	readonly inspector: () => readonly string[];
	/** The rows of the view of the workspace's URLs, indented. */
	readonly urls: () => Promise<readonly string[]>;
	/** What its outermost rows drop as text where they are dragged to. */
	readonly draggedUrls: () => Promise<string | undefined>;
	/** The names of the colours that the active editor has: see `colourNames` in protocol.ts. */
	readonly colours: () => readonly string[];
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
	let told = 0;
	// Another value each time: only a change completes a step.
	const steps = new FirstSteps((step) => void executeCommand('setContext', `urlLint.did.${step}`, ++told));
	const hovered = (isUrl: boolean) => {
		here.point(isUrl);
		if (isUrl) steps.do('hover');
	};
	const errorHandler = errorHandlerOf(() => standard);
	const client = create({ ...optionsWith(log, hovered), errorHandler });
	const standard = client.createDefaultErrorHandler();
	const here = new UrlHere(client, log);
	const inspector = new Inspector(client, log);
	const urls = new UrlsView(client, context.workspaceState, log);
	answerConfigRequests(client, context.extension.id);
	answerReadRequests(client);
	keepForServer(client, context.storageUri);
	showWhatTheServerSays(client);
	const colours = new ColourView(client, log);
	client.onNotification(statusNotification, (checked: DocumentStatus) => {
		status.update(checked);
		steps.update(checked);
		// What is set outside of the editor, or only now, counts too.
		colours.refresh();
	});
	context.subscriptions.push(
		log,
		status,
		inspector,
		urls,
		colours,
		here,
		client,
		...registerCommands(client, inspector, urls, log, context.extensionUri, status, steps),
	);
	await client.start();
	here.start();
	log.info(l10n.t('Server started, process {0}', pidOf(client) ?? '-'));
	const api: Api = {
		status: () => status.text,
		isOnUrl: () => here.isUrl,
		inspector: () => inspector.rows,
		urls: () => urls.rows(),
		draggedUrls: () => urls.dragged(),
		colours: () => colours.drawnIn(editors.activeTextEditor),
		serverPid: () => pidOf(client),
	};
	return { client, api };
}

function pidOf(client: BaseLanguageClient): number | undefined {
	return client.isRunning() ? (client.initializeResult as ServerProcess | undefined)?.processId : undefined;
}

/** @param hovered is told whether the editor shows a hover over a URL */
function optionsWith(log: LogOutputChannel, hovered: (isUrl: boolean) => void): LanguageClientOptions {
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
		middleware: middlewareFor(workspace, hovered),
	};
}

/** In the place of the library, which would take links from the text: this client has commands of its own, so the server hardly does. */
function showWhatTheServerSays(client: BaseLanguageClient): void {
	client.onNotification(ShowMessageNotification.type, ({ message }) => say(message));
	client.onRequest(ShowMessageRequest.type, ({ message }) => {
		say(message);
		return null;
	});
}
