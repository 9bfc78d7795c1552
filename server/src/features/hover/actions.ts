/** The last line of a hover: what can be done with its URL, as links that run commands of the client. */

import { message } from '../../data/messages';
import type { Shown } from '../../data/shown';
import { type HoverPlace, hoverCommands } from '../../protocol';

/**
 * The line, in Markdown. Nothing of the document is in it: the commands are told where the URL stands.
 * @param hasParameters whether there are any to copy
 */
export function actionLine(place: HoverPlace, hasParameters: boolean): string {
	const { copyDecoded, copyParameters, showDerivation } = hoverCommands;
	const links = [
		link(message('hover.copy-decoded'), copyDecoded, place),
		...(hasParameters ? [link(message('hover.copy-parameters'), copyParameters, place)] : []),
		link(message('hover.show-derivation'), showDerivation, place),
	];
	return links.join(' · ');
}

function link(label: Shown, command: string, place: HoverPlace): string {
	return `[${label}](command:${command}?${argument(place)})`;
}

/**
 * A command's argument as the query of its URI: letters, digits, `-`, `_`, `.` and escapes only, so that neither Markdown nor a URI
 * ends in it. Editors decode it twice. So no escape is left in it once it was decoded: JSON writes them in its own way.
 */
function argument({ uri, version, offset }: HoverPlace): string {
	const json = JSON.stringify([{ uri, version, offset }]).replace(/[%()*!~']/g, unicodeEscape);
	return encodeURIComponent(json);
}

function unicodeEscape(character: string): string {
	return `\\u00${character.charCodeAt(0).toString(16)}`;
}
