/** Positions in UTF-8, UTF-16 and UTF-32, against what Node's own encoders count. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Position, Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { chosenEncoding, createDocument, updateDocument } from '../../server/src/features/text-document';
import { runs } from '../analysis/arbitrary';

/** How long a text is, in the units of each encoding. */
const measures: Readonly<Record<string, (text: string) => number>> = {
	'utf-8': (text) => Buffer.byteLength(text),
	'utf-16': (text) => text.length,
	'utf-32': (text) => Array.from(text).length,
};

const LONE = '\ud83d';

const pieces: readonly string[] = [
	...['a', 'b', ' ', '\n', '\r\n', '\r', 'é', 'ß', '日', '本', '。', '😀', '𝒳', '\u0301', '\ufeff', '\u2028'],
	...['\x7f', '\x80', '\u07ff', '\u0800', '\uffff'],
	...[LONE, '\ude00', 'http://a.example/x|y', 'ß'.repeat(1023), 'a😀'.repeat(700)],
];
const textOf = (some: readonly string[]) =>
	fc.array(fc.constantFrom(...some), { maxLength: 30 }).map((all) => all.join(''));
const text = textOf(pieces);
/** Where an edit makes one line break of a lone CR and an LF, the library counts two from then on. */
const withoutCr = textOf(pieces.filter((piece) => piece !== '\r'));

/** The position of an offset, by cutting the text up. */
function positionOf(whole: string, offset: number, measure: (text: string) => number): Position {
	const before = whole.slice(0, characterStart(whole, offset)).split(/\r\n|\n|\r/);
	return { line: before.length - 1, character: measure(before.at(-1) ?? '') };
}

/** Where the character, or the line break, starts that an offset may be in the middle of. */
function characterStart(whole: string, offset: number): number {
	if (whole.slice(offset - 1, offset + 1) === '\r\n') return offset - 1;
	return (whole.codePointAt(offset - 1) ?? 0) > 0xffff ? offset - 1 : offset;
}

describe('what is chosen', () => {
	const cases: readonly (readonly [offered: readonly string[] | undefined, chosen: string])[] = [
		[undefined, 'utf-16'],
		[[], 'utf-16'],
		[['utf-16'], 'utf-16'],
		[['utf-8'], 'utf-8'],
		[['utf-8', 'utf-16'], 'utf-8'],
		[['utf-16', 'utf-8'], 'utf-16'],
		[['utf-32', 'utf-8', 'utf-16'], 'utf-32'],
		[['utf-7', 'utf-32'], 'utf-32'],
		[['utf-7'], 'utf-16'],
	];
	for (const [offered, chosen] of cases)
		test(`of ${JSON.stringify(offered)}: ${chosen}`, () => assert.equal(chosenEncoding(offered), chosen));
});

for (const [encoding, measure] of Object.entries(measures))
	describe(encoding, () => {
		const open = (content: string) => createDocument(encoding, 'file:///a', 'plaintext', 1, content);

		test('an offset has the position that its line says, and the position leads back', () => {
			fc.assert(
				fc.property(text, (content) => {
					const document = open(content);
					for (let offset = 0; offset <= content.length; offset += content.length > 200 ? 37 : 1) {
						// UTF-16 can stand in the middle of a character, and the library's does.
						if (encoding === 'utf-16' && characterStart(content, offset) !== offset) continue;
						const position = document.positionAt(offset);
						assert.deepEqual(position, positionOf(content, offset, measure));
						assert.equal(document.offsetAt(position), characterStart(content, offset));
					}
				}),
				runs(300),
			);
		});

		test('a position in a character is where that starts, and one behind a line its end', () => {
			fc.assert(
				fc.property(text, fc.nat(40), fc.nat(5000), (content, line, character) => {
					const lines = content.split(/\r\n|\n|\r/);
					const own = lines[line];
					const end = own === undefined ? content.length : open(content).offsetAt({ line, character: 1e9 });
					let expected = end - (own?.length ?? 0);
					let units = 0;
					for (const each of own ?? '') {
						units += measure(each);
						if (units > character) break;
						expected += each.length;
					}
					// UTF-16 can stand in the middle of a character, and the library's does.
					if (encoding === 'utf-16') expected = Math.min(end - (own?.length ?? 0) + character, end);
					assert.equal(open(content).offsetAt({ line, character }), own === undefined ? content.length : expected);
				}),
				runs(300),
			);
		});

		test('edits are those of a document in UTF-16', () => {
			const change = fc.tuple(fc.nat(), fc.nat(), withoutCr);
			fc.assert(
				fc.property(withoutCr, fc.array(change, { maxLength: 4 }), (content, changes) => {
					const model = TextDocument.create('file:///a', 'plaintext', 1, content);
					const sent: { range: Range; text: string }[] = [];
					for (const [one, other, inserted] of changes) {
						const now = model.getText();
						const ends = [one, other].map((at) => characterStart(now, at % (now.length + 1)));
						const [start = 0, end = 0] = ends.sort((a, b) => a - b);
						sent.push({
							range: { start: positionOf(now, start, measure), end: positionOf(now, end, measure) },
							text: inserted,
						});
						const range = { start: model.positionAt(start), end: model.positionAt(end) };
						TextDocument.update(model, [{ range, text: inserted }], 2);
					}
					const document = open(content);
					// A position that was known before tells nothing of the text after.
					document.positionAt(content.length);
					updateDocument(document, sent, 2);
					assert.equal(document.getText(), model.getText());
					assert.equal(document.version, 2);
					assert.equal(document.lineCount, model.lineCount);
					const { length } = document.getText();
					assert.deepEqual(document.positionAt(length), positionOf(document.getText(), length, measure));
				}),
				runs(300),
			);
		});

		test('what is outside is cut off', () => {
			const document = open('é😀\r\nb');
			for (const [line, character, expected] of [
				[-1, 0, 0],
				[0, -1, 0],
				[0, 99, 3],
				[1, 99, 6],
				[2, 0, 6],
				[99, 99, 6],
				[0.5, 0, 0],
				[1.5, 99, 6],
			] as const)
				assert.equal(document.offsetAt({ line, character }), expected, `${line}:${character}`);
			assert.deepEqual(document.positionAt(-5), { line: 0, character: 0 });
			assert.deepEqual(document.positionAt(99), { line: 1, character: 1 });
		});

		test('lines, their ends, and the text of a range', () => {
			const document = open('日😀x\r\nb');
			const character = measure('日😀x');
			assert.deepEqual(document.getLineRange(0), { start: { line: 0, character: 0 }, end: { line: 0, character } });
			assert.equal(document.getEOLCharacters(0), '\r\n');
			const start = { line: 0, character: measure('日') };
			assert.equal(document.getText({ start, end: { line: 0, character } }), '😀x');
		});

		test('all is new where everything is replaced', () => {
			const document = open('😀'.repeat(2000));
			updateDocument(document, [{ text: 'é\nb😀c' }], 7);
			assert.deepEqual(document.positionAt(6), { line: 1, character: measure('b😀c') });
			assert.deepEqual([document.version, document.uri, document.languageId], [7, 'file:///a', 'plaintext']);
		});
	});

test('many positions of a long line cost no more than the line is long, many times', () => {
	const content = 'é😀'.repeat(200_000);
	const document = createDocument('utf-8', 'file:///a', 'plaintext', 1, content);
	for (let index = 0; index < 20_000; index++) {
		const position = document.positionAt(index * 30);
		assert.equal(position.character, index * 60);
		assert.equal(document.offsetAt(position), index * 30);
	}
});
