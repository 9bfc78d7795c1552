/** What the server's commands say to editors that have none of their own, for messages.ts. */
export const commandMessages = {
	'command.arguments':
		'Give {command} one argument: { "textDocument": { "uri": … }, "range": … }, or a position for the range.',
	'command.not-open': 'Open the document first: only those that are open can be asked about.',
	'command.unknown': 'There is no command {command}.',
	'command.failed': '{command} did not work; the log says why.',
	'command.component': 'The selection is in no URL. Say what it is encoded for, "component": {components}.',
	'command.nothing': 'Nothing to change.',
	'command.fixed': 'Repaired findings: {fixed}. Changed files: {files}.',
	'command.checked': 'Files: {files}. URLs: {urls}. Errors: {error}. Warnings: {warning}. Others: {other}.',
	'command.checked-part': '{sums} {stopped}',
	'command.stopped': 'Not all files were looked at.',
	'command.no-rule': 'No URL stands here that something is wrong with.',
	'command.no-file': 'Save this in {file}: {text}',
} as const;
