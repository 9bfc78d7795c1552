/** The names that editors and tools other than VS Code give to languages. */

import { commentStyleOf, withoutComments } from './comments';
import { isCode, isPlainText, languageIds, languageOf } from './languages';

/**
 * Other names by our id: Vim's and Neovim's file types, Emacs' major modes, the names of Sublime Text, Kate, Helix and
 * tree-sitter, TextMate's scopes, GitHub Linguist's aliases. In lower case, with `-` for a space or `_`; without what
 * `spellings` takes off by itself: `-mode`, `-ts-mode`, `source.`, `text.`, and the words before a dot.
 */
const names: Readonly<Record<string, string>> = {
	apacheconf: 'apache apache-conf apache-configuration aconf vhost',
	asciidoc: 'adoc asciidoctor',
	asm: 'assembly assembler nasm masm gas asm68k',
	bat: 'dosbatch batch batchfile batch-file batch-script ms-dos-batch msdos-batch winbatch cmd',
	bibtex: 'bib bibtex-style',
	c: 'ansi-c gnu-c ansic89',
	clojure: 'clj clojurescript clojurec cljc cljs edn',
	coffeescript: 'coffee coffee-script litcoffee',
	commonlisp: 'common-lisp cl',
	cpp: 'c++ cplusplus iso-c++ gcc-extensions arduino ino cuda cuda-c++ cuda-cpp',
	crontab: 'cron cron-table',
	csharp: 'c# cs c-sharp csx',
	css: 'css3',
	csv: 'csv-semicolon csv-pipe csv-whitespace rfc-csv rfc-semicolon',
	dart: 'dartlang',
	diff: 'patch udiff git-diff gitdiff',
	'django-html': 'htmldjango html-django',
	dockercompose: 'docker-compose',
	dockerfile: 'docker containerfile',
	dotenv: 'env dot-env',
	elisp: 'emacs-lisp lisp-interaction',
	elixir: 'ex exs eelixir eex iex',
	erlang: 'erl hrl',
	fsharp: 'f# fs fsi fsx f-sharp',
	'git-commit': 'gitcommit commit-message vc-log-edit log-edit',
	'git-rebase': 'gitrebase rebase-todo',
	'github-actions-workflow': 'github-actions',
	go: 'golang',
	graphql: 'gql',
	groovy: 'jenkinsfile gradle nextflow',
	handlebars: 'hbs htmlbars mustache glimmer',
	haskell: 'hs lhaskell lhs literate-haskell',
	html: 'htm html5 xhtml mhtml nxhtml html-helper htmlangular angular angular2html vue-html sgml jsp asp aspx classic-asp',
	ignore: 'gitignore git-ignore ignore-list dockerignore npmignore',
	ini: 'dosini inifile ini-file ini-files ini-generic confini desktop desktop-entry cfg conf-windows conf-unix conf-desktop',
	java: 'javasource',
	javascript: 'js js2 js3 ecmascript ecma node nodejs babel javascript-(babel) flow gjs',
	javascriptreact: 'jsx js-jsx js2-jsx rjsx javascript-react react-javascript',
	'jinja-html': 'html-jinja',
	jinja: 'jinja2',
	json: 'js-json json-ld jsonld geojson topojson webmanifest',
	json5: 'hjson',
	jsonc: 'json-with-comments json.comments json-comments',
	jsonl: 'ndjson jsonlines json-lines',
	julia: 'jl',
	kotlin: 'kt kts kotlin-script',
	latex: 'auctex ltx latex2e',
	less: 'less-css lesscss',
	log: 'messages syslog logfile log-file server-log',
	lua: 'luau luajit',
	mail: 'message e-mail rfc822 mbox notmuch-message mu4e-compose wl-draft',
	makefile:
		'make gnumakefile gnu-makefile bsdmake automake makefile-gmake makefile-bsdmake makefile-automake makefile-imake',
	markdown:
		'md mkd gfm gfm-view markdown-view pandoc multimarkdown markdown-gfm github-flavored-markdown markdown-inline ' +
		'markdown.inline lsp-markdown ghmarkdown vimwiki poly-markdown juliamarkdown',
	matlab: 'octave',
	mdx: 'mdxjs',
	nginx: 'nginx-conf nginxconf nginx-configuration nginx-configuration-file',
	nix: 'nixos',
	'objective-c': 'objc obj-c objectivec objectivec-arc',
	'objective-cpp': 'objcpp objc++ obj-c++ objective-c++ objectivec++ objectivecpp',
	ocaml: 'tuareg caml ocaml.interface ocaml-interface ocamlinterface objective-caml',
	org: 'orgmode orgagenda',
	perl: 'cperl perl5 pl pod',
	php: 'phtml html-php html+php php-html php7',
	plaintext: 'text txt plain plain-text fundamental none normal nothing',
	po: 'gettext gettext-catalog gettext-translation pot pofile',
	powershell: 'ps1 pwsh posh',
	prolog: 'swi-prolog',
	properties:
		'jproperties javaproperties java-properties javaprop conf-javaprop gitconfig git-config gitattributes git-attributes editorconfig',
	proto: 'protobuf protobuffer protocol-buffer protocol-buffers',
	pug: 'jade',
	python: 'py py3 python2 python3 python-3 magicpython ipython cython pyrex starlark bazel bzl',
	r: 'ess-r rlang r-script rscript splus',
	raku: 'perl6 perl-6 rakudo p6',
	razor: 'aspnetcorerazor cshtml blazor',
	restructuredtext: 'rst rest restructured-text re-structured-text',
	rmd: 'rmarkdown r-markdown',
	ruby: 'rb enh-ruby jruby macruby rake rspec eruby erb html-erb html+erb',
	rust: 'rs rustic',
	scala: 'sbt scala3',
	scheme: 'guile chicken gambit',
	shellscript:
		'sh bash zsh ksh csh tcsh dash ash fish mksh posix-shell shell shell-script bash-script sh-base bourne-again-shell-(bash) ' +
		'shell-unix-generic bats pkgbuild ebuild envrc',
	solidity: 'sol',
	sql: 'mysql plsql pgsql plpgsql postgresql postgres tsql t-sql sqlite sqloracle sqlanywhere mssql pl/sql',
	stylus: 'styl',
	svelte: 'sveltehtml',
	systemd: 'systemd-unit systemd-service systemd-conf systemd-unit-file unit-file',
	terraform: 'tf hcl opentofu tofu terraform-vars tfvars',
	tex: 'plaintex plain-tex context doctex',
	toml: 'conf-toml cargo-lock',
	troff: 'roff groff nroff man manpage mandoc mdoc',
	tsv: 'tab-separated-values rfc-tsv',
	typescript: 'ts mts cts deno',
	typescriptreact: 'tsx typescript-tsx typescript-react typescript.tsx',
	'uri-list': 'urilist text/uri-list',
	vb: 'vbnet vb.net visual-basic visualbasic visual-basic-.net vbscript vba',
	vue: 'vuejs vue-component',
	xml: 'nxml rss atom xsd wsdl plist docbook docbk docbkxml ant msbuild xaml opml relaxng mallard',
	xsl: 'xslt',
	yaml: 'yml eyaml salt sls cloudformation',
	zig: 'ziglang',
};

const idOf = new Map(
	Object.entries(names).flatMap(([id, others]) => others.split(' ').map((name): [string, string] => [name, id])),
);

/** Names that say little, so that a file's own says more: they stand for any text, any configuration, any template. */
const generic = new Map([
	['plaintext', 'plaintext'],
	['conf', 'ini'],
	['web', 'html'],
]);

/**
 * The id that we read a language by, from any of its names: `restructuredtext` from `rst`, `bat` from `dosbatch`,
 * `python` from `python-ts-mode` and `source.python`, `dockercompose` from `yaml.docker-compose`. `undefined` for a
 * name that we do not know.
 */
export function languageNamed(name: string): string | undefined {
	return meaningOf(name)?.id;
}

/**
 * The id that we read a document by. What the editor calls its language counts; where that says nothing, as `text` does,
 * or we do not know it, the file's name does.
 * @param name what the editor calls the language
 * @param file the document's path, or its name
 */
export function languageFor(name: string, file: string): string {
	const meaning = meaningOf(name);
	if (meaning?.special) return meaning.id;
	const byFile = languageOf(file);
	return byFile === 'plaintext' ? (meaning?.id ?? name) : byFile;
}

/** What a name means, and whether it stands for one language rather than for many. */
function meaningOf(name: string): { readonly id: string; readonly special: boolean } | undefined {
	for (const spelling of spellings(name)) {
		const named = idOf.get(spelling) ?? spelling;
		const id = generic.get(named) ?? named;
		if (isKnown(id)) return { id, special: !generic.has(named) };
	}
	return undefined;
}

function isKnown(id: string): boolean {
	return known.has(id) || isCode(id) || isPlainText(id) || withoutComments.has(id) || commentStyleOf(id) !== undefined;
}

const known: ReadonlySet<string> = new Set(languageIds);

/** The spellings under which a name may stand in the table, the most exact first. */
function spellings(name: string): string[] {
	const word = name
		.trim()
		.toLowerCase()
		.replace(/\.(?:sublime-syntax|tmlanguage)$/, '')
		.replace(/[\s_]+/g, '-');
	const base = word.replace(/-mode$/, '').replace(/-ts$/, '');
	const scope = base.replace(/^(?:source|text)\./, '');
	// `yaml.docker-compose`, `text.html.php`: the later word is the more special one.
	return [word, base, scope, ...scope.split('.').reverse()];
}
