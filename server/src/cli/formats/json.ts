import { json } from '../json';
import type { FormatFactory } from './format';

/** One array of findings, each on a line of its own. */
export const jsonFormat: FormatFactory = () => {
	let empty = true;
	return {
		wants: { fixes: true },
		begin: () => '[',
		file({ file, findings }) {
			const entries = findings.map((finding) => `\n${json({ file, ...finding })}`);
			const separator = empty || entries.length === 0 ? '' : ',';
			empty &&= entries.length === 0;
			return separator + entries.join(',');
		},
		end: () => (empty ? ']\n' : '\n]\n'),
	};
};
