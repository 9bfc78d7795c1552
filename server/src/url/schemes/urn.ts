import { Code } from '../characters';
import type { Parser } from '../parser';
import { parseOther } from './other';

/**
 * RFC 8141 §2:
 *
 *     namestring    = assigned-name [ rq-components ] [ "#" f-component ]
 *     assigned-name = "urn" ":" NID ":" NSS
 *     NID           = (alphanum) 0*30(ldh) (alphanum)
 *     NSS           = pchar *(pchar / "/")
 *     rq-components = [ "?+" r-component ] [ "?=" q-component ]
 */
export function parseUrn(p: Parser, colon: number): void {
	parseOther(p, colon);
	const nid = colon + 1;
	const nidEnd = p.seek(':', nid);
	const name = p.between(nid, nidEnd).toLowerCase();
	if (!/^[a-z\d][a-z\d-]{0,30}[a-z\d]$/.test(name))
		p.remark('scheme-syntax', 'urn-namespace', nid < nidEnd ? nid : colon, Math.max(nidEnd, nid));
	else if (nidEnd + 1 >= p.end) p.remark('scheme-syntax', 'urn-empty', nidEnd < p.end ? nidEnd : nid);
	else if (p.modern) checkName(p, name, nidEnd + 1);
}

/** What follows the namespace, which is not empty. */
function checkName(p: Parser, namespace: string, offset: number): void {
	const question = p.seek('?', offset);
	if (question === offset) p.remark('scheme-syntax', 'urn-empty', offset - 1, offset);
	else if (p.codeAt(offset) === Code.slash) p.remark('scheme-syntax', 'urn-slash', offset, offset + 1);
	else if (namespace === 'uuid' && !UUID.test(p.between(offset, question)))
		p.remark('scheme-syntax', 'urn-uuid', offset, question);
	if (question < p.end) checkComponents(p, question);
}

/** RFC 9562 §4, which obsoletes RFC 4122: the names of RFC 9562's own examples, and every version to come. */
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** `pchar *( pchar / "/" / "?" )` in both: what follows `?+` or `?=` is there, and is no slash or question mark. */
function checkComponents(p: Parser, question: number): void {
	const mark = p.source.charAt(question + 1);
	if ((mark !== '+' && mark !== '=') || question + 1 >= p.end)
		return p.remark('scheme-syntax', 'urn-question', question, question + 1);
	checkComponent(p, question);
	const resolved = mark === '+' ? p.source.indexOf('?=', question + 2) : -1;
	if (resolved >= 0 && resolved < p.end) checkComponent(p, resolved);
}

function checkComponent(p: Parser, question: number): void {
	const next = p.codeAt(question + 2);
	if (Number.isNaN(next) || next === Code.slash || next === Code.question)
		p.remark('scheme-syntax', 'urn-component', question, question + 2);
}
