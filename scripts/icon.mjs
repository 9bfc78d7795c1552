// `node scripts/icon.mjs`: images/icon.png from images/icon.svg. The marketplaces take no SVG.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startBrowser } from '../test/vscode/host/host.mjs';

const image = (/** @type {string} */ name) => fileURLToPath(new URL(`../images/icon.${name}`, import.meta.url));
const { context, page } = await startBrowser({ viewport: { width: 256, height: 256 } });
await page.setContent(`<body style="margin: 0">${readFileSync(image('svg'), 'utf8')}</body>`);
await page.screenshot({ path: image('png'), omitBackground: true });
await context.close();
process.exit();
