/** The last line of a hover: what can be done with its URL, as links that run commands of the client. */

import { message } from '../../data/messages';
import type { Shown } from '../../data/shown';
import { hoverCommands, type UrlPlace } from '../../protocol';
import { commandLink } from '../command-link';

/** What a URL has that something can be done with. */
export interface Offered {
	readonly hasParameters: boolean;
	/** Whether a rule has something to say. */
	readonly isWrong: boolean;
	readonly isRepairable: boolean;
}

/**
 * The line, in Markdown. Nothing of the document is in it: the commands are told where the URL stands.
 * @param offered what there is to do something with
 */
export function actionLine(place: UrlPlace, { hasParameters, isWrong, isRepairable }: Offered): string {
	const { copyDecoded, copyParameters, explainRule, fixUrl, inspect, showDerivation } = hoverCommands;
	const links = [
		...(isRepairable ? [link(message('hover.fix'), fixUrl, place)] : []),
		...(isWrong ? [link(message('hover.explain-rule'), explainRule, place)] : []),
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
