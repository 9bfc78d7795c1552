import assert from 'node:assert/strict';
import test from 'node:test';
import { languageIds } from '../../server/src/languages/files';
import { languagesRead } from '../../server/src/languages/index';
import { languageFor, languageNamed } from '../../server/src/languages/names';

/** What editors and tools call a language, by who does, then by the id that we read it by. */
const editors: Record<string, Record<string, string>> = {
	'Vim and Neovim': {
		FortranFreeForm: 'fortran',
		ahk: 'autohotkey',
		apacheconf: 'apache',
		asciidoc: 'asciidoc asciidoctor',
		asm: 'asm nasm',
		bat: 'dosbatch',
		bibtex: 'bib',
		c: 'c',
		cpp: 'cpp cuda arduino cpp.doxygen',
		csharp: 'cs',
		css: 'css',
		diff: 'diff git.diff',
		'django-html': 'htmldjango',
		dockercompose: 'yaml.docker-compose',
		dockerfile: 'dockerfile',
		dotenv: 'env',
		elixir: 'elixir eelixir',
		fish: 'fish',
		fsharp: 'fsharp',
		'git-commit': 'gitcommit',
		'git-rebase': 'gitrebase',
		handlebars: 'handlebars html.handlebars mustache',
		haskell: 'haskell lhaskell',
		html: 'html xhtml htmlangular jsp eruby',
		ignore: 'gitignore',
		ini: 'dosini confini desktop conf',
		javascript: 'javascript',
		javascriptreact: 'javascriptreact javascript.jsx',
		json: 'json',
		jsonc: 'jsonc',
		latex: 'latex',
		log: 'log messages',
		makefile: 'make automake',
		mail: 'mail',
		markdown: 'markdown pandoc vimwiki markdown.pandoc',
		'objective-c': 'objc',
		'objective-cpp': 'objcpp',
		perl: 'perl pod',
		php: 'php',
		po: 'po',
		powershell: 'ps1',
		properties: 'jproperties gitconfig gitattributes editorconfig',
		proto: 'proto',
		pug: 'pug jade',
		python: 'python python.django pyrex bzl',
		r: 'r',
		raku: 'raku perl6',
		razor: 'razor',
		restructuredtext: 'rst',
		rmd: 'rmd',
		ruby: 'ruby ruby.rspec',
		shellscript: 'sh bash zsh csh tcsh sh.bats',
		sql: 'sql mysql plsql pgsql sqloracle',
		systemd: 'systemd',
		terraform: 'terraform hcl terraform-vars',
		tex: 'tex plaintex context',
		troff: 'nroff groff man',
		typescriptreact: 'typescriptreact typescript.tsx',
		vb: 'vb vbnet',
		viml: 'vim',
		vue: 'vue',
		xml: 'xml xsd docbk ant',
		xsl: 'xslt',
		yaml: 'yaml yaml.unknown',
	},
	Emacs: {
		FortranFixedForm: 'fortran-mode',
		FortranFreeForm: 'f90-mode',
		ada: 'ada-mode ada-ts-mode',
		apacheconf: 'apache-mode',
		asciidoc: 'adoc-mode',
		bat: 'bat-mode',
		bibtex: 'bibtex-mode',
		c: 'c-mode c-ts-mode',
		clojure: 'clojure-mode clojure-ts-mode clojurescript-mode',
		cpp: 'c++-mode c++-ts-mode',
		csharp: 'csharp-mode csharp-ts-mode',
		css: 'css-mode css-ts-mode',
		csv: 'csv-mode',
		diff: 'diff-mode',
		dockerfile: 'dockerfile-mode dockerfile-ts-mode',
		elisp: 'emacs-lisp-mode lisp-interaction-mode',
		'git-commit': 'git-commit-mode log-edit-mode',
		'git-rebase': 'git-rebase-mode',
		ignore: 'gitignore-mode',
		html: 'html-mode mhtml-mode html-ts-mode nxhtml-mode web-mode',
		ini: 'conf-mode conf-unix-mode conf-windows-mode conf-desktop-mode',
		javascript: 'js-mode js-ts-mode js2-mode javascript-mode',
		javascriptreact: 'js-jsx-mode rjsx-mode',
		json: 'json-mode json-ts-mode js-json-mode',
		latex: 'latex-mode LaTeX-mode',
		lisp: 'lisp-mode',
		mail: 'mail-mode message-mode',
		makefile: 'makefile-mode makefile-gmake-mode makefile-bsdmake-mode',
		markdown: 'markdown-mode gfm-mode',
		m4: 'm4-mode autoconf-mode',
		matlab: 'octave-mode',
		nginx: 'nginx-mode',
		ocaml: 'tuareg-mode',
		org: 'org-mode',
		perl: 'perl-mode cperl-mode',
		powershell: 'powershell-mode',
		properties: 'conf-javaprop-mode',
		python: 'python-mode python-ts-mode',
		r: 'ess-r-mode',
		restructuredtext: 'rst-mode',
		ruby: 'ruby-mode ruby-ts-mode enh-ruby-mode',
		rust: 'rust-mode rust-ts-mode rustic-mode',
		shellscript: 'sh-mode bash-ts-mode shell-script-mode sh-base-mode',
		sql: 'sql-mode',
		systemd: 'systemd-mode',
		toml: 'toml-mode conf-toml-mode',
		troff: 'nroff-mode',
		typescript: 'typescript-mode typescript-ts-mode',
		typescriptreact: 'tsx-ts-mode typescript-tsx-mode',
		xml: 'nxml-mode xml-mode',
		yaml: 'yaml-mode yaml-ts-mode',
	},
	'Sublime Text and TextMate': {
		asciidoc: 'text.asciidoc',
		bat: 'source.batchfile source.dosbatch',
		c: 'source.c',
		cpp: 'source.c++',
		csharp: 'source.cs',
		css: 'source.css',
		dockerfile: 'source.dockerfile',
		diff: 'source.diff',
		html: 'text.html.basic',
		ini: 'source.ini',
		javascript: 'source.js',
		javascriptreact: 'source.js.jsx',
		json: 'source.json',
		jsonc: 'source.json.comments',
		latex: 'text.tex.latex',
		makefile: 'source.makefile',
		markdown: 'text.html.markdown text.html.markdown.gfm',
		'objective-c': 'source.objc',
		'objective-cpp': 'source.objc++',
		php: 'text.html.php',
		plaintext: 'text.plain',
		properties: 'source.java-properties',
		python: 'source.python',
		restructuredtext: 'text.restructuredtext',
		scss: 'source.css.scss',
		shellscript: 'source.shell source.shell.bash',
		toml: 'source.toml',
		typescript: 'source.ts',
		typescriptreact: 'source.tsx',
		xml: 'text.xml',
		xsl: 'text.xml.xsl',
		yaml: 'source.yaml',
	},
	'Kate, Helix, tree-sitter and Linguist': {
		apacheconf: 'apache_configuration aconf vhost',
		bat: 'batch batchfile ms-dos_batch',
		csharp: 'c_sharp c#',
		coffeescript: 'coffee litcoffee',
		cucumber: 'gherkin',
		commonlisp: 'common_lisp',
		cpp: 'c++ cplusplus',
		csv: 'rfc_csv',
		diff: 'udiff patch',
		dockerfile: 'docker containerfile',
		fsharp: 'f# fs',
		'git-commit': 'git-commit git_commit',
		'git-rebase': 'git-rebase git_rebase',
		go: 'golang',
		html: 'html+erb',
		ignore: 'gitignore ignore-list',
		ini: 'INI_Files',
		javascript: 'js node',
		jsonl: 'jsonl ndjson',
		jsonc: 'json_with_comments',
		julia: 'jl',
		makefile: 'bsdmake',
		markdown: 'md markdown.inline',
		'objective-c': 'obj-c objectivec',
		'objective-cpp': 'obj-c++ objective-c++',
		ocaml: 'ocaml-interface objective_caml',
		lean4: 'lean',
		opencl: 'opencl_c',
		po: 'gettext_catalog',
		postscript: 'ps',
		powershell: 'pwsh posh',
		properties: 'git-config java_properties git-attributes',
		proto: 'protobuf protocol_buffers',
		python: 'py python3 starlark',
		r: 'rscript splus',
		restructuredtext: 'rest',
		ruby: 'rb',
		rust: 'rs',
		shellscript: 'shell ksh shell-script',
		svelte: 'svelte',
		terraform: 'hcl tf tfvars',
		troff: 'roff mandoc',
		typescript: 'ts mts',
		vb: 'vb.net visual_basic',
		xml: 'rss xsd',
		yaml: 'yml',
	},
	"VS Code's extensions": {
		FortranFixedForm: 'FortranFixedForm',
		ada: 'ada',
		apex: 'apex apex-anon',
		asm: 'asm-collection asm-intel-x86-generic arm',
		cobol: 'COBOL ACUCOBOL',
		html: 'erb ejs',
		lean4: 'lean4',
		markdown: 'jinja-md',
		matlab: 'matlab octave',
		pascal: 'pascal objectpascal',
		sql: 'jinja-sql oraclesql',
		shellscript: 'jinja-shell',
		terraform: 'terraform-stack opentofu-vars',
		yaml: 'jinja-yaml',
		'jinja-html': 'jinja-html',
	},
};

let tested = 0;
for (const [editor, table] of Object.entries(editors)) {
	test(`the names of ${editor}`, () => {
		for (const [id, list] of Object.entries(table))
			for (const name of list.split(' ')) {
				assert.equal(languageNamed(name), id, name);
				tested++;
			}
	});
}

test('at least 206 names were tried, and no two spellings of one', () => {
	assert.ok(tested >= 206, String(tested));
	const all = Object.values(editors).flatMap((table) =>
		Object.values(table).flatMap((list) => list.split(' ').map((name) => name.toLowerCase())),
	);
	assert.ok(new Set(all).size >= 206, String(new Set(all).size));
});

test('what stands for a language is itself one', () => {
	for (const id of [...languageIds, ...languagesRead().flat()]) {
		const named = languageNamed(id);
		assert.ok(named !== undefined, id);
		assert.equal(languageNamed(named), named, `${id} → ${named}`);
	}
});

test("a second name never goes to another reader than the first one's", () => {
	for (const group of languagesRead()) {
		const readers = languagesRead();
		for (const id of group) {
			const named = languageNamed(id) ?? '';
			assert.ok(
				readers.some((ids) => ids.includes(id) && ids.includes(named)),
				`${id} → ${named}`,
			);
		}
	}
});

test('no name: what says nothing and what nobody knows', () => {
	for (const name of ['', ' ', 'klingon', 'prog-mode', 'constructor', '__proto__', 'toString', '.', '-mode', 'source.'])
		assert.equal(languageNamed(name), undefined, JSON.stringify(name));
});

// What the editor says, the file, what is read.
const documents: readonly (readonly [name: string, file: string, languageId: string])[] = [
	['text', '/a/b.py', 'python'],
	['plaintext', 'C:\\a\\run.bat', 'bat'],
	['fundamental', 'Dockerfile', 'dockerfile'],
	['fundamental-mode', 'notes', 'plaintext'],
	['text-mode', 'a.txt', 'plaintext'],
	['prog-mode', 'a.sh', 'shellscript'],
	['conf', 'a.toml', 'toml'],
	['conf', 'a.rc', 'ini'],
	['erb', 'a.html.erb', 'html'],
	['erb', 'a.js.erb', 'javascript'],
	['erb', 'a.erb', 'ruby'],
	['eruby', 'a', 'html'],
	['web-mode', 'a.vue', 'vue'],
	['web-mode', 'a.tmpl', 'html'],
	['', 'a.md', 'markdown'],
	['klingon', 'a.md', 'markdown'],
	['klingon', 'a', 'klingon'],
	['python', 'a.md', 'python'],
	['dosbatch', 'a.txt', 'bat'],
	['mail', 'a.md', 'mail'],
];
test('the file decides where the name says nothing or nobody knows it', () => {
	for (const [name, file, languageId] of documents)
		assert.equal(languageFor(name, file), languageId, `${name} ${file}`);
});
