/** What a language writes behind a name, `http://a.example's page`: in prose it belongs to the sentence, in titles to the URL. */

/** What may be that, at the end of a URL: the English possessive; the cases of Turkish, by the vowels of the name. */
const POSSESSIVE = /['\u2019](?:s|n?[ıiuü]n|[yn]?[aeıiuü]|[dt][ae](?:n|ki)?|y?l[ae])$/;

const HOST_ALONE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*$/i;

/** The last segment of a path. */
const SEGMENT = /\/([^/?#]*)$/;

/** A name made for URLs, `wool-socks-2`: what it was made of lost its apostrophes. */
const SLUG = /^[a-z\d]+(?:-[a-z\d]+)+$/;

/** The segments of all paths in a document that no apostrophe follows, however it is written. */
const SEGMENTS = /\/([^\s/?#'"<>()[\]{}|\\^`\u2019&]+)(?!['\u2019&\\])(?![^\s/?#'"<>()[\]{}|\\^`\u2019&])/g;

/** The segments of all paths in a text that no apostrophe follows. */
export function* segmentsIn(text: string): Iterable<string> {
	for (const [, segment = ''] of text.matchAll(SEGMENTS)) yield segment.replace(/[.,;:!]+$/, '');
}

/** Tells the two apart in one document. */
export class Possessives {
	/** @param isSegment whether a path somewhere in the document has the segment, with no apostrophe behind it */
	constructor(private readonly isSegment: (segment: string) => boolean) {}

	/**
	 * How long the URL is without the possessive of the sentence: where that stands behind a host without a path, behind a
	 * slash, or behind a name that was made for URLs or stands without it elsewhere in the document. -1 where there is none, or it is part of a name.
	 * @param url the logical text
	 * @param isSentence whether it stands in a sentence: else only a host ends before it, of which it cannot be a part
	 */
	lengthWithout(url: string, isSentence: boolean): number {
		const ending = POSSESSIVE.exec(url);
		if (ending === null) return -1;
		const rest = url.slice(0, ending.index);
		if (HOST_ALONE.test(rest)) return rest.length;
		if (!isSentence) return -1;
		const segment = SEGMENT.exec(rest)?.[1];
		if (segment === undefined) return -1;
		return segment === '' || SLUG.test(segment) || this.isSegment(segment) ? rest.length : -1;
	}
}
