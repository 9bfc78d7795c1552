/** What only a scheme can say of its URLs. */

import { isMessageKey, type MessageKey, message } from '../data/messages';
import { ours } from '../data/shown';
import type { Wording } from '../data/words';
import { segmentsOf } from '../url/describe';
import { decode } from '../url/percent';
import { printable } from '../url/printable';
import type { Span, Url } from '../url/url';
import { base64Text } from './base64';
import { type Row, row, type Subject } from './row';
import { readText } from './text';

type Say = (subject: Subject) => readonly Row[];

/** The rows that a URL's scheme adds. */
export function ownRows(subject: Subject): readonly Row[] {
	return SAYS[subject.url.scheme]?.(subject) ?? [];
}

/** Whether these rows say what the path would. */
export function speaksForItself({ scheme }: Url): boolean {
	return Object.hasOwn(SAYS, scheme) && scheme !== 'telnet';
}

function textAt({ text }: Url, span: Span | undefined): string {
	return span === undefined ? '' : text.slice(span.offset, span.end);
}

/** A part as it is read, under its own name; nothing where it is absent or empty. */
function part(
	subject: Subject,
	name: string,
	span: Span | undefined,
	...notes: readonly (Wording | undefined)[]
): Row[] {
	if (span === undefined || span.offset === span.end) return [];
	const key = `component.${name}`;
	const { text, charset } = readText(subject, span);
	return [row(subject, isMessageKey(key) ? message(key) : ours(name), text, charset, ...notes)];
}

/** Commands, one after another. */
function listed(commands: readonly Wording[]): Wording {
	return commands.reduce((list, next) => message('explain.list', { list, next }));
}

/** RFC 1738 §3.2.2: what a client sends, in order. A name that starts with `%2F` is absolute. */
const ftp: Say = (subject) => {
	const { url, mask } = subject;
	const { user, password, path, typecode } = url.components;
	const commands: Wording[] = [];
	const read = (span: Span) => mask.derived(span, (text) => printable(decode(text).text));
	commands.push(ours(`USER ${user === undefined ? 'anonymous' : read(user)}`));
	if (password !== undefined) commands.push(ours(`PASS ${mask.of(password)}`));
	else if (user === undefined) commands.push(message('explain.pass-address'));
	const type = textAt(url, typecode).toLowerCase();
	const segments = path === undefined ? [] : segmentsOf(url);
	const last = segments.pop();
	for (const segment of segments) commands.push(ours(`CWD ${read(segment)}`));
	const name = last === undefined ? ours('') : read(last);
	if (type === 'd' || name === '') commands.push(ours(`NLST ${name}`.trim()));
	else {
		if (type !== '') commands.push(ours(`TYPE ${type.toUpperCase()}`));
		commands.push(ours(`RETR ${name}`));
	}
	const guessed = type === '' && name !== '' ? message('explain.ftp-guess') : undefined;
	return [row(subject, message('explain.commands'), listed(commands), guessed)];
};

/** RFC 1738 §3.4, RFC 1436 §3.8: the type, and the line that is sent. */
const gopher: Say = (subject) => {
	const { url, mask } = subject;
	const { gophertype, selector, search, gopherplus } = url.components;
	const type = textAt(url, gophertype);
	const key = `gopher.${type}`;
	const sent = [selector, search, gopherplus].filter((span) => span !== undefined);
	const bytes = sent.map((span) => mask.derived(span, (text) => printable(decode(text).text)));
	return [
		...(type === ''
			? []
			: [row(subject, message('component.gophertype'), ours(type), isMessageKey(key) ? message(key) : undefined)]),
		...part(subject, 'search', search),
		row(subject, message('explain.sent'), ours(`${bytes.join('⇥')}⏎`)),
	];
};

/** RFC 6068: the mail as it would open. */
const mailto: Say = (subject) => {
	const { url, mask } = subject;
	const { address, headers = [] } = url.components;
	const fields = headers.slice(0, MOST_FIELDS).map(({ name, value }) => {
		const label = mask.derived(name, (text) => decode(text).text.toLowerCase());
		return {
			...row(subject, label, value === undefined ? ours('') : readText(subject, value).text),
			named: true as const,
		};
	});
	const more = headers.length - MOST_FIELDS;
	return [
		...part(subject, 'address', address),
		...fields,
		...(more > 0 ? [row(subject, ours(''), ours(''), message('explain.more', { count: more }))] : []),
	];
};

/** Of more header fields the first are shown. */
const MOST_FIELDS = 12;

/** RFC 1738 §3.6: a newsgroup, or the message with that id. */
const news: Say = (subject) => {
	const { group, article } = subject.url.components;
	if (textAt(subject.url, group) === '*')
		return [row(subject, message('component.group'), ours('*'), message('explain.all-groups'))];
	return [...part(subject, 'group', group), ...part(subject, 'article', article, message('explain.message-id'))];
};

/** RFC 1738 §3.7, RFC 5538 §2.1: what a client sends. */
const nntp: Say = (subject) => {
	const { url, mask } = subject;
	const { group, article } = url.components;
	const read = (span: Span) => mask.derived(span, (text) => printable(decode(text).text));
	const commands = [
		...(group === undefined ? [] : [ours(`GROUP ${read(group)}`)]),
		...(article === undefined ? [] : [ours(`ARTICLE ${read(article)}`)]),
	];
	return commands.length === 0
		? []
		: [row(subject, message('explain.commands'), listed(commands), message('explain.prefer-news'))];
};

/** RFC 1738 §3.8: user and password "are advisory only". */
const telnet: Say = (subject) =>
	subject.url.components.user === undefined
		? []
		: [row(subject, message('explain.login'), message('explain.advisory'))];

/** RFC 1738 §3.9. */
const wais: Say = (subject) => {
	const { database, search, wtype, wpath } = subject.url.components;
	return [
		...part(subject, 'database', database),
		...part(subject, 'search', search),
		...part(subject, 'wtype', wtype),
		...part(subject, 'wpath', wpath),
	];
};

/** RFC 1738 §3.11. */
const prospero: Say = (subject) => {
	const { hsoname, fields = [] } = subject.url.components;
	const rows = fields.slice(0, MOST_FIELDS).map(({ name, value }) => {
		const label = subject.mask.derived(name, (text) => decode(text).text);
		return {
			...row(subject, label, value === undefined ? ours('') : readText(subject, value).text),
			named: true as const,
		};
	});
	return [...part(subject, 'hsoname', hsoname), ...rows];
};

/** RFC 8089: the same file as each system names it. */
const file: Say = (subject) => {
	const { url, mask } = subject;
	const { host, path } = url.components;
	if (path === undefined || path.offset === path.end || mask.hides(path)) return [];
	if (host !== undefined && mask.hides(host)) return [];
	const name = textAt(url, host);
	const decoded = decode(textAt(url, path)).text;
	const drive = /^[a-z][:|](?=[\\/]|$)/i.test(decoded) ? decoded.slice(0, 1).toUpperCase() : undefined;
	const rest = (drive === undefined ? decoded : decoded.slice(2).replace(/^[\\/]/, '')).replaceAll('/', '\\');
	const remote = name !== '' && name.toLowerCase() !== 'localhost';
	const windows = drive === undefined ? (remote ? `\\\\${name}\\${rest}` : undefined) : `${drive}:\\${rest}`;
	const posix = drive === undefined && !remote ? `/${decoded}` : undefined;
	const rows: Row[] = [];
	if (posix !== undefined)
		rows.push(
			row(
				subject,
				message('explain.file-posix'),
				mask.derived(path, () => posix),
			),
		);
	if (windows !== undefined)
		rows.push(
			row(
				subject,
				message('explain.file-windows'),
				mask.derived(path, () => windows),
			),
		);
	return rows;
};

/** RFC 2397: the media type, how much data, and how a text begins. */
const data: Say = (subject) => {
	const { url, mask } = subject;
	const found = /^data:([^,;]*)((?:;[^,;]*)*),/i.exec(url.text.slice(0, LONGEST_HEAD));
	if (found === null) return [];
	const [head, type = '', parameters = ''] = found;
	const body = {
		offset: head.length,
		end: url.components.fragment === undefined ? url.text.length : url.components.fragment.offset - 1,
	};
	const isBase64 = /;\s*base64$/i.test(parameters);
	const charset = /;charset=([^;,]+)/i.exec(parameters)?.[1];
	const media = type === '' ? 'text/plain' : type.toLowerCase();
	const size = isBase64 ? base64Size(url.text, body) : octetsIn(url.text, body);
	const notes = [
		message('explain.bytes', { count: size }),
		isBase64 ? ours('base64') : undefined,
		charset === undefined ? undefined : ours(printable(charset).slice(0, LONGEST_CHARSET)),
	];
	const beginning = /^(?:text\/|application\/(?:json|xml|javascript)|image\/svg)/.test(media)
		? beginningOf(url.text, body, isBase64)
		: '';
	return [
		row(subject, message('explain.media-type'), ours(printable(media)), ...notes),
		...(beginning === ''
			? []
			: [
					row(
						subject,
						message('explain.begins'),
						mask.derived(body, () => beginning),
					),
				]),
	];
};

/** A longer head is none: the longest media type has 127 characters on each side (RFC 6838 §4.2). */
const LONGEST_HEAD = 600;
const LONGEST_CHARSET = 40;
/** How much of a text is shown. */
const BEGINNING = 80;

function base64Size(text: string, { offset, end }: Span): number {
	let padding = 0;
	while (padding < 2 && text.charAt(end - 1 - padding) === '=') padding++;
	return Math.max(0, Math.floor(((end - offset - padding) * 3) / 4));
}

function octetsIn(text: string, { offset, end }: Span): number {
	let escapes = 0;
	for (let at = text.indexOf('%', offset); at >= 0 && at < end; at = text.indexOf('%', at + 1)) escapes++;
	return end - offset - 2 * escapes;
}

function beginningOf(text: string, { offset, end }: Span, isBase64: boolean): string {
	const written = text.slice(offset, Math.min(end, offset + 4 * BEGINNING));
	const read = isBase64 ? fromBase64(written) : decode(written).text;
	return read.length > BEGINNING ? `${read.slice(0, BEGINNING)}…` : read;
}

function fromBase64(written: string): string {
	try {
		const whole = decode(written).text.replace(/\s+/g, '');
		return base64Text(whole.slice(0, whole.length - (whole.length % 4)));
	} catch {
		return '';
	}
}

/** RFC 8141 §2: the namespace, and the name in it. */
const urn: Say = (subject) => {
	const { url, mask } = subject;
	const found = /^urn:([a-z\d][a-z\d-]{0,31}):/i.exec(url.text);
	if (found === null) return [];
	const [head, namespace = ''] = found;
	const key = `urn.${namespace.toLowerCase()}`;
	const name = {
		offset: head.length,
		end: url.components.fragment === undefined ? url.text.length : url.components.fragment.offset - 1,
	};
	return [
		row(
			subject,
			message('explain.namespace'),
			mask.of({ offset: 4, end: head.length - 1 }),
			isMessageKey(key) ? message(key) : undefined,
		),
		row(subject, message('explain.name'), readText(subject, name).text),
	];
};

/** RFC 3966: the number alone, and its extension. */
const tel: Say = (subject) => {
	const { url } = subject;
	const [number = '', ...parameters] = (url.text.slice('tel:'.length).split('?')[0] ?? '').split(';');
	const digits = number.replace(/[\s().-]/g, '');
	const extension = parameters.find((each) => /^ext=/i.test(each))?.slice('ext='.length);
	const local = digits.startsWith('+') ? undefined : message('explain.local-number');
	const note =
		extension === undefined
			? undefined
			: message('explain.extension', { text: ours(printable(extension).slice(0, LONGEST_CHARSET)) });
	return [
		row(
			subject,
			message('explain.number-dialled'),
			subject.mask.derived({ offset: 4, end: 4 + number.length }, () => digits),
			note,
			local,
		),
	];
};

/** RFC 5870. */
const geo: Say = (subject) => {
	const found = /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?:,(-?\d+(?:\.\d+)?))?/i.exec(subject.url.text);
	if (found === null) return [];
	const [, latitude = '', longitude = '', altitude] = found;
	const degrees = (value: string, plus: string, minus: string) =>
		`${value.replace('-', '')}° ${value.startsWith('-') ? minus : plus}`;
	const where = `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`;
	return [
		row(
			subject,
			message('explain.position'),
			ours(where),
			altitude === undefined ? undefined : message('explain.altitude', { metres: ours(altitude) }),
		),
	];
};

/** JDBC and other databases: what the URL of the driver names. */
const jdbc: Say = (subject) => {
	const found =
		/^jdbc:([a-z\d]{1,20}(?::[a-z\d]{1,20})?):(?:\/\/|@\/\/|@)?([^/;?@\s]{0,255})(?:[/:;]([^;?\s]{0,255}))?/i.exec(
			subject.url.text,
		);
	if (found === null || subject.mask.whole !== subject.url.text) return [];
	const [, driver = '', host = '', database = ''] = found;
	const rows: [MessageKey, string][] = [
		['explain.driver', driver],
		['component.host', host],
		['component.database', database],
	];
	return rows.filter(([, text]) => text !== '').map(([key, text]) => row(subject, message(key), ours(printable(text))));
};

const SAYS: Readonly<Record<string, Say>> = {
	...{ ftp, gopher, mailto, news, nntp, telnet, wais, prospero, file, data, urn, tel, geo, jdbc },
	...{ ftps: ftp, sms: tel },
};
