/** What the status item offers. */

import type { L10n } from './l10n';

/** A choice, and the command that it runs. */
export interface CommandChoice {
	readonly label: string;
	readonly command: string;
	readonly argument?: string;
}

/** What is known of the document that somebody works on. */
export interface Active {
	readonly languageId: string;
	/** Whether it is checked, by `urlLint.enable`. */
	readonly isOn: boolean;
	/** Whether `urlLint.ignore` leaves it out. */
	readonly isIgnored: boolean;
	/** No setting can name it. */
	readonly isUnsaved: boolean;
}

/** The choices, for a document or without one. */
export function choicesFor(document: Active | undefined, l10n: L10n): CommandChoice[] {
	return [
		...(document === undefined ? [] : switchesOf(document, l10n)),
		{ label: l10n.t('Settings'), command: 'workbench.action.openSettings', argument: '@ext:url-lint.url-lint' },
		{ label: l10n.t('Show log'), command: 'urlLint.showLog' },
	];
}

function switchesOf({ languageId, isOn, isIgnored, isUnsaved }: Active, l10n: L10n): CommandChoice[] {
	const language = isOn
		? l10n.t('Turn off for language {0}', languageId)
		: l10n.t('Turn on for language {0}', languageId);
	const file = {
		label: isIgnored ? l10n.t('Turn on again for this file') : l10n.t('Turn off for this file'),
		command: 'urlLint.ignoreFile',
	};
	return [...(isOn && !isUnsaved ? [file] : []), { label: language, command: 'urlLint.toggleLanguage' }];
}
