import type { Severity } from '../../settings';
import { printable } from '../../url/printable';
import type { FileReport } from '../report';
import type { FormatFactory } from './format';

const severities: Readonly<Record<Severity, string>> = {
	error: 'error',
	warning: 'warning',
	information: 'info',
	hint: 'info',
};

/** Checkstyle's XML, an element per file with findings. */
export const checkstyleFormat: FormatFactory = () => ({
	wants: { fixes: false },
	begin: () => '<?xml version="1.0" encoding="UTF-8"?>\n<checkstyle version="4.3">\n',
	file: (report) => (report.findings.length === 0 ? '' : element(report)),
	end: () => '</checkstyle>\n',
});

function element({ file, findings }: FileReport): string {
	const errors = findings.map(({ line, column, severity, code, message }) => {
		const place = `line="${line}" column="${column}" severity="${severities[severity]}"`;
		return `<error ${place} message="${escaped(message)}" source="url-lint.${escaped(code)}"/>\n`;
	});
	return `<file name="${escaped(file)}">\n${errors.join('')}</file>\n`;
}

const entities: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	// The two characters that `printable` lets pass and no XML may hold.
	'\ufffe': '\\u{FFFE}',
	'\uffff': '\\u{FFFF}',
};

function escaped(text: string): string {
	return printable(text).replace(/[&<>"\ufffe\uffff]/g, (character) => entities[character] as string);
}
