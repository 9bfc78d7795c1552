/** Mail, and pages stored as mail (`.mht`): bare text, whose parts may be encoded as quoted-printable (RFC 2045 §6.7). */

import { quotedPrintable } from '../../escaping/unescape';
import { type Context, contextOf } from '../context';
import { type Language, readBy } from '../language';
import { PlainReader } from '../plain';
import { type Enclosure, TEXT } from '../reader';

const ENCODED: Context = contextOf({ name: 'text', escaping: quotedPrintable });

/** The header that names an encoding; and what ends the part it was named for: the boundary of the next one, the next mail. */
const HEADER = /^(?:content-transfer-encoding:[ \t]*([\w-]+)|--\S{8,72}[ \t]*\r?$|from \S)/gim;

/** The first line of a mail that somebody stored: a header's, behind an envelope's perhaps. */
const FIRST_LINE =
	/^(?:From \S[^\n]{0,200}\n)?(?:Return-Path|Received|Delivered-To|Message-ID|MIME-Version|From|To|Date|Subject|X-[\w-]{1,40}): /i;

/** Whether a text without a name for its language is a mail. */
export function isMail(text: string): boolean {
	return FIRST_LINE.test(text.slice(0, 300)) && /^MIME-Version: /im.test(text.slice(0, 20_000));
}

/** Reads mail from line to line only as far as its headers go, and else as plain text. */
export class MailReader extends PlainReader {
	readonly #headers = new RegExp(HEADER);
	/** Where the header stands that was found last, and whether what follows it is encoded. */
	#at = -1;
	#isNext = false;

	/** @param state what `stateAt` said: empty where no encoding holds */
	constructor(
		private readonly mail: string,
		from: number,
		state: string,
	) {
		super(mail, false, state === '' ? TEXT : ENCODED);
		this.#headers.lastIndex = from;
		this.#find();
	}

	override enclose(start: number): Enclosure | undefined {
		this.#goTo(start);
		return super.enclose(start);
	}

	override stateAt(line: number): string {
		this.#goTo(line);
		return this.bare === ENCODED ? 'quoted-printable' : '';
	}

	#goTo(offset: number): void {
		while (this.#at < offset) {
			this.bare = this.#isNext ? ENCODED : TEXT;
			this.#find();
		}
	}

	#find(): void {
		const found = this.#headers.exec(this.mail);
		this.#at = found?.index ?? Number.POSITIVE_INFINITY;
		this.#isNext = found?.[1]?.toLowerCase() === 'quoted-printable';
	}
}

export const languages: readonly Language[] = [
	...readBy(
		(text, from, state) => new MailReader(text, from, state),
		[
			{
				id: 'mail',
				endings: 'eml mht mhtml mbox',
				names: 'message e-mail rfc822 mbox notmuch-message mu4e-compose wl-draft',
				comments: [],
				plain: true,
			},
			{ id: 'eml', comments: [], plain: true },
			{ id: 'email', comments: [], plain: true },
		],
	),
];
