/** Our own pages as a terminal shows them. It knows the Markdown that they use, and no more. */

/** The page without marks: headings in capitals, the title as it is, examples indented, tables as lists, links as their texts. */
export function plainText(markdown: string): string {
	const blocks = markdown.trimEnd().split(/^(```.*\n[\s\S]*?^```)$/m);
	return `${blocks.map((block, index) => (index % 2 === 1 ? example(block) : prose(block))).join('')}\n`;
}

/** What stands between the fences. */
function example(block: string): string {
	const lines = block.split('\n').slice(1, -1);
	return lines.map((line) => (line === '' ? '' : `    ${line}`)).join('\n');
}

/** A link may go on in the next line, a heading and a row may not. */
function prose(block: string): string {
	const lines = block.split('\n').filter((line) => !/^<!--|^\| ---/.test(line));
	return inline(lines.map(titleOrRow).join('\n'));
}

function titleOrRow(line: string): string {
	if (line.startsWith('# ')) return line.slice(2);
	if (line.startsWith('#')) return line.replace(/^#+ /, '').toUpperCase();
	return line.startsWith('| ') ? row(line) : line;
}

/** A row of a table: its cells, with two spaces between them. What stands for something else is in italics there, and here in capitals, as in the help. */
function row(line: string): string {
	const capitals = line.replace(/(?<![\w\\`])_([a-z]+)_(?!\w)/g, (_, name: string) => name.toUpperCase());
	return `  ${capitals.slice(2, -2).split(' | ').join('  ')}`;
}

/** Code, the text of a link, a mark that is escaped, and marks of emphasis: whichever starts first. */
const MARKS =
	/`([^`\n]*)`|\[((?:`[^`]*`|[^\]`])*)\]\([^()\s]*\)|\\([!-/:-@[-`{-~])|\*\*|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;

/** Code keeps what it holds; elsewhere backslashes before marks, marks of emphasis and the addresses of links go. */
function inline(text: string): string {
	return text.replace(MARKS, (_, code?: string, link?: string, escaped?: string) =>
		link === undefined ? (code ?? escaped ?? '') : inline(link),
	);
}
