/** Languages that have no reader of their own: what is known of them is their names and comments. */

import type { Language } from './language';

export const languages: readonly Language[] = [
	{ id: 'ada', comments: ['--'] },
	{ id: 'asm', names: 'assembly assembler nasm masm gas asm68k', comments: [';'] },
	{ id: 'aspnetcorerazor', comments: ['@* *@'] },
	{ id: 'diff', endings: 'diff patch rej', names: 'patch udiff git-diff gitdiff', comments: [] },
	{ id: 'django-html', names: 'htmldjango html-django', comments: ['{# #}'] },
	{
		id: 'git-commit',
		files: 'commit_editmsg merge_msg',
		names: 'gitcommit commit-message vc-log-edit log-edit',
		comments: ['#'],
		plain: true,
		ownLine: true,
	},
	{ id: 'git-rebase', files: 'git-rebase-todo', names: 'gitrebase rebase-todo', comments: ['#'], ownLine: true },
	{
		id: 'ignore',
		files: '.gitignore .npmignore .dockerignore .vscodeignore .prettierignore .eslintignore',
		names: 'gitignore git-ignore ignore-list dockerignore npmignore',
		comments: ['#'],
		ownLine: true,
	},
	{ id: 'jade', comments: ['//-'], ownLine: true },
	{ id: 'jinja', names: 'jinja2', comments: ['{# #}'] },
	{ id: 'jinja-html', names: 'html-jinja', comments: ['{# #}'] },
	{ id: 'log', endings: 'log', names: 'messages syslog logfile log-file server-log', comments: [] },
	{ id: 'matlab', names: 'octave', comments: ['%'] },
	{ id: 'plaintext', names: 'text txt plain plain-text fundamental none normal nothing', comments: [], plain: true },
	{ id: 'prolog', names: 'swi-prolog', comments: ['%'] },
	{ id: 'pug', endings: 'pug jade', names: 'jade', comments: ['//-'], ownLine: true },
	{ id: 'razor', endings: 'cshtml razor', names: 'aspnetcorerazor cshtml blazor', program: true, comments: ['@* *@'] },
	{ id: 'rpm-spec', endings: 'spec', comments: ['#'] },
	{ id: 'scminput', plain: true },
	{ id: 'search-result', comments: [] },
	{ id: 'smali', endings: 'smali', program: true, comments: ['#'] },
	{ id: 'twig', comments: ['{# #}'] },
	{ id: 'vhdl', comments: ['--'] },
];
