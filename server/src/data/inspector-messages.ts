/** Why the inspector does not change a part, for messages.ts. They stand under an input box. */
export const inspectorMessages = {
	'inspector.impossible': 'This cannot be changed.',
	'inspector.placeholder': 'Edit this in the document: a placeholder stands in it.',
	'inspector.unread': 'Edit this in the document: what it stands for cannot be written back exactly.',
	'inspector.charset': 'Write letters and digits of ASCII only: the rest of this text is in {charset}.',
	'inspector.scheme': 'A scheme is a letter, then letters, digits, "+", "-" and ".".',
	'inspector.unwritable': 'This cannot be written in a URL.',
	'inspector.percent': 'This takes a "%", which would mean something else in this place.',
	'inspector.place': 'This cannot be written here: the URL would end elsewhere, or mean something else.',
	'inspector.elsewhere': 'This cannot be written here: it would change another part of the URL.',
} as const;
