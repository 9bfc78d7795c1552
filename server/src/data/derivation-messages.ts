/** What stands in the text of a derivation. `{name}` is replaced by the parameter of that name. */
export const derivationMessages = {
	'derivation.production': '{production}  {text}',
	'derivation.literal': '"{text}"',
	'derivation.run': '{production} ×{times}  {text}',
	'derivation.open': '{text}…',
	'derivation.stop': '✗ {production} does not go on with "{text}": expected {expected}',
	'derivation.cut': '✗ {production} does not end here: expected {expected}',
	'derivation.starts': '{term} ({starts})',
	'derivation.end': 'the end',
	'derivation.list': '{list}, {next}',
	'derivation.or': '{list} or {last}',
	'derivation.fragment': '{text}  (the fragment: no part of the URL in RFC 1738)',
} as const;
