// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are the placeholders of other languages

/** What single programs and formats replace, and what is told by its signs alone: `%1`, `@x@`, `[x]`, `&x;`. */

import { squareBrackets } from '../brackets';
import { atSigns, batchArgument, capitals, digit, macro, specifier } from '../matches';
import { balanced, codeEnd, isWord, sticky } from '../syntax';
import { type Family, words } from './family';

/** `@Model.Host`, `@Url.Action("a")`: a name of Razor's, with what is asked of it. */
const razorName = sticky(/(?<!\w)@[A-Za-z]\w{0,60}(?:\.\w{1,60}|\([^()\r\n]{0,100}\)){0,6}/y);

export const others: readonly Family[] = [
	{
		name: 'batch',
		examples: ['%1', '%*', '%~1', '%~dp0', '%%A', '%A:~0,3%', '%~nA'],
		languages: words('bat'),
		opens: '%',
		match: batchArgument,
	},
	{
		name: 'delayed expansion',
		examples: ['!A!', '!HOST!', '!a:b=c!'],
		languages: words('bat'),
		opens: '!',
		match: sticky(/![A-Za-z_]\w{0,60}(?::[^!\s]{1,60})?!/y),
	},
	{
		name: 'RPM macro',
		examples: ['%name', '%version', '%_arch', '%{?dist}', '%%{version}'],
		languages: words('rpmspec rpm-spec spec'),
		opens: '%',
		match: macro,
	},
	{
		name: 'capitals',
		examples: ['%HOST', '%HTTPPORT', '%TEST_NUMBER'],
		languages: [],
		signed: 'on its line',
		opens: '%',
		match: capitals,
	},
	{
		name: 'specifier',
		examples: ['%i', '%n', '%H', '%u'],
		languages: words('systemd systemd-conf systemd-unit-file'),
		opens: '%',
		match: specifier,
	},
	{
		name: 'back reference',
		examples: ['%1', '%{HTTP_HOST}', '$1'],
		languages: words('apacheconf apache'),
		opens: '%',
		match: digit,
	},
	{
		name: 'argument by its number',
		examples: ['%0%', '%1%'],
		languages: words('cpp c json jsonc xml csharp javascript typescript'),
		opens: '%',
		match: sticky(/%\d%(?![\da-fA-F]{2})/y),
	},
	{
		name: "Mule's expression",
		examples: ['#[header:INBOUND:host]', '#[vars.host]', "#[attributes['x']]"],
		languages: words('xml'),
		opens: '#',
		match: sticky(/#\[[A-Za-z][\w.:-]{0,80}(?:\[['"]?[\w.-]{1,60}['"]?\])?\]/y),
	},
	{
		name: 'sample expression',
		examples: ['%[src]', '%[req.hdr(host)]', '%[var(txn.host)]'],
		languages: words('haproxy'),
		signed: 'in its URL',
		opens: '%',
		match: (text, offset, stop) => (text.charAt(offset + 1) === '[' ? balanced(text, offset + 1, stop) : -1),
	},
	{
		name: 'back reference of a replacement',
		examples: ['\\1'],
		programs: true,
		languages: words('yaml ansible sed vim viml tcl'),
		opens: '\\',
		match: sticky(/\\\d(?![A-Za-z\d])/y),
	},
	{
		name: 'character by its number',
		examples: ['\\x{e9}'],
		languages: words('perl'),
		opens: '\\',
		match: sticky(/\\x\{[\da-fA-F]{1,6}\}/y),
	},
	{
		name: "HAProxy's sample",
		examples: ['%[req.hdr(host)]', '%[req.hdr(host),regsub(^www.,)]', '%[hdr(host)]'],
		opens: '%',
		match: sticky(/%\[[a-z][\w.]{1,40}\([^()\n]{0,80}\)(?:,[\w.]{1,40}(?:\([^()\n]{0,80}\))?){0,6}\]/y),
	},
	{
		name: "Template Toolkit's tag",
		examples: ['[% host %]', '[%- a.b -%]', '[% f("x") | uri %]'],
		languages: words('html xml svg perl sql css javascript json markdown latex yaml plaintext'),
		opens: '[',
		match: sticky(/\[%(?:(?!%\])[^\n]){1,160}%\]/y),
	},
	{
		name: "Ruby's variable",
		examples: ['#@host', '#@@host'],
		languages: words('ruby crystal haml slim'),
		opens: '#',
		match: sticky(/#@{1,2}[A-Za-z_]\w{0,60}/y),
	},
	{
		name: "Less's variable",
		examples: ['@{host}', '@{base-path}'],
		languages: words('less'),
		opens: '@',
		match: sticky(/@\{[\w-]{1,60}\}/y),
	},
	{
		name: "Velocity's quiet reference",
		examples: ['$!host', '$!{host}', '$!{a.b}', '$!a.b'],
		opens: '$',
		match: sticky(/\$!(?:\{[^{}\n]{1,80}\}|[A-Za-z_]\w{0,60}(?:\.\w{1,60}){0,4})/y),
	},
	{
		name: "Raku's attribute",
		examples: ['$.host', '@!hosts', '$!host', '$!a-b', '$.f("x")'],
		languages: words('raku perl6'),
		opens: '$@',
		match: sticky(/[$@][!.][A-Za-z_][\w-]{0,60}(?:\([^()\n]{0,80}\))?/y),
	},
	{
		name: 'doubled angle brackets',
		examples: ['<<host>>', '<<a.b>>', '<< host >>'],
		opens: '<',
		match: sticky(/<<\s?[A-Za-z_][\w.-]{0,60}\s?>>/y),
		where: 'outside markup',
	},
	{
		name: "SharePoint's display template",
		examples: ['_#= Link =#_', '_#=ctx.item=#_'],
		languages: words('html javascript'),
		opens: '_',
		match: sticky(/_#=(?:(?!=#_)[^\n]){1,120}=#_/y),
	},
	{
		name: "Tableau's field",
		examples: ['<[Station]>', '<[Parameters].[Host Name]>'],
		languages: words('xml'),
		opens: '<',
		match: sticky(/<\[[^[\]<>\n]{1,60}\](?:\.\[[^[\]<>\n]{1,60}\])?>/y),
	},
	{
		name: 'three angle brackets',
		examples: ['<<<a.b>>>'],
		opens: '<',
		match: sticky(/<<<\s?[A-Za-z_][\w.-]{0,60}\s?>>>/y),
	},
	{
		name: 'arrows',
		examples: ['<--host-->', '<----user name----->'],
		opens: '<',
		match: sticky(/<-{2,8} ?[A-Za-z](?:[\w.]|[ -](?=\w)){0,60} ?-{2,8}>/y),
	},
	{
		name: 'discovered value',
		examples: ['`endpoint`'],
		languages: words('yaml'),
		opens: '`',
		match: sticky(/(?<=\/\/)`[A-Za-z_]\w{0,40}`/y),
	},
	{
		name: "jq's interpolation",
		examples: ['\\(.name)', '\\(.a.b)'],
		languages: words('yaml github-actions-workflow shellscript'),
		opens: '\\',
		match: sticky(/\\\(\.[\w.]{1,60}\)/y),
	},
	{
		name: 'joined string',
		examples: ["'+row.url+'", "'+f(a)+'", `"+data.toString("base64")+"`, '" ~ a.b ~ "'],
		languages: words('html php markdown jinja jinja-html django-html twig'),
		opens: '\'"',
		match: sticky(
			/(['"])\s?([+~])\s{0,4}(?![A-Z]{2,10}\+)(?:\((?:"[\w.-]{0,20}"|'[\w.-]{0,20}')\)|[^'":<>\n]){1,80}\2\s?\1/y,
		),
	},
	{
		name: "Nushell's expression",
		examples: ['($host)', '($query | url encode)'],
		opens: '(',
		match: sticky(/\(\$[A-Za-z_][\w.-]{0,40}(?: \| [a-z][\w -]{0,40}){0,3}\)/y),
	},
	{
		name: "Eiffel's argument",
		examples: ['%S'],
		languages: words('eiffel'),
		opens: '%',
		match: sticky(/%S(?![\da-fA-F])/y),
	},
	{
		name: 'doubled signs',
		examples: ['@@HOST@@', '@@{host}@@', '@@{a.b}@@', '^^host^^'],
		opens: '@^',
		match: sticky(/@@(?:\{[^{}\s]{1,80}\}|[A-Za-z][\w:.-]{0,60})@@|\^\^[A-Za-z]\w{0,60}\^\^/y),
	},
	{
		name: "ColdFusion's expression",
		examples: ['#host#', '##', '#cgi.http_host#', '#f(x)#', '#a["b"]#'],
		languages: words('cfml cfm coldfusion lucee'),
		opens: '#',
		match: sticky(/##|#[A-Za-z_][\w.]{0,80}(?:\([^#\n]{0,120}\)|\[[^#\n]{0,60}\]){0,3}#/y),
	},
	{
		name: "ColdFusion's tag",
		examples: ['<cfoutput>', '</cfoutput>'],
		languages: words('cfml cfm coldfusion lucee'),
		opens: '<',
		match: sticky(/<\/?cf[a-z]{2,20}(?:\s[^<>\n]{0,80})?>/iy),
	},
	{
		name: 'at signs',
		examples: ['@HOST@', '@host@', '@PACKAGE_URL@'],
		opens: '@',
		match: atSigns,
	},
	{
		name: 'at and brackets',
		examples: ['@{x}', '@(Model.Host)', '@(x)'],
		opens: '@',
		match: (text, offset, stop) => {
			const bracket = '({'.includes(text.charAt(offset + 1)) && offset + 1 < stop;
			return bracket && !isWord(text.charCodeAt(offset - 1)) ? balanced(text, offset + 1, stop) : -1;
		},
	},
	{
		name: 'Razor',
		examples: ['@Model.Host', '@host', '@Url.Action("a")', '@(Url.Action("a", "b"))'],
		languages: words('razor aspnetcorerazor'),
		opens: '@',
		match: (text, offset, stop) =>
			text.charAt(offset + 1) === '(' && offset + 1 < stop
				? codeEnd(text, offset + 1, stop)
				: razorName(text, offset, stop),
	},
	{
		name: 'square brackets',
		examples: ['[slug]', '[[x]]', '[[...slug]]', '[service.name]'],
		opens: '[',
		match: squareBrackets,
	},
	{
		name: 'words in square brackets',
		examples: ['[[your shop]]', '[[PLUGIN SLUG]]'],
		languages: words('markdown html json'),
		opens: '[',
		match: sticky(/(?<=[/=:_-])\[\[[A-Za-z]{1,20}(?: [A-Za-z]{1,20}){1,3}\]\]/y),
	},
	{
		name: "curl's range",
		examples: ['[1-254]', '[001-100]', '[a-z]', '[0-100:10]', '[a-z:2]'],
		opens: '[',
		// Before white space and punctuation, `[1-3]` refers to notes.
		match: sticky(/\[(?:\d{1,10}-\d{1,10}|[a-z]-[a-z]|[A-Z]-[A-Z])(?::\d{1,10})?\](?=[\w/?&=%{[-]|[.:][\w{[]|$)/y),
	},
	{
		name: "TeX's computed name",
		examples: ['\\csname a\\x\\endcsname', '\\csname orcid b\\endcsname'],
		languages: words('latex tex'),
		opens: '\\',
		match: sticky(/\\csname [\w@\\ ]{1,60}?\\endcsname/y),
	},
	{
		name: "TeX's macro",
		examples: ['\\host', '\\@email'],
		languages: words('latex tex'),
		opens: '\\',
		match: sticky(/\\[A-Za-z@]{1,60}/y),
	},
	{
		name: "TeX's parameter",
		examples: ['#1', '#2'],
		languages: words('latex tex'),
		opens: '#',
		match: sticky(/#{1,2}[1-9](?!\d)/y),
	},
	{
		name: 'substitution',
		examples: ['|version|', '|release|'],
		languages: words('restructuredtext'),
		opens: '|',
		match: sticky(/\|[A-Za-z][\w.-]{0,60}\|/y),
	},
	{
		name: 'entity',
		examples: ['&host;', '&my.host;'],
		languages: words('xml xsl dtd svg'),
		opens: '&',
		match: sticky(/&[A-Za-z_][\w.-]{0,60};/y),
	},
	{
		name: 'parameter entity',
		examples: ['%file;', '%my.host;'],
		languages: words('xml dtd'),
		opens: '%',
		match: sticky(/%(?![\da-fA-F]{2})[A-Za-z_][\w.-]{0,60};/y),
	},
];
