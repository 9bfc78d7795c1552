import type { Command } from '../command';
import { type Option, optionsOf, programOptions } from './words';

/** The script for bash. Words and names of ours hold no character that a shell reads in a way of its own. */
export function bash(commands: readonly Command[]): string {
	const program = [...commands.map(({ name }) => name), ...long(programOptions())];
	return `# Completes the command lines of url-lint in bash. Made by: url-lint completion bash
_url_lint() {
	local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} command= words= files= at
	# "--format=x" comes as three words.
	if [[ $word == = ]]; then
		word=
	elif [[ $before == = ]]; then
		before=\${COMP_WORDS[COMP_CWORD - 2]}
	fi
	for ((at = 1; at < COMP_CWORD; at++)); do
		if [[ \${COMP_WORDS[at]} != -* ]]; then
			command=\${COMP_WORDS[at]}
			break
		fi
	done
	case "$command $before" in
${commands.flatMap(values).join('\n')}
	*)
		case "$command" in
		'') words='${program.join(' ')}' ;;
${commands.map(operands).join('\n')}
		esac
		;;
	esac
	COMPREPLY=($(compgen -W "$words" -- "$word"))
	if [[ $files && $word != -* ]]; then
		compopt -o filenames 2>/dev/null
		local IFS=$'\\n'
		COMPREPLY+=($(compgen -f -- "$word"))
	fi
}
complete -F _url_lint url-lint
`;
}

/** What follows an option that takes something. */
function values(command: Command): string[] {
	return optionsOf(command).flatMap(({ name, takes }) => {
		if (takes === 'nothing') return [];
		const pattern = `	'${command.name} --${name}')`;
		if (takes === 'text') return [`${pattern} ;;`];
		return [takes === 'files' ? `${pattern} files=1 ;;` : `${pattern} words='${takes.join(' ')}' ;;`];
	});
}

function operands(command: Command): string {
	const words = typeof command.operands === 'string' ? [] : command.operands;
	const files = command.operands === 'files' ? ' files=1' : '';
	return `		${command.name}) words='${[...long(optionsOf(command)), ...words].join(' ')}'${files} ;;`;
}

function long(options: readonly Option[]): string[] {
	return options.map(({ name }) => `--${name}`);
}
