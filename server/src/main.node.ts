import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { version } from '../../package.json';
import { startServer } from './server';

// Started without arguments, a language server is spoken to over standard input and output.
if (!process.argv.some((argument) => /^--(?:stdio|node-ipc|socket|pipe)/.test(argument))) process.argv.push('--stdio');

// An uncaught error of a minified bundle would print its whole source.
process.on('uncaughtException', (error) => {
	process.stderr.write(`url-lint: ${error.stack ?? error.message}\n`);
	process.exit(1);
});

startServer(createConnection(ProposedFeatures.all), { version, processId: process.pid, soon: setImmediate });
