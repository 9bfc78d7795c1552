/** What is asked of a thing once, however often it is needed. */

/** The answer for each thing, looked for when it is first asked for, and kept as long as the thing is. */
export function remembered<Key extends object, T>(ask: (key: Key) => T): (key: Key) => T {
	const known = new WeakMap<Key, T>();
	return (key) => {
		const answer = known.get(key);
		if (answer !== undefined || known.has(key)) return answer as T;
		const first = ask(key);
		known.set(key, first);
		return first;
	};
}

/** The answer to one question, looked for when it is first asked. */
export function once<T>(ask: () => T): () => T {
	let known: { readonly answer: T } | undefined;
	return () => {
		known ??= { answer: ask() };
		return known.answer;
	};
}
