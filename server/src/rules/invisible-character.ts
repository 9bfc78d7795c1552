import { message } from '../data/messages';
import type { Invisible } from '../url/invisible';
import { triplets } from '../url/percent';
import { isRefusedHost } from './hosts';
import { type Levels, nameCharacters, type Rule, replace, shorten, textOf } from './rule';

const LEVELS: Levels = ['warning', 'error'];

/** RFC 1738 §2.2: octets above 7F "must be encoded"; of these a reader does not even see that they are there. */
export const invisibleCharacter: Rule = {
	code: 'invisible-character',
	characters: true,
	levels: { width: LEVELS, direction: LEVELS, hyphen: LEVELS, space: LEVELS } satisfies Record<Invisible, Levels>,
	level: ({ offset }, { url }) => {
		const { host } = url.components;
		const inHost = host !== undefined && offset >= host.offset && offset < host.end;
		return inHost && isRefusedHost(url) ? 'error' : undefined;
	},
	params: (violation, { url }) => {
		const text = textOf(url, violation);
		return { character: nameCharacters(text), encoded: shorten(triplets(text)) };
	},
	fixes: (violation, { url }) => {
		const text = textOf(url, violation);
		const character = nameCharacters(text);
		const encoded = triplets(text);
		const remove = replace(message('fix.remove', { character }), violation, '', { preferred: true });
		const title = message('fix.encode', { character, encoded: shorten(encoded) });
		const encode = replace(title, violation, encoded, { utf8: true });
		return [remove, encode];
	},
};
