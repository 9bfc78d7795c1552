/** The titles of refactorings, for messages.ts. */
export const refactorMessages = {
	'refactor.decode-for-reading': 'Decode the URL for reading',
	'refactor.normalise': 'Normalise the URL',
	'refactor.host-to-punycode': 'Write the host in punycode',
	'refactor.host-to-unicode': 'Write the host in Unicode',
	'refactor.use-https': 'Use https',
	'refactor.wrap': 'Wrap the URL in {brackets}',
	'refactor.unwrap': 'Unwrap the URL',
	'refactor.encode-selection': 'Percent-encode the selection ({component})',
	'refactor.decode-selection': 'Decode the selection',
} as const;
