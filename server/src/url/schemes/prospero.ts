import { Code, EQUALS, SEMICOLON, SLASH } from '../characters';
import { hostOf, parseLogin } from '../login';
import type { Parser } from '../parser';
import type { Field } from '../url';

/**
 * RFC 1738 §3.11:
 *
 *     prosperourl = "prospero://" hostport "/" ppath *[ fieldspec ]
 *     ppath       = psegment *[ "/" psegment ]
 */
export function parseProspero(p: Parser, colon: number): void {
	const hostEnd = parseLogin(p, colon, { login: false });
	if (p.codeAt(hostEnd) !== Code.slash)
		return p.violate('prospero-url', 'no-path', hostEnd < p.end ? hostEnd : hostOf(p));
	const offset = hostEnd + 1;
	const end = p.seek(';', offset);
	p.put('path', offset, end);
	p.put('hsoname', offset, end);
	p.checkCharacters(offset, end, p.sets.ppath, 'prospero-url');
	if (end < p.end) p.parts.fields = parseFields(p, end);
}

/**
 *     fieldspec  = ";" fieldname "=" fieldvalue
 *     fieldname  = *[ uchar | "?" | ":" | "@" | "&" ]
 *     fieldvalue = *[ uchar | "?" | ":" | "@" | "&" ]
 */
function parseFields(p: Parser, semicolon: number): Field[] {
	const allowed = p.sets.ppath & ~(EQUALS | SLASH | SEMICOLON);
	const fields: Field[] = [];
	for (let from = semicolon; from < p.end; ) {
		const end = p.seek(';', from + 1);
		const field = p.fieldIn(from + 1, end);
		const { name, value } = field;
		fields.push(field);
		p.checkCharacters(name.offset, name.end, allowed, 'prospero-url');
		if (value === undefined) p.violate('prospero-url', 'no-value', from, end);
		else p.checkCharacters(value.offset, value.end, allowed, 'prospero-url');
		from = end;
	}
	return fields;
}
