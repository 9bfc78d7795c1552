/** What is in the extension: what it loads, shows or has to say, and nothing else. */

import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { before, test } from 'node:test';
import { listFiles, PackageManager } from '@vscode/vsce';
import { fromRoot } from '../../scripts/generate/tables';
import { ruleTable } from '../../server/src/data/rule-table';

const expected = `
CHANGELOG.md
LICENSE
README.md
dist/THIRD-PARTY-NOTICES.txt
dist/browser/client.js
dist/browser/server.js
dist/cli.js
dist/client.js
dist/pieces/lsp.js
dist/pieces/minimatch.js
dist/pieces/public-suffixes.js
dist/pieces/said.js
dist/pieces/server.js
dist/pieces/texts.ja.js
dist/pieces/texts.zh-cn.js
dist/pieces/texts.zh-tw.js
dist/server.js
docs/commands.md
docs/configuration.md
docs/images/hover-dark.png
docs/images/hover-light.png
docs/images/links-light.png
docs/images/menu-dark.png
docs/images/menu-light.png
docs/images/message-dark.png
docs/images/message-light.png
docs/images/problems-dark.png
docs/images/problems-light.png
docs/images/quick-fix-dark.png
docs/images/quick-fix-light.png
docs/languages.md
docs/placeholders.md
docs/rules/README.md
docs/secrets.md
images/icon.png
images/inspector.svg
l10n/bundle.l10n.ja.json
l10n/bundle.l10n.zh-cn.json
l10n/bundle.l10n.zh-tw.json
language-configuration.json
package.json
package.nls.ja.json
package.nls.json
package.nls.zh-cn.json
package.nls.zh-tw.json
schemas/url-lint.schema.json
syntaxes/plaintext.tmLanguage.json
syntaxes/uri-list.tmLanguage.json
syntaxes/url-injection.tmLanguage.json
`;

let files: readonly string[];

before(async () => {
	files = await listFiles({ cwd: fromRoot('.'), packageManager: PackageManager.None });
});

test('the files, and the page of each rule', () => {
	const pages = ruleTable.map(({ code }) => `docs/rules/${code}.md`);
	assert.deepEqual([...files].sort(), [...expected.trim().split('\n'), ...pages].sort());
});

test('4.5 MB at most, before they are packed', () => {
	const bytes = files.reduce((sum, file) => sum + statSync(fromRoot(file)).size, 0);
	assert(bytes <= 4_500_000, `${bytes} bytes`);
});
