/** What is said about comments that switch findings off, and about what a quick fix does in a whole file or workspace. */
export const suppressionMessages = {
	'unused-suppression/comment': 'Nothing is found here that this comment would switch off. Remove it.',
	'unused-suppression/code': '"{name}" finds nothing here that would have to be switched off. Remove it.',
	'unused-suppression/enable': 'Nothing was switched off that this comment would switch on again. Remove it.',
	'fix.remove-comment': 'Remove the comment',
	'fix.remove-code': 'Remove {code}',
	'fix.ignore-here': 'Ignore this URL here',
	'fix.rule-off-here': 'Turn {code} off here',
	'fix.rule-off-in-file': 'Turn {code} off in this file',
	'fix.in-url': 'Fix all {count} of this kind in this URL ({code})',
	'fix.in-workspace': 'Apply all safe fixes of {code} in the workspace',
} as const;
