/** HTML and XML: attribute values, text, comments, scripts. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scan } from '../../server/src/find/scanner';
import { finds, mark, reads, unmark } from './marked';

finds("a component's script, as Astro has it", 'astro', [
	'---\n/**\n * <A\n *   b={[\n *     "⸠https://a.example/x⸡",\n */\nget("⸠https://a.example/z⸡");\n---\n<a href="⸠https://a.example/y⸡">⸠https://a.example/y⸡</a>',
	'<p>⸠https://a.example/x⸡</p>\n---\n<p>⸠https://a.example/y⸡',
]);

finds('an expression in braces that runs over lines', 'astro', [
	'<script set:html={f({\n  "@id": "⸠https://a.example/x⸡",\n  b: [\'⸠https://a.example/y⸡\'],\n})} />⸠https://a.example/z⸡',
	'<p a={f({\n  b: "no URL", c: it\'s\n})} href="⸠https://a.example/x⸡">',
]);

finds('a pattern', 'xml', [
	'<xs:pattern value="http://[a-z0-9]([a-z0-9]|-[a-z0-9])*"/> <a href="⸠http://a.example/[a-z0-9]*⸡"/>',
]);

finds('attributes', 'html', [
	'<a href="⸠https://a.example/{{\n  x | y\n}}/z⸡">',
	'<a href="⸠http://a.example/x⸡">x</a>',
	"<a href='⸠http://a.example/x⸡'>x</a>",
	'<a href=⸠http://a.example/x⸡>x</a>',
	'<a href=⸠http://a.example/x/⸡ class=b>x</a>',
	'<a class="b" href="⸠http://a.example/x⸡" id=c>x</a>',
	'<A HREF = "⸠http://a.example/x⸡">x</A>',
	'<a\n\thref="⸠http://a.example/x⸡"\n>x</a>',
	'<img src="⸠http://a.example/i.png⸡"/>',
	'<a href="⸠http://a.example/x.⸡">x</a>',
	'<a href="⸠http://a.example/a)b⸡">x</a>',
	'<a href=" ⸠http://a.example/x⸡ ">x</a>',
	'<a href="\n⸠http://a.example/x⸡\n">x</a>',
	'<a href="⸠http://a.example/a b⸡">x</a>',
	'<a href="⸠http://a.example/it\'s⸡">x</a>',
	'<a href="⸠http://a.example/a|b⸡">x</a>',
	'<a href="⸠http:/a.example/x⸡">x</a>',
	'<form action="⸠http://a.example/x⸡"><blockquote cite="⸠http://b.example/y⸡">',
	'<a data-x="⸠http://a.example/x⸡">x</a>',
	'<a title="See ⸠http://a.example/x⸡.">x</a>',
	'<a title="⸠http://a.example/x⸡ and ⸠http://b.example/y⸡.">x</a>',
	'<a href="⸠mailto:jane@a.example⸡">x</a>',
	'<a href="⸠tel:+1-201-555-0123⸡">x</a>',
	'<a onclick="location=\'⸠http://a.example/x⸡\'">x</a>',
	'<p style="background:url(⸠http://a.example/i.png⸡)">',
	'<p style="background:url(\'⸠http://a.example/i.png⸡\')">',
]);

finds('lists of URLs', 'html', [
	'<img srcset="⸠http://a.example/1.png⸡ 1x, ⸠http://a.example/2.png⸡ 2x">',
	'<img srcset="⸠http://a.example/1.png⸡ 100w,⸠http://a.example/2.png⸡ 200w">',
	'<img srcset="⸠http://a.example/1.png⸡">',
	'<img srcset="⸠http://a.example/1.png⸡, ⸠http://a.example/2.png⸡ 2x">',
	'<source srcset="\n\t⸠http://a.example/1.png⸡ 1x,\n\t⸠http://a.example/2.png⸡ 2x\n">',
	'<meta http-equiv="refresh" content="0;url=⸠http://a.example/x⸡">',
	'<meta http-equiv="refresh" content="5; URL=⸠http://a.example/x⸡">',
	'<meta http-equiv="refresh" content="0; url=\'⸠http://a.example/x⸡\'">',
	'<meta http-equiv="refresh" content="0; url=\'⸠http://a.example/x\\⸡\'">',
	'<a ping="⸠http://a.example/x⸡ ⸠http://b.example/y⸡">x</a>',
]);

finds('a style sheet or a script in an attribute', 'html', [
	'<p style="background:url( ⸠http://a.example/i.png⸡ )">',
	'<p style="background:url(&quot;⸠http://a.example/i.png⸡&quot;)">',
	'<p style="background:url(⸠http://a.example/a\\)b⸡), url(⸠http://b.example/y⸡)">',
	'<a onclick="go(&#39;⸠http://a.example/x⸡&#39;)">',
	'<a onclick=\'go(`⸠http://a.example/x⸡`, "⸠http://b.example/y.⸡")\'>',
	'<a :href="`⸠http://a.example/{x}⸡`" @click="go(\'⸠http://b.example/y⸡\')">',
	'<a v-bind:href="a ? \'⸠http://a.example/x⸡\' : b" [b]="\'⸠http://b.example/y⸡\'">',
	'<a v-if="a > b" href="⸠http://a.example/x⸡">',
	'<a href={`⸠http://a.example/x⸡`} on:click={() => b}>⸠http://b.example/y⸡</a>',
	'<p>{{ a ? "⸠http://a.example/x⸡" : "⸠http://b.example/y⸡" }}</p>',
]);

finds('template languages', 'html', [
	'<?php if ($a > 1) echo "⸠http://a.example/x⸡"; ?><p>⸠http://b.example/y⸡</p>',
	'<?php $a = "⸠http://a.example/x⸡";',
	'<% if (a > b) { %><a href="⸠http://a.example/x⸡"><% } %>',
	'<a <?php echo "b>" ?> href="⸠http://a.example/x⸡">⸠http://b.example/y⸡</a>',
	'<a {{#if (eq a "b>")}}c="d"{{/if}} href="⸠http://a.example/x⸡">',
	'<a href="<?= url("x") ?>" cite="⸠http://a.example/x⸡">⸠http://b.example/y⸡</a>',
	'<a href="{{ url("x") }}" cite="⸠http://a.example/x⸡">⸠http://b.example/y⸡</a>',
	'<a href="{% url "x" %}" cite="⸠http://a.example/x⸡">⸠http://b.example/y⸡</a>',
	'<a href="⸠http://<?= $host ?>/x⸡">',
	'<a href="⸠http://a.example/<%= id %>⸡">',
	'<a href=⸠mailto:<%=rs.getString("email")%>⸡>',
	'<a href=⸠http://<%= rs.getString("domain") %>.a.example/x⸡ id=x>',
	'<a href=⸠http://a.example/<?php echo $x > 1 ?>/y⸡>',
	'<a href=⸠http://a.example/<%=⸡ x>⸠http://b.example/⸡\n%>',
	'<%-- ⸠http://a.example/x⸡ --%>',
]);

finds('text', 'html', [
	'<pre>&quot;uri&quot;: &quot;⸠file://config⸡&quot;, &lt;⸠http://a.example/⸡&gt;, &#39;⸠http://b.example⸡&#39;</pre>',
	'<p>⸠http://a.example/x⸡</p>',
	'<p>See ⸠http://a.example/x⸡.</p>',
	'<p>⸠http://a.example/x⸡<br>next',
	'<a href="⸠http://a.example/x⸡">⸠http://a.example/x⸡</a>',
	'<p>&lt;⸠http://a.example/x⸡&gt;</p>',
	'<p>&quot;⸠http://a.example/x⸡&quot;</p>',
	'<p>⸠http://a.example/x⸡&nbsp;more</p>',
	'<p>(⸠http://a.example/x⸡)</p>',
	'<title>⸠http://a.example/x⸡</title>',
	'<textarea>⸠http://a.example/x⸡</textarea>',
	'no markup, ⸠http://a.example/x⸡.',
	'1 < 2, ⸠http://a.example/x⸡.',
]);

finds('comments, scripts and styles', 'html', [
	'<!-- ⸠http://a.example/x⸡ -->',
	'<!--⸠http://a.example/x⸡-->',
	'<!-- <a href="⸠http://a.example/x⸡"> -->',
	'<script>const a = "⸠http://a.example/x⸡";</script>',
	"<script>fetch('⸠http://a.example/x⸡')</script>",
	'<script src="⸠http://a.example/x.js⸡"></script><p>⸠http://b.example/y⸡</p>',
	'<script>if (a < b) go("⸠http://a.example/x⸡")</script>',
	// A regular expression is none, also behind a URL in code.
	'<script>a: ⸠http://a.example⸡\nb = /^(?:http://b.example/x|y)$/;</script>',
	'<script>a: ⸠http://a.example⸡\nb = c.test(/http://b.example/);</script>',
	'<script type="text/ng-template"><p title="it is">it\'s</p><a href="⸠http://a.example/x⸡">⸠http://b.example/⸡</a></script>',
	'<script id="x"\n\ttype="text/x-handlebars"\n>\n<a href=⸠http://a.example/x⸡>it\'s</a>\n<p>"</p> ⸠http://b.example/⸡\n</script>',
	'<script type="text/x-red">\n<p>it\'s (e.g., ⸠http://a.example⸡).</p></script>',
	'<script type="application/ld+json">{"@context":"⸠http://schema.example⸡"}</script>',
	'<style>@import url(⸠http://a.example/x.css⸡);</style>',
	'<style>a { background: url("⸠http://a.example/i.png⸡") }</style>',
]);

finds('declarations and namespaces', 'xml', [
	'<html xmlns="⸠http://www.w3.org/1999/xhtml⸡">',
	'<x xmlns:xlink="⸠http://www.w3.org/1999/xlink⸡" xlink:href="⸠http://a.example/x⸡"/>',
	'<x xsi:schemaLocation="⸠http://a.example/ns⸡ ⸠http://a.example/ns.xsd⸡"/>',
	'<xs:any namespace="##other ⸠http://a.example/ns⸡ ⸠http://b.example/ns⸡"/>',
	'<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0//EN" "⸠http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd⸡">',
	'<?xml-stylesheet href="⸠http://a.example/x.xsl⸡"?>',
	'<!ENTITY a SYSTEM "⸠http://a.example/x.ent⸡">',
	'<![CDATA[See ⸠http://a.example/x⸡.]]>',
	'<![CDATA[⸠http://a.example/a|b⸡]]>',
	'<a:b>⸠http://a.example/x⸡</a:b>',
]);

finds('elements of XML that are called like some of HTML', 'xml', [
	'<Style id="a"><Icon><href>⸠http://a.example/?a=1&amp;b=2⸡</href></Icon></Style>',
	'<title type="html">See <![CDATA[<a href="⸠http://a.example/x⸡">]]></title>',
]);

test('namespaces, schemas and document types are identifiers, links are not', () => {
	const identifiers = [
		'<a xmlns="⸠http://a.example/x⸡">',
		'<a xmlns:b="⸠http://a.example/x⸡">',
		'<a xsi:schemaLocation="⸠http://a.example/x⸡ ⸠http://a.example/x.xsd⸡">',
		'<!DOCTYPE a PUBLIC "-//A//EN" "⸠http://a.example/x.dtd⸡">',
		'<!ENTITY a SYSTEM "⸠http://a.example/x.ent⸡">',
		'<a itemtype="⸠http://a.example/x⸡">',
	];
	const links = [
		'<a href="⸠http://a.example/x⸡">⸠http://a.example/x⸡<!-- ⸠http://a.example/x⸡ -->',
		'<a b:xmlns="⸠http://a.example/x⸡">',
	];
	for (const [documents, identifier] of [
		[identifiers, true],
		[links, undefined],
	] as const)
		for (const document of documents) {
			const { text } = unmark(document);
			const occurrences = scan(text, 'xml');
			assert.equal(mark(text, occurrences), document);
			for (const { context } of occurrences) assert.equal(context.identifier, identifier, document);
		}
});

finds('a broken document', 'html', [
	'<a href="⸠http://a.example/x⸡',
	'<a href="⸠http://a.example/x⸡\n<p>next</p>',
	'<a href=⸠http://a.example/x⸡',
	'<!-- ⸠http://a.example/x⸡',
	'<script>"⸠http://a.example/x⸡"',
	'<p>⸠http://a.example/x⸡',
]);

finds('a quote that was forgotten, or `<` in a URL', 'html', [
	'<a href="⸠http://a.example/a<b⸡">',
	"<a href='⸠http://a.example/a<b⸡'>x</a>",
	'<a href="⸠http://a.example/a<b>⸡">x</a>',
	'<a href="⸠http://a.example/<b>x</b>⸡">x</a>',
	'<a href="⸠http://a.example/a b<c>⸡">x</a>',
	'<img src="⸠http://a.example/1<2⸡"/>',
	'<a href="⸠http://a.example/a<b⸡" class="c">⸠http://b.example/y⸡</a>',
	'<a href="⸠http://a.example/x⸡<br><a href="⸠http://b.example/y⸡">',
	'<a href="⸠http://a.example/x⸡</a> <p class=\'b\'>"<b>"',
	'<a href="⸠http://a.example/x⸡</a> said "so"',
	'<a href="⸠http://a.example/x⸡</a>\n<p>"so"</p>',
	'<a title="⸠http://a.example/x⸡<br>next">',
	'<a href="⸠http://a.example/⸡<c:out value="{b}"/>">',
	'<a href="⸠http://a.example/⸡<#if b>x</#if>">',
	'<a href="⸠http://a.example/⸡<TMPL_VAR b>">',
	'<a href="⸠http://a.example/⸡<!--#echo var=b -->">',
	'<a href="⸠http://a.example/<?= b ?>/x⸡">',
]);

finds('`<` in a value', 'xml', ['<a href="⸠http://a.example/a<b⸡"/>', '<a xlink:href="⸠http://a.example/a<b>⸡">x</a>']);

reads('character references', 'html', [
	['<a href="⸠http://a.example/?a=1&amp;b=2⸡">', 'http://a.example/?a=1&b=2', '&amp;'],
	['<a href="⸠http://a.example/?a=1&b=2⸡">', 'http://a.example/?a=1&b=2'],
	['<a href="⸠http:&#x2F;&#x2F;a.example&#x2f;x⸡">', 'http://a.example/x', '&#x2F;', '&#x2F;', '&#x2f;'],
	['<a href="⸠http:&#47;/a.example/x⸡">', 'http://a.example/x', '&#47;'],
	['<a href="⸠http://a.example/&quot;x&quot;⸡">', 'http://a.example/"x"', '&quot;', '&quot;'],
	['<a href="⸠http://a.example/?a=1&copy=2⸡">', 'http://a.example/?a=1&copy=2'],
	['<a href="⸠http://a.example/&eacute;⸡">', 'http://a.example/é', '&eacute;'],
	['<a href="⸠http://a.example/&#x1F600;⸡">', 'http://a.example/😀', '&#x1F600;'],
	['<a href="⸠http://a.example/&amp;amp;⸡">', 'http://a.example/&amp;', '&amp;'],
	['<a href="⸠http://a.example/?a&nosuchname;b⸡">', 'http://a.example/?a&nosuchname;b'],
	['<a href=⸠http://a.example/?a=1&amp;b=2⸡>', 'http://a.example/?a=1&b=2', '&amp;'],
	['<p>⸠http://a.example/?a=1&amp;b=2⸡</p>', 'http://a.example/?a=1&b=2', '&amp;'],
	['<p>⸠http://a.example/?a=1&amp;b=2⸡.</p>', 'http://a.example/?a=1&b=2', '&amp;'],
	['<script>go("⸠http://a.example/?a=1&amp;b=2⸡")</script>', 'http://a.example/?a=1&amp;b=2'],
]);
