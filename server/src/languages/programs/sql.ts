/** SQL (ISO/IEC 9075-2), with what PostgreSQL and MySQL add. */

import { backslash, hex, octal } from '../../escaping/backslash';
import { both, escapedBy } from '../../escaping/escaped';
import { type Language, programsReadBy } from '../language';
import { lexical } from '../lexical';
import { blockComment, lineComment, program, rawString, string } from '../tokens';

/** Strings are joined by `||`, or by standing on lines that follow each other. */
const glue = /'(?:\s{0,80}\|\|\s{0,80}|[ \t]{0,80}\r?\n\s{0,80})'/y;

const doubled = escapedBy("'", "'");
const escaped = both(
	backslash({ special: '', numbers: [hex('x', 1, 2), hex('u', 4), hex('U', 8), octal(1, 3)] }),
	doubled,
);

/** `E'…'`, where a backslash escapes. */
const hasEscapes = (text: string, offset: number) => /(?<!\w)[eE]$/.test(text.slice(Math.max(0, offset - 2), offset));

export const sql = program(
	lineComment('--'),
	blockComment('/*', '*/'),
	rawString('$', (text, offset, end) => text.slice(offset, end), { opening: /(?<![\w$])\$(?:[A-Za-z_]\w{0,62})?\$/y }),
	string("'", escaped, { doubled: true, lines: true, when: hasEscapes }),
	string("'", doubled, { doubled: true, lines: true, glue }),
	string('"', escapedBy('"', '"'), { doubled: true }),
);

export const languages: readonly Language[] = [
	...programsReadBy(lexical(sql), '--', [
		{
			id: 'sql',
			endings: 'sql dsql ddl psql pgsql mysql tsql hql plsql pls pkb pks',
			names:
				'mysql plsql pgsql plpgsql postgresql postgres tsql t-sql sqlite sqloracle sqlanywhere mssql pl/sql oraclesql snowflake-sql',
		},
	]),
];
