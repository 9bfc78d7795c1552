/** The last line of a hover: what can be done with its URL, as links that run commands of the client. */

import { message } from '../../data/messages';
import type { Shown } from '../../data/shown';
import { hoverCommands, type UrlPlace } from '../../protocol';
import { commandLink } from '../command-link';

/**
 * The line, in Markdown. Nothing of the document is in it: the commands are told where the URL stands.
 * @param hasParameters whether there are any to copy
 */
export function actionLine(place: UrlPlace, hasParameters: boolean): string {
	const { copyDecoded, copyParameters, inspect, showDerivation } = hoverCommands;
	const links = [
		link(message('hover.copy-decoded'), copyDecoded, place),
		...(hasParameters ? [link(message('hover.copy-parameters'), copyParameters, place)] : []),
		link(message('hover.inspect'), inspect, place),
		link(message('hover.show-derivation'), showDerivation, place),
	];
	return links.join(' · ');
}

function link(label: Shown, command: string, place: UrlPlace): string {
	return `[${label}](${commandLink(command, place)})`;
}
