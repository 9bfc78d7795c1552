/** Which reader reads which language. */

import { isProgram } from '../data/languages';
import { folded, identity, roff, texinfo } from '../escaping/unescape';
import { AsciidocReader } from './asciidoc';
import { batch } from './batch';
import type { Context } from './context';
import { crontab } from './crontab';
import { TableReader } from './csv';
import { apache, ini, nginx } from './ini';
import { JsonReader } from './json';
import { languageWritten } from './language-written';
import { bibtex, latex } from './latex';
import { LexicalReader } from './lexical';
import type { Lexicon } from './lexicon';
import { MailReader } from './mail';
import { MarkdownReader } from './markdown';
import { MarkupReader } from './markup';
import { OrgReader } from './org';
import { PlainReader } from './plain';
import { po } from './po';
import { programs } from './programs';
import { environment, properties } from './properties';
import type { Reader } from './reader';
import { RestructuredTextReader } from './restructuredtext';
import { dockerfile, makefile, shell } from './shell';
import { systemd } from './systemd';
import { toml } from './toml';
import { UriListReader } from './uri-list';
import { WordReader, type Words } from './words';
import { YamlReader } from './yaml';

/** Makes a reader that starts at `from`, a line's start, with the state there. */
type MakeReader = (text: string, from: number, state: string) => Reader;

const FOLDED: Context = { name: 'text', escaping: folded };

const readers = new Map<string, MakeReader>();

function register(languageIds: string, make: MakeReader): void {
	for (const languageId of languageIds.split(/\s+/)) readers.set(languageId, make);
}

function lexical(languageIds: string, lexicon: Lexicon): void {
	register(languageIds, (text, from, state) => new LexicalReader(text, lexicon, from, text.length, state));
}

function words(languageIds: string, lexicon: Words): void {
	register(languageIds, (text, from, state) => new WordReader(text, lexicon, from, state));
}

register('markdown mdx quarto rmd', (text, from, state) => new MarkdownReader(text, from, state));
register('html vue svelte astro handlebars', (text, from, state) => new MarkupReader(text, true, from, state));
register('xml xsl svg dtd', (text, from, state) => new MarkupReader(text, false, from, state));
register('json jsonc jsonl json5 snippets', (text, from, state) => new JsonReader(text, from, state));
register(
	'troff roff groff man',
	(text) => new PlainReader(text, false, { name: 'text', escaping: roff, escapes: true }),
);
register('rtf rd', (text) => new PlainReader(text, false, { name: 'text', escaping: identity, escapes: true }));
register('texinfo', (text) => new PlainReader(text, false, { name: 'text', escaping: texinfo }));
for (const [languageIds, lexicon] of programs) lexical(languageIds, lexicon);

lexical('toml', toml);
lexical('po', po);
lexical('latex tex', latex);
lexical('bibtex biblatex', bibtex);
words('shellscript zsh fish', shell);
words('dockerfile', dockerfile);
words('makefile', makefile);
words('bat', batch);
words('crontab', crontab);
words('systemd systemd-conf systemd-unit-file', systemd);
words('ini', ini);
words('nginx NGINX', nginx);
words('apacheconf apache', apache);
words('properties java-properties spring-boot-properties', properties);
words('dotenv', environment);
register('csv tsv', (text, from, state) => new TableReader(text, from, state));
register(
	'yaml dockercompose github-actions-workflow ansible helm',
	(text, from, state) => new YamlReader(text, from, state),
);
register('restructuredtext', (text) => new RestructuredTextReader(text));
register('mail eml email', (text, from, state) => new MailReader(text, from, state));
register('icalendar java-manifest', (text) => new PlainReader(text, false, FOLDED));
register('asciidoc', (text) => new AsciidocReader(text));
register('org', (text) => new OrgReader(text));
register('uri-list', (text) => new UriListReader(text));

/**
 * The reader of a document.
 * @param from where to start: 0, or a line's start
 * @param state what `stateAt` said of that line
 */
export function readerOf(text: string, languageId: string, from = 0, state = ''): Reader {
	const make = readers.get(languageWritten(text, languageId));
	return make === undefined ? new PlainReader(text, isProgram(languageId)) : make(text, from, state);
}

/** Whether a reader of its own reads the language. */
export function isRead(languageId: string): boolean {
	return readers.has(languageId);
}

/** The languages that have a reader of their own, those together that share one. */
export function languagesRead(): readonly (readonly string[])[] {
	const groups = new Map<MakeReader, string[]>();
	for (const [languageId, make] of readers) groups.set(make, [...(groups.get(make) ?? []), languageId]);
	return [...groups.values()];
}
