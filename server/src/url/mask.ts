/** Secrets are never shown. Here alone text from outside becomes text that a user may read. */

import type { Shown } from '../data/shown';
import { Code } from './characters';
import { firstBehind } from './search';
import { merged, secretsIn } from './secrets';
import type { Span, Url } from './url';

/** What stands for a secret. */
export const MASK = '••••' as Shown;

/** What may be shown of a URL: every text that comes from one of its secrets is `••••`. */
export class Mask {
	#secrets: readonly Span[] | undefined;

	/** @param rest how the URL goes on in the next lines, where it was broken: a secret may end there */
	constructor(
		private readonly url: Url,
		private readonly rest = '',
	) {}

	/** The whole URL. */
	get whole(): Shown {
		return this.of({ offset: 0, end: this.url.text.length });
	}

	/** How the URL goes on. */
	get goingOn(): Shown {
		const { length } = this.url.text;
		return without(this.url.text + this.rest, { offset: length, end: length + this.rest.length }, this.#all());
	}

	/** The scheme's name, in lower case. */
	get scheme(): Shown {
		return this.derived(this.url.components.scheme, (name) => name.toLowerCase());
	}

	/** A part of the URL as it is written; empty where it is absent. */
	of(span: Span | undefined): Shown {
		return span === undefined ? ('' as Shown) : without(this.url.text, span, this.#all());
	}

	/** What is made of a part of the URL: `••••` where a secret has to do with it. */
	derived(span: Span | undefined, derive: (text: string) => string): Shown {
		if (span === undefined) return '' as Shown;
		return this.hides(span) ? MASK : (derive(this.url.text.slice(span.offset, span.end)) as Shown);
	}

	/** Where the secrets are, in order and apart; what lies behind the URL's end is how it goes on. */
	get secrets(): readonly Span[] {
		return this.#all();
	}

	/** Whether a secret stands in the part. */
	hides({ offset, end }: Span): boolean {
		const secrets = this.#all();
		return (secrets[firstBehind(secrets, offset)]?.offset ?? Number.POSITIVE_INFINITY) < end;
	}

	#all(): readonly Span[] {
		this.#secrets ??= merged([...ownPassword(this.url), ...secretsIn(this.url.text + this.rest, 'url')]);
		return this.#secrets;
	}
}

/** Text of any kind as it may be shown: what stands in a configuration file, on a command line, in an error. */
export function maskText(text: string): Shown {
	return without(text, { offset: 0, end: text.length }, secretsIn(text, 'words'));
}

function without(text: string, { offset, end }: Span, secrets: readonly Span[]): Shown {
	let result = '';
	let from = offset;
	for (let index = firstBehind(secrets, offset); index < secrets.length; index++) {
		const secret = secrets[index] as Span;
		if (secret.offset >= end) break;
		result += text.slice(from, Math.max(from, secret.offset)) + MASK;
		from = Math.min(secret.end, end);
	}
	return (result + text.slice(from, end)) as Shown;
}

/** The password, or what stands in a port's place and is none: `http://user:secret` before its `@` was written. */
function ownPassword({ text, components: { user, password, host, port } }: Url): Span[] {
	if (password !== undefined) return password.end > password.offset ? [password] : [];
	if (user !== undefined) return [];
	const span = port ?? afterColon(text, host);
	if (span === undefined || /^(?:-\d{1,2}$|\d*(?:[,;\\]|$))/.test(text.slice(span.offset, span.end))) return [];
	const isOfPath = text.charAt(span.end) === '/' && NO_USER.test(text.slice(host?.offset, host?.end));
	return isOfPath ? [] : [span];
}

/** `https://github.com:ana/shop.git`, `http://127.0.0.1:port/`: before the colon stands what nobody is called, and a path goes on behind it. */
const NO_USER = /^(?:localhost|doi|\d{1,3}(?:\.\d{1,3}){3}|(?:[a-z\d-]{1,63}\.){1,9}(?:com|org|net|io|dev))$/i;

/** What follows the colon in a host that is the end of its URL, where the scheme's hosts are not read any closer. */
function afterColon(text: string, host: Span | undefined): Span | undefined {
	if (host === undefined || host.end < text.length || text.charCodeAt(host.offset) === Code.openBracket)
		return undefined;
	const colon = text.indexOf(':', host.offset);
	return colon < 0 ? undefined : { offset: colon + 1, end: host.end };
}
