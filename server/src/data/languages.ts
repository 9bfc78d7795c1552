/** Which language a file is in, as VS Code names it, for when no editor says so. */

/** Extensions per language id, without the dot. Where VS Code alone does not know one, its usual extension's id. */
const extensions: Readonly<Record<string, string>> = {
	apacheconf: 'htaccess',
	asciidoc: 'adoc asciidoc asc',
	bat: 'bat cmd',
	bibtex: 'bib',
	c: 'c i',
	clojure: 'clj cljs cljc edn',
	coffeescript: 'coffee cson',
	cpp: 'cpp cc cxx c++ hpp hh hxx h++ h inl ipp ino tpp',
	crontab: 'cron crontab',
	csharp: 'cs csx cake',
	css: 'css',
	csv: 'csv',
	dart: 'dart',
	diff: 'diff patch rej',
	dockerfile: 'dockerfile containerfile',
	dotenv: 'env',
	elixir: 'ex exs',
	elm: 'elm',
	erlang: 'erl hrl',
	fsharp: 'fs fsi fsx',
	go: 'go',
	graphql: 'graphql gql',
	groovy: 'groovy gvy gradle jenkinsfile nf',
	handlebars: 'handlebars hbs hjs',
	haskell: 'hs lhs',
	html: 'html htm xhtml xht shtml ehtml jsp asp aspx jshtm volt',
	ini: 'ini cfg cnf conf desktop inf repo url',
	java: 'java jav',
	javascript: 'js mjs cjs es6 pac',
	javascriptreact: 'jsx',
	json: 'json geojson webmanifest map har topojson avsc ipynb jsonld',
	jsonc: 'jsonc json5 code-workspace code-snippets hujson',
	jsonl: 'jsonl ndjson',
	julia: 'jl',
	kotlin: 'kt kts',
	latex: 'tex ltx ctx',
	less: 'less',
	lisp: 'lisp lsp asd',
	log: 'log',
	lua: 'lua',
	mail: 'eml mht mhtml mbox',
	makefile: 'mk mak',
	markdown: 'md markdown mkd mkdn mdwn mdown mdtxt mdtext qmd rmd',
	mdx: 'mdx',
	nix: 'nix',
	'objective-c': 'm',
	'objective-cpp': 'mm',
	ocaml: 'ml mli',
	org: 'org',
	perl: 'pl pm pod t psgi',
	php: 'php php4 php5 phtml ctp',
	po: 'po pot',
	powershell: 'ps1 psm1 psd1',
	properties: 'properties editorconfig gitattributes gitconfig gitmodules',
	proto: 'proto',
	pug: 'pug jade',
	python: 'py pyi pyw pyx rpy gyp gypi',
	r: 'r rhistory rprofile rt',
	raku: 'raku rakumod p6 pl6 pm6',
	razor: 'cshtml razor',
	rd: 'rd',
	restructuredtext: 'rst rest',
	'rpm-spec': 'spec',
	rtf: 'rtf',
	ruby: 'rb rbx rjs gemspec rake ru erb podspec',
	rust: 'rs',
	sass: 'sass',
	scala: 'scala sbt sc',
	smali: 'smali',
	scss: 'scss',
	shellscript:
		'sh bash zsh ksh csh bashrc bash_profile bash_login bash_logout bash_aliases zshrc zprofile zshenv profile',
	solidity: 'sol',
	sql: 'sql dsql',
	svelte: 'svelte',
	swift: 'swift',
	systemd:
		'service socket timer mount automount swap target path slice scope device nspawn network netdev link container volume kube',
	terraform: 'tf tfvars',
	tex: 'sty cls bbx cbx dtx ins',
	texinfo: 'texi texinfo txi',
	toml: 'toml',
	tsv: 'tsv tab',
	troff: 'man roff mdoc ms',
	typescript: 'ts mts cts',
	typescriptreact: 'tsx',
	'uri-list': 'uri uris urls urilist',
	vb: 'vb bas vbs brs',
	vue: 'vue',
	xml: 'xml svg rss atom xsd wsdl opml plist csproj vbproj props xaml pom kml gpx xlf xliff rdf owl resx',
	xsl: 'xsl xslt',
	yaml: 'yaml yml eyaml cff',
	zig: 'zig',
};

/** Whole file names per language id, in lower case. */
const fileNames: Readonly<Record<string, string>> = {
	apacheconf: 'apache2.conf httpd.conf .htaccess',
	crontab: 'crontab',
	dockerfile: 'dockerfile containerfile',
	dotenv: '.env .flaskenv',
	'git-commit': 'commit_editmsg merge_msg',
	'git-rebase': 'git-rebase-todo',
	groovy: 'jenkinsfile',
	ignore: '.gitignore .npmignore .dockerignore .vscodeignore .prettierignore .eslintignore',
	ini: '.npmrc .pypirc .hgrc',
	json: 'composer.lock .all-contributorsrc .watchmanconfig',
	jsonc:
		'tsconfig.json jsconfig.json .eslintrc .babelrc .jshintrc .swcrc devcontainer.json .eslintrc.json biome.json .url-lint.json',
	makefile: 'makefile gnumakefile',
	nginx: 'nginx.conf',
	python: 'sconstruct snakefile wscript',
	ruby: 'gemfile rakefile guardfile podfile vagrantfile brewfile fastfile',
	shellscript: '.envrc pkgbuild apkbuild .xprofile .xinitrc .kshrc .cshrc .login',
	toml: 'cargo.lock pipfile poetry.lock uv.lock',
	yaml: '.clang-format .clang-tidy',
};

/** Interpreters per language id, as a script's first line names them, without their versions. */
const interpreters: Readonly<Record<string, string>> = {
	elixir: 'elixir',
	erlang: 'escript',
	groovy: 'groovy',
	javascript: 'node nodejs',
	julia: 'julia',
	lua: 'lua luajit',
	makefile: 'make gmake',
	ocaml: 'ocaml',
	perl: 'perl',
	php: 'php',
	powershell: 'pwsh powershell',
	python: 'python pypy',
	r: 'rscript',
	raku: 'raku',
	ruby: 'ruby jruby',
	shellscript: 'sh bash zsh ksh csh tcsh dash ash mksh',
	typescript: 'deno ts-node tsx',
};

/** The ids of programming languages. Templates that carry code count: what looks like `a:b` there is rarely a URL. */
export const codeIds: readonly string[] =
	`bat c clojure coffeescript cpp csharp css dart dockerfile elixir elm erlang fsharp go graphql groovy haskell java
	javascript javascriptreact julia kotlin less lua makefile nix objective-c objective-cpp ocaml perl perl6 php
	powershell proto python r raku razor ruby rust sass scala scss shaderlab shellscript smali solidity sql stylus
	swift terraform typescript typescriptreact vb zig`.split(/\s+/);
const code = new Set(codeIds);

const byExtension = inverse(extensions);
const byName = inverse(fileNames);
const byInterpreter = inverse(interpreters);

/** A page of a section of the manual: `ls.1`, `Error.3pm`. */
const MANUAL = /.\.[1-8](?:[a-z]{1,4})?$/;

/**
 * The VS Code language id of a file, from its name alone; `plaintext` when the name says nothing.
 * @param fileName a name or a path, with `/` or `\`
 */
export function languageOf(fileName: string): string {
	const name = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1).toLowerCase();
	const dot = name.lastIndexOf('.');
	const extension = name.slice(dot + 1);
	const known =
		byName.get(name) ??
		(dot < 0
			? undefined
			: (madeBy(name, dot, extension) ?? byExtension.get(extension) ?? inTongue(name, dot, extension)));
	return known ?? prefixed(name) ?? (MANUAL.test(name) ? 'troff' : 'plaintext');
}

/** How far a first line is read. */
const LONGEST_COMMAND = 200;

/**
 * The language id of a script by its first line, `#!/usr/bin/env python3`; `undefined` where it names no interpreter that we
 * know. It decides where the file's name does not.
 */
export function languageOfScript(text: string): string | undefined {
	if (!text.startsWith('#!')) return undefined;
	const line = text.slice('#!'.length, LONGEST_COMMAND).split(/[\r\n]/, 1)[0] as string;
	const commands = line.split(/[ \t]+/).filter((word) => word !== '' && !/^-|=/.test(word));
	const names = commands.map((command) => command.slice(command.lastIndexOf('/') + 1).toLowerCase());
	const name = names[0] === 'env' ? names[1] : names[0];
	return name === undefined ? undefined : byInterpreter.get(name.replace(/[\d.]{1,8}$/, ''));
}

/** What stands behind the name of the file that a template or an example becomes. */
const TEMPLATES = new Set(
	'in tmpl tpl template gotmpl dist sample example erb j2 jinja jinja2 ejs mustache hbs'.split(' '),
);

/** The language of what becomes of a template: `bat.1.in`, `config.pl.in`, `x.yml.dist`. */
function madeBy(name: string, dot: number, extension: string): string | undefined {
	const made = TEMPLATES.has(extension) ? languageOf(name.slice(0, dot)) : 'plaintext';
	return made === 'plaintext' ? undefined : made;
}

/** A human language, or an encoding, behind the name of a page that a server has in several: `index.html.fr.utf8`. */
const TONGUE =
	/^(?:(?:ar|bg|ca|cs|da|de|el|en|es|et|eu|fa|fi|fr|gl|he|hi|hr|hu|id|it|ja|ka|ko|lt|lv|nb|nl|nn|no|pl|pt|ro|ru|sk|sl|sr|sv|th|tr|uk|vi|zh)(?:[-_][a-z]{2,4})?|utf-?8|iso-?8859-?\d{1,2}|euc-?[a-z]{2}|koi8-?r)$/;

function inTongue(name: string, dot: number, extension: string): string | undefined {
	const page = TONGUE.test(extension) ? languageOf(name.slice(0, dot)) : 'plaintext';
	return page === 'plaintext' ? undefined : page;
}

/** Every id that `languageOf` knows a name for. */
export const languageIds: readonly string[] = [...new Set([...Object.keys(extensions), ...Object.keys(fileNames)])];

/** Whether a language id is a programming language's: not markup, prose, data or configuration. */
export function isCode(languageId: string): boolean {
	return code.has(languageId);
}

// Dockerfile.build, Makefile.in, .env.local: the name stands before the dot.
function prefixed(name: string): string | undefined {
	const dot = name.indexOf('.', 1);
	const stem = dot < 0 ? '' : name.slice(0, dot);
	return stem === 'dockerfile' || stem === 'makefile' || stem === '.env' ? byName.get(stem) : undefined;
}

function inverse(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
	return new Map(
		Object.entries(table).flatMap(([languageId, words]) =>
			words.split(' ').map((word): [string, string] => [word, languageId]),
		),
	);
}

/** Markdown and what is built on it. */
export const MARKDOWN: ReadonlySet<string> = new Set(['markdown', 'mdx', 'quarto', 'rmd']);

/** Whether a language is text without a syntax, or mail. */
export function isPlainText(languageId: string): boolean {
	return PLAIN_TEXT.has(languageId);
}

/** Whether a document in this language is text that people read, whatever else stands in it. */
export function isProse(languageId: string): boolean {
	return PLAIN_TEXT.has(languageId) || PROSE.has(languageId);
}

const PROSE = new Set(['markdown', 'mdx', 'html', 'asciidoc', 'restructuredtext', 'org', 'latex', 'tex']);

const PLAIN_TEXT = new Set(['plaintext', 'git-commit', 'scminput', 'email', 'mail', 'eml']);
