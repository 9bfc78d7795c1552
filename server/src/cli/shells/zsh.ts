import type { Command } from '../command';
import { summaryOf } from '../help';
import { type Option, optionsOf, programOptions } from './words';

/** The script for zsh. */
export function zsh(commands: readonly Command[]): string {
	return `#compdef url-lint
# Completes the command lines of url-lint in zsh. Made by: url-lint completion zsh
_url_lint() {
	local -a commands
	commands=(
${commands.map((command) => `		${quoted(`${command.name}:${summaryOf(command)}`)}`).join('\n')}
	)
	if ((CURRENT == 2)); then
		_describe command commands
		_arguments ${programOptions().map(specOf).join(' ')}
		return
	fi
	shift words
	((CURRENT--))
	case $words[1] in
${commands.map(branch).join('\n')}
	esac
}
if [[ $funcstack[1] == _url_lint ]]; then
	_url_lint "$@"
else
	compdef _url_lint url-lint
fi
`;
}

function branch(command: Command): string {
	const specs = [...optionsOf(command).map(specOf), operandsOf(command)].filter((spec) => spec !== '');
	return `	${command.name})\n		_arguments \\\n${specs.map((spec) => `			${spec}`).join(' \\\n')}\n		;;`;
}

/** As \`_arguments\` takes it. */
function specOf({ name, short, takes, description }: Option): string {
	const text = `[${description.replace(/[[\]:\\]/g, '\\$&')}]`;
	if (takes === 'nothing')
		return (short === undefined ? '' : `${quoted(`-${short}${text}`)} `) + quoted(`--${name}${text}`);
	return quoted(`--${name}=${text}:${name}:${takes === 'files' ? '_files' : takes === 'text' ? '' : list(takes)}`);
}

function operandsOf({ operands }: Command): string {
	if (operands === 'files') return quoted('*:file:_files');
	return typeof operands === 'string' ? '' : quoted(`1:name:${list(operands)}`);
}

function list(words: readonly string[]): string {
	return `(${words.join(' ')})`;
}

function quoted(text: string): string {
	return `'${text.replaceAll("'", "'\\''")}'`;
}
