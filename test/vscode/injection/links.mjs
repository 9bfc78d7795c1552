// Links in a real VS Code, followed as by its keys, up to the page's own `window.open`: what arrives there is the URL of the document, character
// for character, and the editor has asked first. What would leave the page otherwise (ftp, mailto) stays out of it here.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./workbench.mjs').Workbench} Workbench */

/** How long something is waited for before it is asked for again. */
const AGAIN_MS = 10_000;

/**
 * A document, with the cursor at `‸` in a link of ours, and what is opened; nothing where there is no link. Where a language has an extension that
 * makes links itself, as HTML and Markdown do in VS Code, the editor takes those.
 */
const rows = [
	[
		'broken over two lines',
		'a.txt',
		'<URL:http://shop.example/menu/\n  f‸ish.html>',
		'http://shop.example/menu/fish.html',
	],
	['an entity', 'b.xml', '<a href="https://shop.example/a?b‸=1&amp;c=2"/>', 'https://shop.example/a?b=1&c=2'],
	['slashes that JSON escapes', 'c.json', '{ "a": "https:\\/\\/shop.‸example\\/a" }', 'https://shop.example/a'],
	[
		'escapes as they are',
		'e.txt',
		'<URL:https://shop.example/%7E‸a?q=%2b+%2F&\nr=a%20b#%c3%a9>',
		'https://shop.example/%7Ea?q=%2b+%2F&r=a%20b#%c3%a9',
	],
	['a command', 'f.txt', '<URL:command:workbench.action.‸quit>', undefined],
];

/** @param {string} workspace */
export function writeLinks(workspace) {
	mkdirSync(join(workspace, 'links'), { recursive: true });
	for (const [, file = '', text = ''] of rows) writeFileSync(join(workspace, 'links', file), text.replace('‸', ''));
}

/** @param {Workbench} workbench */
export async function links(workbench) {
	const { page } = workbench;
	await page.evaluate(() => {
		const world = /** @type {any} */ (globalThis);
		world.followed = [];
		const note = (/** @type {unknown} */ url) => void world.followed.push(String(url));
		// The editor opens an empty window first, and sends it on its way then.
		const opened = {
			opener: null,
			location: {
				set href(/** @type {string} */ url) {
					note(url);
				},
			},
		};
		world.open = (/** @type {string | undefined} */ url) => {
			if (url) note(url);
			return opened;
		};
	});
	const followed = () => page.evaluate(() => /** @type {any} */ (globalThis).followed);
	const question = page.locator('.monaco-dialog-box', { hasText: 'open the external website' });
	for (const [what = '', file = '', text = '', url] of rows)
		await workbench.test(`a link is followed: ${what}`, async () => {
			await page.evaluate(() => {
				/** @type {any} */ (globalThis).followed.length = 0;
			});
			await workbench.show(`links/${file}`);
			await workbench.inHost((vscode, offset) => {
				const { activeTextEditor: editor } = vscode.window;
				const position = editor.document.positionAt(offset);
				editor.selection = new vscode.Selection(position, position);
			}, text.indexOf('‸'));
			if (url === undefined) {
				await workbench.command('editor.action.openLink');
				await workbench.equal(followed, []);
				if (await question.isVisible()) throw new Error('the editor asks whether to open it');
				return;
			}
			await workbench.until('question', async () => {
				await workbench.command('editor.action.openLink');
				await question.waitFor({ timeout: AGAIN_MS });
				return true;
			});
			await question.getByRole('button', { name: 'Open', exact: true }).click();
			await workbench.equal(followed, [url]);
		});
	await workbench.command('workbench.action.closeAllEditors');
}
