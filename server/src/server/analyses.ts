/** The analyses of the open documents: one of each, of its text as it is now. */

import type { Analysis } from '../analysis/analyse';
import { ChunkedDocument } from '../analysis/finding';
import { checking } from '../config/check';
import { isConfig } from '../config/config';
import type { EditedDocument } from '../features/text-document';
import type { ChunkedText } from '../find/chunked-text';
import { type Change, merged } from '../find/division';
import type { EditorSettings } from '../settings';
import type { Edit } from '../url/edits';
import type { UsualSpelling } from '../url/spellings';

/** How long nobody is answered while a document is read, in milliseconds. */
const SLICE_MS = 5;

/** What an analysis is of. */
interface Of {
	readonly version: number;
	readonly text: ChunkedText;
	readonly languageId: string;
	readonly settings: EditorSettings;
}

interface Kept extends Of {
	readonly analysis: Analysis;
}

/** An analysis that is being made. */
interface Running extends Of {
	readonly steps: Generator<undefined, Analysis>;
}

/** What is needed of the server. */
interface Around {
	/** The document with a URI, as long as it is open. */
	readonly documentOf: (uri: string) => EditedDocument | undefined;
	/** How URLs are usually written in the workspace, where that is known. Once it is another thing for a document, that is forgotten. */
	readonly usual: () => UsualSpelling | undefined;
	/** Runs `task` once the messages that wait were read. */
	readonly soon: (task: () => void) => void;
}

export class Analyses {
	readonly #kept = new Map<string, Kept>();
	readonly #running = new Map<string, Running>();
	/** What changed since the analysis that is kept or made. */
	readonly #changes = new Map<string, Change>();

	constructor(private readonly around: Around) {}

	/** A document is going to be edited. */
	edited(uri: string, { offset, end, text }: Edit): void {
		if (!this.#kept.has(uri) && !this.#running.has(uri)) return;
		const change = { offset, end, length: text.length };
		const before = this.#changes.get(uri);
		this.#changes.set(uri, before === undefined ? change : merged(before, change));
	}

	/** The analysis of a document as it is now, at once. */
	of(document: EditedDocument, settings: EditorSettings): Analysis {
		for (;;) {
			const known = this.#known(document, settings);
			if (known !== undefined) return known;
			const running = this.#run(document, settings);
			while (!this.#step(document.uri, running));
		}
	}

	/**
	 * The analysis of a document as it is once that is made; what comes in meanwhile is read. `undefined` where the document was
	 * closed.
	 */
	async ready(document: EditedDocument, settings: EditorSettings): Promise<Analysis | undefined> {
		while (this.around.documentOf(document.uri) === document) {
			const known = this.#known(document, settings);
			if (known !== undefined) return known;
			const running = this.#run(document, settings);
			await this.#inSlices(() => this.#step(document.uri, running));
		}
		return undefined;
	}

	/**
	 * The analysis of a document with its first findings judged, as many as are shown.
	 * @param isWanted whether somebody still waits for it; where nobody does, there is none
	 */
	async judged(
		document: EditedDocument,
		settings: EditorSettings,
		isWanted: () => boolean,
	): Promise<Analysis | undefined> {
		while (isWanted()) {
			const analysis = await this.ready(document, settings);
			if (analysis === undefined) return undefined;
			const steps = analysis.judging(settings.maxProblems);
			const isOld = () => this.#known(document, settings) !== analysis;
			if (await this.#inSlices(() => steps.next().done === true, isOld)) return analysis;
		}
		return undefined;
	}

	/** A document was closed. */
	forget(uri: string): void {
		for (const map of [this.#kept, this.#running, this.#changes]) map.delete(uri);
	}

	/** Runs steps for a few milliseconds, and lets others speak where that was not enough. Returns whether the last one was run. */
	async #inSlices(step: () => boolean, isOver: () => boolean = () => true): Promise<boolean> {
		for (;;) {
			const end = Date.now() + SLICE_MS;
			do if (step()) return true;
			while (Date.now() < end);
			await new Promise<void>((resolve) => this.around.soon(resolve));
			if (isOver()) return false;
		}
	}

	/** What is kept, where it is of the document as it is now. */
	#known(document: EditedDocument, settings: EditorSettings): Analysis | undefined {
		const kept = this.#kept.get(document.uri);
		// Not only where the version is another one: some clients say the same for another text.
		const isNow = kept?.version === document.version && !this.#changes.has(document.uri);
		return isNow && isOf(kept, document, settings) ? kept.analysis : undefined;
	}

	/** The analysis that is being made, or one that is begun. One of an earlier version is finished: the next one takes it on. */
	#run(document: EditedDocument, settings: EditorSettings): Running {
		const { uri, version, languageId } = document;
		const running = this.#running.get(uri);
		if (running !== undefined && isOf(running, document, settings)) return running;
		const of = { version, text: document.text, languageId, settings };
		const next = { ...of, steps: this.#begin(uri, of, running === undefined) };
		this.#changes.delete(uri);
		this.#running.set(uri, next);
		return next;
	}

	/** @param goesOn whether what is kept is what the changes are of */
	#begin(uri: string, of: Of, goesOn: boolean): Generator<undefined, Analysis> {
		const kept = this.#kept.get(uri);
		if (kept !== undefined && kept.languageId === of.languageId && kept.settings === of.settings && goesOn) {
			const change = this.#changes.get(uri);
			if (change === undefined) return same(kept.analysis);
			if (!isConfig(uri)) return kept.analysis.changed(of.text, change);
		}
		// Two analyses of a large document at once may take more memory than there is.
		this.#kept.delete(uri);
		return checking(new ChunkedDocument(of.text, of.languageId, uri), of.settings, this.around.usual());
	}

	/** Goes on with an analysis. Returns whether it is made, or another one instead of it. */
	#step(uri: string, running: Running): boolean {
		if (this.#running.get(uri) !== running) return true;
		const { done, value } = this.#next(uri, running);
		if (done !== true) return false;
		const { version, text, languageId, settings } = running;
		this.#running.delete(uri);
		this.#kept.set(uri, { version, text, languageId, settings, analysis: value });
		return true;
	}

	#next(uri: string, { steps }: Running): IteratorResult<undefined, Analysis> {
		try {
			return steps.next();
		} catch (error) {
			// Nothing can be made of what is half done.
			this.forget(uri);
			throw error;
		}
	}
}

function isOf({ languageId, settings }: Of, document: EditedDocument, wanted: EditorSettings): boolean {
	return languageId === document.languageId && settings === wanted;
}

// biome-ignore lint/correctness/useYield: it has nothing to do
function* same(analysis: Analysis): Generator<undefined, Analysis> {
	return analysis;
}
