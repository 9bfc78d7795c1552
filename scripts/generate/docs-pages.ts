import { existsSync, readFileSync } from 'node:fs';
import { ours } from '../../server/src/data/shown';
import { english, type Texts } from '../../server/src/data/words';
import { derive } from '../../server/src/derivation/derive';
import { formatTree } from '../../server/src/derivation/format';
import type { Language } from '../../server/src/languages/language';
import { languages } from '../../server/src/languages/registry';
import { families } from '../../server/src/placeholders/table';
import { rules } from '../../server/src/rules/index';
import type { OwnLevel, Rule } from '../../server/src/rules/rule';
import { defaults } from '../../server/src/settings';
import { texts as ja } from '../../server/src/tongues/texts.ja';
import { texts as zhCn } from '../../server/src/tongues/texts.zh-cn';
import { texts as zhTw } from '../../server/src/tongues/texts.zh-tw';
import { withConsoleOutput } from './docs-console';
import { manualPage } from './man';
import { occurring, pagePath, phraseOf, sectionOf } from './rule-table';
import { configSchema } from './schema';
import { fromRoot } from './tables';

/** A page of docs/ with generated parts: its path from the root of the project, and its text as it should be. */
export interface GeneratedPage {
	readonly path: string;
	generate(): string | Promise<string>;
}

/** Every page with generated parts. */
export function generatedPages(): GeneratedPage[] {
	return [
		...rules.map((rule) => ({ path: pagePath(rule.code), generate: () => rulePage(rule) })),
		{ path: 'docs/rules/README.md', generate: () => withPart(read('docs/rules/README.md'), 'rules', indexTable()) },
		{ path: 'docs/configuration.md', generate: configurationPage },
		{
			path: 'docs/placeholders.md',
			generate: () => withPart(read('docs/placeholders.md'), 'families', familiesTable()),
		},
		{
			path: 'docs/languages.md',
			generate: () => withPart(read('docs/languages.md'), 'languages', languagesTable()),
		},
		{ path: 'docs/derivation.md', generate: derivationPage },
		{ path: 'schemas/url-lint.schema.json', generate: configSchema },
		{ path: 'man/url-lint.1', generate: manualPage },
		{ path: 'docs/cli.md', generate: () => withConsoleOutput(read('docs/cli.md')) },
	];
}

function configurationPage(): string {
	const example = `\`\`\`jsonc\n${JSON.stringify({ ignore: defaults.ignore }, null, '\t')}\n\`\`\``;
	return withPart(read('docs/configuration.md'), 'ignore', example);
}

/** URLs that end in different productions. */
const STOPPED = [
	'http://a.b/fish|chips',
	'http://a.b/50%',
	'http://a_b.c/',
	'http://1.2.3/',
	'http:/a.b/',
	'ftp://h;type=a',
];

/** Where derivations end, and the trees of all URLs that stand in the RFC. */
function derivationPage(): string {
	const urls = read('test/fixtures/rfc1738/urls.txt').match(/^[^;\n].*$/gm) ?? [];
	const trees = urls.map((url) => `### \`${url}\`\n\n${treeBlock(url)}`);
	const page = withPart(read('docs/derivation.md'), 'stops', STOPPED.map(treeBlock).join('\n\n'));
	return withPart(page, 'trees', trees.join('\n\n'));
}

function treeBlock(url: string): string {
	return `\`\`\`text\n${formatTree(derive(url))}\n\`\`\``;
}

/** Every family of placeholders, where it is known, and where it may stand. */
function familiesTable(): string {
	const rows = families.map(({ name, examples, languages, programs, where, signed }) => [
		name,
		examples.map(code).join(' '),
		languages === undefined ? 'every text' : languagesOf(languages, programs),
		[where, signed === undefined ? undefined : `elsewhere with a sign, or a second one ${signed}`]
			.filter(Boolean)
			.join('; '),
	]);
	return table([['Family', 'Such as', 'Languages', 'Only'], ...rows]);
}

/** All programming languages are not named one by one. */
function languagesOf(languages: readonly string[], programs = false): string {
	const named = languages.map(code);
	return programs ? ['programming languages', ...named].join(', ') : named.join(' ');
}

/** All that is known of each language by its name. */
function languagesTable(): string {
	const rows = languages
		.toSorted((a, b) => (a.id < b.id ? -1 : 1))
		.map((language) => [
			code(language.id),
			listed([
				language.endings?.replace(/\S+/g, '.$&'),
				language.files,
				language.interpreters?.replace(/\S+/g, '#!$&'),
			]),
			listed([language.names]),
			kindsOf(language),
			commentsOf(language),
		]);
	return table([['Language', 'Files', 'Other names', 'Read as', 'Comments'], ...rows]);
}

function listed(lists: readonly (string | undefined)[]): string {
	return lists
		.flatMap((list) => list?.split(' ') ?? [])
		.map(code)
		.join(' ');
}

function kindsOf({ program, prose, plain, reader }: Language): string {
	const kinds = [program && 'program', prose && 'prose', plain && 'text', reader === undefined && 'no syntax'];
	return kinds.filter(Boolean).join(', ');
}

function commentsOf({ comments, ownLine, endsParagraph }: Language): string {
	if (comments === undefined) return '';
	const where = [ownLine && 'on a line of their own', endsParagraph && 'between paragraphs'].filter(Boolean);
	return comments.length === 0 ? 'none' : [comments.map(code).join(' '), ...where].join(', ');
}

function code(text: string): string {
	const quotes = text.includes('`') ? '``' : '`';
	// Between backticks stand no more of them without a space.
	const space = /^`|`$/.test(text) ? ' ' : '';
	return `${quotes}${space}${text.replaceAll('|', '\\|')}${space}${quotes}`;
}

function rulePage(rule: Rule): string {
	const page = withPart(read(pagePath(rule.code)), 'languages', summaries(rule));
	return withPart(withPart(page, 'levels', levelsTable(rule)), 'settings', settings(rule));
}

/** What the rule reports, for those who read another language; without those in which nobody has said it yet. */
function summaries({ code }: Rule): string {
	return Object.entries({ 日本語: ja, 简体中文: zhCn, 繁體中文: zhTw })
		.flatMap(([language, texts]: [string, Texts]) => {
			const summary = texts[`rule.${code}`];
			return summary === undefined ? [] : [`> ${language}：${summary}。\\`];
		})
		.join('\n')
		.replace(/\\$/, '');
}

/** Each case of a rule by what its message says, because that is what a reader has in front of them. */
function levelsTable(rule: Rule): string {
	const rows = Object.entries(rule.cases).map(
		([
			detail,
			{
				levels: [modern, rfc1738],
				inPrograms,
			},
		]) => [
			says(rule, detail),
			inPrograms === undefined
				? levelName(modern)
				: `${levelName(modern)}, in programs and data ${levelName(inPrograms)}`,
			levelName(rfc1738),
		],
	);
	const notes = TRAITS.filter(([trait]) => rule[trait] === true).map(([, words]) => words);
	return [table([['The message', 'modern', 'rfc1738'], ...rows]), ...(notes.length > 0 ? [notes.join(' ')] : [])].join(
		'\n\n',
	);
}

/** What holds for all that a rule says, in `modern`. */
const TRAITS = [
	[
		'characters',
		'In quoted text it is said on request; so are characters that can be seen, outside links, in schemes whose grammar nobody here knows.',
	],
	[
		'explained',
		"In a program's comments, and where a document shows code, it is said on request: such URLs are explained there, not used.",
	],
	['attack', 'In a text about attacks on programs it is said of links only, and else on request.'],
	['everywhere', 'It is said of URLs that are only talked of, too.'],
	['once', 'It is said once in a document.'],
] as const satisfies readonly (readonly [keyof Rule, string])[];

/** The message with its parameters in italics. */
function says(rule: Rule, detail: string): string {
	const text = messageWith(rule, detail, (name) => (name === 'service' ? '' : `${START}${name}${END}`));
	return escapeMarkdown(text).replaceAll(START, '_').replaceAll(END, '_');
}

/** Characters that no message has, so that escaping passes over them. */
const [START, END] = ['\u0001', '\u0002'];

/** The message of a case of a rule, with `value(name)` for each parameter. */
export function messageWith({ code, cases }: Rule, detail: string, value: (name: string) => string): string {
	const text = cases[detail]?.says ?? '';
	const names = Array.from(text.matchAll(/\{([a-z]+)\}/g), ([, name = '']) => name);
	const params = Object.fromEntries(names.map((name) => [name, ours(value(name))]));
	return english.of({ key: `${code}/${detail}`, english: text, params });
}

const ON_REQUEST = 'it also brings those that are said on request';

function settings({ code, cases }: Rule): string {
	const own = Object.values(cases).map(({ levels: [modern] }) => modern);
	const silent = own.every(isSilent);
	const some = !silent && own.includes('asked') ? `; ${ON_REQUEST}` : '';
	return `\`urlLint.rules\` in the editor's settings, and \`rules\` in [\`.url-lint.json\`](../configuration.md),
${silent ? 'switch this rule on' : 'give this rule another severity, or switch it off'}:

\`\`\`json
{ "urlLint.rules": { "${code}": "${silent ? 'hint' : 'off'}" } }
\`\`\`

The values are \`error\`, \`warning\`, \`information\`, \`hint\` and \`off\`; one value goes for all cases of the rule${some}.`;
}

function indexTable(): string {
	const rows = [...rules]
		.sort((a, b) => (a.code < b.code ? -1 : 1))
		.map(({ code, cases }) => {
			const page = read(pagePath(code));
			const pairs = Object.values(cases).map(({ levels }) => levels);
			return [
				`[${code}](${code}.md)`,
				escapeBars(phraseOf(page)),
				levelNames(pairs.map(([modern]) => modern)),
				levelNames(pairs.map(([, rfc1738]) => rfc1738)),
				sectionOf(page),
			];
		});
	return table([['Rule', 'Reports', 'modern', 'rfc1738', 'Section'], ...rows]);
}

/** The levels that occur, worst first. */
function levelNames(levels: readonly OwnLevel[]): string {
	return occurring(levels).map(levelName).join(', ');
}

function isSilent(level: OwnLevel): boolean {
	return level === 'off' || level === 'asked';
}

function levelName(level: OwnLevel): string {
	if (level === 'asked') return 'on request';
	return level === 'off' ? 'silent' : level;
}

function table(rows: readonly (readonly string[])[]): string {
	const [head = [], ...body] = rows;
	return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function escapeMarkdown(text: string): string {
	return escapeBars(text.replace(/[\\*_<`[\]]/g, '\\$&'));
}

function escapeBars(text: string): string {
	return text.replace(/\|/g, '\\|');
}

/**
 * The text with `part` between the markers `<!-- name -->` and `<!-- /name -->`.
 * @throws Error where a marker is missing
 */
function withPart(text: string, name: string, part: string): string {
	const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
	const from = text.indexOf(start);
	const to = text.indexOf(end, from);
	if (from < 0 || to < 0) throw new Error(`no ${start.trim()} … ${end} in: ${text.slice(0, 60)}`);
	return `${text.slice(0, from + start.length)}${part}\n${text.slice(to)}`;
}

function read(path: string): string {
	if (!existsSync(fromRoot(path)))
		throw new Error(`${path} is missing: write it first, only parts of it are generated`);
	return readFileSync(fromRoot(path), 'utf8');
}
