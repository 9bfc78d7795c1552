/** The parser against the grammar oracle: 200,000 URLs, no disagreement. `URL_LINT_SEED` sets another seed. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseUrl } from '../../server/src/url/parse';
import { tried } from '../cases';
import { reachableFrom } from './oracle/bnf';
import { Corpus, type Sample, targets } from './oracle/corpus';
import { recognises } from './oracle/recognise';
import { derives, expressionFor, grammar, productionFor } from './oracle/regexp';

const COUNT = 200_000;
const SEED = Number(process.env.URL_LINT_SEED ?? 1738);

test('the parser and the grammar agree', () => {
	tried(COUNT);
	const corpus = new Corpus(SEED);
	const counts = new Map(targets.map((scheme) => [scheme, new Count()]));
	const disagreements: string[] = [];
	const unexplained: string[] = [];

	for (const sample of corpus.samples(COUNT)) {
		counts.get(sample.scheme)?.add(sample);
		const url = parseUrl(sample.text, 'rfc1738');
		if (url.derivable !== sample.derivable) disagreements.push(`${describe(sample)}, parser: ${url.derivable}`);
		const spansFit = url.violations.every(
			({ offset, end }) => 0 <= offset && offset <= end && end <= sample.text.length,
		);
		if (!spansFit || (!url.derivable && url.violations.length === 0)) unexplained.push(describe(sample));
	}

	const perScheme = [...counts].map(([scheme, count]) => `${scheme} ${count}`);
	console.log(`seed ${SEED}, ${COUNT} URLs, derivable/damaged/all: ${perScheme.join(', ')}`);
	for (const [scheme, { all, derivable, damaged, lost }] of counts) {
		assert.equal(lost, 0, `${scheme}: the oracle refuses a URL that was derived from its own grammar`);
		assert.ok(derivable >= 0.4 * all, `${scheme}: ${derivable} of ${all} are derivable`);
		assert.ok(damaged >= 0.4 * all, `${scheme}: ${damaged} of ${all} are damaged`);
		assert.ok(derivable <= 0.9 * all, `${scheme}: ${derivable} of ${all} are derivable, hardly any is not`);
	}
	assertCovered(corpus);
	assertNone(disagreements, 'disagreements');
	assertNone(
		unexplained,
		'URLs that are not derivable without a violation that says why, or with one outside the text',
	);
});

test('the expressions are the grammar', () => {
	const expressions = new Map(targets.map(productionFor).map((name) => [name, expressionFor(grammar, name)]));
	for (const { scheme, text } of new Corpus(SEED + 1).samples(6_000)) {
		const name = productionFor(scheme);
		assert.equal(
			expressions.get(name)?.test(text),
			recognises(grammar, name, text),
			`${name}: ${JSON.stringify(text)}`,
		);
	}
});

test('a sample depends on its seed and index alone', () => {
	const [first, second] = [new Corpus(SEED), new Corpus(SEED)];
	second.sample(7);
	assert.deepEqual(
		[...first.samples(100)].slice(50),
		[...Array(50).keys()].map((index) => second.sample(index + 50)),
	);
	assert.notEqual(new Corpus(SEED + 1).sample(0).text, first.sample(0).text);
});

test('a damaged URL is not what it was', () => {
	const damaged = [...new Corpus(SEED).samples(2_400)].filter(({ origin }) => origin === 'damaged');
	const broken = damaged.filter(({ text }) => !derives(text));
	assert.ok(broken.length > damaged.length / 3, `${broken.length} of ${damaged.length} damages show`);
});

/** What was made for one scheme. */
class Count {
	all = 0;
	derivable = 0;
	/** Made by one edit of what the production derived; some are derivable still. */
	damaged = 0;
	/** Derived by the generator, refused by the expression: the oracle is wrong. */
	lost = 0;

	add({ origin, derivable }: Sample): void {
		this.all++;
		if (derivable) this.derivable++;
		if (origin === 'damaged') this.damaged++;
		if (origin === 'derived' && !derivable) this.lost++;
	}

	toString(): string {
		return `${this.derivable}/${this.damaged}/${this.all}`;
	}
}

/** Every production was taken, but those that nothing leads to, and every branch of each. */
function assertCovered({ generator }: Corpus): void {
	const reachable = reachableFrom(grammar, 'url');
	assert.deepEqual(
		[...grammar.keys()].filter((name) => !reachable.has(name)),
		['national', 'punctuation'],
		'§5 defines these two for §2.2 and uses them nowhere',
	);
	// `url` is the choice among the schemes, which the corpus makes itself, to spread them evenly.
	reachable.delete('url');
	const missing = [...reachable].filter((name) => generator.productions.get(name) === 0);
	assert.deepEqual(missing, [], 'productions that no URL took');
	const untaken = generator.branches.filter(({ taken }) => taken === 0).map(({ name }) => name);
	assert.deepEqual(untaken, [], 'branches that no URL took');
}

function describe({ index, scheme, origin, text, derivable }: Sample): string {
	return `seed ${SEED}, sample ${index} (${scheme}, ${origin}): ${JSON.stringify(text)}, oracle: ${derivable}`;
}

function assertNone(items: readonly string[], what: string): void {
	assert.equal(items.length, 0, `${items.length} ${what}:\n${items.slice(0, 10).join('\n')}`);
}
