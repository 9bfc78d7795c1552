import { message } from '../../data/messages';
import { isNamespace } from '../../data/namespaces';
import { isPrivateHost } from '../authority/hosts';
import { type RuleOf, replace, type Subject, textOf, violation } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'insecure-scheme': 'http';
	}
}

/** RFC 9110 §4.2.2: https "is intended to be secure, interactive". Off unless a setting switches it on. */
export const insecureScheme: RuleOf<'insecure-scheme'> = {
	code: 'insecure-scheme',
	cases: {
		http: {
			levels: ['off', 'off'],
			says: 'Write https if the server has it: what goes over http can be read and changed on its way (RFC 9110 §4.2.2, RFC 1738 §6).',
		},
	},
	plain: true,
	find: (subject) =>
		violation('insecure-scheme', 'http', expectsHttps(subject) ? subject.url.components.scheme : undefined),
	fixes: (violation, { url }) => {
		const { host, port } = url.components;
		const https = replace(message('fix.https'), violation, 'https', { preferred: true });
		if (host === undefined || port === undefined) return [https];
		return [{ ...https, edits: [...https.edits, { offset: host.end, end: port.end, text: '' }] }];
	},
};

/** On a port of its own a server speaks what it speaks; a host of one label is on this network. */
function expectsHttps({ url, place }: Subject): boolean {
	if (place.identifier) return false;
	const { host, port, search, fragment } = url.components;
	const name = textOf(url, host);
	if (url.scheme !== 'http' || host === undefined || !name.includes('.') || isPrivateHost(name)) return false;
	if (!/^(?:80)?$/.test(textOf(url, port))) return false;
	const end = Math.min(
		search === undefined ? url.text.length : search.offset - 1,
		(fragment?.offset ?? url.text.length + 1) - 1,
	);
	return !isNamespace(url.text.slice(host.offset, end));
}
