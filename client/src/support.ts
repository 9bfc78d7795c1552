import type { BaseLanguageClient } from 'vscode-languageclient';
import type { ClientSupport } from '../../server/src/protocol';

/** Tells the server what this client does beyond the protocol, in addition to what it was told of before. */
export function declareSupport(client: BaseLanguageClient, support: NonNullable<ClientSupport['urlLint']>): void {
	client.registerFeature({
		fillClientCapabilities(capabilities) {
			const others = capabilities.experimental as ClientSupport | undefined;
			const all: ClientSupport = { ...others, urlLint: { ...others?.urlLint, ...support } };
			capabilities.experimental = all;
		},
		initialize() {},
		getState: () => ({ kind: 'static' }),
		clear() {},
	});
}
