/** The tree of a URL's parts as the inspector shows it. No secret is in it. */

import { isMessageKey, type MessageKey, type MessageParams, message } from '../../data/messages';
import { serviceOf } from '../../data/services';
import { cut, ours, type Shown } from '../../data/shown';
import { isTrackingParameter } from '../../data/tracking';
import type { Words } from '../../data/words';
import { hostRow } from '../../explain/host';
import { summaryOf } from '../../explain/summary';
import type { InspectedPart, PartAction } from '../../protocol/inspector';
import type { ParameterSpans } from '../../url/components';
import { singleComponents } from '../../url/describe';
import { Mask } from '../../url/mask';
import type { Span } from '../../url/url';
import { type Inspected, isEditable } from './change';
import { kindOf, withDelimiter } from './drafts';
import { meaningOf } from './meaning';
import { idOf, type PartId, type SingleName, spanOf, wholeOf } from './structure';

/** Of more segments or parameters the first are shown. */
const MOST_ALIKE = 500;

/** Longer texts are cut: what is copied and edited is whole. */
const LONGEST = 1000;

/** Writes the tree of one URL. */
export class TreeWriter {
	readonly #mask: Mask;
	readonly #words: Words;

	constructor(
		private readonly inspected: Inspected,
		private readonly rangeOf: (span: Span) => InspectedPart['range'],
	) {
		const { structure, occurrence } = inspected;
		this.#mask = new Mask(structure.url, occurrence.rest?.text);
		this.#words = inspected.settings.words;
	}

	tree(): InspectedPart[] {
		const { structure } = this.inspected;
		const parts = singleComponents.filter((name) => structure.singles.has(name)).map((name) => this.#single(name));
		return structure.singles.has('search') || structure.query === undefined
			? parts
			: [...parts, this.#fields(structure.query)];
	}

	/** The host with what is known of it once the list of registered domains was asked. */
	host(part: InspectedPart, domain: string | undefined): InspectedPart {
		const { url } = this.inspected.structure;
		const [row] = hostRow({ url, mask: this.#mask, domain, depth: 0 });
		if (row === undefined || part.text !== row.text) return part;
		// What it reads as is said already.
		const notes = row.notes
			.map((note) => this.#words.of(note))
			.filter((note) => part.decoded === undefined || !note.includes(part.decoded));
		const { strong } = row;
		if (strong === undefined || strong.offset === 0) return { ...part, notes };
		const registered = ours(meaningOf('host', part.text.slice(strong.offset, strong.end)).text);
		return { ...part, notes: [this.#say('explain.registered', { domain: registered }), ...notes] };
	}

	#single(name: SingleName): InspectedPart {
		const { structure } = this.inspected;
		const part = this.#part({ name }, this.#say(`component.${name}`), name);
		if (name === 'path') return { ...part, parts: this.#segments() };
		if (name !== 'search' || structure.query === undefined) return part;
		const { decoded: _, ...search } = part;
		return { ...search, parts: this.#parameters() };
	}

	/** The header fields of a mail. */
	#fields(query: Span): InspectedPart {
		return {
			id: '',
			name: this.#say('component.headers'),
			text: cut(this.#mask.of(query), LONGEST),
			notes: [],
			range: this.rangeOf(query),
			actions: ['add'],
			parts: this.#parameters(),
		};
	}

	#segments(): InspectedPart[] {
		const { segments } = this.inspected.structure;
		if (segments.length < 2) return [];
		return this.#listed(segments, (_, index) =>
			this.#part({ name: 'segment', index }, ours(''), idOf({ name: 'segment', index })),
		);
	}

	#parameters(): InspectedPart[] {
		return this.#listed(this.inspected.structure.parameters, (parameter, index) => this.#parameter(parameter, index));
	}

	#parameter(parameter: ParameterSpans, index: number): InspectedPart {
		const { structure } = this.inspected;
		const kind = kindOf(structure, { name: 'parameter', index });
		const name = this.#mask.derived(parameter.name, (text) => meaningOf(kind, text).text);
		const part = this.#part({ name: 'parameter', index }, cut(name, LONGEST), idOf({ name: 'parameter', index }));
		const tracks = isTrackingParameter(name) ? [this.#say('explain.tracking')] : [];
		const range = this.rangeOf(wholeOf(parameter));
		if (parameter.value !== undefined) return { ...part, range, notes: [...part.notes, ...tracks] };
		const { text: _, ...named } = part;
		return { ...named, range, notes: tracks };
	}

	#part(part: PartId, name: Shown, id: string): InspectedPart {
		const { structure } = this.inspected;
		const span = spanOf(structure, part);
		const written = this.#mask.of(span);
		const decoded = this.#mask.hides(span) ? written : this.#decoded(part, span);
		return {
			id,
			name,
			text: cut(written, LONGEST),
			...(decoded === written ? {} : { decoded: cut(decoded, LONGEST) }),
			notes: this.#notes(part, written),
			range: this.rangeOf(span),
			actions: this.#actions(part),
			parts: [],
		};
	}

	#decoded(part: PartId, span: Span): Shown {
		const kind = kindOf(this.inspected.structure, part);
		return this.#mask.derived(span, (text) => meaningOf(kind, text).text);
	}

	#notes({ name }: PartId, written: Shown): Shown[] {
		if (written === '') return [this.#say('hover.empty')];
		if (name === 'scheme')
			return [this.#words.of(summaryOf(written.toLowerCase()))].filter((summary) => summary !== '');
		if (name === 'port')
			return /^\d{1,5}$/.test(written)
				? [ours(serviceOf(Number(written)) ?? '')].filter((service) => service !== '')
				: [];
		const key = `gopher.${written}`;
		return name === 'gophertype' && isMessageKey(key) ? [this.#say(key)] : [];
	}

	#actions(part: PartId): PartAction[] {
		const { structure } = this.inspected;
		const isContainer = part.name === 'search' && structure.query !== undefined;
		if (isContainer) return ['copy', 'add'];
		const actions: PartAction[] = ['copy'];
		if (isEditable(this.inspected, part)) actions.push('edit');
		if (part.name === 'segment') return actions;
		if (part.name !== 'parameter')
			return withDelimiter(structure, part.name) === undefined ? actions : [...actions, 'remove'];
		const { name } = structure.parameters[part.index] as ParameterSpans;
		if (isEditable(this.inspected, part, name)) actions.push('rename');
		actions.push('remove');
		if (part.index > 0) actions.push('up');
		if (part.index < structure.parameters.length - 1) actions.push('down');
		return actions;
	}

	#say(key: MessageKey, params: MessageParams = {}): Shown {
		return this.#words.of(message(key, params));
	}

	#listed<T>(all: readonly T[], write: (each: T, index: number) => InspectedPart): InspectedPart[] {
		const shown = all.slice(0, MOST_ALIKE).map(write);
		const [last] = shown.slice(-1);
		const count = all.length - shown.length;
		if (count === 0 || last === undefined) return shown;
		const more = this.#say('explain.more', { count });
		return [...shown, { id: '', name: more, notes: [], range: last.range, actions: [], parts: [] }];
	}
}
