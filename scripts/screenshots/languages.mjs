// Pictures of what each language is read in, to be looked at by who reads it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const languages = ['en', 'ja', 'zh-cn', 'zh-tw'];

/**
 * VS Code's own texts in a language, where there are any: what its language pack has as main.i18n.json.
 * @param {string | undefined} folder of files LANGUAGE.json
 * @param {string} language
 */
export function textsOf(folder, language) {
	const file = folder && join(folder, `${language}.json`);
	return file && existsSync(file) ? file : undefined;
}

const AGAIN_MS = 2000;
const HEIGHT_FOR_ALL_SETTINGS = 1900;

/** Wide enough for what stands beside an editor. */
export const viewport = { width: 1200, height: 1000 };

/**
 * Everything that says something, one picture each.
 * @param {any} page
 * @param {(name: string) => Promise<void>} shoot
 * @param {(part: string) => Promise<readonly [number, number]>} place where a text stands in the editor
 */
export async function photographAll(page, shoot, place) {
	/** Commands are found by their English names too. @param {string} name @param {string} [then] */
	const run = async (name, then) => {
		await page.keyboard.press('F1');
		await page.locator('.quick-input-widget input').first().waitFor();
		for (const text of [name, ...(then ? [then] : [])]) {
			await page.locator('.quick-input-widget input').first().pressSequentially(text);
			await page.locator('.quick-input-list .monaco-list-row.focused').waitFor();
			await page.keyboard.press('Enter');
		}
	};

	await page.mouse.click(...(await place('Here')));
	await page.keyboard.press('F8');
	await page.locator('.marker-widget').waitFor();
	await shoot('message');
	await page.keyboard.press('Escape');

	await page.mouse.click(...(await place('|')));
	await page.keyboard.press('Control+.');
	await page.locator('.action-widget .monaco-list-row.action').first().waitFor();
	await shoot('quick-fix');
	await page.keyboard.press('Escape');

	await page.mouse.move(...(await place('orders')));
	await page.locator('.monaco-hover code').first().waitFor();
	await shoot('hover');
	await page.mouse.move(viewport.width - 5, viewport.height - 5);
	await page.locator('.monaco-hover code').first().waitFor({ state: 'hidden' });

	const [x, y] = await place('bread|cake');
	await page.mouse.dblclick(x + 4, y);
	await page.mouse.click(x + 4, y, { button: 'right' });
	await page.locator('.context-view .action-item', { hasText: /^(?:URL|網址)$/ }).hover();
	await page.locator('.context-view .action-item').nth(20).waitFor();
	await shoot('menu');
	await page.keyboard.press('Escape');
	await page.keyboard.press('Escape');

	await page.mouse.click(...(await place('orders')));
	await run('URL Lint: Inspect URL');
	await page.locator('.pane-body .monaco-list-row').nth(3).waitFor();
	await shoot('inspector');

	await run('URL Lint: Look for URLs in the Workspace');
	await page.locator('.pane-body .monaco-list-row').nth(8).waitFor();
	await shoot('urls');

	await run('URL Lint: Check Workspace');
	await page.locator('.notification-toast').first().waitFor();
	await page.keyboard.press('Control+Shift+m');
	await page.locator('.markers-panel .monaco-list-row').nth(5).waitFor();
	await shoot('problems');
	await page.keyboard.press('Control+Shift+m');

	await page.keyboard.press('F1');
	await page.locator('.quick-input-widget input').first().pressSequentially('URL Lint');
	await page.locator('.quick-input-list .monaco-list-row').nth(8).waitFor();
	await shoot('palette');
	await page.keyboard.press('Escape');

	await run('URL Lint: Turn On or Off…');
	await page.locator('.quick-input-list .monaco-list-row').first().waitFor();
	await shoot('switch');
	await page.keyboard.press('Escape');

	await run('Close Sidebar');
	await run('Preferences: Open Settings (UI)');
	const ours = page.locator('.settings-editor .setting-item', { hasText: 'Known Schemes' });
	// What is typed before all settings are there is lost.
	while (!(await ours.isVisible())) {
		await page.locator('.settings-editor .search-container .view-lines').click();
		await page.keyboard.press('Control+a');
		await page.keyboard.type('@ext:url-lint.url-lint');
		await page.waitForTimeout(AGAIN_MS);
	}
	await page.setViewportSize({ ...viewport, height: HEIGHT_FOR_ALL_SETTINGS });
	await shoot('settings');
	await page.setViewportSize(viewport);

	await run('Welcome: Open Walkthrough...', 'URL Lint');
	await page.locator('.getting-started-step').first().waitFor();
	for (const [index, step] of ['see', 'hover', 'fix', 'encode', 'workspace'].entries()) {
		await page.locator('.getting-started-step').nth(index).click();
		await shoot(`walkthrough-${step}`);
	}
}
