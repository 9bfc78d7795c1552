// `npm run screenshots`: the README's pictures, docs/images/NAME-THEME.png, from the packaged extension in a real editor.
// `npm run screenshots -- --judge DIR`: pictures to look at, DIR/NAME-THEME.png: hovers over 16 URLs, and colours, in four themes.
// `npm run screenshots -- --languages DIR [--texts DIR]`: all that is read, DIR/NAME-LANGUAGE.png, in each language (docs/glossary.md).

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
	address,
	installExtension,
	quietSettings,
	startBrowser,
	startServer,
	temporaryDirectory,
	writeUserSettings,
} from '../test/vscode/host/host.mjs';
import { installPackages } from '../test/vscode/host/install.mjs';
import { coloured, hovered, judgedSettings } from './screenshots/judged.mjs';
import { languages, photographAll, textsOf, viewport } from './screenshots/languages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { judge, texts, ...values } = parseArgs({
	options: { judge: { type: 'string' }, languages: { type: 'string' }, texts: { type: 'string' } },
}).values;
const images = resolve(root, judge ?? values.languages ?? 'docs/images');
const themes = {
	light: 'Default Light Modern',
	dark: 'Default Dark Modern',
	...(judge === undefined ? {} : { 'hc-dark': 'Default High Contrast', 'hc-light': 'Default High Contrast Light' }),
};
const MAX_BYTES = 120_000;
const TIMEOUT_MS = 30_000;
/** What slides or fades is there by then. Only for pictures that somebody looks at. */
const SETTLED_MS = 1000;

/** @type {Record<string, string>} */
const files = {
	...(judge === undefined ? {} : { ...coloured, 'hovers.txt': `${hovered.map(([, url]) => url).join('\n\n')}\n` }),
	'news.md': `# The café moves

Order at https://ana:secret@orders.cafe.example:8443/rye%20bread?table=4#now.
Here is [the new menu](https://cafe.example/our menu.pdf), and the cakes are
at https://cafe.example/bread|cake, or http//cakes.cafe.example.

日本語のメニューはhttps://cafe.example/menu。
`,
	'links.uris': `# Our links
https://cafe.example/~ana/caf%C3%A9?day=friday&table=4#menu
ftp://ana@ftp.cafe.example/pub/logo.png;type=i
https://[2001:db8::1]:8443/orders
mailto:ana@cafe.example?subject=Rye%20bread
https://cafe.example/bread|cake
`,
};

/** Nothing but the text. */
const settings = {
	...quietSettings,
	'breadcrumbs.enabled': false,
	'editor.fontSize': 14,
	'editor.hover.delay': 100,
	'editor.lightbulb.enabled': 'off',
	'editor.links': false,
	'editor.minimap.enabled': false,
	'editor.occurrencesHighlight': 'off',
	'editor.padding.top': 8,
	'editor.renderLineHighlight': 'none',
	'editor.scrollbar.vertical': 'hidden',
	'editor.unicodeHighlight.ambiguousCharacters': false,
	'window.commandCenter': false,
	'window.menuBarVisibility': 'hidden',
	'workbench.activityBar.location': 'hidden',
	'workbench.editor.showTabs': 'none',
	'workbench.layoutControl.enabled': false,
	'workbench.secondarySideBar.defaultVisibility': 'hidden',
	'workbench.statusBar.visible': false,
	...(judge === undefined ? {} : judgedSettings),
};

try {
	if (!spawnSync('fc-list', [':lang=ja'], { encoding: 'utf8' }).stdout)
		installPackages('The pictures need a font with Japanese letters', ['fonts-noto-cjk']);
	mkdirSync(images, { recursive: true });
	const temporary = temporaryDirectory();
	const vsix = join(temporary, 'url-lint.vsix');
	const extensions = join(temporary, 'extensions');
	const workspace = join(temporary, 'workspace');
	mkdirSync(workspace);
	for (const [name, text] of Object.entries(files)) writeFileSync(join(workspace, name), text);
	execFileSync('npm', ['run', '--silent', 'package', '--', '--out', vsix], { cwd: root, stdio: 'pipe' });
	installExtension(vsix, extensions);
	if (values.languages)
		for (const language of languages) await photographIn(language, temporary, extensions, workspace);
	else
		for (const [theme, label] of Object.entries(themes)) {
			const userData = writeUserSettings(join(temporary, theme), { ...settings, 'workbench.colorTheme': label });
			const server = await startServer({ userData, extensions });
			await (judge === undefined ? photograph : photographForJudges)(theme, server, workspace);
		}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
process.exit();

/**
 * A page that shows files of the workspace, and nothing else.
 * @param {Awaited<ReturnType<typeof startServer>>} server
 * @param {string} workspace
 * @param {{ width: number, height: number }} viewport a hover may take a quarter of its height
 */
async function startEditor(server, workspace, viewport) {
	const { context, page } = await startBrowser({ viewport, deviceScaleFactor: 1.5 });
	page.setDefaultTimeout(TIMEOUT_MS);
	const open = async (/** @type {string} */ file) => {
		const uri = `vscode-remote://${server.authority}${encodeURI(join(workspace, file))}`;
		await page.goto(address(server, workspace, [['openFile', uri]]));
		await page.locator('.squiggly-hint, .squiggly-warning, .squiggly-error').first().waitFor();
		if (await page.locator('.part.sidebar').isVisible()) await page.keyboard.press('Control+b');
		await page.locator('.part.sidebar').waitFor({ state: 'hidden' });
	};
	/**
	 * Just inside of where a text starts, in the first line that has it.
	 * @param {string} part
	 */
	const place = async (part, within = part) => {
		const line = page.locator('.view-line', { hasText: within }).first();
		const [x, y] = await line.evaluate(startOfText, part);
		return /** @type {const} */ ([x + 2, y + 5]);
	};
	return { context, page, open, place };
}

/**
 * @param {string} theme
 * @param {Awaited<ReturnType<typeof startServer>>} server
 * @param {string} workspace
 */
async function photographForJudges(theme, server, workspace) {
	const { context, page, open, place } = await startEditor(server, workspace, { width: 800, height: 2000 });
	await open('hovers.txt');
	for (const [name, url, part] of hovered) {
		const start = url.slice(0, 30);
		await page.mouse.move(...(await place(part, start)));
		const hover = page.locator('.monaco-hover:visible', { has: page.locator('code') }).first();
		await hover.waitFor();
		const line = page.locator('.view-line', { hasText: start }).first();
		const [shown, text] = [await hover.boundingBox(), await line.boundingBox()];
		const top = Math.min(shown.y, text.y);
		const bottom = Math.max(shown.y + shown.height, text.y + text.height);
		const clip = { x: 0, y: top - 8, width: 800, height: bottom - top + 16 };
		await page.screenshot({
			path: join(images, `hover-${name}-${theme}.png`),
			clip,
			caret: 'hide',
			animations: 'disabled',
		});
		await page.mouse.move(790, 1990);
		await hover.waitFor({ state: 'hidden' });
	}
	for (const file of Object.keys(coloured)) {
		await open(file);
		const { x, y, width } = await page.locator('.part.editor').boundingBox();
		const path = join(images, `colours-${file}-${theme}.png`);
		await page.screenshot({ path, clip: { x, y, width, height: 400 }, caret: 'hide', animations: 'disabled' });
	}
	console.log(`${theme}: ${readdirSync(images).length} pictures`);
	await context.close();
	server.stop();
}

/**
 * @param {string} language
 * @param {string} temporary
 * @param {string} extensions
 * @param {string} workspace
 */
async function photographIn(language, temporary, extensions, workspace) {
	const userData = writeUserSettings(join(temporary, language), {
		...quietSettings,
		'workbench.colorTheme': themes.light,
		'workbench.editor.useModal': 'off',
		'workbench.secondarySideBar.defaultVisibility': 'hidden',
	});
	const server = await startServer({ userData, extensions, language, texts: textsOf(texts, language) });
	const { context, page, open, place } = await startEditor(server, workspace, viewport);
	const shoot = async (/** @type {string} */ name) => {
		await page.waitForTimeout(SETTLED_MS);
		await page.screenshot({ path: join(images, `${name}-${language}.png`), caret: 'hide', animations: 'disabled' });
	};
	await open('news.md');
	await photographAll(page, shoot, place).catch(async (error) => {
		await shoot('failed');
		throw error;
	});
	console.log(`${language}: ${readdirSync(images).length} pictures`);
	await context.close();
	server.stop();
}

/**
 * Where a text starts in a line of the editor. Runs in the page.
 * @param {any} line an element
 * @param {string} part
 */
function startOfText(line, part) {
	const { ownerDocument: document } = line;
	const walker = document.createTreeWalker(line, 4 /* text */);
	let offset = line.textContent.indexOf(part);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const { length } = node.textContent;
		if (offset < length) {
			const range = document.createRange();
			range.setStart(node, offset);
			range.setEnd(node, offset + 1);
			const { x, y } = range.getBoundingClientRect();
			return [x, y];
		}
		offset -= length;
	}
	throw new Error(`There is no ${part}`);
}

/**
 * @param {string} theme
 * @param {Awaited<ReturnType<typeof startServer>>} server
 * @param {string} workspace
 */
async function photograph(theme, server, workspace) {
	const { context, page, open, place } = await startEditor(server, workspace, { width: 800, height: 1300 });
	const shoot = async (/** @type {string} */ name, /** @type {number} */ height, part = '.part.editor') => {
		const path = join(images, `${name}-${theme}.png`);
		const { x, y, width } = await page.locator(part).boundingBox();
		await page.screenshot({ path, clip: { x, y, width, height }, caret: 'hide', animations: 'disabled' });
		const { size } = statSync(path);
		console.log(`${path} ${Math.round(size / 1000)} kB`);
		if (size > MAX_BYTES) throw new Error(`${path} has more than ${MAX_BYTES} bytes.`);
	};

	await open('news.md');
	await page.mouse.click(...(await place('Here')));
	await page.keyboard.press('F8');
	await page.locator('.marker-widget').waitFor();
	await page.locator('.marker-widget .scrollbar.visible').first().waitFor({ state: 'hidden' });
	await shoot('message', 230);

	await page.keyboard.press('Escape');
	await page.mouse.click(...(await place('|')));
	await page.keyboard.press('Control+.');
	await page.locator('.action-widget .monaco-list-row.action').first().waitFor();
	await shoot('quick-fix', 350);

	await page.keyboard.press('Escape');
	await page.mouse.move(...(await place('orders')));
	await page.locator('.monaco-hover code').first().waitFor();
	await shoot('hover', 260);

	await page.mouse.move(790, 1290);
	await page.locator('.monaco-hover code').first().waitFor({ state: 'hidden' });
	const [x, y] = await place('bread|cake');
	await page.mouse.dblclick(x + 4, y);
	await page.mouse.click(x + 4, y, { button: 'right' });
	await page.locator('.context-view .action-item', { hasText: /^URL$/ }).hover();
	await page.locator('.context-view .action-item', { hasText: 'Inspect URL' }).first().waitFor();
	await shoot('menu', 630);

	await page.keyboard.press('Escape');
	await page.keyboard.press('Escape');
	await page.keyboard.press('F1');
	await page.keyboard.type('URL Lint: Check Workspace');
	await page.locator('.quick-input-list .monaco-list-row', { hasText: 'Check Workspace' }).first().waitFor();
	await page.keyboard.press('Enter');
	await page.locator('.notifications-toasts .notification-toast').first().waitFor();
	await page.keyboard.press('Control+Shift+m');
	await page.locator('.markers-panel .monaco-list-row').nth(5).waitFor();
	await shoot('problems', 240, '.part.panel');
	await page.keyboard.press('Control+Shift+m');

	// The README's; the others are the walkthrough's too, which has two of each.
	if (theme === 'light') {
		await open('links.uris');
		await shoot('links', 150);
	}
	await context.close();
	server.stop();
}
