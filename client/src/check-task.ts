/** What a task of type `url-lint` runs: the command, with what its definition says. */

/** The type of the tasks, and the name of their matcher in the manifest. */
export const taskType = 'url-lint';

/** The command's options that a task knows, by the names of its definition. */
const options = { failOn: '--fail-on', standard: '--standard' } as const;

/**
 * The arguments of the command. What a user wrote may be anything: what is of the wrong kind is left out, and the command says what it
 * does not take.
 * @param definition of `tasks.json`
 */
export function checkArguments(definition: Readonly<Record<string, unknown>>): string[] {
	const { paths, fix } = definition;
	const given = Object.entries(options).flatMap(([name, option]) => {
		const value = definition[name];
		return typeof value === 'string' ? [option, value] : [];
	});
	const places = (Array.isArray(paths) ? paths : []).filter((path) => typeof path === 'string');
	return ['check', ...(fix === true ? ['--fix'] : []), ...given, '--', ...(places.length === 0 ? ['.'] : places)];
}
