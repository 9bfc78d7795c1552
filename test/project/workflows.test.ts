/** The workflows can do no more than they need to, and what they run cannot change behind our back. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';

// It comes without types.
const { load }: { load: (text: string) => unknown } = createRequire(import.meta.url)('js-yaml');

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts, version }: { scripts: Record<string, string>; version: string } = JSON.parse(read('package.json'));

interface Step {
	readonly uses?: string;
	readonly run?: string;
	readonly with?: Record<string, unknown>;
}

interface Job {
	readonly 'timeout-minutes'?: number;
	readonly permissions?: Record<string, string>;
	readonly steps: readonly Step[];
}

interface Workflow {
	readonly on: Record<string, unknown>;
	readonly permissions?: Record<string, string>;
	readonly jobs: Record<string, Job>;
}

/** What is wrong with a workflow, a sentence each. */
function faultsOf(text: string): string[] {
	const workflow = load(text) as Workflow;
	const faults: string[] = [];
	if (JSON.stringify(workflow.permissions) !== '{"contents":"read"}') faults.push('it may do more than read');
	for (const trigger of ['pull_request_target', 'workflow_run'])
		if (trigger in workflow.on) faults.push(`${trigger} runs a stranger's code with our rights`);
	if (/secrets[.[]/.test(text)) faults.push('it holds a secret');
	for (const [, version] of text.matchAll(/^\s*(?:- )?uses: (.*)$/gm))
		if (!/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(version ?? ''))
			faults.push(`${version} is not a commit with its version beside it`);
	for (const [name, job] of Object.entries(workflow.jobs))
		faults.push(...faultsOfJob(job).map((fault) => `${name}: ${fault}`));
	return faults;
}

/** The tools of the marketplaces, with a lock file of their own. */
const TOOLS = '.github/publish';
const INSTALLS_TOOLS = `npm ci --ignore-scripts --prefix ${TOOLS}`;

function faultsOfJob(job: Job): string[] {
	const faults: string[] = [];
	const commands = job.steps.flatMap(({ run }) => run ?? []);
	if (job['timeout-minutes'] === undefined) faults.push('it may run for hours');
	const mayWrite = Object.values(job.permissions ?? {}).includes('write');
	const runsOurs = commands
		.filter((run) => run !== INSTALLS_TOOLS)
		.some((run) => /\bnpm (?:ci|install|i|run|test)\b|\bbash\b|\bnode\b/.test(run));
	const checkouts = job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
	const takesOurs = checkouts.some((step) => step.with?.['sparse-checkout'] !== TOOLS);
	if (mayWrite && (runsOurs || takesOurs)) faults.push('it may write and runs what it checked out or installed');
	for (const { uses = '', with: options } of job.steps) {
		if (uses.startsWith('actions/checkout@') && options?.['persist-credentials'] !== false)
			faults.push('the checkout keeps its token');
		if (uses.startsWith('actions/setup-node@') && options?.['package-manager-cache'] !== false)
			faults.push('another run can fill its cache');
	}
	for (const run of commands) faults.push(...faultsOfCommand(run));
	return faults;
}

function faultsOfCommand(run: string): string[] {
	const faults: string[] = [];
	if (run.includes('${{')) faults.push('an expression is pasted into a command');
	for (const [line] of run.matchAll(/\bnpm (?:ci|install|i|publish|pack)\b.*/g))
		if (!line.includes('--ignore-scripts')) faults.push(`${line} runs scripts of packages`);
	for (const [, script = ''] of run.matchAll(/\bnpm run ([\w:]+)/g))
		if (!(script in scripts)) faults.push(`there is no script ${script}`);
	return faults;
}

const sha = 'a'.repeat(40);

/** A workflow in which nothing is wrong, changed in one place. */
function sample(of = '', by = ''): string {
	const good = `
on:
  push:
permissions:
  contents: read
jobs:
  a:
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@${sha} # v1.2.3
        with:
          persist-credentials: false
      - uses: actions/setup-node@${sha} # v1.2.3
        with:
          package-manager-cache: false
      - run: npm ci --ignore-scripts
      - run: npm run fuzz
`;
	assert(good.includes(of));
	return good.replace(of, by);
}

describe('what is wrong with a workflow', () => {
	const cases: [why: string, text: string, fault: RegExp][] = [
		['no permissions', sample('permissions:\n  contents: read\n'), /more than read/],
		['too many', sample('contents: read', 'contents: write'), /more than read/],
		['all of them', sample('permissions:\n  contents: read', 'permissions: write-all'), /more than read/],
		['a trigger', sample('  push:', '  pull_request_target:'), /stranger/],
		[
			'a secret',
			sample('persist-credentials: false', `persist-credentials: false\n          token: $\{{ secrets.T }}`),
			/secret/,
		],
		['a tag', sample(`checkout@${sha} # v1.2.3`, 'checkout@v1'), /checkout@v1 is not a commit/],
		['a branch', sample(`checkout@${sha}`, 'checkout@main'), /is not a commit/],
		['no version beside', sample(`${sha} # v1.2.3`, sha), /version beside/],
		['no end', sample('    timeout-minutes: 5\n'), /for hours/],
		['a token left behind', sample('persist-credentials: false', 'fetch-depth: 0'), /token/],
		['a cache', sample('package-manager-cache: false', 'cache: npm'), /cache/],
		['scripts of packages', sample(' --ignore-scripts'), /npm ci runs scripts/],
		['an expression in a command', sample('npm run fuzz', `npm run fuzz $\{{ inputs.runs }}`), /pasted/],
		['no such script', sample('npm run fuzz', 'npm run fuzzy'), /no script fuzzy/],
		[
			'rights beside our code',
			sample('    timeout-minutes: 5', '    timeout-minutes: 5\n    permissions: { id-token: write }'),
			/may write and runs/,
		],
		[
			'our tools beside rights, from somewhere else',
			sample('    timeout-minutes: 5', '    timeout-minutes: 5\n    permissions: { id-token: write }').replace(
				/npm ci --ignore-scripts\n.*fuzz/,
				'npm ci --ignore-scripts --prefix tools',
			),
			/may write and runs/,
		],
	];
	for (const [why, text, fault] of cases)
		test(why, () => {
			const faults = faultsOf(text);
			assert.equal(faults.length, 1, faults.join('; '));
			assert.match(faults[0] ?? '', fault);
		});

	test('nothing, else', () => assert.deepEqual(faultsOf(sample()), []));
});

describe('the workflows', () => {
	const files = readdirSync(join(root, '.github/workflows')).sort();
	test('are these', () => assert.deepEqual(files, ['ci.yml', 'fuzz.yml', 'release.yml']));

	for (const file of files)
		test(`${file} has no fault`, () => assert.deepEqual(faultsOf(read(`.github/workflows/${file}`)), []));

	test('an action is of one commit everywhere', () => {
		const all = files.map((file) => read(`.github/workflows/${file}`)).join('\n');
		const pins = new Set([...all.matchAll(/uses: (\S+@\S+ # \S+)/g)].map(([, pin = '']) => pin));
		const actions = [...pins].map((pin) => pin.split('@')[0]);
		assert(actions.length >= 4);
		assert.deepEqual(actions, [...new Set(actions)]);
	});

	test('the fuzzing is scheduled', () => {
		const { on, jobs } = load(read('.github/workflows/fuzz.yml')) as Workflow;
		assert.match(JSON.stringify(on.schedule), /"cron":"\d+ \d+ \* \* \d"/);
		assert(jobs.fuzz?.steps.some(({ run }) => run?.includes('npm run fuzz')));
	});

	test('a release goes to both marketplaces, by their own tools and without a token that could be stolen', () => {
		const { steps = [], permissions } =
			(load(read('.github/workflows/release.yml')) as Workflow).jobs.marketplaces ?? {};
		assert.deepEqual(permissions, { contents: 'read', 'id-token': 'write' });
		const commands = steps.flatMap(({ run }) => run ?? []);
		assert.deepEqual(
			commands.map((run) => run.replace(`${TOOLS}/node_modules/.bin/`, '')),
			[
				INSTALLS_TOOLS,
				'vsce publish --oidc --packagePath url-lint.vsix',
				'ovsx publish --trusted-publishing url-lint.vsix',
			],
		);
		const { devDependencies } = JSON.parse(read(`${TOOLS}/package.json`));
		assert.deepEqual(Object.keys(devDependencies), ['@vscode/vsce', 'ovsx']);
	});

	test('the changelog has the version', () => {
		assert(read('CHANGELOG.md').includes(`\n## [${version}] - `));
	});

	describe('a release waits for translations', () => {
		const { steps = [] } = (load(read('.github/workflows/release.yml')) as Workflow).jobs.build ?? {};
		const check = steps.find(({ run }) => run?.includes('untranslated'))?.run ?? '';
		const noted = '{\n\t"server/src/tongues/ja": {\n\t\t"a-rule/a-case": "Write it."\n\t}\n}\n';
		for (const [says, text, status] of [
			['it lets pass what has none left', '{}\n', 0],
			['it refuses, and names, what is left', noted, 1],
		] as const)
			test(says, { skip: process.platform === 'win32' && 'the workflow runs on Linux' }, (t) => {
				const copy = mkdtempSync(join(tmpdir(), 'url-lint-release-'));
				t.after(() => rmSync(copy, { recursive: true }));
				mkdirSync(join(copy, 'server/src/tongues'), { recursive: true });
				writeFileSync(join(copy, 'server/src/tongues/untranslated.json'), text);
				const result = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', check], { cwd: copy, encoding: 'utf8' });
				assert.equal(result.status, status, result.stderr);
				assert.equal(result.stdout.includes('a-rule/a-case'), status === 1);
			});
	});

	test('a release says where it comes from and what is in it', () => {
		const { steps = [], permissions } = (load(read('.github/workflows/release.yml')) as Workflow).jobs.publish ?? {};
		assert.equal(permissions?.['id-token'], 'write');
		assert(steps.some(({ run }) => run?.startsWith('npm publish') && run.includes(' --provenance ')));
		const attested = steps.filter(({ uses }) => uses?.startsWith('actions/attest@'));
		assert.deepEqual(
			attested.map((step) => step.with?.['sbom-path']),
			[undefined, 'url-lint.cdx.json'],
		);
	});
});

test('wherever packages are installed, they run no script', () => {
	for (const file of ['.ci/run', 'README.md'])
		for (const [line] of read(file).matchAll(/^npm ci\b.*/gm)) assert.match(line, /--ignore-scripts/, file);
	assert.match(read('.ci/run'), /^npm ci /m);
});

describe('the issue forms', () => {
	const folder = '.github/ISSUE_TEMPLATE';
	const forms = readdirSync(join(root, folder)).filter((file) => file !== 'config.yml');
	test('are these', () => assert.deepEqual(forms.sort(), ['bug.yml', 'finding.yml', 'idea.yml']));

	for (const form of forms)
		test(`${form} is one, and asks for the text and its language`, () => {
			const { name, description, body } = load(read(`${folder}/${form}`)) as {
				name: string;
				description: string;
				body: { type: string; id: string; attributes: { label: string } }[];
			};
			assert(name && description);
			const ids = body.map(({ id }) => id);
			assert.deepEqual(ids, [...new Set(ids)]);
			for (const { type, attributes } of body) assert(/^(?:input|textarea)$/.test(type) && attributes.label, type);
			assert.match(JSON.stringify(body), /language id/);
		});

	test('a finding needs its text and its language', () => {
		const { body } = load(read(`${folder}/finding.yml`)) as { body: { id: string; validations?: object }[] };
		for (const id of ['text', 'language'])
			assert.deepEqual(body.find((field) => field.id === id)?.validations, { required: true });
	});
});
