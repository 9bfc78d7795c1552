/** Swift, and with it CUE, KDL and Pkl: code in `\(…)`, and raw strings between `#"` and `"#`. */

import { backslash, braced } from '../../escaping/backslash';
import type { Escaping, Unescaped } from '../../escaping/unescape';
import { matchAt } from '../../url/sticky';
import { type Language, readBy } from '../language';
import { lexical } from '../lexical';
import { joinedBy, program, rawString, string } from '../tokens';
import { nestedSlashes } from './c-like';

/** Code in a string of Swift, `\(host)`: a placeholder, and so written as one that is known everywhere. */
const INTERPOLATION = /\\(\([^()\r\n]{0,80}(?:\([^()\r\n]{0,80}\)[^()\r\n]{0,80}){0,4}\))/y;

function undoInterpolation(text: string, offset: number, limit: number): Unescaped | undefined {
	const [all = '', code] = matchAt(INTERPOLATION, text, offset, limit) ?? [];
	return code === undefined ? undefined : { text: `$${code}`, end: offset + all.length };
}

const swiftPlain = backslash({ special: '"', numbers: [braced('u')] });
const swiftEscaping: Escaping = {
	...swiftPlain,
	undo: (text, offset, limit) => undoInterpolation(text, offset, limit) ?? swiftPlain.undo(text, offset, limit),
};

export const swift = program(
	...nestedSlashes,
	rawString('#', (text, offset, end) => [...text.slice(offset, end)].reverse().join(''), {
		opening: /#{1,9}(?:"""|")/y,
	}),
	string('"""', swiftEscaping, { lines: true, template: '\\(' }),
	string('"', swiftEscaping, { glue: joinedBy('\\+'), template: '\\(' }),
);

export const languages: readonly Language[] = [
	...readBy(lexical(swift), [
		{ id: 'swift', endings: 'swift', interpreters: 'swift', program: true, comments: ['//'] },
		{ id: 'cue', endings: 'cue', program: true, comments: ['//'] },
		{ id: 'kdl', endings: 'kdl', comments: ['//'] },
		{ id: 'pkl', endings: 'pkl', program: true, comments: ['//'] },
	]),
];
