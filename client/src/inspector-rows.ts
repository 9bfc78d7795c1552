/** What the inspector shows of a URL's parts, and what its commands ask. */

import type { Position, Range } from 'vscode-languageclient';
import type { InspectedPart, Inspection, PartAction, PartChange } from '../../server/src/protocol/inspector';
import { type Answer, holds } from './answer';
import type { L10n } from './l10n';
import type { Row } from './row';

/** What the server said of a URL's parts. */
export type Inspected = Answer<Inspection>;

/** A part as a row: the value as written beside the name, and behind it what it stands for. The menus go by ` copy edit `. */
export function rowOf({ id, name, text, decoded, notes, actions, parts }: InspectedPart): Row {
	const said = decoded === undefined ? notes : [decoded, ...notes];
	const label = (name === '' || text === undefined ? `${name}${text ?? ''}` : `${name}: ${text}`).trimEnd();
	// An empty segment has neither name nor text.
	const [first = '', ...others] = label === '' ? said : [label, ...said];
	return {
		...(id === '' ? {} : { id }),
		label: first,
		description: others.join(' · '),
		tooltip: [first, ...others].join(' · '),
		context: actions.length === 0 ? '' : ` ${actions.join(' ')} `,
		...(parts.length === 0 ? {} : { below: id === 'path' ? ('folded' as const) : ('shown' as const) }),
	};
}

/** The rows of a tree as text, indented: what there is of it to be read. */
export function rowsOf(parts: readonly InspectedPart[], indent = ''): string[] {
	return parts.flatMap((part) => {
		const { label, description } = rowOf(part);
		return [`${indent}${label}${description === '' ? '' : ` (${description})`}`, ...rowsOf(part.parts, `${indent}  `)];
	});
}

/** The part that says most of a place, which the last one below it does. */
export function partAt(parts: readonly InspectedPart[], position: Position): InspectedPart | undefined {
	const part = parts.findLast(({ range }) => holds(range, position));
	return part && (partAt(part.parts, position) ?? part);
}

/** The part that another one stands below. */
export function partAbove(parts: readonly InspectedPart[], below: InspectedPart): InspectedPart | undefined {
	for (const part of parts) {
		if (part.parts.includes(below)) return part;
		const found = partAbove(part.parts, below);
		if (found !== undefined) return found;
	}
	return undefined;
}

/** The part of that id. */
export function partCalled(parts: readonly InspectedPart[], id: string | undefined): InspectedPart | undefined {
	return id === undefined ? undefined : parts.flatMap((part) => [part, ...part.parts]).find((part) => part.id === id);
}

/**
 * Where in the document a part of an answer stands; nothing where it is of another answer, since a menu may be open while the document
 * changes, or the document has another version by now.
 */
export function placeOf(answer: Inspected | undefined, part: InspectedPart, version: number): Range | undefined {
	const parts = answer?.found?.parts ?? [];
	const isOfAnswer = parts.includes(part) || partAbove(parts, part) !== undefined;
	return isOfAnswer && answer?.version === version ? part.range : undefined;
}

/** What a command of the inspector is given. */
export interface PartArguments {
	/** The part that a menu is about. */
	readonly part?: InspectedPart;
	/** That a key was pressed in the tree: the row with the focus is meant. */
	readonly focused: boolean;
	/** What a key binding answers, so that nothing is asked. */
	readonly name?: string;
	readonly value?: string;
}

export function argumentsOf(given: unknown): PartArguments {
	if (typeof given !== 'object' || given === null) return { focused: false };
	if ('actions' in given) return { part: given as InspectedPart, focused: false };
	const { focused, name, value } = given as Partial<Record<string, unknown>>;
	return {
		focused: focused === true,
		...(typeof name === 'string' ? { name } : {}),
		...(typeof value === 'string' ? { value } : {}),
	};
}

/** Whether something can be done with what a command was given. */
export function allows(part: InspectedPart | undefined, action: PartAction): part is InspectedPart {
	return part?.actions.includes(action) === true;
}

/** Whether an input box can hold a text: it has one line, and drops what it cannot show. */
export function fitsOnLine(text: string): boolean {
	return !/[\r\n\u2028\u2029]/.test(text);
}

/** What is asked for above an input box. */
export function titleFor(action: 'edit' | 'rename', { name }: InspectedPart, l10n: L10n): string {
	if (action === 'rename') return l10n.t('Name of the parameter {0}, decoded', name);
	return name === '' ? l10n.t('Segment of the path, decoded') : l10n.t('{0}, decoded', name);
}

/** `name=value` as somebody types a parameter: all behind the first `=` is the value. Both are plain text. */
export function parameterFrom(typed: string): PartChange {
	const equals = typed.indexOf('=');
	return equals < 0
		? { kind: 'add', name: typed, value: '' }
		: { kind: 'add', name: typed.slice(0, equals), value: typed.slice(equals + 1) };
}
