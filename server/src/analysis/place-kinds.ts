/** Where URLs stand, as far as repairs without asking go: which documents, and which places in them, we read. */

import type { Occurrence } from '../find/occurrence';
import type { ContextName } from '../languages/context';
import { isRead } from '../languages/index';
import { isPlainText, isProgram } from '../languages/kinds';
import { literalTextIn } from '../languages/literal';
import { isInShownCode, shownCodeIn } from '../languages/shown';
import { merged, touches } from '../placeholders/placeholders';
import { remembered } from '../url/remembered';
import type { Document } from './finding';

/**
 * `prose`: a sentence, a comment. `link`: what the document's language says is a link, delimited by it. `link-value`: the value
 * of a key that says so. `value`: other data. `program`: a string or word of a program, which only it understands.
 */
export type PlaceKind = 'prose' | 'link' | 'link-value' | 'value' | 'program';

const PROSE: ReadonlySet<string> = new Set([
	...['text', 'comment', 'markup-text', 'markup-comment'],
	...['angle-brackets', 'url-wrapper', 'markdown-autolink', 'list-line'],
]);

/**
 * What kind of place the occurrence stands in; `undefined` where nothing is changed without asking: quoted text shows a URL as
 * somebody wrote it, names are compared, never opened, and where a link lost its closing mark we can only guess its end.
 */
export function kindOfPlace({ offset, end, context }: Occurrence, document: Document): PlaceKind | undefined {
	const { text, languageId } = document;
	if (context.quoted === true || context.identifier === true || context.unclosed === true) return undefined;
	if (showsCodeAt(document, offset, context.name)) return undefined;
	if (context.name === 'link-target' && context.link !== true) return 'link-value';
	const before = text.slice(Math.max(0, offset - NEAR), offset);
	if (context.name === 'markup-attribute')
		return context.link === true && VALUE_START.test(before) ? 'link' : undefined;
	if (context.link === true) return isTableOf(text, offset, languageId) ? undefined : 'link';
	if (PROSE.has(context.name)) return isMentioned(before) || isId(before, languageId) ? undefined : 'prose';
	if (isProgram(languageId) || ENVIRONMENTS.has(languageId)) return 'program';
	const isWhole = /^["'\s,;]?$/.test(text.charAt(end));
	return isWhole && LINK_KEY.test(before) ? 'link-value' : 'value';
}

/** Whether a URL of the document stands in code that it shows. */
export function showsCodeAt(document: Document, offset: number, context: ContextName): boolean {
	return isInShownCode(() => document.shown?.() ?? shownIn(document), offset, context);
}

const shownIn = remembered(({ text, languageId }: Document) => shownCodeIn(text, languageId));

/** Whether the text at an offset of the document stands there as it was written, by the document's own marks. */
export function isLiteral(document: Document, offset: number): boolean {
	return touches({ offset, end: offset + 1 }, literalsOf(document));
}

const literalsOf = remembered(({ text, languageId }: Document) => merged(literalTextIn(text, languageId)));

/** Where a value or an item of a list starts, rather than a string in an expression. */
const VALUE_START = /(?:=\s{0,9}["']?|[\s,])$/;

/** How far before a URL is read. */
const NEAR = 80;

/** Behind a quote, a mark of code or an assignment a URL is talked about, or is a value. */
const MENTION = /[\w"'`~=\\$%{}@/“”„‘’‚«»「『＂]$/;

function isMentioned(before: string): boolean {
	return MENTION.test(before) || /(?:["'`“‘«「『]|\\verb.)<$/.test(before);
}

/** An XML element that identifies. */
const ID =
	/<(?:[\w-]{1,20}:)?(?:\w{0,20}id|guid|identifier|ir[il]|ur[in]|namespace|ns|key|name|value)(?:\s[^<>]*)?>\s*$/i;

function isId(before: string, languageId: string): boolean {
	return languageId === 'xml' && ID.test(before);
}

/** Keys whose values are links: in JSON, YAML, TOML and the like. */
const LINK_KEY =
	/(?:^|[\s{,"'_.-]|[a-z](?=[A-Z]))(?:url|href|link|home_?page|web_?(?:site|page)|site|page|repository|repo|documentation|docs|download|image|logo|icon|avatar|src)["']?\s*[:=]\s*(?:[\w.]{1,20}\s+)?["']?$/i;

/** Languages in which values are handed to programs. */
const ENVIRONMENTS: ReadonlySet<string> = new Set(
	`dotenv shellscript zsh fish dockerfile makefile bat crontab systemd systemd-conf systemd-unit-file ini nginx NGINX
	apacheconf apache properties java-properties spring-boot-properties`.split(/\s+/),
);

/** A line of a table, whose cells `|` separates before anything else is read. */
function isTableOf(text: string, offset: number, languageId: string): boolean {
	if (languageId !== 'org' && languageId !== 'restructuredtext') return false;
	const line = text.lastIndexOf('\n', offset - 1) + 1;
	return /^\s*\|/.test(text.slice(line, Math.min(offset, line + NEAR)));
}

const trusted = new WeakMap<Document, boolean>();

/**
 * Whether the document may be changed without asking: its language is one we read, and it is neither signed, nor a patch, nor
 * kept wrong for a test.
 * @param file its path in its project, as far as it is known
 */
export function isTrusted(document: Document, file = ''): boolean {
	let found = trusted.get(document);
	if (found === undefined) {
		const { text, languageId } = document;
		const known = isRead(languageId) || (isPlainText(languageId) && isTextName(file));
		found = known && !SEALED.test(text) && !isOfTests(file);
		trusted.set(document, found);
	}
	return found;
}

/** A signed text, a patch, a list of triples, a page of a wiki. */
const SEALED =
	/^-----BEGIN PGP SIGNED MESSAGE-----|^@@ -\d+(?:,\d+)? \+\d|^diff --git |^@?(?:prefix|base)[ \t][^\n<>]{0,80}<|^\[\[Category:|^<(?:https?|urn):[^<>\s]*>[ \t]+<[^<>\s]+>[ \t]/im;

/** A file whose name says that it holds text, or says nothing. */
function isTextName(file: string): boolean {
	const last = file.slice(file.lastIndexOf('/') + 1);
	return !/\.[^.]+$/.test(last) || /\.(?:te?xt|me|eml|mbox|readme|news|md\w*)$/i.test(last);
}

/** Whether a file belongs to tests or to attacks, by its path: much in them is wrong on purpose, and YARA's rules, Nessus's and a firewall's hold what attackers do. `cases/142.html`, `button.stories.js`. */
export function isOfTests(file: string): boolean {
	return TEST_FOLDERS.test(file) || TEST_SETS.test(file) || TEST_FILES.test(file);
}

const TEST_FOLDERS =
	/(?:^|\/)(?:(?:owasp|mod-?security)[\w.-]{0,40}|crs[34][\w.-]{0,20}|(?:[a-z]{1,20}[_-])?(?:unit)?tests?|(?:[\w.]{1,20}-){1,3}test-?suites?|_{0,2}(?:tests?|fixtures?|snapshots?|mocks?|mock[-_]?data)(?:__)?|specs?|exploits?|testing|test-?(?:data|assets?|files?(?:-\w{1,20})?|suites?|cases|resources)|e2e|expected|[\w.]{0,20}-?golden|fuzz(?:ing|ers?)?|fuzz[_-]\w+)\//i;
/** `jvmTest/`, `functionTests/`, `Shop_Test/`, `tests_shop/`, `tests-web/`, and not `latest/`. */
const TEST_SETS = /(?:^|\/)(?:\w*[a-z\d]_?Tests?|tests?_\w+|tests-\w{1,20})\//;
const TEST_FILES =
	/[._-](?:(?:unit|browser|perf|ui|api)_?)?(?:test|spec|poku)s?(?:[.-]data)?\.\w+$|\.phpt$|\.(?:yara?|nasl)$|\.snap(?:\.\w+)?$|\w\.t\.(?:c|h)(?:c|pp|xx)?$|(?:^|\/)x?t\/(?:.*\/)?[\w-]+\.t$|(?:^|\/)(?:run)?tests?[._]\w+(?:\.\w+)?$|[a-z\d]Tests?\.\w+$|(?:^|\/)(?!latest|contest|attest|protest|fastest|greatest)[a-z]{2,20}test\.(?:[cm]?[jt]sx?|py|rb|php|pl|c|cpp|java)$|(?:^|\/)cases\/\d+\.\w+$|\.stories\.\w+$|(?:^|\/)conftest\.py$|(?:^|\/)(?:passwords?|wordlists?)\.(?:txt|lst)$|(?:^|\/)Test[A-Z]\w*\.\w+$/;
