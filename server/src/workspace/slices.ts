/** How long work goes on before others have their turn, in milliseconds. */
const SLICE_MS = 8;

/** Work in slices: between them the messages that wait are read and answered. */
export class Slices {
	#started = Date.now();

	constructor(private readonly soon: (task: () => void) => void) {}

	/** Lets others have their turn, if the slice is over. Returns whether it was. */
	async rest(): Promise<boolean> {
		if (Date.now() - this.#started < SLICE_MS) return false;
		await new Promise<void>((resolve) => this.soon(resolve));
		this.#started = Date.now();
		return true;
	}
}
