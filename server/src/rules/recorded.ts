/** Whether a program wrote what stands around a URL, so that nobody mends it there: a log, octets, samples of answers. */

import { runningText } from '../languages/context';
import type { Trace } from '../url/traces';
import { LONGEST_WORDS, type Place } from './rule';

/** Whether a program wrote the line down, and nobody mends it: in a log, or with the time or a terminal's colours in plain text. */
export function isRecorded(place: Place): boolean {
	if (place.isRecorded()) return true;
	const { before } = place.words();
	if (SAVED.test(before.slice(-LONGEST_SAVED)) || PRINTED_LINK.test(before.slice(-LONGEST_SAVED))) return true;
	if (!place.plainText) return false;
	// Of a longer line the start is not known.
	return before.length < LONGEST_WORDS && RECORD.test(before);
}

/** Where a browser found the page that it saved: `<!-- saved from url=(0022)https://a.example/x -->`. */
const SAVED = /saved from url=\(\d{1,6}\)$/;
const LONGEST_SAVED = 24;

/** `\u001b]8;;file://C:/x`, in what a notebook keeps of a run: a link as programs print it for terminals. */
const PRINTED_LINK = /\\(?:u001b|x1b|033|e)\]8;[^;\s]{0,12};$/i;

/** `0x0051b73e  Qhttp://`, `2026-06-20T04:25:52.80 GET `, `Dec 28 16:05:02 host kubelet[228]: `, `127.0.0.1 - - [10/Oct/2026:13:55:36 +0000] `, `at f ^[[90m(`. */
const RECORD =
	/^(?:[A-Z] )?0x[\da-f]{6,16}(?: {2}|\t)|^[\s[(<]{0,3}\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d|^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d |^\S{1,64} \S{1,64} \S{1,64} \[\d{1,2}\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d|(?:\^\[|[^\P{Cc}\s])\[\d{1,3}m/u;

/** Whether it stands among octets, as a program has them in its strings: `NMTOKENS\\0\\0http://a.example/x\\0`. */
export function isAmongOctets(url: string, { words }: Place): boolean {
	const own = url.slice(0, LONGEST_WORDS);
	const around = words();
	const { before, after } = around;
	if (around.mayHold(TRACE_OF_BINARY) && (BINARY.test(before) || BINARY.test(after))) return true;
	const last = before.slice(-LONGEST_OCTET);
	return OCTETS.test(own) || OCTET_BEFORE.test(last) || (last.endsWith('\\0') && own.includes('\\0'));
}

/** What is no text, or was none: two octets beside each other that no text has. */
const BINARY = /(?![\u007f-\u009f])[^\P{Cc}\s](?:[^\P{Cc}\s]|\uFFFD)|\uFFFD(?![\u007f-\u009f])[^\P{Cc}\s]/u;

/** One of the two is a control character below DEL. */
const TRACE_OF_BINARY: Trace = { pattern: /(?![\u007f-\u009f])[^\P{Cc}\s]/u, longest: 1 };

const OCTETS = /(?:\\0){2}/;
const OCTET_BEFORE = /\\x(?:0[0-8b-cef]|1[\da-f])$/i;
const LONGEST_OCTET = 4;

/** Whether it is a value of its own in what describes a server's interface, as the server would answer it: `{"example": {"uri": "…"}}`. */
export function isSample({ context, isDescription, words }: Place): boolean {
	return !runningText.has(context) && isDescription() && /(?:["']|:\s{1,9}|-\s{1,3})$/.test(words().before);
}
