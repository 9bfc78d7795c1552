/** What is said about all files of the workspace, for messages.ts. */
export const workspaceMessages = {
	'workspace.progress': 'Looking for URLs',
	'workspace.files': '{done} of {all} files',
} as const;
