/** Code that a document shows is quoted there: what parsers are written for is told to those who ask, as in Markdown's own code. */

import { describe } from 'node:test';
import { type Expected, judges, type Row } from './judged';

const SHOWN: readonly (readonly [languageId: string, text: string])[] = [
	['html', '<p><code>https://a.example/⸠%⸡zz</code>'],
	['html', '<pre class="x"><span>\n<b>a</b> https://a.example/⸠%⸡zz</span></pre>'],
	['html', '<pre><code>a</code>\nhttps://a.example/⸠%⸡zz</pre>'],
	['xml', '<programlisting>a https://a.example/⸠%⸡zz</programlisting>'],
	['markdown', 'See <kbd>https://a.example/⸠%⸡zz</kbd>'],
	['csharp', '/// <c>https://a.example/⸠%⸡zz</c>'],
	['java', '/** {@code f("https://a.example/⸠%⸡zz")} */'],
	['org', '#+BEGIN_SRC sh\ncurl https://a.example/⸠%⸡zz\n#+END_SRC'],
	['org', 'see =https://a.example/⸠%⸡zz= there'],
	['texinfo', '@example\nhttps://a.example/⸠%⸡zz\n@end example'],
	['asciidoc', 'see `https://a.example/⸠%⸡zz` there'],
	['restructuredtext', 'see ``https://a.example/⸠%⸡zz`` there'],
	['restructuredtext', 'As in::\n\n  a\n    b\n  https://a.example/⸠%⸡zz'],
	['restructuredtext', '.. code-block:: sh\n   :caption: x\n\n   curl https://a.example/⸠%⸡zz'],
];

const USED: readonly (readonly [languageId: string, text: string])[] = [
	['html', '<p><code>a</code> https://a.example/⸠%⸡zz'],
	['html', '<pre>a</pre><p>https://a.example/⸠%⸡zz'],
	['html', '<video><source src="x"></video> https://a.example/⸠%⸡zz'],
	['html', '<codec> https://a.example/⸠%⸡zz'],
	['html', '<code><a href="https://a.example/⸠%⸡zz">x</a></code>'],
	['xml', '<programlisting/> https://a.example/⸠%⸡zz'],
	['plaintext', 'a < code > https://a.example/⸠%⸡zz'],
	['org', '#+begin_src sh\na\n#+end_src\nhttps://a.example/⸠%⸡zz'],
	['org', 'a = b, see https://a.example/⸠%⸡zz'],
	['texinfo', '@example\na\n@end example\nhttps://a.example/⸠%⸡zz'],
	['asciidoc', 'see `x` and https://a.example/⸠%⸡zz'],
	['restructuredtext', 'see ``x`` and https://a.example/⸠%⸡zz'],
	['restructuredtext', 'As in::\n\n  a\n\nhttps://a.example/⸠%⸡zz'],
	['restructuredtext', 'As in\n\n  https://a.example/⸠%⸡zz'],
];

const rows = (texts: typeof USED, modern: Expected): Row[] =>
	texts.map(([language, text]) => ({ text, in: language, modern }));

describe('code that is shown', () => judges('malformed-percent', rows(SHOWN, 'asked')));
describe('beside it', () => judges('malformed-percent', rows(USED, 'error')));

// In LaTeX a raw "%" starts a comment.
describe('in LaTeX', () =>
	judges('invalid-host', [
		{ text: '\\begin{verbatim}\nsee http://a⸠..⸡example/x\n\\end{verbatim}', in: 'latex', modern: 'asked' },
		{ text: 'a \\verb|http://a⸠..⸡example/x|', in: 'latex', modern: 'asked' },
		{ text: '\\begin{verbatim}\na\n\\end{verbatim}\nhttp://a⸠..⸡example/x', in: 'latex', modern: 'error' },
		{ text: 'a \\verb|x| http://a⸠..⸡example/x', in: 'latex', modern: 'error' },
	]));
