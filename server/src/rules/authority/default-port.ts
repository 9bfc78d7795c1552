import { message } from '../../data/messages';
import { schemeOf } from '../../url/schemes/index';
import { type RuleOf, replace, textOf, violation } from '../rule';

/** Where people leave the port out. Of databases, brokers and terminals they write it to be explicit. */
const LEAVES_OUT = /^(?:https?|wss?|ftp)$/;

declare module '../../url/url' {
	interface Violations {
		'default-port': 'port';
	}
}

/** RFC 1738 §3.1: "Most schemes designate protocols that have a default port number". */
export const defaultPort: RuleOf<'default-port'> = {
	code: 'default-port',
	cases: {
		port: { levels: ['asked', 'hint'], says: 'Leave out :{port}: it is the default port of {scheme} (RFC 1738 §3.1).' },
	},
	find: ({ url }) => {
		const { port } = url.components;
		const written = textOf(url, port);
		const isDefault =
			port !== undefined &&
			LEAVES_OUT.test(url.scheme) &&
			textOf(url, url.components.host) !== '' &&
			/^\d+$/.test(written) &&
			Number(written) === schemeOf(url.scheme).port;
		return violation('default-port', 'port', isDefault ? { offset: port.offset - 1, end: port.end } : undefined);
	},
	params: (_, { url, mask }) => ({ port: mask.of(url.components.port), scheme: mask.scheme }),
	fixes: (violation) => [replace(message('fix.drop-port'), violation, '', { preferred: true })],
};
