// `npm run new -- rule NAME ROOM`: the skeleton of a rule in server/src/rules/ROOM, with its page, its table of tests, and its place in the
// registry; with `--asked`, one that speaks on request only. It compiles, and all tests pass: it speaks of its own name in a URL.
// CONTRIBUTING.md says what to do then.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const asked = process.argv.includes('--asked');
const [what = '', name = '', room = '', root = process.cwd()] = process.argv
	.slice(2)
	.filter((each) => each !== '--asked');
const rules = join(root, 'server/src/rules');
const rooms = readdirSync(rules, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map((entry) => entry.name);
if (what !== 'rule' || !/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name) || !rooms.includes(room))
	fail(`npm run new -- rule NAME ROOM [--asked]\n\nNAME is in kebab-case, ROOM one of ${rooms.join(', ')}.`);
if (existsSync(join(root, `docs/rules/${name}.md`))) fail(`There is a rule ${name}.`);

/** How the page's examples are marked. */
const fence = asked ? 'text hint' : 'text';
const exported = name.replace(/-([a-z\d])/g, (_, letter) => letter.toUpperCase());

create(
	`server/src/rules/${room}/${name}.ts`,
	`import { message } from '../../data/messages';
import { type RuleOf, replace, violation } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'${name}': 'name';
	}
}

/** RFC 1738 §0: what the standard says. */
export const ${exported}: RuleOf<'${name}'> = {
	code: '${name}',
	// For rules that speak of URLs in which nothing is unusual (url/plain.ts). Leave it out where that is not so: it takes time.
	plain: true,
	cases: {
		name: {
			levels: [${asked ? "'asked', 'hint'" : "'warning', 'warning'"}],
			says: 'Say what to do, then why (RFC 1738 §0).',
		},
	},
	find: ({ url }) => {
		const offset = url.text.indexOf('${name}');
		return violation('${name}', 'name', offset < 0 ? undefined : { offset, end: offset + ${name.length} });
	},
	fixes: (found) => [replace(message('fix.drop-end'), found, '')],
};
`,
);
edit('server/src/rules/index.ts', (text) =>
	text
		.replace(/(?=\nexport const rules)/, `import { ${exported} } from './${room}/${name}';\n`)
		.replace(/(?=\trepeatedPlaceholder,\n)/, `\t${exported},\n`),
);
create(
	`docs/rules/${name}.md`,
	`# ${name}

What it reports, in a line.

<!-- languages -->
<!-- /languages -->

<!-- levels -->
<!-- /levels -->

## Why

What goes wrong, and what RFC 1738 §0 says.

## Wrong

${asked ? `With the rule switched on (\`"urlLint.rules": { "${name}": "hint" }\`):\n\n` : ''}\`\`\`${fence}
http://shop.example/${name}
\`\`\`

## Right

\`\`\`${fence}
http://shop.example/
\`\`\`

## What does not trigger it

\`\`\`${fence}
http://shop.example/menu
\`\`\`

## How it is fixed

What the quick fix writes.

## Settings

<!-- settings -->
<!-- /settings -->
`,
);
create(
	`test/rules/${name}.test.ts`,
	`import { judges } from './judged';

judges('${name}', [
	{ text: 'http://a.example/⸠${name}⸡', modern: '${asked ? 'asked' : 'warning'}', rfc1738: '${asked ? 'hint' : 'warning'}' },
	{ text: 'http://a.example/menu', modern: '${asked ? 'asked' : '-'}', rfc1738: '-' },
]);
`,
);
console.log(
	'Now: npx biome check --write server/src test/rules && npm run generate && npm run test:unit -- rules docs data tongues',
);

/**
 * @param {string} path
 * @param {string} text
 */
function create(path, text) {
	writeFileSync(join(root, path), text, { flag: 'wx' });
	console.log(path);
}

/**
 * @param {string} path
 * @param {(text: string) => string} change
 */
function edit(path, change) {
	const text = readFileSync(join(root, path), 'utf8');
	const changed = change(text);
	if (changed === text) fail(`${path} is not as this script expects it.`);
	writeFileSync(join(root, path), changed);
	console.log(path);
}

/**
 * @param {string} problem
 * @returns {never}
 */
function fail(problem) {
	console.error(problem);
	process.exit(2);
}
