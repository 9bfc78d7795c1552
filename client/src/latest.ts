/**
 * Asks once a burst of questions is over, and for the last of them only: an answer that comes when there is a newer question is
 * dropped.
 */
export class Latest<Question, Answer> {
	#stop = () => {};
	#asked = 0;

	/**
	 * @param wait runs something once a burst is over, unless what it returns is called before
	 * @param ask gets the answer to a question
	 * @param use takes the answer to the last question
	 * @param failed is told of what goes wrong with the last question
	 */
	constructor(
		private readonly wait: (run: () => void) => () => void,
		private readonly ask: (question: Question) => Promise<Answer>,
		private readonly use: (answer: Answer) => void,
		private readonly failed: (error: unknown) => void,
	) {}

	/** Asks soon, unless another question comes before. */
	soon(question: Question): void {
		this.drop();
		this.#stop = this.wait(() => void this.now(question));
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
		this.#stop();
		this.#asked++;
	}
}
