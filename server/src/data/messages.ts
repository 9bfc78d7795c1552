/**
 * Everything a user reads, in one place. A rule's message stands under `<code>/<detail>`; it names the character or
 * part, says in one sentence what is wrong, cites the section, and says what to write instead.
 */

import { cliMessages } from './cli-messages';
import { configMessages } from './config-messages';
import { derivationMessages } from './derivation-messages';
import { explainMessages } from './explain-messages';
import { refactorMessages } from './refactor-messages';
import type { Shown } from './shown';
import { suppressionMessages } from './suppression-messages';

const rules = {
	'malformed-percent/hex':
		'"%" must be followed by two hexadecimal digits (RFC 1738 §2.2). Write %25 for a percent sign itself.',
	'malformed-percent/unicode':
		'"{text}" is JavaScript\'s escape(), not percent-encoding (RFC 1738 §2.2). Write {encoded}.',
	'malformed-percent/half':
		'"{text}" is JavaScript\'s escape() and has only half of a character, so it cannot be encoded (RFC 1738 §2.2).',
	'unsafe-character/character': '{character} is unsafe in a URL: {reason} (RFC 1738 §2.2). Write {encoded}.',
	'unsafe-character/tolerated':
		'{character} is unsafe in a URL, though browsers keep it as it is here (RFC 1738 §2.2). Write {encoded} to be safe.',
	'unsafe-character/doubled':
		'A "#" starts the fragment, and a second one right behind it is no part of its name (RFC 3986 §3.5). Remove it.',
	'unsafe-character/left-over':
		'{character} ends the URL, and nothing in it opens that: it was probably left over, and is unsafe in a URL (RFC 1738 §2.2). Remove it, or write {encoded}.',
	'backslash/slashes':
		'A URL has "//" here, never backslashes; browsers repair it, other programs do not (RFC 1738 §3.1).',
	'backslash/inside':
		'"\\" is unsafe in a URL: browsers read it as "/" in a path, other programs do not (RFC 1738 §2.2). Write "/" or %5C.',
	'non-ascii/character':
		'{character} is not ASCII, so programs must guess its encoding (RFC 1738 §2.2). Encoded as UTF-8 it is {encoded}.',
	'non-ascii/noncharacter':
		'{character} is a noncharacter, which no text has, and cannot stand in a URL (RFC 3987 §2.2). Remove it.',
	'non-ascii/host': 'The host has characters outside ASCII; the network sees "{ascii}" (RFC 1738 §3.1, RFC 5891).',
	'control-character/c1':
		'{character} is a control character of C1, mostly a letter in the wrong charset, and cannot stand in a URL (RFC 3987 §2.2). Remove it.',
	'control-character/line-break':
		'A line break cannot stand in a URL: browsers leave it out, other programs end the URL there (RFC 3986 §2, appendix C). Remove it.',
	'control-character/character':
		'{character} is a control character and cannot stand in a URL (RFC 1738 §2.2). Write {encoded}, or remove it.',
	'invisible-character/width':
		'{character} takes no room, so nobody sees that it is part of the URL (RFC 1738 §2.2). Remove it, or write {encoded}.',
	'invisible-character/direction':
		'{character} changes the direction of writing, so the URL is not what it looks like (RFC 1738 §2.2). Remove it, or write {encoded}.',
	'invisible-character/hyphen':
		'{character} is a soft hyphen, which shows at the end of a line only (RFC 1738 §2.2). Remove it, or write {encoded}.',
	'invisible-character/space':
		'{character} looks like a space, but is part of the URL (RFC 1738 §2.2). Remove it, or write {encoded}.',
	'encoded-control/null':
		'"{text}" stands for a null character, where many programs stop reading (RFC 1738 §6, RFC 3986 §7.3).',
	'encoded-control/line-break':
		'"{text}" stands for a line break: once decoded, another command or header could follow it (RFC 1738 §6).',
	'invalid-utf8/charset': 'This is not UTF-8, but probably {charset} for "{text}" (RFC 1738 §2.2, RFC 3986 §2.5).',
	'invalid-utf8/unknown':
		'These octets are not UTF-8, so programs must guess what they mean (RFC 1738 §2.2, RFC 3986 §2.5).',
	'encoded-dot-segment/segment':
		'Browsers read "{text}" as "{decoded}" and shorten the path; other programs do not (RFC 3986 §6.2.2.3).',
	'double-encoding/percent':
		'"{text}" is encoded twice, unless it belongs to a URL within the URL (RFC 1738 §2.2). Encoded once it is {decoded}.',
	'unnecessary-encoding/character':
		'"{text}" need not be encoded: "{decoded}" means the same (RFC 1738 §2.2, RFC 3986 §2.3).',
	'percent-case/digits': 'Escapes are written with capital letters: {encoded} (RFC 3986 §6.2.2.1).',
	'reserved-character/character':
		'"{text}" is reserved and has no meaning in this place (RFC 1738 §2.2). Write {encoded} if it is data.',

	'missing-slashes/none': 'After "{scheme}:" a URL has "//" and then the host (RFC 1738 §3.1).',
	'missing-slashes/one': 'After "{scheme}:" a URL has two slashes; here is one (RFC 1738 §3.1).',
	'missing-slashes/many': 'After "{scheme}:" a URL has two slashes; here are {count} (RFC 1738 §3.1).',
	'missing-slashes/colon': 'Between "{scheme}" and "//" a URL has a colon (RFC 1738 §3.1).',
	'misspelt-scheme/name': 'No scheme is called "{scheme}"; it is one slip away from {nearest} (RFC 1738 §2.1).',
	'misspelt-scheme/colons': 'Only one colon follows the scheme (RFC 1738 §2.1).',
	'misspelt-scheme/semicolon': 'A colon follows the scheme, not a semicolon (RFC 1738 §2.1).',
	'misspelt-scheme/doubled': 'The scheme stands here twice (RFC 1738 §2.1).',
	'unknown-scheme/name': '"{scheme}" is neither a registered scheme nor one in common use (RFC 1738 §4).',
	'scheme-case/name': 'Schemes are written in lower case: "{lower}" (RFC 1738 §2.1).',
	'empty-host/host': 'The host is missing: "{scheme}://" is followed by a host name or address (RFC 1738 §3.1).',
	'invalid-host/empty-label': 'A host name has no empty part: a name stands on both sides of each dot (RFC 1738 §3.1).',
	'invalid-host/hyphen': 'No part of a host name starts or ends with a hyphen (RFC 1738 §3.1).',
	'invalid-host/character': '{character} cannot stand in a host name (RFC 1738 §3.1).',
	'invalid-host/underscore': '"_" is not a character of host names: some programs refuse it (RFC 1738 §3.1).',
	'invalid-host/toplabel': 'The last part of a host name starts with a letter, not a digit (RFC 1738 §3.1).',
	'invalid-host/final-dot': 'A host name in a URL does not end with a dot (RFC 1738 §3.1).',
	'invalid-host/long-label':
		'A part of a host name has at most 63 characters; this has {count} (RFC 1738 §3.1, RFC 1034 §3.1).',
	'invalid-host/long-name': 'A host name has at most 253 characters; this has {count} (RFC 1738 §3.1, RFC 1034 §3.1).',
	'invalid-host/encoded': 'A host name is not percent-encoded in RFC 1738 (§3.1); browsers read "{decoded}".',
	'invalid-host/encoded-forbidden':
		'This stands for a character that no host name has; browsers refuse the URL (RFC 1738 §3.1).',
	'invalid-host/bidi':
		'"{text}" mixes directions of writing as no label may in a name that has one from right to left (RFC 5893 §2).',
	'invalid-host/idna': 'This is not a valid internationalized host name; browsers refuse it (RFC 1738 §3.1, UTS #46).',
	'invalid-idn/punycode':
		'"{text}" starts as an internationalized label does, but its rest is no punycode (RFC 5890 §2.3.2.1, RFC 3492 §6.2).',
	'invalid-idn/ascii':
		'"{text}" decodes to {decoded}: an internationalized label has a character outside ASCII (RFC 5890 §2.3.2.1).',
	'invalid-idn/context':
		'"{text}" decodes to {decoded}, where {character} may not stand beside these letters (RFC 5892 §A.{section}).',
	'invalid-idn/form':
		'"{text}" decodes to {decoded}, which is not how such a name is registered and looked up (RFC 5891 §4.4, UTS #46 §4).',
	'confusable-host/mixed':
		'"{text}" mixes letters that look alike in several scripts ({scripts}); the network sees "{ascii}" (RFC 5890 §4.4, UTS #39 §5.2).',
	'confusable-host/lookalike':
		'"{text}" looks like "{decoded}", and is another name: the network sees "{ascii}" (RFC 5890 §4.4, UTS #39 §4).',
	'confusable-host/punycode':
		'This label stands for "{text}", which looks like "{decoded}" or mixes scripts ({scripts}) (RFC 5890 §4.4, UTS #39 §5).',
	'numeric-host/refused':
		'This host ends in a number, but is no address of four numbers up to 255; browsers refuse it (RFC 1738 §3.1).',
	'numeric-host/read-as':
		'Browsers read this host as the address {address}; RFC 1738 (§3.1) writes addresses as four decimal numbers.',
	'invalid-ipv6/literal': 'The brackets hold no valid IPv6 address (RFC 3986 §3.2.2).',
	'invalid-ipv6/encoded': 'The brackets around an IPv6 address are not encoded (RFC 3986 §3.2.2).',
	'invalid-ipv6/zone':
		'A URL has no IPv6 zone identifier: it means something on one machine only, and browsers refuse it (RFC 3986 §3.2.2, RFC 9844).',
	'invalid-ipv6/future':
		'The brackets hold an address of a later version than 6, which no program knows yet (RFC 3986 §3.2.2).',
	'invalid-ipv6/unknown': 'RFC 1738 (§3.1) has no IPv6 addresses; RFC 2732 added them.',
	'invalid-port/empty': 'No port follows the colon: leave the colon out (RFC 1738 §3.1).',
	'invalid-port/not-digits': 'A port is written in digits only (RFC 1738 §3.1).',
	'invalid-port/too-high': 'The highest port is 65535 (RFC 1738 §3.1).',
	'default-port/port': '{port} is the default port of {scheme}: it can be left out (RFC 1738 §3.1).',
	'risky-port/reserved':
		'Port {port}{service} is in the reserved space below 1024: another service than {scheme} may answer (RFC 1738 §6).',
	'risky-port/blocked':
		'Browsers refuse to connect to port {port}{service}: another protocol may answer (RFC 1738 §6).',
	'password-in-url/password': 'The URL carries a password that everyone who reads it can see (RFC 1738 §6).',
	'password-in-url/not-allowed':
		'The URL carries a password that everyone can see, and {scheme} URLs have none (RFC 1738 §{section}, §6).',
	'user-not-allowed/user': 'A user name is not part of {scheme} URLs (RFC 1738 §{section}).',
	'deceptive-user/host':
		'"{user}" looks like the host, but is only a user name: the URL leads to "{host}" (RFC 1738 §6).',
	'deceptive-user/two-readings':
		'RFC 1738 (§3.1) reads a user name here and the host after "@"; browsers take "{host}" for the host.',

	'http-url/search-without-path': 'Between the host and "?" RFC 1738 (§3.3) has a "/". Write "/?".',
	'ftp-url/typecode': 'The type code after ";type=" is one of a, i and d (RFC 1738 §3.2.2).',
	'ftp-url/character':
		'"{text}" is reserved in an ftp path: only ";type=" may follow a ";" (RFC 1738 §3.2.2). Write {encoded} if it is part of a name.',
	'ftp-url/after-host': 'After the host of an ftp URL comes "/" or nothing (RFC 1738 §3.2).',
	'file-url/no-slashes': 'A file URL starts with "file://", then a host or nothing, "/" and the path (RFC 1738 §3.10).',
	'file-url/one-slash': 'RFC 1738 (§3.10) writes three slashes when a file URL names no host; RFC 8089 allows one.',
	'file-url/drive-as-host':
		'"{text}" stands where the host belongs: a third slash comes before a drive (RFC 1738 §3.10, RFC 8089 §E.2).',
	'file-url/windows-path':
		'This is a Windows path, not a file URL: that has three slashes before the drive and "/" between names (RFC 1738 §3.10).',
	'file-url/backslashes': 'A file URL is written with slashes, not backslashes (RFC 1738 §3.10).',
	'file-url/drive-bar':
		'A drive is followed by ":"; "|" is how old browsers wrote it (RFC 1738 §2.2, RFC 8089 §E.2.2).',
	'file-url/no-path': 'A file URL has "/" and a path after the host (RFC 1738 §3.10).',
	'file-url/port': 'A file URL has no port (RFC 1738 §3.10).',
	'gopher-url/after-host': 'After the host of a gopher URL comes "/" or nothing (RFC 1738 §3.4).',
	'mailto-url/empty': 'A mailto URL names an address after the colon (RFC 1738 §3.5).',
	'mailto-url/slashes': 'The address follows "mailto:" at once, without slashes (RFC 1738 §3.5).',
	'mailto-url/question': 'Only the first "?" starts the fields; the next ones follow "&" (RFC 6068 §2). Write "&".',
	'mailto-url/ampersand': 'The first field follows "?", not "&" (RFC 6068 §2). Write "?".',
	'mailto-url/no-at': 'A mail address has an "@" (RFC 1738 §3.5, RFC 6068 §2).',
	'news-url/empty': 'A news URL names "*", a newsgroup or an article (RFC 1738 §3.6).',
	'news-url/no-article': 'An article\'s identifier has something before the "@" (RFC 1738 §3.6).',
	'news-url/article-host': 'After the "@" of an article\'s identifier stands a host (RFC 1738 §3.6).',
	'news-url/group-start': 'The name of a newsgroup starts with a letter (RFC 1738 §3.6).',
	'news-url/group-character': '{character} cannot stand in the name of a newsgroup (RFC 1738 §3.6).',
	'news-url/character':
		'"{text}" cannot stand in an article\'s identifier a second time (RFC 1738 §3.6). Write {encoded}.',
	'news-url/server': 'RFC 1738 (§3.6) names no server in a news URL; RFC 5538 added it.',
	'nntp-url/no-group': 'An nntp URL names a newsgroup after the host (RFC 1738 §3.7).',
	'nntp-url/group-start': 'The name of a newsgroup starts with a letter (RFC 1738 §3.7).',
	'nntp-url/group-character': '{character} cannot stand in the name of a newsgroup (RFC 1738 §3.7).',
	'nntp-url/article-number': "After the newsgroup stands the article's number, in digits only (RFC 1738 §3.7).",
	'nntp-url/after-host': 'After the host of an nntp URL comes "/" and a newsgroup (RFC 1738 §3.7).',
	'telnet-url/path': 'A telnet URL ends after the host and port: it names a service, not a document (RFC 1738 §3.8).',
	'telnet-url/after-host': 'After the host of a telnet URL comes "/" or nothing (RFC 1738 §3.8).',
	'wais-url/no-database': 'A wais URL names a database after the host (RFC 1738 §3.9).',
	'wais-url/segments':
		'A wais path is a database, or a database, a type and a document, with a "/" between each (RFC 1738 §3.9).',
	'wais-url/character': '"{text}" is reserved in a wais URL (RFC 1738 §3.9). Write {encoded}.',
	'prospero-url/no-path': 'A prospero URL names an object after the host (RFC 1738 §3.11).',
	'prospero-url/character': '"{text}" cannot stand here in a prospero URL (RFC 1738 §3.11). Write {encoded}.',
	'prospero-url/no-value': 'A field of a prospero URL is ";", a name, "=" and a value (RFC 1738 §3.11).',
	'scheme-syntax/no-scheme': 'A URL starts with a scheme (letters, digits, "+", "-", ".") and a colon (RFC 1738 §2.1).',
	'scheme-syntax/first-letter': 'A scheme starts with a letter, not with {character} (RFC 3986 §3.1).',
	'scheme-syntax/ws-fragment':
		'A WebSocket URL has no fragment: nothing there could use it (RFC 6455 §3). Leave it out, or write %23 for a "#" that is data.',
	'scheme-syntax/data-comma': 'A data URL has a comma before its data (RFC 2397 §3).',
	'scheme-syntax/data-type': 'The media type of a data URL is a type, "/" and a subtype, or nothing (RFC 2397 §3).',
	'scheme-syntax/data-base64':
		'These data are not base64: another character, or a wrong number of them, stands among them (RFC 2397 §3, RFC 4648 §4).',
	'scheme-syntax/data-base64-last':
		'";base64" stands right before the comma, after the media type: else programs take the data as they are (RFC 2397 §3).',
	'scheme-syntax/tel-space':
		'A tel URL has no spaces, encoded or not: separate digits with "-", "." or brackets (RFC 3966 §5.1.1).',
	'scheme-syntax/tel-local':
		'This number means something else in each country: write "+" and the country code, or add ";phone-context=" (RFC 3966 §5.1.4).',
	'scheme-syntax/geo-coordinates':
		'A geo URL is a latitude, a comma and a longitude, in decimal degrees (RFC 5870 §3.3).',
	'scheme-syntax/geo-range':
		'A latitude goes from -90 to 90, a longitude from -180 to 180, in this order (RFC 5870 §3.4.2).',
	'scheme-syntax/geo-uncertainty': 'The uncertainty after ";u=" is a number of metres (RFC 5870 §3.4.3).',
	'scheme-syntax/sip-slashes': 'The user or host follows "{scheme}:" at once, without slashes (RFC 3261 §19.1.1).',
	'scheme-syntax/sip-host': 'A SIP URL names a host (RFC 3261 §19.1.1).',
	'scheme-syntax/tel-number':
		'A tel URL is a telephone number in digits, with "-", "." and brackets between them (RFC 3966 §3).',
	'scheme-syntax/urn-namespace':
		'After "urn:" stands a namespace of 2 to 32 letters, digits and hyphens, then a colon (RFC 8141 §2).',
	'scheme-syntax/urn-slash': 'The name after the namespace of a URN does not start with "/" (RFC 8141 §2).',
	'scheme-syntax/urn-uuid':
		'A UUID is 32 hexadecimal digits, in groups of 8, 4, 4, 4 and 12 with "-" between (RFC 9562 §4).',
	'scheme-syntax/urn-question':
		'In a URN "+" or "=" follows the "?" (RFC 8141 §2). Write %3F where it is part of the name.',
	'scheme-syntax/urn-component': 'Nothing follows "{text}" that a URN could have there (RFC 8141 §2).',
	'scheme-syntax/urn-empty': 'A URN has a name after its namespace (RFC 8141 §2).',
	'scheme-syntax/host-character':
		'{character} cannot stand in the host of any URL: browsers refuse it (RFC 3986 §3.2.2). Write {encoded}.',
	'scheme-syntax/authority':
		'Between "//" and the next "/" stands a host, with or without a port in digits: browsers refuse this URL (RFC 3986 §3.2).',
	'ambiguous-end/glued':
		'"{text}" may be part of the URL or of the sentence. A space before it or <…> around the URL would tell (RFC 1738 §2.2, appendix).',
	'ambiguous-end/host':
		'"{text}" became part of the host. If it belongs to the sentence, end the link before it (RFC 1738 §3.1, appendix).',
	'broken-across-lines/rest':
		'The URL was broken here and goes on in the next line as "{text}": outside <URL:…>, programs lose that part (RFC 1738 §2.2, appendix).',
	'hyphen-at-break/hyphen':
		'A line ends at this hyphen: whoever broke the line may have put it there, or it may belong to the URL (RFC 1738 §2.2, appendix).',
	'obsolete-scheme/scheme': 'Hardly any program opens {scheme} URLs today (RFC 1738 §{section}).',
	'insecure-scheme/http':
		'What goes over http can be read and changed on its way; https prevents both (RFC 9110 §4.2.2, RFC 1738 §6).',
	'inconsistent-url/spelling':
		'This document usually writes this address as {text}: one spelling is found, counted and cached as one (RFC 3986 §6).',
	'repeated-placeholder/token':
		'"{text}" is taken for a placeholder: {count} URLs here hold one between such delimiters, and none of them is checked (RFC 1738 §2.2).',
	'tracking-parameters/search':
		'"{text}" only tells the site where its visitor came from: the URL works without it (RFC 3986 §3.4).',
	'link-syntax/mark':
		'"{text}" does not end a link, but "{expected}" does: here is none (RFC 1738 §2.2, appendix, CommonMark §6).',
	'link-syntax/missing':
		'The "{expected}" is missing that ends the link, and the sentence goes on (RFC 1738 §2.2, appendix, CommonMark §6).',
	'link-syntax/line':
		'The "{expected}" is missing that ends the link before the blank line (RFC 1738 §2.2, appendix, CommonMark §6).',
	'link-syntax/spaced':
		'A space before the destination keeps this from being a link (RFC 1738 §2.2, appendix, CommonMark §6.3).',
	'full-width/marks': '"://" is written in full width here, so this is no URL (RFC 1738 §2.1).',
	'full-width/host': 'The host is written in full width; the network sees "{ascii}" (RFC 1738 §3.1, UTS #46 §4).',
	'glued-urls/second': 'Another URL starts here: nothing separates the two (RFC 1738 §2.2, appendix).',
	'odd-end/comma': 'The URL ends with punctuation that seems to belong to a sentence (RFC 1738 §2.2, appendix).',
	'odd-end/space': 'The URL ends with an encoded space, which was probably copied along (RFC 1738 §2.2).',
	'odd-end/cut': 'The URL was shortened here: its end is missing (RFC 1738 §2.2, appendix).',
	'escaped-twice/ampersand':
		'"&" was escaped twice here, so that the name after it starts with "amp;" (RFC 1738 §2.2).',
	'space-in-destination/space':
		'A space ends a Markdown destination, so this is no link (RFC 1738 §2.2, CommonMark §6.3). Leave it out, write %20, or put the destination in <…>.',
} as const;

const findings = {
	'finding.others': 'In this URL there are {least}{count} more of its kind.',
	'finding.least': 'at least ',
} as const;

const fixes = {
	'fix.encode': 'Write {character} as {encoded}',
	'fix.encode-all': 'Percent-encode all unsafe characters of this URL',
	'fix.decode-all': 'Decode all of this URL that need not be encoded',
	'fix.reencode': 'Write it as UTF-8, read as {charset}: {text}',
	'fix.encode-percent': 'Write the percent sign as %25',
	'fix.replace': 'Write {text}',
	'fix.remove': 'Remove {character}',
	'fix.one-hash': 'Write one "#"',
	'fix.straight-quotes': 'Put the title in straight quotes',
	'fix.slash': 'Write "/" for the backslash',
	'fix.slash-all': 'Write "/" for all backslashes of this URL',
	'fix.drop-scheme': 'Drop the first {scheme}',
	'fix.drop-colon': 'Leave the colon out',
	'fix.drop-port': 'Leave the port out',
	'fix.drop-fragment': 'Leave the fragment out',
	'fix.drop-slashes': 'Leave the slashes out',
	'fix.drop-zone': 'Leave the zone identifier out',
	'fix.drop-line-break': 'Remove the line break',
	'fix.drop-dot': 'Drop the extra dot',
	'fix.drop-hyphen': 'Drop the hyphen',
	'fix.drop-password': 'Drop the password',
	'fix.drop-user': 'Drop the user name',
	'fix.drop-user-and-password': 'Drop the user name and the password',
	'fix.punycode': 'Write the host as {ascii}',
	'fix.insert-space': 'Put a space behind the URL',
	'fix.join': 'Join the lines of the URL',
	'fix.join-with-hyphen': 'Join the lines and keep the hyphen',
	'fix.join-without-hyphen': 'Join the lines without the hyphen',
	'fix.wrap-lines': 'Put <URL:…> around the lines of the URL',
	'fix.wrap-url': 'Put <…> around the URL',
	'fix.join-link': 'Remove the space',
	'fix.keep-first': 'Keep the first URL',
	'fix.drop-end': 'Remove it',
	'fix.close-link': 'Insert "{close}"',
	'fix.close-link-instead': 'Write "{close}" instead',
	'fix.wrap-destination': 'Put <…> around the destination',
	'fix.https': 'Write https',
	'fix.drop-tracking': 'Remove what only tracks',
	'fix.usual': 'Write it as usual in this document',
	'fix.file-path': 'Write "///" and "/" for the backslashes',
	'fix.in-file': 'Fix all {count} of this kind in the file ({code})',
	'fix.everything': 'Apply all safe URL Lint fixes',
} as const;

const reasons = {
	'reason.space': 'it may be lost or added when the URL is copied',
	'reason.angle': 'it encloses URLs in text',
	'reason.quote': 'it encloses URLs in some systems',
	'reason.hash': 'only the first one starts a fragment',
	'reason.gateway': 'gateways may change it',
	'word.or': 'or',
	'name.quote': 'a quotation mark',
	'name.space': 'a space',
	'name.spaces': 'a run of {count} spaces',
	'name.code-point': 'U+{hex}',
} as const;

const messages = {
	...rules,
	...findings,
	...fixes,
	...reasons,
	...explainMessages,
	...configMessages,
	...derivationMessages,
	...refactorMessages,
	...suppressionMessages,
	...cliMessages,
} as const;

/** The key of a text. */
export type MessageKey = keyof typeof messages;

/** What a text's `{name}` stands for. */
export type MessageParams = Readonly<Record<string, Shown | number>>;

/** Whether a text stands under the key. */
export function isMessageKey(key: string): key is MessageKey {
	return Object.hasOwn(messages, key);
}

/**
 * The text under `key`, each `{name}` replaced by its parameter.
 * @throws RangeError for a parameter that is not given: a missing one must not reach a user as `{name}`
 */
export function message(key: MessageKey, params: MessageParams = {}): Shown {
	return messages[key].replace(/\{([a-z]+)\}/g, (_, name: string) => {
		if (!Object.hasOwn(params, name)) throw new RangeError(`message ${key} needs ${name}`);
		return String(params[name]);
	}) as Shown;
}
