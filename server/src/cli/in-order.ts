/**
 * Does work ahead of time, and gives its results in the order of the items.
 * @param work starts at once; that it failed is thrown when its turn comes
 * @param weigh what a result that waits for its turn may take
 * @param most how much may wait: with 0 one thing is done after another
 */
export async function* inOrder<Item, Result>(
	items: AsyncIterable<Item>,
	work: (item: Item) => Promise<Result>,
	weigh: (item: Item) => number,
	most: number,
): AsyncGenerator<Result> {
	const begun: { readonly result: Promise<Result>; readonly weight: number }[] = [];
	let weight = 0;
	for await (const item of items) {
		const result = work(item);
		// Until then Node must not take it for an error that nobody handles.
		result.catch(() => {});
		begun.push({ result, weight: weigh(item) });
		weight += begun.at(-1)?.weight ?? 0;
		while (weight >= most && begun[0] !== undefined) {
			yield await begun[0].result;
			weight -= begun.shift()?.weight ?? 0;
		}
	}
	for (const { result } of begun) yield await result;
}
