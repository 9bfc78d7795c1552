// The playground in a real browser: the page as it is built, opened from a file.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { playground } from '../../scripts/playground.mjs';
import { startBrowser, temporaryDirectory } from '../vscode/host/host.mjs';

/** @typedef {{ name: string, state: 'passed' | 'failed' | 'skipped', error?: string }} Result */
/** @typedef {any} Page of playwright, which is installed with the editor */

/** @type {Record<string, () => Promise<Result[]>>} */
export const suites = { playground: run };

/** @type {Record<string, (page: Page) => Promise<void>>} */
const tests = {
	async 'the sample has findings, and they are underlined'(page) {
		const listed = await page.locator('#findings li').count();
		assert.ok(listed >= 3, String(listed));
		assert.match(await page.locator('#summary').textContent(), /^6 URLs, \d+ findings/);
		assert.equal(await page.locator('#marks .error').first().textContent(), ':/');
	},
	async 'text that is pasted is checked'(page) {
		await write(page, 'See http://a.example/fish|chips.');
		await page.waitForSelector('#findings li[data-code="unsafe-character"]:only-child');
		assert.equal(await page.locator('#marks .url').first().textContent(), 'http://a.example/fish');
		assert.equal(await page.locator('#marks .warning').textContent(), '|');
		assert.match(await page.locator('#findings p').textContent(), /^Write %7C/);
	},
	async 'the marks lie under the letters'(page) {
		await write(page, 'x\n\thttp://a.example/fish|chips');
		await page.waitForSelector('#marks .warning');
		const [text, marks] = await Promise.all(['#text', '#marks'].map((id) => page.locator(id).boundingBox()));
		assert.deepEqual(text, marks);
		const styles = ['font-family', 'font-size', 'line-height', 'padding', 'tab-size', 'white-space', 'letter-spacing'];
		const of = (/** @type {string} */ id) =>
			page.evaluate(
				(/** @type {[string, string[]]} */ [id, styles]) => {
					const element = document.querySelector(id);
					return element && styles.map((style) => getComputedStyle(element).getPropertyValue(style));
				},
				[id, styles],
			);
		assert.deepEqual(await of('#text'), await of('#marks'));
	},
	async 'a fix is applied, and undone by the browser'(page) {
		await write(page, 'http://a.example/fish|chips');
		await page.getByRole('button', { name: 'Write "|" as %7C' }).click();
		assert.equal(await page.inputValue('#text'), 'http://a.example/fish%7Cchips');
		assert.match(await page.locator('#summary').textContent(), /nothing wrong/);
		await page.keyboard.press('Control+z');
		assert.equal(await page.inputValue('#text'), 'http://a.example/fish|chips');
	},
	async 'all safe fixes are applied at once, and no other'(page) {
		await write(page, '[a](http://a.example/a|b) <http://a.example/100%> [c](http://a.example/c|d)', 'markdown');
		await page.getByRole('button', { name: 'Apply all safe fixes' }).click();
		assert.equal(
			await page.inputValue('#text'),
			'[a](http://a.example/a%7Cb) <http://a.example/100%> [c](http://a.example/c%7Cd)',
		);
		assert.equal(await page.locator('#fix-all').isDisabled(), true);
	},
	async 'the language decides what encloses a URL'(page) {
		await write(page, '<a href="http://a.example/?x&amp;y">', 'html');
		await page.waitForFunction(() => document.querySelector('#marks .url')?.textContent?.endsWith('&amp;y'));
	},
	async 'the standard decides what is said'(page) {
		await write(page, 'http://a.example/~user');
		await page.waitForFunction(() => document.querySelector('#summary')?.textContent?.includes('nothing wrong'));
		await page.selectOption('#standard', 'rfc1738');
		await page.waitForSelector('#findings li[data-code="unsafe-character"]');
	},
	async 'pointing at a URL takes it apart, without its password'(page) {
		await write(page, 'http://joe:geheim@shop.example/a?q=caf%C3%A9');
		await page.waitForSelector('#marks .url');
		await page
			.locator('#marks .url')
			.first()
			.hover({ force: true, position: { x: 12, y: 8 } });
		await page.waitForSelector('#hover:not([hidden])');
		const hover = await page.locator('#hover').textContent();
		for (const part of ['http', 'shop.example', 'café', '••••']) assert.ok(hover.includes(part), `${part} in ${hover}`);
		assert.ok(!hover.includes('geheim'), hover);
		await page.keyboard.press('Escape');
		assert.equal(await page.locator('#hover').isHidden(), true);
	},
	async 'the keyboard reaches the same'(page) {
		await write(page, 'x http://a.example/fish|chips');
		await page.waitForSelector('#findings li');
		await page.locator('#text').focus();
		await page.keyboard.press('Control+Home');
		await page.keyboard.press('Control+End');
		await page.waitForSelector('#hover:not([hidden])');
		assert.match(await page.locator('#hover').textContent(), /a\.example/);
		assert.equal(await page.locator('#text').getAttribute('aria-describedby'), 'summary hover');
		await page.getByRole('button', { name: 'Line 1, column 24' }).press('Enter');
		const selected = await page.evaluate(() => {
			const text = document.querySelector('textarea');
			return text?.value.slice(text.selectionStart, text.selectionEnd);
		});
		assert.equal(selected, '|');
	},
	async 'what is pasted makes no element'(page) {
		await write(
			page,
			'http://a.example/?q=%3Cimg%20src=x%20onerror=document.title=1%3E&a="b <b>x</b> <img src=x>',
			'html',
		);
		await page.locator('#text').focus();
		await page.keyboard.press('Control+Home');
		for (let at = 0; at < 20; at++) await page.keyboard.press('ArrowRight');
		await page.waitForSelector('#hover:not([hidden])');
		assert.match(await page.locator('#hover').textContent(), /<img src=x onerror=document\.title=1>/);
		assert.equal(await page.locator('#marks img, #findings img, #hover img, #findings b').count(), 0);
		assert.equal(await page.title(), 'URL Lint playground');
	},
	async 'every control has a name, and text stands out from what is behind it'(page) {
		for (const theme of ['light', 'dark']) {
			await page.emulateMedia({ colorScheme: theme });
			await write(page, 'http://a.example/fish|chips');
			await page.waitForSelector('#findings li');
			const [unnamed, faint] = await page.evaluate(inspect);
			assert.deepEqual([theme, unnamed, faint], [theme, [], []]);
		}
	},
	async 'the page loads nothing'(page) {
		const policy = await page.locator('meta[http-equiv]').getAttribute('content');
		assert.match(policy, /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; img-src data:;/);
		const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
		assert.deepEqual(
			loaded.filter((/** @type {string} */ name) => !name.startsWith('data:')),
			[],
		);
	},
};

/** In the page: controls without a name, and texts whose contrast is below 4.5 (WCAG 2.2, 1.4.3). */
function inspect() {
	const luminance = (/** @type {number[]} */ rgb) => {
		const [r = 0, g = 0, b = 0] = rgb.map((each) => {
			const value = each / 255;
			return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
		});
		return 0.2126 * r + 0.7152 * g + 0.0722 * b;
	};
	const numbers = (/** @type {string} */ color) => (color.match(/[\d.]+/g) ?? []).map(Number);
	/** @param {Element | null} element @returns {number[]} */
	const ground = (element) => {
		if (element === null) return [255, 255, 255];
		const color = numbers(getComputedStyle(element).backgroundColor);
		return color.length === 3 ? color : ground(element.parentElement);
	};
	const faint = [];
	for (const element of document.querySelectorAll('h1, h2, p, button:enabled, select, textarea, code, .severity')) {
		const levels = [luminance(numbers(getComputedStyle(element).color).slice(0, 3)), luminance(ground(element))];
		const contrast = (Math.max(...levels) + 0.05) / (Math.min(...levels) + 0.05);
		if (contrast < 4.5) faint.push(`${element.tagName} ${element.className} ${contrast.toFixed(1)}`);
	}
	const unnamed = [...document.querySelectorAll('button, select, textarea')].filter(
		(element) => !element.textContent?.trim() && !element.getAttribute('aria-labelledby') && !element.closest('label'),
	);
	return [unnamed.map(({ id }) => id), faint];
}

/**
 * @param {Page} page
 * @param {string} text
 * @param {string} [language]
 */
async function write(page, text, language = 'plaintext') {
	await page.selectOption('#standard', 'modern');
	await page.selectOption('#language', language);
	await page.fill('#text', text);
	await page.waitForFunction(
		(/** @type {string} */ text) => document.querySelector('#marks')?.textContent === `${text}\n`,
		text,
	);
}

async function run() {
	const file = join(temporaryDirectory(), 'index.html');
	writeFileSync(file, await playground());
	const { context, page } = await startBrowser();
	page.setDefaultTimeout(20_000);
	/** @type {string[]} */
	const wrong = [];
	page.on('console', (/** @type {any} */ message) => {
		if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text());
	});
	page.on('pageerror', (/** @type {Error} */ error) => wrong.push(String(error)));
	/** @type {Result[]} */
	const results = [];
	try {
		for (const [name, test] of Object.entries(tests)) {
			try {
				await page.goto(pathToFileURL(file).href);
				await test(page);
				assert.deepEqual(wrong.splice(0), [], 'the console is silent');
				results.push({ name, state: 'passed' });
			} catch (error) {
				results.push({ name, state: 'failed', error: error instanceof Error ? error.message : String(error) });
			}
		}
	} finally {
		await context.close();
	}
	return results;
}
