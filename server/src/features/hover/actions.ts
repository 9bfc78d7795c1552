/** The last line of a hover: what can be done with its URL, as links that run commands of the client. */

import { message } from '../../data/messages';
import type { Phrase, Words } from '../../data/words';
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
 * The line, in Markdown, in the reader's words. Nothing of the document is in it: the commands are told where the URL stands.
 * @param offered what there is to do something with
 */
export function actionLine(place: UrlPlace, { hasParameters, isWrong, isRepairable }: Offered, words: Words): string {
	const { copyDecoded, copyParameters, explainRule, fixUrl, inspect, showDerivation } = hoverCommands;
	const link = (label: Phrase, command: string) => `[${words.of(label)}](${commandLink(command, place)})`;
	const links = [
		...(isRepairable ? [link(message('hover.fix'), fixUrl)] : []),
		...(isWrong ? [link(message('hover.explain-rule'), explainRule)] : []),
		link(message('hover.copy-decoded'), copyDecoded),
		...(hasParameters ? [link(message('hover.copy-parameters'), copyParameters)] : []),
		link(message('hover.inspect'), inspect),
		link(message('hover.show-derivation'), showDerivation),
	];
	return links.join(' · ');
}
