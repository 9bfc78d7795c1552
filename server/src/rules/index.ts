/**
 * The only registry of rules. Their order is their precedence: where two would speak about the same characters, the
 * earlier one does, because it knows more. Scheme and slashes come before host, host before characters, a scheme's own
 * rule before the general ones, characters before escapes, which are right by the grammar.
 */

import { ambiguousEnd } from './ambiguous-end';
import { backslash } from './backslash';
import { brokenAcrossLines } from './broken-across-lines';
import { configError } from './config-error';
import { confusableHost } from './confusable-host';
import { controlCharacter } from './control-character';
import { deceptiveUser } from './deceptive-user';
import { defaultPort } from './default-port';
import { doubleEncoding } from './double-encoding';
import { emptyHost } from './empty-host';
import { encodedControl } from './encoded-control';
import { encodedDotSegment } from './encoded-dot-segment';
import { escapedTwice } from './escaped-twice';
import { fileUrl } from './file-url';
import { ftpUrl } from './ftp-url';
import { fullWidth } from './full-width';
import { gluedUrls } from './glued-urls';
import { gopherUrl } from './gopher-url';
import { httpUrl } from './http-url';
import { hyphenAtBreak } from './hyphen-at-break';
import { inconsistentUrl } from './inconsistent-url';
import { insecureScheme } from './insecure-scheme';
import { invalidHost } from './invalid-host';
import { invalidIdn } from './invalid-idn';
import { invalidIpv6 } from './invalid-ipv6';
import { invalidPort } from './invalid-port';
import { invalidUtf8 } from './invalid-utf8';
import { invisibleCharacter } from './invisible-character';
import { linkSyntax } from './link-syntax';
import { mailtoUrl } from './mailto-url';
import { malformedPercent } from './malformed-percent';
import { missingSlashes } from './missing-slashes';
import { misspeltScheme } from './misspelt-scheme';
import { newsUrl } from './news-url';
import { nntpUrl } from './nntp-url';
import { nonAscii } from './non-ascii';
import { numericHost } from './numeric-host';
import { obsoleteScheme } from './obsolete-scheme';
import { oddEnd } from './odd-end';
import { passwordInUrl } from './password-in-url';
import { percentCase } from './percent-case';
import { prosperoUrl } from './prospero-url';
import { repeatedPlaceholder } from './repeated-placeholder';
import { reservedCharacter } from './reserved-character';
import { riskyPort } from './risky-port';
import type { Rule } from './rule';
import { schemeCase } from './scheme-case';
import { schemeSyntax } from './scheme-syntax';
import { spaceInDestination } from './space-in-destination';
import { telnetUrl } from './telnet-url';
import { trackingParameters } from './tracking-parameters';
import { unknownRule } from './unknown-rule';
import { unknownScheme } from './unknown-scheme';
import { unnecessaryEncoding } from './unnecessary-encoding';
import { unsafeCharacter } from './unsafe-character';
import { unusedSuppression } from './unused-suppression';
import { userNotAllowed } from './user-not-allowed';
import { waisUrl } from './wais-url';

export const rules: readonly Rule[] = [
	...[fullWidth, misspeltScheme, schemeSyntax, unknownScheme, insecureScheme, schemeCase, obsoleteScheme],
	...[missingSlashes],
	...[linkSyntax, gluedUrls, oddEnd, escapedTwice],
	...[brokenAcrossLines, hyphenAtBreak, ambiguousEnd, deceptiveUser, passwordInUrl, userNotAllowed],
	...[invisibleCharacter, emptyHost, numericHost, invalidIpv6, invalidIdn, invalidHost, confusableHost],
	...[invalidPort, riskyPort, defaultPort],
	...[fileUrl, ftpUrl, gopherUrl, httpUrl, mailtoUrl, newsUrl, nntpUrl, prosperoUrl, telnetUrl, waisUrl],
	...[spaceInDestination, controlCharacter, encodedControl, malformedPercent],
	...[backslash, unsafeCharacter, nonAscii, reservedCharacter, trackingParameters],
	...[invalidUtf8, encodedDotSegment, doubleEncoding, unnecessaryEncoding, percentCase, inconsistentUrl],
	repeatedPlaceholder,
	...[configError, unknownRule, unusedSuppression],
];

/** The codes of all rules. */
export const codes: readonly string[] = rules.map(({ code }) => code);

const byCode = new Map<string, { readonly rule: Rule; readonly precedence: number }>(
	rules.map((rule, precedence) => [rule.code, { rule, precedence }]),
);

/** The rule of a code and its place in the order; `undefined` for a code that is none. */
export function ruleOf(code: string): { readonly rule: Rule; readonly precedence: number } | undefined {
	return byCode.get(code);
}
