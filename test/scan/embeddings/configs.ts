/** How settings, tables and documents write URLs: by their manuals, not by our code. */

import type { Embedding } from './embedding';

/** What stands for itself nearly everywhere, and never ends a URL. */
const PLAIN = /^[A-Za-z\d\-_./~+:=?]$/;

const rows = (...embeddings: Embedding[]): readonly Embedding[] => embeddings;

/** Characters as themselves, but those of `escaped` as `write` says; all others cannot stand there. */
function shows(escaped: Readonly<Record<string, readonly string[]>>, plain = PLAIN) {
	return (character: string): readonly string[] =>
		Object.hasOwn(escaped, character) ? (escaped[character] as string[]) : plain.test(character) ? [character] : [];
}

const after = (mark: string, characters: string) =>
	Object.fromEntries(Array.from(characters, (character) => [character, [mark + character]]));

const hex = (character: string, digits: number) =>
	(character.codePointAt(0) as number).toString(16).padStart(digits, '0').toUpperCase();

/** What is found when it is written by its number: not the scheme and its colon. */
const ESCAPABLE = /^[\d/?&%=_~#.-]$/;

/** What any quoted string may hold. */
const QUOTABLE = /^[A-Za-z\d\-_./~+:=?&%@#]$/;

const shell = rows(
	{
		...{ name: 'a word of a shell', languageId: 'shellscript', context: 'code', before: 'curl -L ', after: ' | sh\n' },
		shows: shows({ ...after('\\', '&'), '?': ['?', '\\?'], '%': ['%'], '#': ['#', '\\#'], '=': ['=', '\\='] }),
		breaks: ['\\\n'],
	},
	{
		...{
			name: "a shell's single quotes",
			languageId: 'shellscript',
			context: 'raw-string',
			before: "curl '",
			after: "'\n",
		},
		shows: shows({}, QUOTABLE),
	},
	{
		...{
			name: "a shell's double quotes",
			languageId: 'shellscript',
			context: 'string',
			before: 'curl "',
			after: '" &\n',
		},
		shows: shows({ $: ['\\$'] }, QUOTABLE),
		breaks: ['\\\n'],
	},
	{
		...{ name: 'a here document', languageId: 'shellscript', context: 'string' },
		...{ before: "cat <<EOF\nit's ", after: ' there\nEOF\n' },
		shows: shows({}, QUOTABLE),
	},
	{
		...{
			name: 'a Dockerfile',
			languageId: 'dockerfile',
			context: 'code',
			before: 'RUN curl ',
			after: ' \\\n  && ls\n',
		},
		shows: shows({ ...after('\\', '&') }),
	},
	{
		...{ name: 'a batch file', languageId: 'bat', context: 'code', before: 'start ', after: ' && dir\r\n' },
		shows: shows({ '&': ['^&'], '%': ['%%'] }),
	},
	{
		...{ name: "a batch file's quotes", languageId: 'bat', context: 'string', before: 'start "" "', after: '"\r\n' },
		shows: shows({ '%': ['%%'], '&': ['&'] }),
	},
	{
		...{ name: 'a crontab', languageId: 'crontab', context: 'code', before: '@daily curl ', after: ' >/dev/null\n' },
		shows: shows({ '&': ['\\&'], '%': ['\\%'] }),
	},
);

const yaml = rows(
	{
		...{ name: 'a plain scalar', languageId: 'yaml', context: 'value', before: 'a: ', after: ' # b\n' },
		shows: shows({}, QUOTABLE),
	},
	{
		...{ name: 'a plain scalar in brackets', languageId: 'yaml', context: 'value', before: 'a: [b,', after: ',c]\n' },
		shows: shows({}, QUOTABLE),
	},
	{
		...{ name: "YAML's single quotes", languageId: 'yaml', context: 'string', before: "- 'see ", after: " there'\n" },
		shows: shows({ "'": ["''"] }, QUOTABLE),
	},
	{
		...{ name: "YAML's double quotes", languageId: 'yaml', context: 'string', before: 'a: "', after: '"\n' },
		shows: (character) => [
			...shows({ '/': ['/', '\\/'], "'": ["'"] }, QUOTABLE)(character),
			...(ESCAPABLE.test(character)
				? [`\\x${hex(character, 2)}`, `\\u${hex(character, 4)}`, `\\U${hex(character, 8)}`]
				: []),
		],
		breaks: ['\\\n   '],
	},
	{
		...{
			name: 'a block scalar',
			languageId: 'yaml',
			context: 'text',
			before: 'a: |\n  "see ',
			after: ' # there\n\nb: c\n',
		},
		shows: shows({}, QUOTABLE),
	},
);

const settings = rows(
	{
		...{ name: "TOML's double quotes", languageId: 'toml', context: 'string', before: 'a = "', after: '" # b\n' },
		shows: (character) => [
			...shows({}, QUOTABLE)(character),
			...(ESCAPABLE.test(character) ? [`\\u${hex(character, 4)}`, `\\U${hex(character, 8)}`] : []),
		],
	},
	{
		...{ name: "TOML's literal strings", languageId: 'toml', context: 'raw-string', before: "a = '", after: "' # b\n" },
		shows: shows({}, QUOTABLE),
	},
	{
		...{ name: 'a value of an INI file', languageId: 'ini', context: 'value', before: '[a]\nb = ', after: ' ; c\n' },
		shows: shows({ ';': [';'] }, QUOTABLE),
	},
	{
		...{ name: 'a value of properties', languageId: 'properties', context: 'value', before: 'a=', after: '\nb=c\n' },
		shows: (character) => [
			...shows({ ':': [':', '\\:'], '=': ['=', '\\='], '#': ['#', '\\#'], '!': ['!', '\\!'] }, QUOTABLE)(character),
			...(ESCAPABLE.test(character) ? [`\\u${hex(character, 4)}`] : []),
		],
		breaks: ['\\\n    ', '\\\r\n\t'],
	},
	{
		...{
			name: 'a unit of systemd',
			languageId: 'systemd',
			context: 'value',
			before: '[Unit]\nDocumentation=',
			after: ' man:a(1)\n',
		},
		shows: shows({ '%': ['%%'], '&': ['&'], '#': ['#'] }),
	},
	{
		...{ name: 'a field of CSV', languageId: 'csv', context: 'value', before: 'a,b,c\nd,', after: ',e\n' },
		shows: shows({ ';': [';'] }, QUOTABLE),
	},
	{
		...{ name: 'a quoted field of CSV', languageId: 'csv', context: 'string', before: 'a,b,c\nd,"', after: '",e\n' },
		shows: shows({ ',': [','] }, QUOTABLE),
	},
	{
		...{ name: 'a field of TSV', languageId: 'tsv', context: 'value', before: 'a\tb\tc\nd\t', after: '\te\n' },
		shows: shows({ ',': [','] }, QUOTABLE),
	},
	{
		...{
			name: 'strings of a message catalogue',
			languageId: 'po',
			context: 'string',
			before: 'msgid ""\n"',
			after: '"\nmsgstr ""\n',
		},
		shows: shows({}, QUOTABLE),
		breaks: ['"\n"'],
	},
	{
		...{
			name: 'a list of URLs',
			languageId: 'uri-list',
			context: 'list-line',
			before: '# a\r\n',
			after: '\r\n# b\r\n',
		},
		shows: (character) => (character > ' ' && !/[\x7f-\xa0\u2028\u2029]/.test(character) ? [character] : []),
	},
);

const documents = rows(
	{
		...{
			name: 'an argument of LaTeX',
			languageId: 'latex',
			context: 'latex-argument',
			before: '\\href{',
			after: '}{a}\n',
		},
		shows: shows(
			{
				// A bare one would hide the line's end behind it.
				'%': ['\\%'],
				'#': ['\\#', '#'],
				'&': ['\\&', '&'],
				_: ['_', '\\_'],
				'~': ['~', '\\~{}', '\\textasciitilde{}'],
			},
			QUOTABLE,
		),
		breaks: ['\n  ', '%\n  '],
	},
	{
		...{ name: "LaTeX's text", languageId: 'latex', context: 'text', before: 'See ', after: ' there.\n' },
		shows: shows(
			{
				...{ '%': ['\\%'], '#': ['\\#'], '&': ['\\&'], _: ['\\_', '{\\_}', '\\textunderscore{}'] },
				'~': ['\\~{}', '\\textasciitilde{}', '{\\textasciitilde}', '$\\sim$'],
			},
			QUOTABLE,
		),
		breaks: ['\\-'],
	},
	{
		...{
			name: 'a field of BibTeX',
			languageId: 'bibtex',
			context: 'latex-argument',
			before: '@misc{a,\n  url = {',
			after: '},\n}\n',
		},
		shows: shows({ '%': ['%', '\\%'], _: ['_', '\\_'] }, QUOTABLE),
	},
	{
		...{
			name: 'a target of reStructuredText',
			languageId: 'restructuredtext',
			context: 'link-target',
			before: 'See `a <',
			after: '>`_.\n',
		},
		shows: shows({ _: ['_', '\\_'], '*': ['*', '\\*'] }, QUOTABLE),
		breaks: ['\n  '],
	},
	{
		...{
			name: 'a definition of reStructuredText',
			languageId: 'restructuredtext',
			context: 'link-target',
			before: '.. _a: ',
			after: '\n\nb\n',
		},
		shows: shows({ _: ['_', '\\_'] }, QUOTABLE),
	},
	{
		...{
			name: 'a link of AsciiDoc',
			languageId: 'asciidoc',
			context: 'link-target',
			before: 'See link:',
			after: '[the text].\n',
		},
		shows: shows({ "'": ["'"] }, QUOTABLE),
	},
	{
		...{ name: 'a link of Org', languageId: 'org', context: 'link-target', before: 'See [[', after: '][the text]].\n' },
		shows: shows({ '[': ['\\['], ']': ['\\]'], "'": ["'"] }, QUOTABLE),
	},
	{
		...{
			name: 'quoted mail',
			languageId: 'plaintext',
			context: 'url-wrapper',
			before: '> See <URL:',
			after: '>.\n> b\n',
		},
		shows: shows({}, QUOTABLE),
		breaks: ['\n> ', '\r\n>  '],
	},
	{
		...{ name: 'a patch', languageId: 'diff', context: 'url-wrapper', before: '@@ -1 +1 @@\n+<URL:', after: '>\n' },
		shows: shows({}, QUOTABLE),
		breaks: ['\n+', '\n+  '],
	},
);

/** Shells, settings, tables and documents. */
export const configs: readonly Embedding[] = [...shell, ...yaml, ...settings, ...documents];
