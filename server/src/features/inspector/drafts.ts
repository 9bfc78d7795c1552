/** Changes of a URL's parts, as edits of its text, and what its parts shall be then. */

import type { PartChange } from '../../protocol/inspector';
import type { ParameterSpans } from '../../url/components';
import type { Edit } from '../../url/edits';
import type { Span } from '../../url/url';
import { type Kind, spellings } from './meaning';
import {
	type PartId,
	partOf,
	type Reading,
	readingOf,
	type SingleName,
	type Structure,
	spanOf,
	takesParameter,
	textOf,
	wholeOf,
} from './structure';

/** A change that is to be tried. */
export interface Draft {
	/** Edits of the URL's logical text. */
	readonly edits: readonly MovingEdit[];
	/** What its parts are then. */
	readonly reading: Reading;
	/** What was written, and what it shall say. */
	readonly said?: readonly Said[];
}

export interface MovingEdit extends Edit {
	/** Where the text stood before: as the document writes it there, it is moved. */
	readonly from?: Span;
}

export interface Said {
	readonly kind: Kind;
	readonly written: string;
	readonly value: string;
}

/** The ways to make a change, the best first; none where it changes nothing or makes no sense. */
export function draftsOf(structure: Structure, change: PartChange): readonly Draft[] {
	if (change.kind === 'add') return added(structure, change.name, change.value);
	const part = partOf(structure, change.part);
	if (part === undefined) return [];
	switch (change.kind) {
		case 'set':
			return set(structure, part, change.value);
		case 'rename':
			return part.name === 'parameter' ? renamed(structure, part.index, change.name) : [];
		case 'remove':
			return removed(structure, part);
		case 'move':
			return part.name === 'parameter' ? moved(structure, part.index, part.index + change.by) : [];
		default:
			return [];
	}
}

/** What a part's text is read as. A mail's header fields know no `+`. */
export function kindOf({ url }: Structure, { name }: PartId): Kind {
	return name === 'parameter' && url.scheme === 'mailto' ? 'header' : name;
}

function set(structure: Structure, part: PartId, value: string): Draft[] {
	const span = spanOf(structure, part);
	const kind = kindOf(structure, part);
	const before = textOf(structure, span);
	// A path behind a host starts with a slash, whether or not somebody types it.
	const text = part.name === 'path' && before.startsWith('/') && !value.startsWith('/') ? `/${value}` : value;
	return spellings(kind, text, before).map((written) => ({
		edits: [{ ...span, text: `${isWithoutValue(structure, part) ? '=' : ''}${written}` }],
		reading: withValue(structure, part, written),
		said: [{ kind, written, value: text }],
	}));
}

function isWithoutValue({ parameters }: Structure, part: PartId): boolean {
	return part.name === 'parameter' && parameters[part.index]?.value === undefined;
}

function withValue(structure: Structure, part: PartId, written: string): Reading {
	const reading = readingOf(structure);
	const { segments, parameters, singles } = reading;
	if (part.name === 'segment') return { ...reading, segments: segments.with(part.index, written) };
	if (part.name === 'parameter') {
		const [name] = parameters[part.index] as Reading['parameters'][number];
		return { ...reading, parameters: parameters.with(part.index, [name, written]) };
	}
	if (part.name === 'path' && segments.length > 0)
		return { ...reading, segments: (written.startsWith('/') ? written.slice(1) : written).split('/') };
	return { ...reading, singles: { ...singles, [part.name]: written } };
}

function renamed(structure: Structure, index: number, name: string): Draft[] {
	const { name: span } = structure.parameters[index] as ParameterSpans;
	const kind = kindOf(structure, { name: 'parameter', index });
	const reading = readingOf(structure);
	const value = reading.parameters[index]?.[1] ?? null;
	return spellings(kind, name, '').map((written) => ({
		edits: [{ ...span, text: written }],
		reading: { ...reading, parameters: reading.parameters.with(index, [written, value]) },
		said: [{ kind, written, value: name }],
	}));
}

/** Behind the last parameter, or as the first one. */
function added(structure: Structure, name: string, value: string): Draft[] {
	if (!takesParameter(structure)) return [];
	const { url, query, singles, parameters } = structure;
	const at = query?.end ?? (singles.get('fragment')?.offset ?? url.text.length + 1) - 1;
	const opener = query === undefined ? '?' : query.offset < query.end ? '&' : '';
	const kind = kindOf(structure, { name: 'parameter', index: parameters.length });
	const reading = readingOf(structure);
	const { search: _, ...others } = reading.singles;
	const values = spellings(kind, value, '');
	return spellings(kind, name, '').map((writtenName, spelling) => {
		const written = values[spelling] as string;
		return {
			edits: [{ offset: at, end: at, text: `${opener}${writtenName}=${written}` }],
			reading: { ...reading, singles: others, parameters: [...reading.parameters, [writtenName, written]] },
			said: [
				{ kind, written: writtenName, value: name },
				{ kind, written, value },
			],
		};
	});
}

function moved(structure: Structure, from: number, to: number): Draft[] {
	const [one, other] = [structure.parameters[from], structure.parameters[to]];
	if (one === undefined || other === undefined || one === other) return [];
	const reading = readingOf(structure);
	const [first, second] = [reading.parameters[from], reading.parameters[to]] as const;
	if (first === undefined || second === undefined) return [];
	return [
		{
			edits: [
				{ ...wholeOf(one), text: textOf(structure, wholeOf(other)), from: wholeOf(other) },
				{ ...wholeOf(other), text: textOf(structure, wholeOf(one)), from: wholeOf(one) },
			],
			reading: { ...reading, parameters: reading.parameters.with(from, second).with(to, first) },
		},
	];
}

function removed(structure: Structure, part: PartId): Draft[] {
	const reading = readingOf(structure);
	if (part.name === 'parameter') return removedParameter(structure, part.index);
	const span = part.name === 'segment' ? undefined : withDelimiter(structure, part.name);
	if (span === undefined) return [];
	const { singles } = reading;
	const gone: readonly string[] = part.name === 'user' ? ['user', 'password'] : [part.name];
	const left = Object.fromEntries(Object.entries(singles).filter(([name]) => !gone.includes(name)));
	return [{ edits: [{ ...span, text: '' }], reading: { ...reading, singles: left } }];
}

/** With the last parameter goes the `?`. */
function removedParameter({ query, parameters, ...structure }: Structure, index: number): Draft[] {
	const reading = readingOf({ query, parameters, ...structure });
	const [before, parameter, after] = [parameters[index - 1], parameters[index], parameters[index + 1]];
	if (query === undefined || parameter === undefined) return [];
	const span =
		before !== undefined
			? { offset: wholeOf(before).end, end: wholeOf(parameter).end }
			: after !== undefined
				? { offset: query.offset, end: after.name.offset }
				: { offset: query.offset - 1, end: query.end };
	return [
		{ edits: [{ ...span, text: '' }], reading: { ...reading, parameters: reading.parameters.toSpliced(index, 1) } },
	];
}

/** What goes with a part that need not be there; `undefined` for one that must. */
export function withDelimiter({ singles }: Structure, name: SingleName): Span | undefined {
	const span = singles.get(name) as Span;
	switch (name) {
		case 'user':
			return { offset: span.offset, end: (singles.get('password') ?? span).end + '@'.length };
		case 'password':
		case 'port':
		case 'fragment':
			return { offset: span.offset - 1, end: span.end };
		case 'typecode':
			return { offset: span.offset - ';type='.length, end: span.end };
		default:
			return undefined;
	}
}
