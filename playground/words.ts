/** What the page says that stands neither in its HTML nor in the messages of the engine. */

/** How much was found. */
export function summary(urls: number, findings: number, repairable: number): string {
	if (urls === 0) return 'No URL found.';
	const found = `${counted(urls, 'URL')}, ${findings === 0 ? 'nothing wrong' : counted(findings, 'finding')}`;
	return repairable === 0 ? `${found}.` : `${found}, ${repairable} of them repaired safely by one click.`;
}

/** What is said in place of findings that are not listed. */
export function more(count: number): string {
	return `${counted(count, 'more finding')} below: ${count === 1 ? 'it is' : 'they are'} underlined in the text.`;
}

/** Where a finding stands. */
export function place(line: number, column: number): string {
	return `Line ${line}, column ${column}`;
}

function counted(count: number, what: string): string {
	return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** What stands in the page at first. */
export const sample = `Read the [handbook](https:/shop.example/guide with spaces.pdf),
then fetch https://shop.example/search?q=fish|chips&from=caf\u00e9 or
ftp://files.example/pub/readme.txt;type=x (by FTP).

A mirror: http://user:secret@mirror.example:80/~docs/100%/index.html
Mail us: mailto:help@shop.example?subject=Hello%20there
Nothing is wrong with https://a.example/{id}?page=\${page}.
`;
