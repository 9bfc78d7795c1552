import { message } from '../../data/messages';
import { encode } from '../../url/percent';
import type { Span, Violation } from '../../url/url';
import { isEndOfLine, isListed, isMadeLink, isParameter } from '../notation';
import { type Draft, type RuleOf, replace, rewrite, type Subject, shorten, textOf, violation } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'file-url':
			| 'one-slash'
			| 'no-slashes'
			| 'relative'
			| 'drive-as-host'
			| 'windows-path'
			| 'backslashes'
			| 'drive-bar'
			| 'no-path'
			| 'port';
	}
}

/** RFC 1738 §3.10; RFC 8089. */
export const fileUrl: RuleOf<'file-url'> = {
	code: 'file-url',
	explained: true,
	cases: {
		'one-slash': {
			levels: ['off', 'error'],
			says: 'Write three slashes: RFC 1738 (§3.10) has them where a file URL names no host; RFC 8089 allows one.',
		},
		'no-slashes': {
			levels: ['error', 'error'],
			says: 'Write "file://", a host or nothing, "/" and the path (RFC 1738 §3.10).',
		},
		relative: {
			levels: ['error', 'error'],
			says: 'Drop "file:": a file beside the page follows, which is linked by its name alone (RFC 1738 §3.10, RFC 3986 §4.2).',
		},
		'drive-as-host': {
			levels: ['warning', 'error'],
			says: 'Write a third slash before the drive: "{text}" stands where the host belongs (RFC 1738 §3.10, RFC 8089 §E.2).',
		},
		'windows-path': {
			levels: ['warning', 'error'],
			says: 'Write three slashes before the drive and "/" between names: this is a Windows path, no file URL (RFC 1738 §3.10).',
		},
		backslashes: {
			levels: ['warning', 'error'],
			says: 'Write slashes: a file URL has no backslashes (RFC 1738 §3.10).',
		},
		'drive-bar': {
			levels: ['warning', 'error'],
			says: 'Write ":" after the drive: "|" is how old browsers wrote it (RFC 1738 §2.2, RFC 8089 §E.2.2).',
		},
		'no-path': {
			levels: ['error', 'error'],
			says: 'Write "/" and a path after the host of a file URL (RFC 1738 §3.10).',
		},
		port: { levels: ['error', 'error'], says: 'Remove the port: a file URL has none (RFC 1738 §3.10).' },
	},
	find: (subject) => violation('file-url', 'relative', isBesidePage(subject) ? COLON : undefined),
	// `file://的`: words about the scheme.
	level: ({ detail }, { url, place }) => {
		const isWord = /^[^\0-\x7F]/.test(textOf(url, url.components.host));
		const isOfScheme = detail === 'no-path' || detail === 'port';
		return url.standard === 'modern' && isOfScheme && !place.pointy && isWord ? 'off' : undefined;
	},
	asked: ({ detail, end }, subject) => {
		const { url, place } = subject;
		// A change log tells of what some system printed.
		if (subject.isOfHistory) return true;
		// `"%m\\c2File:\\c0 %f\\n"`: a word, and a colour.
		if (!place.link && /^file:\\{1,2}c\d$/i.test(url.text)) return true;
		// In another URL's search it is the name of something else.
		if (isParameter(place)) return true;
		// Among words it names something else, `the file:revision pairs`; as a link it leads nowhere.
		// `<endpoint key="file:conf/a.xml">`: Java's way to name a file where the program runs.
		if (detail === 'no-slashes')
			return (
				isBesidePage(subject) ||
				isMadeLink(subject) ||
				// `<a href="file:./x.py">./x.py</a>`: how pydoc names the source of a page.
				place
					.words()
					.after.slice(2)
					.startsWith(`${url.text.slice('file:'.length)}</a>`) ||
				(!place.pointy &&
					(/^(?:markup-)?text$/.test(place.context) ||
						(!place.link && /^(?:markup-attribute|value)$/.test(place.context))))
			);
		// IDEs name files so in their own settings.
		if (detail === 'drive-as-host')
			return !place.link && (place.context === 'markup-attribute' || isForm(url.text, place.words().after));
		if (detail === 'backslashes') return isEndOfLine(url);
		// Flash's own form, in its scripts and in what it printed; a comment on the form.
		if (detail === 'drive-bar')
			return (
				(place.program && place.context === 'comment') ||
				// `<META NAME="VPSiteProject" CONTENT="file:///E|/x.vpp">`: what an editor of pages left for itself.
				/<meta\s+name=["']\w{1,40}["']\s+content=["']$/i.test(place.words().before) ||
				(!place.link && FLASH.test(place.words().before))
			);
		// `startsWith("file://bundle:")`; `file://<tmp>:26`: a line of a file.
		if (detail === 'port')
			return (
				// `file://usb:1/x`: the device of a system of televisions. `'file://$1:/'`: a drive, in what a pattern is replaced by.
				/^file:\/\/(?:usb:\d|\$\d:)/i.test(url.text) ||
				(place.program && (url.text.endsWith(':') || OF_DRIVE.test(url.text))) ||
				(!place.link && PART_OF_FILE.test(url.text)) ||
				(end === url.text.length && url.components.host !== undefined && subject.isToFill(url.components.host))
			);
		const host = textOf(url, url.components.host).replace(/\?.*/, '');
		return (
			detail === 'no-path' &&
			(place.program ||
				place.isQuoted() ||
				(host === '' && isMadeLink(subject)) ||
				isListed(place) ||
				!(place.link || isDotted(host)) ||
				isFileName(host))
		);
	},
	params: (violation, { mask }) => ({ text: shorten(mask.of(violation)) }),
	fixes: (violation, subject) => repairs(violation, subject),
};

/** `<a href="file:next.html">`: a page that stood beside this one where it was written. */
function isBesidePage({ url, place }: Subject): boolean {
	return place.link && /^file:[\w-]{1,60}(?:\.[\w-]{1,60})*\.(?:s?html?|jpe?g|gif|png|pdf)(?:#|$)/i.test(url.text);
}

const COLON: Span = { offset: 'file'.length, end: 'file:'.length };

/** `file://C:/...`: how such URLs start, of which the text speaks. */
function isForm(url: string, after: string): boolean {
	return /^file:\/\/[a-z]:\/?$/i.test(url) && /^(?:\.{3}|…)/.test(after);
}

/** `file://c:shop.db`: a drive and a name, as a system's own programs write them. */
const OF_DRIVE = /^file:\/\/[a-z]:[a-z_]/i;

/** `file://checks.py:get_assert`: a function in a file, as a program names it. */
const PART_OF_FILE = /^file:\/\/[\w.-]+\.\w{1,4}:[A-Za-z_]\w*$/;

const FLASH = /\b(?:JSFL|FLfile|fl)\.|\bsandbox violation\b/i;

/** `file://config` names what a server has; a dot makes it somebody's host. */
function isDotted(host: string): boolean {
	return host.includes('.');
}

/** `file://input.json`: no host, but how some commands and libraries name a file of their own. */
function isFileName(host: string): boolean {
	return /^(?:file|filename|name|path)$/i.test(host) || EXTENSION.test(host);
}

const EXTENSION =
	/\.(?:[ct]sv|bmp|caf|conf|crt|csr|css|db|gif|gz|html?|ico|jpe?g|js|json|key|log|md|mp[34]|ogg|pdf|pem|pls|png|py|sh|sql|sqlite|svg|tar|ts|txt|wav|webm|xaml|xml|ya?ml|zip)$/i;

function repairs(violation: Violation, subject: Subject): Draft[] {
	const { url } = subject;
	const { path } = url.components;
	const text = textOf(url, violation);
	const preferred = { preferred: true };
	switch (violation.detail) {
		case 'one-slash':
			return [rewrite(subject, violation, '///', preferred)];
		case 'no-slashes':
			return path !== undefined && /^[a-z]:/i.test(textOf(url, path))
				? [rewrite(subject, violation, ':///', preferred)]
				: [];
		case 'drive-as-host':
			return [rewrite(subject, violation, `/${text.replace('|', ':')}`, preferred)];
		case 'windows-path':
			return [rewrite(subject, violation, `/${slashed(text)}`, preferred)];
		case 'backslashes':
			return [replace(message('fix.file-path'), violation, fromWindows(text), preferred)];
		case 'drive-bar':
			return [rewrite(subject, violation, ':', preferred)];
		default:
			return [];
	}
}

/** What follows `file:` instead of a path of Windows with its backslashes: `\\\\server\\share` names a host (RFC 8089 §E.3.1). */
function fromWindows(path: string): string {
	const rest = path.replace(/^[\\/]+/, '');
	const isShare = /^\\\\(?!\\)/.test(path) && /^(?!(?:Users|Windows|home|tmp)\b)[\w.$-]{2,253}[\\/]./i.test(rest);
	return `${isShare ? '//' : '///'}${slashed(rest)}`;
}

/** A Windows path as the path of a URL: `C:\a b` → `C:/a%20b`. Triplets that are there already stay. */
function slashed(windowsPath: string): string {
	const names = windowsPath.replace(/^([a-z])\|/i, '$1:').split(/[\\/]/);
	return names
		.map((name) =>
			name
				.split(/(%[\da-f]{2})/i)
				.map((part, index) => (index % 2 === 1 ? part : encode(part, 'segment')))
				.join(''),
		)
		.join('/');
}
