/** How comments are written, per language id as editors name it. */

/** The marks around a comment. */
export interface CommentSyntax {
	readonly open: string;
	/** Empty where the comment ends with its line. */
	readonly close: string;
}

export interface CommentStyle {
	/** In the order in which they are tried: a language may have others embedded in it. */
	readonly syntaxes: readonly CommentSyntax[];
	/** Whether a comment has its line for itself: behind other text its mark would be text too. */
	readonly ownLine: boolean;
	/** Whether a comment on a line of its own ends a paragraph. */
	readonly endsParagraph: boolean;
}

/** Languages by how their comments are written. */
const syntaxes: readonly (readonly [syntaxes: readonly string[], languageIds: string])[] = [
	[
		['//'],
		'asciidoc c cpp csharp cuda-cpp dart fsharp glsl go groovy hlsl java json5 jsonc kotlin less ' +
			'objective-c objective-cpp proto proto3 rust sass scala scss shaderlab snippets solidity stylus swift typescript zig',
	],
	[['//', '{/* */}'], 'javascript javascriptreact typescriptreact'],
	[['//-'], 'jade pug'],
	[['/* */'], 'css'],
	[
		['#'],
		'ansible apache apacheconf coffeescript crontab dockercompose dockerfile dotenv elixir fish git-commit git-rebase ' +
			'github-actions-workflow graphql hcl helm ignore java-properties julia makefile nginx NGINX nix org perl perl6 ' +
			'po powershell properties python r raku rpm-spec ruby shellscript spring-boot-properties smali systemd systemd-conf ' +
			'systemd-unit-file terraform toml uri-list yaml zsh',
	],
	[['--'], 'ada elm haskell lua sql vhdl'],
	[[';'], 'asm clojure commonlisp elisp ini lisp racket scheme'],
	[['%'], 'erlang latex matlab prolog rd tex'],
	[["'"], 'vb'],
	[['REM'], 'bat'],
	[['(* *)'], 'ocaml'],
	[['..'], 'restructuredtext'],
	[['.\\"'], 'groff man roff troff'],
	[['@c'], 'texinfo'],
	[['<!-- -->', '#'], 'markdown quarto rmd'],
	[['{/* */}', '#'], 'mdx'],
	[['<!-- -->'], 'dtd svg xml xsl'],
	[['<!-- -->', '//', '/* */'], 'astro handlebars svelte vue'],
	[['<!-- -->', '//', '/* */', '#'], 'html'],
	[['//', '/* */', '<!-- -->'], 'php'],
	[['@* *@'], 'aspnetcorerazor razor'],
	[['{# #}'], 'django-html jinja jinja-html twig'],
];

/** Text and data without comments. Where a language is not known, neither are its comments. */
export const withoutComments: ReadonlySet<string> = new Set(
	'bibtex biblatex csv diff email eml json jsonl log mail plaintext rtf search-result tsv'.split(' '),
);

const ownLine = new Set(
	(
		'apache apacheconf asciidoc bat crontab dockerfile dotenv git-commit git-rebase ignore ini jade java-properties ' +
		'makefile org po properties pug restructuredtext spring-boot-properties systemd systemd-conf systemd-unit-file uri-list'
	).split(' '),
);

const endsParagraph = new Set('markdown mdx org quarto restructuredtext rmd'.split(' '));

const byLanguage = new Map(
	syntaxes.flatMap(([written, languageIds]) =>
		languageIds.split(' ').map((languageId): [string, CommentStyle] => [
			languageId,
			{
				syntaxes: written.map(syntaxOf),
				ownLine: ownLine.has(languageId),
				endsParagraph: endsParagraph.has(languageId),
			},
		]),
	),
);

function syntaxOf(written: string): CommentSyntax {
	const [open = '', close = ''] = written.split(' ');
	return { open, close };
}

/** How comments are written in a language; `undefined` where it has none, or we do not know it. */
export function commentStyleOf(languageId: string): CommentStyle | undefined {
	return byLanguage.get(languageId);
}

/** What closes a comment, by what opens it. What is not here goes on to the end of the line. */
export const closers: Readonly<Record<string, string>> = {
	'{/*': '*/}',
	'/*': '*/',
	'<!--': '-->',
	'<%--': '--%>',
	'<#': '#>',
	'(*': '*)',
	'{-': '-}',
	'{#': '#}',
	'@*': '*@',
	'#=': '=#',
	'#|': '|#',
	'--[[': ']]',
};
