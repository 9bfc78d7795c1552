/** Hosts that stand for any host: reserved names (RFC 2606, RFC 6761) and the machine itself. */

/** Whether the host is `localhost`, a loopback address, or a name reserved for examples and tests. */
export function isReservedHost(host: string): boolean {
	const name = host.toLowerCase().replace(/\.$/, '');
	return (
		/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(name) ||
		/(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/.test(name)
	);
}
