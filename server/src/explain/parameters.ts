/** The parameters of a search, each decoded once, and what their values are. */

import { message } from '../data/messages';
import { isSecretName } from '../data/secrets';
import { ours, type Shown } from '../data/shown';
import { isTrackingParameter } from '../data/tracking';
import { type ParameterSpans, parametersIn } from '../url/components';
import { Mask, maskText } from '../url/mask';
import { parseUrl } from '../url/parse';
import { printable } from '../url/printable';
import { base64Text } from './base64';
import { type Row, row, type Subject } from './row';
import { summaryOf } from './summary';
import { readWritten } from './text';

/** Of more parameters the first are shown. */
const MOST_PARAMETERS = 12;

/** How many URLs within URLs are taken apart: what is deeper nobody reads. */
const DEEPEST = 3;

/** How the URLs in values are taken apart: as any other. */
type Explain = (subject: Subject) => Row[];

/** The parameters of a search, with the URLs in them. A form's `+` is a space (https://url.spec.whatwg.org/#urlencoded-parsing). */
export function parameterRows(subject: Subject, rowsOf: Explain): Row[] {
	const { url, goesOn } = subject;
	const { search } = url.components;
	if (search === undefined || url.scheme === 'gopher' || url.scheme === 'wais') return [];
	if (goesOn === true && search.offset === search.end) return [];
	const parameters = parametersIn(url.text, search);
	const shown = parameters
		.slice(0, MOST_PARAMETERS)
		.flatMap((parameter) => rowsOfParameter(subject, parameter, rowsOf));
	const count = parameters.length - MOST_PARAMETERS;
	return count > 0 ? [...shown, row(subject, ours(''), ours(''), message('explain.more', { count }))] : shown;
}

function rowsOfParameter(subject: Subject, { name, value }: ParameterSpans, rowsOf: Explain): Row[] {
	const { url, mask, depth } = subject;
	const plainName = readForm(url.text.slice(name.offset, name.end)).text;
	const label = mask.derived(name, () => plainName);
	const tracking = isTrackingParameter(plainName) ? message('explain.tracking') : undefined;
	if (value === undefined) return [{ label, named: true, text: ours(''), notes: tracking ? [tracking] : [], depth }];
	if (mask.hides(value)) {
		const claims = isSecretName(plainName) ? [] : claimRows(subject, url.text.slice(value.offset, value.end));
		return [{ label, named: true, text: mask.of(value), notes: [], depth }, ...claims];
	}
	const { text, charset } = readForm(url.text.slice(value.offset, value.end));
	const notes = [charset === undefined ? undefined : ours(charset), dateOf(plainName, text), tracking];
	const shown = mask.derived(value, () => jsonIn(text) ?? text);
	const own: Row = { label, named: true, text: shown, notes: notes.filter((note) => note !== undefined), depth };
	return [own, ...nestedRows(subject, text, rowsOf)];
}

function readForm(written: string): { readonly text: string; readonly charset: string | undefined } {
	return readWritten(written.replaceAll('+', ' '));
}

/** What a URL within a value says, one level deeper. */
function nestedRows({ depth }: Subject, text: string, rowsOf: Explain): Row[] {
	if (depth >= DEEPEST || !NESTED.test(text)) return [];
	const url = parseUrl(text, 'modern');
	const rows = rowsOf({ url, mask: new Mask(url), depth: depth + 1 });
	// The host alone would repeat what the value shows.
	return rows.length > 1 || summaryOf(url.scheme) === '' ? rows : [];
}

const NESTED = /^(?:https?|ftps?|sftp|wss?):\/\/[^\s/?#]/i;

/** When a number of seconds or milliseconds is, in a parameter whose name says that it is a time. */
function dateOf(name: string, value: string): Shown | undefined {
	if (!TIME.test(name) || !/^\d{10}(?:\d{3})?$/.test(value)) return undefined;
	return ours(dateText(value.length === 10 ? Number(value) * 1000 : Number(value)));
}

/** @param time in milliseconds since 1970 */
function dateText(time: number): string {
	return `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

const TIME =
	/(?:^|[_.-]|[a-z](?=[A-Z]))(?:ts|t|time|timestamp|date|exp|expir(?:es|y|ation)|iat|nbf|from|to|since|until|start|end|before|after|created|updated|modified|at)$/i;

/** The JSON in a value that is written in base64url: how state and settings are passed on. */
function jsonIn(value: string): string | undefined {
	return /^(?:eyJ|e30|W3s|WyJ)[\w+/=-]*$/.test(value) ? maskedJson(value) : undefined;
}

/** The header and the claims of a token (RFC 7519); its signature never. */
function claimRows(subject: Subject, written: string): Row[] {
	const parts = /^(eyJ[\w-]+)\.(eyJ[\w-]+)\.[\w-]*$/.exec(written);
	if (parts === null) return [];
	const [, header = '', claims = ''] = parts;
	return (['explain.jwt-header', 'explain.jwt-claims'] as const).flatMap((key, index) => {
		const json = maskedJson(index === 0 ? header : claims);
		if (json === undefined) return [];
		return [{ ...row(subject, message(key), ours(json), ...datesOf(json)), depth: subject.depth + 1 }];
	});
}

/** When a token was made, and goes: its claims are seconds (RFC 7519 §4.1). */
function datesOf(json: string): Shown[] {
	return Array.from(json.matchAll(/"(exp|nbf|iat)":(\d{10})(?=[,}])/g), ([, name = '', seconds]) =>
		ours(`${name} ${dateText(Number(seconds) * 1000)}`),
	);
}

function maskedJson(base64url: string): string | undefined {
	try {
		return maskText(
			printable(
				JSON.stringify(JSON.parse(base64Text(base64url.replace(/-/g, '+').replace(/_/g, '/'), { strict: true }))),
			),
		);
	} catch {
		// It only looks like it.
		return undefined;
	}
}
