/** Text, language and settings in; occurrences and findings with their fixes out. The one engine behind every feature. */

import { isMessageKey, message } from '../data/messages';
import { inconsistentUrl, type UsualSpelling, usualSpellings } from '../rules/inconsistent-url';
import { messageKey, type Place, type Rule, type Subject } from '../rules/rule';
import type { Occurrence } from '../scan/occurrence';
import type { Occurrences } from '../scan/occurrences';
import { placeholdersOf } from '../scan/percent';
import { parseLogical } from '../scan/placeholders';
import { scan } from '../scan/scanner';
import { SourceMap } from '../scan/source-map';
import { identity } from '../scan/unescape';
import type { Settings } from '../settings';
import { maskPasswords } from '../url/mask';
import type { Url, Violation } from '../url/url';
import { urlMatcher } from '../url/url-glob';
import { inOrder, withoutSuppressed } from './comments';
import type { Document, Finding } from './finding';
import { isOn, type Judgement, judge, placeOf, speaksOfPlain } from './judge';
import { Repairer } from './repair';

export type { Occurrence } from '../scan/occurrence';
export { applyEdits, type Edit } from '../url/edits';
export type { Document, Finding, Fix } from './finding';

export interface Analysis {
	readonly occurrences: Occurrences;
	/** In the order in which they stand in the document. */
	readonly findings: readonly Finding[];
}

/**
 * Finds and judges every URL of a document. Never throws.
 * @param own findings that are not about URLs, in order: comments can switch them off too
 */
export function analyse(document: Document, settings: Settings, own: readonly Finding[] = []): Analysis {
	const occurrences = scan(document.text, document.languageId);
	const isIgnored = urlMatcher(settings.ignoreUrls);
	const usual = isOn(inconsistentUrl, settings) ? usualSpellings(urlsOf(occurrences, settings)) : undefined;
	const findings: Finding[] = [];
	for (const occurrence of speaksOfPlain(settings) ? occurrences : occurrences.notPlain()) {
		if (isIgnored(occurrence.url)) continue;
		// One by one: one URL can have more findings than a call takes arguments.
		for (const finding of judgeOccurrence(occurrence, document, settings, usual)) findings.push(finding);
	}
	const all = own.length === 0 ? findings : inOrder([...findings, ...own]);
	return { occurrences, findings: withoutSuppressed(all, document, settings) };
}

function* urlsOf(occurrences: Iterable<Occurrence>, { standard }: Settings): Iterable<Url> {
	for (const { url, placeholders } of occurrences) yield parseLogical(url, standard, placeholders);
}

function judgeOccurrence(
	occurrence: Occurrence,
	document: Document,
	settings: Settings,
	usual: UsualSpelling | undefined,
): Finding[] {
	const place = placeOf(occurrence, document, usual);
	const judgement = judge(occurrence.url, placeholdersOf(document, occurrence), place, settings);
	return findingsOf(judgement, occurrence, document, settings);
}

/** A URL by itself, as the command's `parse` takes it: offsets in the findings are offsets in `text`. */
export interface UrlAnalysis {
	readonly url: Url;
	/** `rfc1738`: whether its production derives it. `modern`: whether no finding is an error. */
	readonly valid: boolean;
	readonly findings: readonly Finding[];
}

const ALONE: Place = {
	...{ context: 'text', code: false, quoted: false, pointy: true, identifier: false, plainText: false },
	breaks: [],
};

/** Parses and judges one URL that stands alone. Placeholders are taken literally: nothing is a template here. */
export function analyseUrl(text: string, settings: Settings): UrlAnalysis {
	const occurrence: Occurrence = {
		...{ offset: 0, end: text.length, url: text, map: new SourceMap(0), placeholders: [], boundary: undefined },
		...{ context: { name: 'text', escaping: identity, pointy: true }, plain: false },
	};
	const judgement = judge(text, [], ALONE, settings);
	const { url } = judgement.subject;
	const findings = findingsOf(judgement, occurrence, { text, languageId: 'plaintext' }, settings);
	const valid =
		settings.standard === 'rfc1738' ? url.derivable : findings.every(({ severity }) => severity !== 'error');
	return { url, valid, findings };
}

function findingsOf(judgement: Judgement, occurrence: Occurrence, document: Document, settings: Settings): Finding[] {
	if (judgement.verdicts.length === 0) return [];
	let masked: string | undefined;
	const repairer = new Repairer(judgement, occurrence, document, settings);
	return judgement.verdicts.map(({ rule, violation, severity }) => {
		return {
			code: rule.code,
			severity,
			...occurrence.map.toDocument(violation),
			get message() {
				return messageOf(rule, violation, judgement.subject);
			},
			get url() {
				masked ??= maskPasswords(judgement.subject.url);
				return masked;
			},
			fixes: () => repairer.fixes(rule, violation),
		};
	});
}

function messageOf(rule: Rule, violation: Violation, subject: Subject): string {
	const key = messageKey(violation);
	return isMessageKey(key) ? sentence(message(key, rule.params?.(violation, subject))) : rule.code;
}

/** A message may start with the name of a character ("a space"). */
function sentence(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
