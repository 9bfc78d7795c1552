// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are the placeholders of other languages

/** What templates, shells and languages with code in their strings replace: `{x}`, `$x`, `<x>`, `%x%`. */

import { angles, braces, dollar, percentSigns, serverTag } from '../matches';
import { balanced, codeEnd, commandEnd, sticky } from '../syntax';
import { DIGITS, type Family, firstOf, LETTERS, words } from './family';

/** Languages in whose strings or attributes `{…}` holds code. */
const BRACED_CODE = words(
	'python csharp fsharp razor php perl xsl xml svelte astro vue javascriptreact typescriptreact vb nim lean4 abap phoenix-heex',
);

/** Languages whose strings run commands or evaluate code in `$(…)`, `${…}`, `#{…}`. */
const DOLLAR_CODE = words(
	'shellscript zsh fish dockerfile makefile javascript typescript javascriptreact typescriptreact vue svelte kotlin ' +
		'groovy scala dart php perl powershell julia terraform nix swift yaml github-actions-workflow dockercompose hcl cue pkl d ' +
		'v vala haxe rescript bicep puppet dhall qml cmake nushell just',
);
const HASH_CODE = words('ruby elixir crystal coffeescript pug haml slim');

/** Braces behind a sign that opens them: `#{x}`. */
function bracesBehind(text: string, offset: number, stop: number): number {
	return text.charAt(offset + 1) === '{' ? balanced(text, offset + 1, stop) : -1;
}

export const templates: readonly Family[] = [
	{
		name: 'literal in braces',
		examples: ['{{ `{{ .Username }}` }}', '{{`{{x}}`}}'],
		opens: '{',
		second: '{',
		match: sticky(/\{\{-?\s{0,4}`[^`\n]{1,200}`\s{0,4}-?\}\}/y),
	},
	{
		name: 'braces',
		examples: ['{id}', '{}', '{0}', '{?page,size}', '{{x}}', '{{ x.y }}', '{{{ x }}}', '{{{{x}}}}', '{% x %}'],
		opens: '{',
		match: braces,
	},
	{
		name: 'braces in braces',
		examples: ['{a.{b}}', '{hub.{event}.{category}}'],
		opens: '{',
		second: `_.-${LETTERS}${DIGITS}`,
		match: sticky(/\{[\w.-]{1,40}\.(?:\{[\w.-]{1,40}\}\.?){1,6}\}/y),
	},
	{
		name: 'braces with a pattern',
		examples: ['{id : \\d+}', '{name : [a-z]+}'],
		opens: '{',
		second: LETTERS,
		match: sticky(/\{[A-Za-z]\w{0,40} ?: ?[\\[(.][^{}\n"]{0,60}\}/y),
	},
	{
		name: "Blade's raw echo",
		examples: ['{!! $x !!}', "{!! f($a, 'b') !!}"],
		opens: '{',
		second: '!',
		match: sticky(/\{!!(?:(?!!!\})[^\n]){1,300}!!\}/y),
	},
	{
		name: 'a name in backticks',
		examples: ['`__domain__`'],
		opens: '`',
		second: '_',
		match: sticky(/`__[a-z]\w{1,40}__`/y),
	},
	{
		name: 'a tag between dollar signs',
		examples: ['{$ x.y $}', '<$ x.y|replace("a", "b") $>'],
		opens: '{<',
		second: '$',
		match: firstOf(sticky(/\{\$ (?:(?! \$\})[^\n]){1,300} \$\}/y), sticky(/<\$ (?:(?! \$>)[^\n]){1,300} \$>/y)),
	},
	{
		name: 'words in braces',
		examples: ['{ip address}', '{your site name}'],
		opens: '{',
		second: LETTERS,
		match: sticky(/(?<=[/=:_-])\{[A-Za-z]{1,20}(?: [A-Za-z]{1,20}){1,3}\}/y),
	},
	{
		name: 'code in braces',
		examples: ['{f(a, "b")}', "{a['b']}", '{"" if i else "."}', '{(a ? b : c)}', "{concat($p, '.html')}"],
		languages: BRACED_CODE,
		opens: '{',
		match: codeEnd,
	},
	{
		name: "Smarty's modifiers",
		examples: ["{$a.b|escape:'<'}", '{$a|replace:"<":"x"|trim}'],
		languages: words('html smarty'),
		opens: '{',
		second: '$',
		// A quote may end the attribute in which it stands.
		match: sticky(
			/\{\$[\w.[\]$>-]{1,80}(?:\|@?\w{1,40}(?::(?:"[^"\n]{0,40}"|'[^'\n]{0,40}'|[\w$.]{1,40})){0,4}){1,6}(?:\}|:$)/y,
		),
	},
	{
		name: 'code in a string',
		examples: ['$(hostname -f)', '$(f "a" b)', '${a["b"]}', '${f(a, (b))}'],
		languages: DOLLAR_CODE,
		opens: '$',
		second: '{(',
		match: (text, offset, stop) => ('{('.includes(text.charAt(offset + 1)) ? codeEnd(text, offset + 1, stop) : -1),
	},
	{
		name: 'command',
		examples: ['`hostname`', '`f "a b" | g`'],
		languages: words('shellscript zsh dockerfile makefile'),
		opens: '`',
		match: commandEnd,
	},
	{
		name: 'Ruby code',
		examples: ['#{x}', '#{f(a, "b")}', '#{h[:a]["}"]}'],
		languages: HASH_CODE,
		opens: '#',
		second: '{',
		match: (text, offset, stop) => (text.charAt(offset + 1) === '{' ? codeEnd(text, offset + 1, stop) : -1),
	},
	{
		name: 'hash and braces',
		examples: ['#{x}'],
		opens: '#',
		second: '{',
		match: bracesBehind,
	},
	{
		name: "Pug's raw text",
		examples: ['!{x.y}'],
		// Its scripts are JavaScript.
		languages: words('pug javascript'),
		opens: '!',
		second: '{',
		match: bracesBehind,
	},
	{
		name: 'redaction',
		examples: ['###', '########'],
		programs: true,
		languages: words('yaml json jsonc toml ini properties dotenv'),
		opens: '#',
		match: sticky(/#{3,200}/y),
	},
	{
		name: 'members',
		examples: ['$this->host', '$a[0]', "$a['b']", '$x->{y}', '$a->b->c'],
		languages: words('php perl fish'),
		opens: '$',
		match: sticky(/\$\w{1,60}(?:->\w{1,60}|(?:->)?\{\w{1,60}\}|(?:->)?\[['"]?[$\w-]{1,60}['"]?\]){1,6}/y),
	},
	{
		name: 'scoped variable',
		examples: ['$env:HOST', '$script:x'],
		languages: words('powershell'),
		opens: '$',
		match: sticky(/\$(?:env|script|global|local|private|using|variable):\w{1,80}/iy),
	},
	{
		name: 'dollar',
		examples: ['$VAR', '${VAR}', '$(x)', '$1', '$PROJECT_DIR$', '${{ x.y }}', '$$VAR'],
		opens: '$',
		match: dollar,
	},
	{
		name: "a template's expression",
		examples: ["$a.b['c']", '$a.b(c)', '$f(a=b)', '$a.b[0]'],
		languages: words('html xml svg velocity'),
		opens: '$',
		match: sticky(/\$[A-Za-z_]\w{0,60}(?:\.\w{1,60}){0,6}(?:\[['"]?[\w-]{1,60}['"]?\]|\([\w.,='$-]{0,100}\))/y),
	},
	{
		name: 'generator expression',
		examples: ['$<CONFIG>', '$<TARGET_FILE:a>'],
		languages: words('cmake'),
		opens: '$',
		match: sticky(/\$<[\w:,.;]{1,100}>/y),
	},
	{
		name: 'server tag',
		examples: ['<%= x %>', '<?= x ?>', '<#= x #>'],
		opens: '<',
		match: serverTag,
		where: 'outside markup',
	},
	{
		name: 'angle brackets',
		examples: [
			'<host>',
			'<your-host>',
			'<host/address>',
			'<ваш-домен>',
			'<编码后的摘要，200字以内>',
			'<port+1>',
			'<dev|prod>',
			'<hash(id)[0:16]>',
			'<...>',
		],
		opens: '<',
		match: firstOf(
			angles,
			sticky(/<(?:\.{3}|…|[A-Za-z_][\w.-]{0,60}(?:\([\w.:,-]{0,60}\)|\[[\w.:,-]{0,60}\]){1,4})>/y),
		),
		where: 'outside markup',
	},
	{
		name: 'percent signs',
		examples: ['%VAR%', '%name%', '%IP%', '%%project%%', '%%config.id%%', '%env(HOST)%'],
		opens: '%',
		second: `%_${LETTERS}`,
		match: percentSigns,
	},
	{
		name: "a wiki's variable",
		examples: ['%$NAME%', '%$ROOTMODULE%'],
		opens: '%',
		second: '$',
		match: sticky(/%\$[A-Za-z]\w{1,60}%/y),
	},
	{
		name: 'number signs',
		examples: ['##HOST##', '##API_HOST##', '##id##'],
		opens: '#',
		second: '#',
		match: sticky(/##[A-Za-z]\w{1,30}##/y),
	},
	{
		name: "a newsletter's field",
		examples: ['$[LI:UNSUBSCRIBE]$', '$[NAME]$'],
		opens: '$',
		second: '[',
		match: sticky(/\$\[[A-Za-z][\w:.-]{0,60}\]\$/y),
	},
	{
		name: 'doubled percent sign',
		examples: ['%%3A'],
		languages: words('po sql'),
		opens: '%',
		second: '%',
		match: sticky(/%%[\da-fA-F]{2}/y),
	},
];
