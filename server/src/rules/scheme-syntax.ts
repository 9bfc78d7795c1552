import { authorityOf, forbiddenInHost, lacksHostOrPort } from '../url/authority';
import { triplets } from '../url/percent';
import { schemeOf } from '../url/schemes/index';
import type { Violation } from '../url/url';
import { nameCharacters, type Rule, rewrite, type Subject, textOf, violation } from './rule';

/** Schemes without `//` in their syntax, and Android's: only browsers read what follows one. */
const READ_BY_BROWSERS = /^(?:data|javascript|mailto|urn|turns?|stuns?|intent)$/;

/** RFC 1738 §2.1, and the schemes outside RFC 1738 whose syntax we know; what no scheme at all has after `//`. */
export const schemeSyntax: Rule = {
	code: 'scheme-syntax',
	levels: {
		'no-scheme': ['error', 'error'],
		'data-comma': ['warning', 'warning'],
		'tel-number': ['warning', 'warning'],
		'urn-namespace': ['warning', 'warning'],
		'urn-empty': ['warning', 'warning'],
		'host-character': ['error', 'off'],
		authority: ['error', 'off'],
	},
	find: (subject) => {
		const explained = subject.url.violations.some(({ code }) => code === 'scheme-syntax');
		return explained ? [] : refused(subject);
	},
	level: (_, subject) => (subject.url.standard === 'modern' && refused(subject).length > 0 ? 'error' : undefined),
	params: (violation, { url }) => {
		const text = textOf(url, violation);
		return { character: nameCharacters(text), encoded: triplets(text) };
	},
	fixes: (violation, { url }) =>
		violation.detail === 'host-character' ? [rewrite(violation, triplets(textOf(url, violation)))] : [],
};

/**
 * Known schemes have programs that read `host\instance` or `a:1,b:2` there, and unknown ones may have: of these only what
 * could be nothing is reported.
 */
function refused({ url, place, knowsScheme }: Subject): readonly Violation[] {
	const { scheme } = url.components;
	const authority = scheme === undefined ? undefined : authorityOf(url.text, scheme);
	const byBrowsers = READ_BY_BROWSERS.test(url.scheme);
	if (authority === undefined || schemeOf(url.scheme).host) return [];
	if (!byBrowsers && (place.code || knowsScheme(url.scheme))) return [];
	const character = forbiddenInHost(url.text, authority);
	if (character !== undefined) return violation('scheme-syntax', 'host-character', character);
	const none = byBrowsers ? lacksHostOrPort(url.text, authority) : /^[:@]+$/.test(textOf(url, authority));
	return violation('scheme-syntax', 'authority', none ? authority : undefined);
}
