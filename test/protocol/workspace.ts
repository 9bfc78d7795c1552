/** A workspace in a temporary folder. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';

export class Folder {
	readonly path = mkdtempSync(join(tmpdir(), 'url-lint-'));
	readonly uri = pathToFileURL(this.path).href;

	/** @param files their texts by name; folders are made */
	constructor(t: TestContext, files: Readonly<Record<string, string | Uint8Array>>) {
		t.after(() => rmSync(this.path, { recursive: true, force: true }));
		for (const [name, text] of Object.entries(files)) this.write(name, text);
	}

	write(name: string, text: string | Uint8Array): void {
		const path = join(this.path, name);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, text);
	}

	remove(name: string): void {
		rmSync(join(this.path, name), { recursive: true });
	}

	at(name: string): string {
		return `${this.uri}/${name.split('/').map(encodeURIComponent).join('/')}`;
	}

	/** The name of a file by its URI. */
	name(uri: string): string {
		return decodeURIComponent(uri.slice(this.uri.length + 1));
	}
}
