/** Documents with a syntax of their own for links: LaTeX, reStructuredText, AsciiDoc, Org, patches, mail. */

import { finds, findsNothing, reads } from './marked';

finds('arguments', 'latex', [
	'\\url{⸠http://a.example/b⸡}',
	'\\url{⸠http://a.example/b%20c_d#e⸡}',
	'\\href{⸠http://a.example/b⸡}{c}',
	'\\href[pdfnewwindow]{⸠http://a.example/b⸡}{⸠http://a.example/c⸡}',
	'\\nolinkurl{⸠http://a.example/b.⸡}.',
	'\\path{⸠http://a.example/b⸡}',
	'\\url{⸠http://a.example/{b}⸡}',
	'\\url|⸠http://a.example/b}c⸡|',
	'\\footnote{See \\url{⸠http://a.example/b⸡}.}',
	'\\url{⸠http://a.example/b⸡\n\nThe next paragraph.',
]);
finds('text, comments and verbatim text', 'latex', [
	'See ⸠http://a.example/b⸡.',
	'\\footnote{⸠http://a.example/b⸡}',
	'% See ⸠http://a.example/b⸡.\n50\\% ⸠http://a.example/b⸡',
	'⸠http://a.example/b⸡\\\\',
	'⸠http://a.example/b⸡\\footnote{c}',
	'\\texttt{⸠http://a.example/b⸡}',
	'\\verb|⸠http://a.example/b⸡|, c',
	'\\begin{verbatim}\n⸠http://a.example/b⸡ % ⸠http://a.example/c⸡\n\\end{verbatim}',
	'% <URL:⸠http://a.example/b\n% /c⸡>',
]);
reads('escapes', 'latex', [
	['\\href{⸠http://a.example/b\\%20c\\_d\\#e\\&f⸡}{g}', 'http://a.example/b%20c_d#e&f', '\\%', '\\_', '\\#', '\\&'],
	['\\url{⸠http://a.example/\\~{}b⸡}', 'http://a.example/~b', '\\~{}'],
	['\\url{⸠http://a.example/\\~b⸡}', 'http://a.example/~b', '\\~'],
	['⸠http://a.example/\\textasciitilde b⸡', 'http://a.example/~b', '\\textasciitilde '],
	['⸠http://a.example/\\textasciitilde{}b⸡', 'http://a.example/~b', '\\textasciitilde{}'],
	['⸠http://a.example/{\\textasciitilde}b⸡', 'http://a.example/~b', '{\\textasciitilde}'],
	['⸠http://a.example/$\\sim$b⸡', 'http://a.example/~b', '$\\sim$'],
	['⸠http://a.example/\\string~b⸡', 'http://a.example/~b', '\\string~'],
	['⸠http://a.example/\\-b\\_c⸡.', 'http://a.example/b_c', '\\_'],
	['\\url{⸠http://a.example/\n  b⸡}', 'http://a.example/b'],
	['\\href{⸠http://a.example/%\n  b⸡}{c}', 'http://a.example/b'],
]);
finds('references', 'bibtex', [
	'url = {⸠http://a.example/b⸡},',
	'url = "⸠http://a.example/b⸡",',
	'howpublished = {\\url{⸠http://a.example/b⸡}},',
	'note = {See ⸠http://a.example/b⸡, accessed},',
	'url={⸠http://a.example/b%20c⸡}}',
]);
reads('references', 'bibtex', [['url = {⸠http://a.example/b\\_c\\%20d⸡}', 'http://a.example/b_c%20d', '\\_', '\\%']]);

finds('links', 'restructuredtext', [
	'`a <⸠http://a.example/b⸡>`_',
	'`a <⸠http://a.example/b⸡>`__.',
	'.. _a: ⸠http://a.example/b⸡',
	'.. _`a: b`: ⸠http://a.example/b.⸡',
	'__ ⸠http://a.example/b⸡',
	'.. image:: ⸠http://a.example/b.png⸡',
	'``⸠http://a.example/b⸡``',
	'*⸠http://a.example/b⸡*, **⸠http://a.example/c⸡**',
	':a: ⸠http://a.example/b⸡',
	'<⸠http://a.example/b⸡>',
]);
reads('links', 'restructuredtext', [
	['⸠http://a.example/b\\_⸡', 'http://a.example/b_', '\\_'],
	['⸠http://a.example/\\*b⸡.', 'http://a.example/*b', '\\*'],
	['⸠http://a.example/b⸡\\ s', 'http://a.example/b'],
	['`a <⸠http://a.example/b\n  /c⸡>`_', 'http://a.example/b/c'],
	['.. _a: ⸠http://a.example/b\n   /c⸡\n', 'http://a.example/b/c'],
]);

finds('characters by number', 'rtf', [String.raw`{\rtf1 at <⸠http://a\'2eexample/x⸡>, \par}`]);
finds('fonts', 'troff', [String.raw`\fB⸠tcp://0.0.0.0:5343⸡\fR\&.`, String.raw`\fI⸠http://a.example/x⸡\fP`]);

finds('links', 'asciidoc', [
	'link:$$⸠https://a.example/x⸡$$[the menu]',
	'⸠http://a.example/b⸡[the text]',
	'link:⸠http://a.example/b⸡[the text]',
	'link:++⸠http://a.example/b__c⸡++[the text]',
	'image::⸠http://a.example/b.png⸡[c]',
	'⸠http://a.example/b⸡[]',
	'⸠http://a.example/b.⸡[c]',
	'⸠http://[::1]/b⸡[c]',
	'+⸠http://a.example/b⸡+',
	'`⸠http://a.example/b⸡`',
	'See ⸠http://a.example/b⸡.',
	'<⸠http://a.example/b⸡>',
	'// ⸠http://a.example/b⸡.',
]);

finds('links', 'org', [
	'[[⸠http://a.example/b⸡][the text]]',
	'[[⸠http://a.example/b.⸡]]',
	'[[⸠http://[::1]:80/b⸡][the text]]',
	'[[⸠http://[::1]⸡]]',
	'[[⸠http://a.example/b[c⸡]]',
	'<⸠http://a.example/b⸡>',
	'=⸠http://a.example/b⸡=, ~⸠http://a.example/c⸡~',
	'# See ⸠http://a.example/b⸡.',
	'#+SETUPFILE: ⸠http://a.example/b⸡',
]);
reads('links', 'org', [['[[⸠http://a.example/b\\[c\\]⸡][d]]', 'http://a.example/b[c]', '\\[', '\\]']]);

finds('patches', 'diff', [
	'+⸠http://a.example/b⸡',
	'-⸠http://a.example/b⸡',
	"+fetch('⸠http://a.example/b⸡')",
	' see ⸠http://a.example/b⸡.',
	'--- a/x\n+++ b/x\n+<URL:⸠http://a.example/b\n+/c⸡>',
]);

finds('quoted mail', 'plaintext', [
	'> See ⸠http://a.example/b⸡.',
	'> <URL:⸠http://a.example/b\n> /c⸡>',
	'>> <URL:⸠http://a.example/b\n>> /c⸡>',
	'> > <⸠http://a.example/b\n> > /c⸡>',
]);
reads('quoted mail', 'plaintext', [
	['> <URL:⸠http://a.example/b\n> /c⸡>', 'http://a.example/b/c'],
	['>> <⸠http://a.example/b\r\n>> /c⸡>', 'http://a.example/b/c'],
	['> > <URL:⸠http://a.example/b\n> > /c⸡>', 'http://a.example/b/c'],
]);
reads('patches', 'diff', [['+<URL:⸠http://a.example/b\n+/c⸡>', 'http://a.example/b/c']]);

findsNothing('macros', 'asciidoc', ['xref:a.adoc[b]', 'link:a.html[b]', ':url: b']);
findsNothing('commands', 'latex', ['\\href{#1}{#2}', '\\ref{fig:a}', '\\label{eq:b}']);
