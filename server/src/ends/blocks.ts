/** Blocks of templates: what closes one that was opened before a URL ends the URL, `{{#if x}}https://a.example{{/if}}`. */

import { isAt } from '../url/sticky';

/** Handlebars and Mustache, Go, Jinja and its relatives, ERB, PHP. */
const OPENS =
	/\{\{[-~]?\s{0,4}(?:[#^]|(?:if|range|with|block)(?!\w))|\{%[-+]?\s{0,4}(?:if|unless|for|with|case|block|comment|raw|verbatim)(?!\w)|<%-?\s{0,4}(?:if|unless)(?!\w)|<\?(?:php)?\s{1,9}(?:if|foreach)(?!\w)/y;

/** The end of a block, or where its other case starts. */
const CLOSES =
	/\{\{[-~]?\s{0,4}(?:\/[\w.]|(?:else|end)(?!\w))|\{%[-+]?\s{0,4}(?:end[a-z]{2,12}|else|elif|elsif)(?!\w)|<%-?\s{0,4}(?:end|else|elsif|\})|<\?(?:php)?\s{1,9}(?:end[a-z]{2,8}|else|elseif|\})/y;

export function opensBlock(text: string, at: number): boolean {
	return isAt(OPENS, text, at);
}

export function closesBlock(text: string, at: number): boolean {
	return isAt(CLOSES, text, at);
}
