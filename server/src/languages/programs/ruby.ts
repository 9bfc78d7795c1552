/** Ruby, and with it Crystal, Elixir and CoffeeScript: code in `#{…}`. */

import { backslash, braced, CONTINUED_AND_INDENT, hex } from '../../escaping/backslash';
import { type Language, programsReadBy } from '../language';
import { lexical } from '../lexical';
import { blockComment, character, joinedBy, lineComment, program, string } from '../tokens';
import { bytes, hereDocument, pod, quoted } from './scripting';

const u4 = hex('u', 4);
const code = { template: '#{' };

const rubyEscaping = backslash({ special: '"#', numbers: [...bytes, u4, braced('u')] });
/** Strings side by side on a line are one, and over lines with a `\` or a `+` between them. */
const rubyGlue = /(["'])[ \t]{0,80}(?:\\\r?\n[ \t]{0,80}|\+\s{0,80})?\1(?!\1)/y;

export const ruby = program(
	lineComment('#', { opening: /#(?!\{)/y }),
	pod(/^=begin\b/my, '=end'),
	hereDocument(/<<(?:[~-]["'`]?[A-Za-z_]\w*["'`]?|["'`]?[A-Z_][A-Z\d_]*\b["'`]?)/y, rubyEscaping),
	string('"', rubyEscaping, { glue: rubyGlue, ...code }),
	string("'", quoted, { glue: rubyGlue }),
);

export const crystal = program(
	lineComment('#', { opening: /#(?!\{)/y }),
	hereDocument(/<<-'?[A-Za-z_]\w*'?/y, rubyEscaping),
	string('"', rubyEscaping, { lines: true, glue: rubyGlue, ...code }),
	character,
);

const elixirEscaping = backslash({ special: '"#', numbers: [hex('x', 2), u4, braced('u')] });
const charlist = backslash({ special: "'#", numbers: [hex('x', 2), u4, braced('u')] });

export const elixir = program(
	lineComment('#', { opening: /#(?!\{)/y }),
	string('"""', elixirEscaping, { lines: true, mark: '', ...code }),
	string("'''", charlist, { lines: true, ...code }),
	{ open: '?', opening: /(?<!\w)\?\\?[^\s\w]/y, close: '' },
	string('"', elixirEscaping, { lines: true, glue: joinedBy('<>'), ...code }),
	string("'", charlist, code),
);

const coffeeEscaping = backslash({
	special: '"\'#',
	numbers: [hex('x', 2), u4, braced('u')],
	nothing: CONTINUED_AND_INDENT,
});

export const coffeescript = program(
	blockComment('###', '###', { mark: '#' }),
	lineComment('#'),
	string('"""', coffeeEscaping, { lines: true, ...code }),
	string("'''", coffeeEscaping, { lines: true }),
	string('"', coffeeEscaping, { glue: joinedBy('\\+'), ...code }),
	string("'", coffeeEscaping, { glue: joinedBy('\\+') }),
);

export const languages: readonly Language[] = [
	...programsReadBy(lexical(ruby), '#', [
		{
			id: 'ruby',
			endings: 'rb rbx rjs gemspec rake ru erb podspec',
			files: 'gemfile rakefile guardfile podfile vagrantfile brewfile fastfile',
			interpreters: 'ruby jruby',
			names: 'rb enh-ruby jruby macruby rake rspec',
		},
	]),
	...programsReadBy(lexical(crystal), '#', [{ id: 'crystal', endings: 'cr', interpreters: 'crystal' }]),
	...programsReadBy(lexical(elixir), '#', [
		{
			id: 'elixir',
			endings: 'ex exs',
			interpreters: 'elixir',
			names: 'ex exs eelixir eex iex',
		},
	]),
	...programsReadBy(lexical(coffeescript), '#', [
		{
			id: 'coffeescript',
			endings: 'coffee cson',
			names: 'coffee coffee-script litcoffee',
		},
	]),
];
