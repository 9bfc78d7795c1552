/**
 * Everything a user reads, in one place. A rule's message stands under `<code>/<detail>`; it names the character or
 * part, says in one sentence what is wrong, cites the section, and says what to write instead.
 */

import { cliMessages } from './cli-messages';
import { configMessages } from './config-messages';
import { derivationMessages } from './derivation-messages';
import { explainMessages } from './explain-messages';
import { inspectorMessages } from './inspector-messages';
import { refactorMessages } from './refactor-messages';
import type { Shown } from './shown';
import { suppressionMessages } from './suppression-messages';

const rules = {
	'malformed-percent/hex':
		'Write %25 for a percent sign: "%" starts an escape only with two hexadecimal digits behind it (RFC 1738 §2.2).',
	'malformed-percent/unicode':
		'Write {encoded}: "{text}" is JavaScript\'s escape(), not percent-encoding (RFC 1738 §2.2).',
	'malformed-percent/half':
		'Write the character anew: "{text}" is JavaScript\'s escape() and has only half of it (RFC 1738 §2.2).',
	'unsafe-character/character': 'Write {encoded}: {character} is unsafe in a URL, since {reason} (RFC 1738 §2.2).',
	'unsafe-character/tolerated':
		'Write {encoded} to be safe: {character} is unsafe in a URL, though browsers keep it here (RFC 1738 §2.2).',
	'unsafe-character/doubled':
		'Remove the second "#": the first one starts the fragment, and this is no part of its name (RFC 3986 §3.5).',
	'unsafe-character/left-over':
		'Remove {character}, or write {encoded}: nothing in the URL opens it, so it was probably left over (RFC 1738 §2.2).',
	'backslash/slashes':
		'Write "//": backslashes stand here, which browsers repair and other programs do not (RFC 1738 §3.1).',
	'backslash/inside': 'Write "/" or %5C: browsers read "\\" as "/" in a path, other programs do not (RFC 1738 §2.2).',
	'non-ascii/character':
		'Write {encoded}: {character} is not ASCII, so programs must guess its encoding (RFC 1738 §2.2).',
	'non-ascii/noncharacter': 'Remove {character}: it is a noncharacter, which no text has (RFC 3987 §2.2).',
	'non-ascii/host':
		'The network sees this host as "{ascii}": it has characters outside ASCII (RFC 1738 §3.1, RFC 5891).',
	'control-character/c1':
		'Remove {character}: it is a control character of C1, mostly a letter in the wrong charset (RFC 3987 §2.2).',
	'control-character/line-break':
		'Remove the line break: browsers leave it out, other programs end the URL there (RFC 3986 §2, appendix C).',
	'control-character/character':
		'Remove {character}, or write {encoded}: no control character can stand in a URL (RFC 1738 §2.2).',
	'invisible-character/width':
		'Remove {character}, or write {encoded}: it takes no room, so nobody sees it in the URL (RFC 1738 §2.2).',
	'invisible-character/direction':
		'Remove {character}, or write {encoded}: it turns the writing round, so the URL is not what it looks like (RFC 1738 §2.2).',
	'invisible-character/hyphen':
		'Remove {character}, or write {encoded}: a soft hyphen shows at the end of a line only (RFC 1738 §2.2).',
	'invisible-character/space':
		'Remove {character}, or write {encoded}: it looks like a space, but is part of the URL (RFC 1738 §2.2).',
	'encoded-control/null':
		'Remove "{text}": it stands for a null character, where many programs stop reading (RFC 1738 §6, RFC 3986 §7.3).',
	'encoded-control/line-break':
		'Remove the encoded line break "{text}": once decoded, another command or header could follow it (RFC 1738 §6).',
	'invalid-utf8/charset': 'Write it in UTF-8: this is probably {charset} for "{text}" (RFC 1738 §2.2, RFC 3986 §2.5).',
	'invalid-utf8/unknown':
		'Write this in UTF-8: programs must guess what these octets mean (RFC 1738 §2.2, RFC 3986 §2.5).',
	'encoded-dot-segment/segment':
		'Write "{decoded}" or another name: browsers read "{text}" so and shorten the path, other programs do not (RFC 3986 §6.2.2.3).',
	'double-encoding/percent':
		'Write {decoded}: "{text}" is encoded twice, unless it belongs to a URL within the URL (RFC 1738 §2.2).',
	'unnecessary-encoding/character':
		'Write "{decoded}": "{text}" means the same and need not be encoded (RFC 1738 §2.2, RFC 3986 §2.3).',
	'percent-case/digits': 'Write {encoded}: escapes have capital letters (RFC 3986 §6.2.2.1).',
	'reserved-character/character':
		'Write {encoded} if this "{text}" is data: it is reserved, and has no meaning in this place (RFC 1738 §2.2).',
	'missing-slashes/none': 'Missing slashes: write {scheme}:// and then the host (RFC 1738 §3.1).',
	'missing-slashes/one': 'Missing slash: write {scheme}:// (RFC 1738 §3.1).',
	'missing-slashes/many': 'Too many slashes: write {scheme}://, with two instead of {count} (RFC 1738 §3.1).',
	'missing-slashes/colon': 'Missing colon: write {scheme}:// (RFC 1738 §3.1).',
	'misspelt-scheme/name': 'Write {nearest}: no scheme is called "{scheme}" (RFC 1738 §2.1).',
	'misspelt-scheme/colons': 'Write one colon: only one follows the scheme (RFC 1738 §2.1).',
	'misspelt-scheme/semicolon': 'Write a colon: it follows the scheme, no semicolon (RFC 1738 §2.1).',
	'misspelt-scheme/doubled': 'Remove one scheme: it stands here twice (RFC 1738 §2.1).',
	'unknown-scheme/name': 'Check the scheme "{scheme}": it is neither registered nor in common use (RFC 1738 §4).',
	'scheme-case/name': 'Write "{lower}": schemes are in lower case (RFC 1738 §2.1).',
	'empty-host/host': 'Name the host: nothing stands behind "{scheme}://" where it belongs (RFC 1738 §3.1).',
	'invalid-host/empty-label':
		'Remove a dot, or name the part: something stands on both sides of each dot of a host (RFC 1738 §3.1).',
	'invalid-host/hyphen': 'Remove the hyphen: no part of a host name starts or ends with one (RFC 1738 §3.1).',
	'invalid-host/character': 'Remove {character}: it cannot stand in a host name (RFC 1738 §3.1).',
	'invalid-host/underscore': 'Avoid "_" in host names: some programs refuse it (RFC 1738 §3.1).',
	'invalid-host/toplabel':
		'Check the end of the host: its last part starts with a letter, not a digit (RFC 1738 §3.1).',
	'invalid-host/final-dot': 'Remove the last dot: a host name in a URL does not end with one (RFC 1738 §3.1).',
	'invalid-host/long-label':
		'Shorten this part of the host: it has {count} characters, and 63 are the most (RFC 1738 §3.1, RFC 1034 §3.1).',
	'invalid-host/long-name':
		'Shorten the host: it has {count} characters, and 253 are the most (RFC 1738 §3.1, RFC 1034 §3.1).',
	'invalid-host/encoded': 'Write "{decoded}", as browsers read it: RFC 1738 (§3.1) encodes no host name.',
	'invalid-host/encoded-forbidden':
		'Remove this escape: it stands for a character that no host name has, and browsers refuse the URL (RFC 1738 §3.1).',
	'invalid-host/bidi':
		'Check "{text}": it mixes directions of writing as no label may beside one from right to left (RFC 5893 §2).',
	'invalid-host/idna':
		'Check the host: it is no valid internationalized name, and browsers refuse it (RFC 1738 §3.1, UTS #46).',
	'invalid-idn/punycode':
		'Check "{text}": it starts as an internationalized label does, but its rest is no punycode (RFC 5890 §2.3.2.1, RFC 3492 §6.2).',
	'invalid-idn/ascii':
		'Write {decoded}: that is what "{text}" decodes to, and an internationalized label has more than ASCII (RFC 5890 §2.3.2.1).',
	'invalid-idn/context':
		'Check "{text}": it decodes to {decoded}, where {character} may not stand beside these letters (RFC 5892 §A.{section}).',
	'invalid-idn/form':
		'Check "{text}": it decodes to {decoded}, which is not how such a name is registered and looked up (RFC 5891 §4.4, UTS #46 §4).',
	'confusable-host/mixed':
		'Check who "{text}" is: it mixes letters that look alike in several scripts ({scripts}), and the network sees "{ascii}" (RFC 5890 §4.4, UTS #39 §5.2).',
	'confusable-host/lookalike':
		'Check who this is: "{text}" looks like "{decoded}", and is another name, "{ascii}" (RFC 5890 §4.4, UTS #39 §4).',
	'confusable-host/punycode':
		'Check who this is: the label stands for "{text}", which looks like "{decoded}" or mixes scripts ({scripts}) (RFC 5890 §4.4, UTS #39 §5).',
	'numeric-host/refused':
		'Write four numbers up to 255, or a name: browsers refuse this host, which ends in a number (RFC 1738 §3.1).',
	'numeric-host/read-as':
		'Write {address}, which browsers read here: RFC 1738 (§3.1) has addresses of four decimal numbers.',
	'invalid-ipv6/literal': 'Check the address: the brackets hold no valid IPv6 address (RFC 3986 §3.2.2).',
	'invalid-ipv6/encoded': 'Write "[" and "]": the brackets around an IPv6 address are not encoded (RFC 3986 §3.2.2).',
	'invalid-ipv6/zone':
		'Remove the zone identifier: it means something on one machine only, and browsers refuse it (RFC 3986 §3.2.2, RFC 9844).',
	'invalid-ipv6/future': 'Write an IPv6 address: no program knows one of a later version yet (RFC 3986 §3.2.2).',
	'invalid-ipv6/unknown': 'Write a name or four numbers: RFC 1738 (§3.1) has no IPv6 addresses, which RFC 2732 added.',
	'invalid-port/empty': 'Remove the colon: no port follows it (RFC 1738 §3.1).',
	'invalid-port/not-digits': 'Write the port in digits: nothing else stands there (RFC 1738 §3.1).',
	'invalid-port/too-high': 'Write a port up to 65535: this one is higher (RFC 1738 §3.1).',
	'default-port/port': 'Leave out :{port}: it is the default port of {scheme} (RFC 1738 §3.1).',
	'risky-port/reserved':
		'Check port {port}{service}: below 1024 another service than {scheme} may answer (RFC 1738 §6).',
	'risky-port/blocked':
		'Choose another port: browsers refuse to connect to {port}{service}, where another protocol may answer (RFC 1738 §6).',
	'password-in-url/password': 'Take the password out: everyone who reads this URL can see it (RFC 1738 §6).',
	'password-in-url/not-allowed':
		'Take the password out: everyone can see it, and {scheme} URLs have none (RFC 1738 §{section}, §6).',
	'user-not-allowed/user': 'Take the user name out: it is not part of {scheme} URLs (RFC 1738 §{section}).',
	'deceptive-user/host':
		'Check where this leads: to "{host}". "{user}" looks like the host, but is only a user name (RFC 1738 §6).',
	'deceptive-user/two-readings':
		'Write %40 for this "@": browsers take "{host}" for the host, RFC 1738 (§3.1) what follows the "@".',
	'http-url/search-without-path': 'Write "/?": between the host and "?" RFC 1738 (§3.3) has a "/".',
	'ftp-url/typecode': 'Write ;type=a, ;type=i or ;type=d: there is no other type code (RFC 1738 §3.2.2).',
	'ftp-url/character':
		'Write {encoded} if this "{text}" is part of a name: in an ftp path only ";type=" follows a ";" (RFC 1738 §3.2.2).',
	'ftp-url/after-host': 'Write "/" after the host: in an ftp URL nothing else follows it (RFC 1738 §3.2).',
	'file-url/no-slashes': 'Write "file://", a host or nothing, "/" and the path (RFC 1738 §3.10).',
	'file-url/one-slash':
		'Write three slashes: RFC 1738 (§3.10) has them where a file URL names no host; RFC 8089 allows one.',
	'file-url/drive-as-host':
		'Write a third slash before the drive: "{text}" stands where the host belongs (RFC 1738 §3.10, RFC 8089 §E.2).',
	'file-url/windows-path':
		'Write three slashes before the drive and "/" between names: this is a Windows path, no file URL (RFC 1738 §3.10).',
	'file-url/backslashes': 'Write slashes: a file URL has no backslashes (RFC 1738 §3.10).',
	'file-url/drive-bar': 'Write ":" after the drive: "|" is how old browsers wrote it (RFC 1738 §2.2, RFC 8089 §E.2.2).',
	'file-url/no-path': 'Write "/" and a path after the host of a file URL (RFC 1738 §3.10).',
	'file-url/port': 'Remove the port: a file URL has none (RFC 1738 §3.10).',
	'gopher-url/after-host': 'Write "/" after the host: in a gopher URL nothing else follows it (RFC 1738 §3.4).',
	'mailto-url/empty': 'Name an address after "mailto:" (RFC 1738 §3.5).',
	'mailto-url/slashes': 'Remove the slashes: the address follows "mailto:" at once (RFC 1738 §3.5).',
	'mailto-url/question': 'Write "&": only the first "?" starts the fields (RFC 6068 §2).',
	'mailto-url/ampersand': 'Write "?": the first field follows it, not "&" (RFC 6068 §2).',
	'mailto-url/no-at': 'Write the whole address: a mail address has an "@" (RFC 1738 §3.5, RFC 6068 §2).',
	'news-url/empty': 'Name a newsgroup, an article or "*" (RFC 1738 §3.6).',
	'news-url/no-article': 'Write the article\'s identifier before the "@" (RFC 1738 §3.6).',
	'news-url/article-host': 'Write a host after the "@" of an article\'s identifier (RFC 1738 §3.6).',
	'news-url/group-start': 'Start the newsgroup with a letter (RFC 1738 §3.6).',
	'news-url/group-character': 'Remove {character}: it cannot stand in the name of a newsgroup (RFC 1738 §3.6).',
	'news-url/character':
		'Write {encoded}: "{text}" cannot stand in an article\'s identifier a second time (RFC 1738 §3.6).',
	'news-url/server': 'Leave out the server, or write nntp: RFC 1738 (§3.6) has none in a news URL; RFC 5538 added it.',
	'nntp-url/no-group': 'Name a newsgroup after the host of an nntp URL (RFC 1738 §3.7).',
	'nntp-url/group-start': 'Start the newsgroup with a letter (RFC 1738 §3.7).',
	'nntp-url/group-character': 'Remove {character}: it cannot stand in the name of a newsgroup (RFC 1738 §3.7).',
	'nntp-url/article-number': "Write the article's number in digits after the newsgroup (RFC 1738 §3.7).",
	'nntp-url/after-host': 'Write "/" and a newsgroup after the host of an nntp URL (RFC 1738 §3.7).',
	'telnet-url/path': 'Remove what follows host and port: a telnet URL names a service, no document (RFC 1738 §3.8).',
	'telnet-url/after-host': 'Write "/" or nothing after the host of a telnet URL (RFC 1738 §3.8).',
	'wais-url/no-database': 'Name a database after the host of a wais URL (RFC 1738 §3.9).',
	'wais-url/segments': 'Write a database, or a database, a type and a document, with "/" between them (RFC 1738 §3.9).',
	'wais-url/character': 'Write {encoded}: "{text}" is reserved in a wais URL (RFC 1738 §3.9).',
	'prospero-url/no-path': 'Name an object after the host of a prospero URL (RFC 1738 §3.11).',
	'prospero-url/character': 'Write {encoded}: "{text}" cannot stand here in a prospero URL (RFC 1738 §3.11).',
	'prospero-url/no-value': 'Write ";", a name, "=" and a value: that is a field of a prospero URL (RFC 1738 §3.11).',
	'scheme-syntax/no-scheme': 'Start with a scheme, letters, digits, "+", "-" and ".", and a colon (RFC 1738 §2.1).',
	'scheme-syntax/first-letter': 'Start the scheme with a letter, not with {character} (RFC 3986 §3.1).',
	'scheme-syntax/ws-fragment':
		'Leave out the fragment, or write %23 for a "#" that is data: nothing in a WebSocket could use it (RFC 6455 §3).',
	'scheme-syntax/data-comma': 'Write a comma before the data (RFC 2397 §3).',
	'scheme-syntax/data-type':
		'Write a type, "/" and a subtype, or nothing: that is the media type of a data URL (RFC 2397 §3).',
	'scheme-syntax/data-base64':
		'Check the data: they are not base64, another character or a wrong number of them stands here (RFC 2397 §3, RFC 4648 §4).',
	'scheme-syntax/data-base64-last':
		'Write ";base64" right before the comma: else programs take the data as they are (RFC 2397 §3).',
	'scheme-syntax/tel-space': 'Write "-", "." or brackets: a tel URL has no spaces, encoded or not (RFC 3966 §5.1.1).',
	'scheme-syntax/tel-local':
		'Write "+" and the country code, or add ";phone-context=": this number means something else in each country (RFC 3966 §5.1.4).',
	'scheme-syntax/geo-coordinates': 'Write a latitude, a comma and a longitude, in decimal degrees (RFC 5870 §3.3).',
	'scheme-syntax/geo-range':
		'Check the numbers: first the latitude, -90 to 90, then the longitude, -180 to 180 (RFC 5870 §3.4.2).',
	'scheme-syntax/geo-uncertainty': 'Write a number of metres after ";u=" (RFC 5870 §3.4.3).',
	'scheme-syntax/sip-slashes': 'Remove the slashes: the user or host follows "{scheme}:" at once (RFC 3261 §19.1.1).',
	'scheme-syntax/sip-host': 'Name a host: a SIP URL has one (RFC 3261 §19.1.1).',
	'scheme-syntax/tel-number':
		'Write a telephone number in digits, with "-", "." and brackets between them (RFC 3966 §3).',
	'scheme-syntax/urn-namespace':
		'Write a namespace after "urn:", 2 to 32 letters, digits and hyphens, then a colon (RFC 8141 §2).',
	'scheme-syntax/urn-slash':
		'Remove the slash: the name after the namespace of a URN does not start with one (RFC 8141 §2).',
	'scheme-syntax/urn-uuid':
		'Write 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12, with "-" between: that is a UUID (RFC 9562 §4).',
	'scheme-syntax/urn-question':
		'Write %3F if this "?" is part of the name: in a URN "+" or "=" follows it (RFC 8141 §2).',
	'scheme-syntax/urn-component': 'Remove "{text}": nothing follows it that a URN could have there (RFC 8141 §2).',
	'scheme-syntax/urn-empty': 'Write a name after the namespace of a URN (RFC 8141 §2).',
	'scheme-syntax/host-character':
		'Write {encoded}: {character} cannot stand in the host of any URL, and browsers refuse it (RFC 3986 §3.2.2).',
	'scheme-syntax/authority': 'Name a host after "//", its port in digits: browsers refuse this URL (RFC 3986 §3.2).',
	'ambiguous-end/glued':
		'Put a space before "{text}", or <…> around the URL: it may be part of either (RFC 1738 §2.2, appendix).',
	'ambiguous-end/host':
		'End the link before "{text}" if that belongs to the sentence: it became part of the host (RFC 1738 §3.1, appendix).',
	'broken-across-lines/rest':
		'Join the lines, or write <URL:…>: the URL goes on in the next line as "{text}", which programs lose (RFC 1738 §2.2, appendix).',
	'hyphen-at-break/hyphen':
		'Check this hyphen: a line ends here, so whoever broke it may have put it there (RFC 1738 §2.2, appendix).',
	'obsolete-scheme/scheme':
		'Link to another place too: hardly any program opens {scheme} URLs today (RFC 1738 §{section}).',
	'insecure-scheme/http':
		'Write https if the server has it: what goes over http can be read and changed on its way (RFC 9110 §4.2.2, RFC 1738 §6).',
	'inconsistent-url/spelling':
		'Write {text}, as this document usually does: one spelling is found, counted and cached as one (RFC 3986 §6).',
	'repeated-placeholder/token':
		'"{text}" is taken for a placeholder: {count} URLs here hold one between such delimiters, and none of them is checked (RFC 1738 §2.2).',
	'tracking-parameters/search':
		'Leave out "{text}": it only tells the site where its visitor came from (RFC 3986 §3.4).',
	'link-syntax/mark':
		'Write "{expected}": "{text}" does not end a link, so here is none (RFC 1738 §2.2, appendix, CommonMark §6).',
	'link-syntax/missing':
		'Write the missing "{expected}" that ends the link: the sentence goes on (RFC 1738 §2.2, appendix, CommonMark §6).',
	'link-syntax/line':
		'Write the missing "{expected}" that ends the link before the blank line (RFC 1738 §2.2, appendix, CommonMark §6).',
	'link-syntax/spaced':
		'Remove the space before the destination: it keeps this from being a link (RFC 1738 §2.2, appendix, CommonMark §6.3).',
	'full-width/marks': 'Write "://": in full width, as here, it makes no URL (RFC 1738 §2.1).',
	'full-width/host': 'Write "{ascii}", which the network sees: the host is in full width (RFC 1738 §3.1, UTS #46 §4).',
	'glued-urls/second': 'Separate the two URLs: another one starts here (RFC 1738 §2.2, appendix).',
	'odd-end/comma': 'Remove the punctuation at the end: it seems to belong to a sentence (RFC 1738 §2.2, appendix).',
	'odd-end/space': 'Remove the encoded space at the end: it was probably copied along (RFC 1738 §2.2).',
	'odd-end/cut': 'Write the whole URL: it was shortened here, and its end is missing (RFC 1738 §2.2, appendix).',
	'escaped-twice/ampersand':
		'Write "&" escaped once: here it is twice, so that the next name starts with "amp;" (RFC 1738 §2.2).',
	'space-in-destination/space':
		'Leave out the space, write %20, or put the destination in <…>: a space ends it, so this is no link (RFC 1738 §2.2, CommonMark §6.3).',
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
	...inspectorMessages,
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
