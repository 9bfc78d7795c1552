/** Where a program tests itself: what is wrong with the URLs there is what the tests are about, or nobody opens them. */

import type { Span } from '../url/url';

/** How a test starts, as languages and the libraries in common use have it. */
const HEADS: readonly RegExp[] = [
	/#\[(?:cfg\(test\)|(?:\w+::)?test\b)/, // Rust
	/(?:test|specify) ["{]/, // Zig, Elixir, Nim
	/(?:@\w+ )?unittest\b/, // D
	/(?:async )?def test_|class Test\w*[(:]/, // Python, Ruby
	/@(?:Parameterized)?Test\b/, // Java, Kotlin
	/\[(?:Test|Fact|Theory|TestMethod|TestCase)\b/, // C#
	/(?:describe|it|test|context|group)(?:\.\w+)?[ (]["'`]/, // JavaScript, Dart, Ruby
	/func (?:\(\w+ \*?\w+\) )?(?:Test|Fuzz|Example)[A-Z_]/, // Go
	/(?:\w+ )?func(?:tion)? test[A-Z_]/, // Swift, PHP
	/(?:TEST(?:_F|_P|_CASE)?|SCENARIO|BOOST_AUTO_TEST_CASE)\(/, // C, C++
	/let%(?:expect_)?test\b/, // OCaml
	/@testset\b/, // Julia
	/\((?:(?:ert-)?deftest|module\+ test)\b/, // Lisp, Clojure, Racket
];

const LINE = new RegExp(
	`([ \\t]*)(?:(${HEADS.map(({ source }) => source).join('|')})|([)\\]}{]|end\\b)|([#@[])|\\S)`,
	'y',
);

/** What a file brings in that holds nothing but tests, near its start. */
const LIBRARIES: readonly RegExp[] = [
	/\b(?:from|require[ (]|import)\s?["'](?:vitest|mocha|chai|ava|tap|tape|uvu|poku|node:test|bun:test|@jest\/globals|@playwright\/test|test_helper|minitest\/autorun|package:test\/test\.dart)["']/,
	/^(?:from|import) (?:pytest|unittest)\b/,
	// What youtube-dl and its kin try each extractor on.
	/^[ ]{4}_TESTS? = [[{]/,
	/^import (?:static )?(?:org\.(?:junit|testng|scalatest)|kotlin\.test|XCTest\b|Testing\b|Test\.(?:Hspec|Tasty|HUnit)\b|qualified Test\.)/,
	/^using (?:static )?(?:Xunit|NUnit\.Framework|Microsoft\.VisualStudio\.TestTools)\b/,
	/^use (?:PHPUnit\\|Test::More\b|ExUnit\.Case\b)/,
	/^#include [<"](?:gtest|gmock|catch2|boost\/test|unity)\b/,
];
const IMPORTS = new RegExp(LIBRARIES.map(({ source }) => source).join('|'), 'm');

/** How far down a file brings in what it needs. */
const LONGEST_IMPORTS = 5000;

/** Whether the program brings in a library for tests, which nothing but tests do. */
export function isOfTestsByImports(text: string): boolean {
	return IMPORTS.test(text.slice(0, LONGEST_IMPORTS));
}

/** The test that lines may still belong to. */
interface Open {
	readonly test: { readonly offset: number; end: number };
	readonly indent: number;
	/** How many lines beside the head, as far indented, may come before deeper ones: what an attribute is about. */
	heads: number;
}

/**
 * The tests in a program, in order. A test goes on as far as its lines are indented deeper than its first one, and to the mark
 * that closes it.
 */
export function testsIn(text: string): readonly Span[] {
	const tests: Span[] = [];
	let open: Open | undefined;
	for (let start = 0; start < text.length; ) {
		const next = text.indexOf('\n', start);
		const end = next < 0 ? text.length : next + 1;
		LINE.lastIndex = start;
		const line = LINE.exec(text);
		if (line !== null && LINE.lastIndex <= end) {
			const [, space = '', head, closes, attribute] = line;
			const isIn = open !== undefined && goesOn(open, space.length, closes !== undefined, attribute !== undefined);
			if (open !== undefined && isIn) open.test.end = end;
			else if (head === undefined) open = undefined;
			else {
				open = { test: { offset: start, end }, indent: space.length, heads: /^[#@[]/.test(head) ? 1 : 0 };
				tests.push(open.test);
			}
		}
		start = end;
	}
	return tests;
}

/** Whether a line belongs to the test. */
function goesOn(open: Open, indent: number, closes: boolean, isAttribute: boolean): boolean {
	if (indent !== open.indent) {
		if (indent > open.indent) open.heads = 0;
		return indent > open.indent;
	}
	return closes || (open.heads > 0 && (isAttribute || open.heads-- > 0));
}
