/** What programs write and read, and nobody mends. */

import { isProse } from '../languages/kinds';
import type { Document } from './finding';

/** Whether programs write and read the file, as its path says, and nobody mends it: what was gathered from the web or recorded there, what others have written, and octets. */
export function isOfRecords(file: string): boolean {
	return RECORDS.test(file) || OUTPUT.test(file) || NOTICES.test(file);
}

/** `scraped-data/`, `data/firecrawl_results.json`, `cassettes/`, `dictionary.bin`, `node.log.txt`, `files/8b/3b4c71099ee2…`, `files/5826a9c9c588….html`, `.tags`, `sbom.cdx.json`, `queue/id:000012,src:000003,op:havoc,rep:2`, `package-lock.json.old`, `.history/settings_20250102030405.json`, `.idea/modules.xml`, `urltestdata.json`, which parsers are tested with (WPT). */
const RECORDS =
	/(?:^|[/_.-])(?:(?:fire)?crawl(?:ed)?|scraped?|scrapes)[_-](?:data|results?|pages?|output|content)(?:\/|[\w-]*\.(?:csv|[jt]s|json|xml|ya?ml)$)|(?:^|\/)(?:vcr_)?cassettes\/.*\.(?:json|ya?ml)$|-lock\.(?:json|ya?ml)[.~]\w*$|(?:^|[/._-])(?:sbom|bom|cdx|cyclonedx|spdx)(?:\.\w{1,12})?\.(?:json|xml|ya?ml)$|\.(?:bin|dump|har|jsonl|ndjson|nedb|warc)$|[._-]logs?\.(?:txt|\d{1,3})$|(?:^|\/)id:\d{6},[\w:,+]{1,120}$|(?:^|\/)\.idea\/.*\.(?:xml|iml)$|urltestdata[\w.-]{0,40}$|(?:^|\/)(?:\.history\/.*|[\da-f]{32,128}(?:-exec|\.(?:html?|json|txt|xml))?|\.?tags)$/i;

/** `dist/index.js`, `esm/index.js`, `shop.bundle.js`, `vendor.js`, `proto-generated.d.ts`, `generated/shop.ts`, `Shop.sol/Shop.json`, `shop_pb2.py`, `search_index.json`, `lcov-report/index.html`: what compilers and generators write, by the names of folders and files. */
const OUTPUT =
	/(?:^|\/)dist\/.*\.(?:[cm]?[jt]sx?|css|data|json|ya?ml|html?)$|(?:^|\/)\.(?:next|nuxt|output|svelte-kit|parcel-cache|happypack|docusaurus)\/|(?:^|(?<!(?:^|\/)src)\/)(?:amd|cjs|esm|umd|lib-(?:amd|commonjs|esm))\/.*\.[cm]?jsx?$|(?:^|[/._-])(?:bundled?|vendors?)(?:\.\w{1,20})?\.(?:[cm]?js|css)$|[._-]generated(?:\.d)?\.\w{1,6}$|(?:^|\/)(?:[a-z]{1,20}-|__)?generated(?:__)?\/.*\.(?:[cm]?[jt]sx?|py|java|kt|cs|go|rb|php)$|\.sol\/[\w.]{1,80}\.json$|(?:^|\/)(?:lunr|search)[_-]?index(?:[._-][\w-]{1,20})?\.js(?:on)?$|(?:^|\/)lcov-report\/.*\.html?$|_pb2?(?:\.d)?\.(?:py|[jt]s)$|\.pb\.(?:go|cc|h)$|\.(?:g|freezed)\.dart$|\.(?:g|designer)\.cs$/i;

/** `LICENSE`, `THIRD-PARTY-NOTICES.txt`: what others wrote, word for word. */
const NOTICES =
	/(?:^|\/)\.licenses\/|(?:^|\/)licen[cs]es?[_-](?:output|reports?|data)\/|(?:^|[/._-])(?:LICEN[SC]ES?|NOTICES?|COPYING|notices(?=(?:\.(?:html|txt))?$)|[Ll]icen[sc]e(?=(?:\.txt)?$)|[Tt]hird[_-]?[Pp]arty[_-]?(?:[Nn]otices?|[Ll]icen[sc]es?))(?:[._-][\w.-]{1,30})?$/;

/** Whether the file is one to be copied and filled in, as its name says: `.env.example`, `env.sample`, `settings.dist`, `.env.de.example`. */
export function isOfTemplate(file: string): boolean {
	return /[._-](?:examples?|samples?|templates?|tpl|dist)(?:\.(?:env|ini|json|toml|ya?ml))?$/i.test(file);
}

/** Whether the file is where secrets are kept, as its name says, beside the program that needs them: `.env`, `.env.production`. */
export function isForSecrets(file: string): boolean {
	return /(?:^|\/)\.env(?:\.[\w-]{1,30}){0,2}$/.test(file) && !isOfTemplate(file);
}

/** Whether the file tells what was changed when, as its name says, so that nobody mends its old lines: `ChangeLog`, `changelog.Debian`, `NEWS-3.2.txt`. */
export function isOfHistory(file: string): boolean {
	return /(?:^|\/)(?:change-?logs?|changes|history|news)(?:[._-](?:debian|old|pre[\w-]{0,20}|\d[\w-]{0,10}|txt|rst))*$/i.test(
		file,
	);
}

/** What programs write, whatever is in it: a formatter's pages are mended where they come from. */
const PRINTED: ReadonlySet<string> = new Set(['log', 'postscript']);

/** Whether a program wrote the document, as its language or the whole of it says. */
export function isWrittenByProgram(document: Document): boolean {
	return PRINTED.has(document.languageId) || (document.whole?.isGenerated() ?? isGenerated(document));
}

/**
 * Whether the document says in its first lines that a program writes it, or is data, or text of no language, of more than anybody
 * writes: what is wrong in it is mended where it comes from.
 * @param length of the whole document, where the text is but its start
 */
export function isGenerated({ text, languageId }: Document, length = text.length): boolean {
	const head = text.slice(0, LONGEST_HEAD);
	if (new Set(head.match(OCTETS)).size >= FEWEST_OCTETS) return true;
	if (
		length >
		(languageId === 'plaintext' ? LONGEST_TEXT : DATA.has(languageId) ? LONGEST_WRITTEN : Number.POSITIVE_INFINITY)
	)
		return true;
	if (FILTERS.test(head) || TRACEBACK.test(head) || RECORDED.test(head)) return true;
	if (isProse(languageId)) return false;
	return BUNDLED.test(head) || (GENERATED.test(head) && (MARKED.test(head) || UNTOUCHED.test(head)));
}

/** What Python printed when it stopped. */
const TRACEBACK = /^\s{0,80}(?:b['"])?Traceback \(most recent call last\):/;

/** What a program asked a server and was answered, to be played again: the files of VCR and its like; and the dictionary that a torrent is (BEP 3). */
const RECORDED = /^(?:---\r?\n)?(?:http_)?interactions:\r?\n- request:|^d\d{1,3}:[a-z]/;

/** Control characters that no text has: several of them are octets of something else. */
const OCTETS = /(?![\x7f-\x9f])[^\P{Cc}\s]/gu;
const FEWEST_OCTETS = 3;

/** Longer data were gathered, and what has no language and is longer may be octets as well. */
const LONGEST_WRITTEN = 2_000_000;
const LONGEST_TEXT = 4_000_000;
const DATA: ReadonlySet<string> = new Set(['json', 'jsonc', 'csv', 'tsv', 'xml', 'yaml', 'sql']);

/** How much of a document is looked at: more than stands above the words in a file that starts with a licence. */
export const LONGEST_HEAD = 2000;

/** `[Adblock Plus 2.0]`: what a browser is to block, which programs gather. */
const FILTERS = /^(?:\[Adblock\b|! (?:Title|Homepage|Description|Checksum): )/;
const GENERATED = /generated\b/i;
const MARKED =
	/(?:^|[\s/*#])@generated\b|<auto-generated\b|^\s{0,4}(?:\/\/|#|--|;|\*) ?(?:auto-?)?generated (?:by|from)\b/im;
/** What bundlers start a file with; `/*! p5.sound.js v0.2.14 2015-09-13`: the version and the day that such a tool puts above all. */
const BUNDLED =
	/\bwebpackBootstrap\b|\bwebpackUniversalModuleDefinition\b|\(function(?: e| \w)?\([a-z],[a-z],[a-z]\)\{function \w\(|\bparcelRequire\b|^\/\*! (?=[^\n]{0,80}\b\d+\.\d+\.\d)[^\n]{0,100}\b(?:19|20)\d\d\b/;
const UNTOUCHED = /\b(?:do not|don't|never) (?:manually )?(?:edit|modify|change|touch|alter)\b/i;

/** Whether the document describes an interface of a server's (OpenAPI, Swagger), or one of its answers in a file of its own: most of its values are samples of what that answers. */
export function isDescription({ text, languageId }: Document): boolean {
	return DATA.has(languageId) && DESCRIPTION.test(text.slice(0, LONGEST_HEAD));
}

const DESCRIPTION =
	/^[\s{]{0,20}"?(?:openapi|swagger)"?\s{0,4}:\s{0,4}["']?[23]\.\d|^\s{0,20}"?application\/json"?\s?:\s{1,60}(?:\{\s{1,60})?"?schema"?\s?:/m;
