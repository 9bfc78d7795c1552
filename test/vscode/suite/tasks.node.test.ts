/** The command as a task, and what its matcher puts into the Problems view. */

import * as vscode from 'vscode';
import { api, eventually, fileUri, some } from './editor';
import { after, before, describe, it } from './mocha';

const HARBOUR = 'See https:/fish.example/menu there.\n';
const CELLAR = 'See https://wine.example/a|b there.\n';

/** What the matcher found in files of the folder, as `file:line:column severity code`. */
function problems(): string[] {
	const { path } = fileUri('tasks');
	return vscode.languages
		.getDiagnostics()
		.filter(([uri]) => uri.path.startsWith(`${path}/`))
		.flatMap(([uri, diagnostics]) => diagnostics.map((each) => inShort(uri.path.slice(path.length + 1), each)))
		.sort();
}

function inShort(file: string, { range: { start }, severity, code, source }: vscode.Diagnostic): string {
	const named = typeof code === 'object' ? code.value : code;
	return `${file}:${start.line + 1}:${start.character + 1} ${vscode.DiagnosticSeverity[severity]} ${source} ${named}`;
}

/** Runs a task to its end. */
async function run(task: vscode.Task): Promise<number | undefined> {
	const ended = new Promise<number | undefined>((resolve) => {
		const listener = vscode.tasks.onDidEndTaskProcess(({ execution, exitCode }) => {
			if (execution.task.name !== task.name) return;
			listener.dispose();
			resolve(exitCode);
		});
	});
	await vscode.tasks.executeTask(task);
	return ended;
}

const named = (name: string) =>
	some(`task ${name}`, async () => {
		const all = await vscode.tasks.fetchTasks({ type: 'url-lint' });
		return all.find((task) => task.name === name);
	});

async function write(name: string, text: string): Promise<void> {
	await vscode.workspace.fs.writeFile(fileUri(name), new TextEncoder().encode(text));
}

describe('a task', () => {
	before(async () => {
		await api();
		await write('tasks/harbour.md', HARBOUR);
		await write('tasks/cellar.md', CELLAR);
		const own = { type: 'url-lint', label: 'cellar', paths: ['tasks/cellar.md'], problemMatcher: '$url-lint' };
		await write('.vscode/tasks.json', JSON.stringify({ version: '2.0.0', tasks: [own] }));
	});
	after(async () => {
		await vscode.workspace.fs.delete(fileUri('.vscode/tasks.json'));
		await vscode.workspace.fs.delete(fileUri('tasks'), { recursive: true });
	});

	it('of tasks.json checks what it says, and what it found is in the Problems view', async () => {
		await eventually(async () => await run(await named('cellar')), 1);
		await eventually(problems, ['cellar.md:1:27 Warning url-lint unsafe-character']);
	});

	it('of a folder checks all of it', async () => {
		// Of a task that ends at once VS Code may miss lines.
		const problemsOfRun = async () => {
			await run(await named('check'));
			return problems();
		};
		await eventually(problemsOfRun, [
			'cellar.md:1:27 Warning url-lint unsafe-character',
			'harbour.md:1:10 Error url-lint missing-slashes',
		]);
	});
});
