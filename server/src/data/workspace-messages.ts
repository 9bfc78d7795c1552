/** What is said about all files of the workspace, for messages.ts. */
export const workspaceMessages = {
	'workspace.progress': 'Looking for URLs',
	'workspace.files': '{done} of {all} files',
	'workspace.stopped': 'Not all files were looked at, because that was stopped. Ask again to start anew.',
	'log.kept-discarded':
		'What the last session left about the files of the workspace is of another version, or damaged. They are looked at again.',
	'rename.host': 'Write a host alone, such as {example}.',
	'rename.prefix': 'Write the beginning of a URL with its host, and without "?" and "#", such as {example}.',
	'rename.url': 'Write a whole URL, with its scheme. What stands here is none, or has an error.',
	'rename.impossible':
		'Nothing was renamed: the new name cannot be written in {path}, line {line}. Change that URL first, or choose another name.',
	'rename.unreadable': 'Nothing was renamed: {path} cannot be read.',
	'rename.closed': 'Files that are not open',
	'fixes.rule': 'Fixes of {code}',
	'fixes.rules': 'Fixes of several rules',
	'tree.no-host': 'without a host',
} as const;
