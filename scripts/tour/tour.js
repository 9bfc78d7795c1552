// Runs in the editor that `npm start` opens: the page of examples/ in its preview, and the Problems panel with what is wrong in all
// files. Not a part of the extension.

const { Uri, commands, extensions, workspace } = require('vscode');

exports.activate = async () => {
	const [folder] = workspace.workspaceFolders ?? [];
	if (!folder) return;
	await commands.executeCommand('workbench.action.closeAllEditors');
	await commands.executeCommand('workbench.view.explorer');
	// First: a file in a preview is open to the editor, and in no tab in which its findings would be asked for.
	await extensions.getExtension('url-lint.url-lint')?.activate();
	await commands.executeCommand('urlLint.checkWorkspace');
	await commands.executeCommand('markdown.showPreview', Uri.joinPath(folder.uri, 'README.md'));
	await commands.executeCommand('workbench.actions.view.problems');
};
