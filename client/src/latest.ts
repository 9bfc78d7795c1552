/**
 * Asks once a burst of questions is over, and for the last of them only: an answer that comes when there is a newer question is
 * dropped.
 */
export class Latest<Question, Answer> {
	#timer: ReturnType<typeof setTimeout> | undefined;
	#asked = 0;

	/**
	 * @param delay how long a burst is waited for, in milliseconds
	 * @param ask gets the answer to a question
	 * @param use takes the answer to the last question
	 * @param failed is told of what goes wrong with the last question
	 */
	constructor(
		private readonly delay: number,
		private readonly ask: (question: Question) => Promise<Answer>,
		private readonly use: (answer: Answer) => void,
		private readonly failed: (error: unknown) => void,
	) {}

	/** Asks soon, unless another question comes before. */
	soon(question: Question): void {
		this.drop();
		this.#timer = setTimeout(() => void this.now(question), this.delay);
	}

	/** Asks at once. */
	async now(question: Question): Promise<void> {
		this.drop();
		const mine = this.#asked;
		try {
			const answer = await this.ask(question);
			if (mine === this.#asked) this.use(answer);
		} catch (error) {
			if (mine === this.#asked) this.failed(error);
		}
	}

	/** There is no question any more. */
	drop(): void {
		clearTimeout(this.#timer);
		this.#asked++;
	}
}
