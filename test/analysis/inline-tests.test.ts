/** Programs that test themselves: what they try there is told outside of their tests only. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { analyse } from '../../server/src/analysis/analyse';
import { testsIn } from '../../server/src/analysis/inline-tests';
import { defaults, type Settings } from '../../server/src/settings';

/** Tests by language, each with a line behind it that is none of theirs. */
const TESTS: Readonly<Record<string, string>> = {
	rust: 'fn f() {\n\tg("URL");\n}\n\n#[cfg(test)]\nmod tests {\n\tuse super::*;\n\n\t#[test]\n\tfn a() {\n\t\tf("URL");\n\t}\n}\n\nconst A: &str = "URL";',
	zig: 'test "a" {\n    f("URL");\n}\nconst a = "URL";',
	python: 'class TestA(Base):\n    def test_a(\n        self,\n    ):\n        f("URL")\n\n    a = "URL"\n\nA = "URL"',
	java: 'class A {\n    @Test\n    @Tag("slow")\n    void a() {\n        f("URL");\n    }\n    String a = "URL";\n}',
	csharp: 'class A {\n    [Fact]\n    public void B()\n    {\n        F("URL");\n    }\n    string a = "URL";\n}',
	typescript: "describe('a', () => {\n\tit('b', () => {\n\t\tf('URL');\n\t});\n\n\tf('URL');\n});\n\nf('URL');",
	ruby: "describe 'a' do\n  it 'b' do\n    f('URL')\n  end\nend\nf('URL')",
	elixir: 'test "a" do\n  f("URL")\nend\nf("URL")',
	go: 'func TestA(t *testing.T) {\n\tf("URL")\n}\n\nvar a = "URL"',
	php: '<?php\nclass A {\n\tpublic function testA() {\n\t\tf("URL");\n\t}\n\tvar $a = "URL";\n}',
	cpp: 'TEST_F(A, B) {\n  f("URL");\n}\nauto a = "URL";',
	julia: '@testset "a" begin\n    f("URL")\nend\nf("URL")',
	clojure: '(deftest a\n  (is (f "URL")))\n(f "URL")',
};

function told(text: string, languageId: string, settings: Settings = defaults): number[] {
	const lines = analyse({ text, languageId }, settings).findings.map(
		({ offset }) => text.slice(0, offset).split('\n').length,
	);
	return [...new Set(lines)];
}

function linesWith(text: string, word: string): number[] {
	return text.split('\n').flatMap((line, index) => (line.includes(word) ? [index + 1] : []));
}

describe('a test in a program', () => {
	for (const [languageId, program] of Object.entries(TESTS)) {
		const text = program.replaceAll('URL', 'https://a.example/%zz');
		test(`${languageId}: what it tries is not told, what stands beside it is`, () => {
			const isTested = (line: number) => {
				const offset =
					text
						.split('\n')
						.slice(0, line - 1)
						.join('\n').length + 1;
				return testsIn(text).some((span) => span.offset <= offset && offset < span.end);
			};
			const all = linesWith(text, 'https:');
			assert.deepEqual(
				told(text, languageId),
				all.filter((line) => !isTested(line)),
			);
			assert.equal(told(text, languageId).at(-1), all.at(-1), 'the last one is no part of the test');
			assert(all.length > told(text, languageId).length);
		});
	}
	const rust = (line: string) => `#[cfg(test)]\nmod tests {\n\t${line}\n}`;
	test('what its comments refer to is told', () => {
		assert.deepEqual(told(rust('// see https://a.example/a|b'), 'rust'), [3]);
		assert.deepEqual(told(rust('f("https://a.example/a|b");'), 'rust'), []);
	});
	test('who names the rule hears of all', () => {
		const settings: Settings = { ...defaults, rules: { 'malformed-percent': 'error' } };
		assert.deepEqual(told(rust('f("https://a.example/%zz");'), 'rust', settings), [3]);
	});
	test('an attribute of one item is no test of the rest', () =>
		assert.deepEqual(told('#[cfg(test)]\nuse a;\nfn f() {\n\tg("https://a.example/%zz");\n}', 'rust'), [4]));
	test('a file of tests is one', () => {
		const at = (file: string): Settings => ({ ...defaults, file });
		for (const file of ['test/a.py', 'src/__tests__/a.py', 'test_a.py', 'a_test.py'])
			assert.deepEqual(told('f("https://a.example/%zz")', 'python', at(file)), [], file);
		assert.deepEqual(told('f("https://a.example/%zz")', 'python', at('latest/a.py')), [1]);
		assert.deepEqual(told('# see https://a.example/a|b', 'python', at('test/a.py')), [1]);
		assert.deepEqual(told('https://a.example/%zz', 'plaintext', at('test/a.txt')), [1]);
	});
	test('text that people read has none', () =>
		assert.deepEqual(told('test "a" {\n  https://a.example/%zz\n}', 'plaintext'), [2]));
});
