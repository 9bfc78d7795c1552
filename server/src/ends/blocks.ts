/** Blocks of templates: what closes one that was opened before a URL ends the URL, `{{#if x}}https://a.example{{/if}}`. */

import { isAt } from '../url/sticky';

/** Handlebars and Mustache, Go, Jinja and its relatives, ERB, PHP. */
const OPENS =
	/\{\{[-~]?\s{0,3}(?:[#^]|(?:if|range|with|block)\b)|\{%[-+]?\s{0,3}(?:if|unless|for|with|case|block|comment|raw|verbatim)\b|<%-?\s{0,3}(?:if|unless)\b|<\?(?:php)?\s{1,3}(?:if|foreach)\b/y;

/** The end of a block, or where its other case starts. */
const CLOSES =
	/\{\{[-~]?\s{0,3}(?:\/[\w.]|(?:else|end)\b)|\{%[-+]?\s{0,3}(?:end[a-z]{2,12}|else|elif|elsif)\b|<%-?\s{0,3}(?:end|else|elsif|\})|<\?(?:php)?\s{1,3}(?:end[a-z]{2,8}|else|elseif|\})/y;

export function opensBlock(text: string, at: number): boolean {
	return isAt(OPENS, text, at);
}

export function closesBlock(text: string, at: number): boolean {
	return isAt(CLOSES, text, at);
}
