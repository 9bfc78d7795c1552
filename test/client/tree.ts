import { posix } from 'node:path';
import type { Entry } from '../../server/src/globs/files-below';

/** A place in a tree of files that is nowhere but here. */
export interface Place {
	readonly path: string;
}

/** What stands in files, by their paths. A path that ends in `@` is a link, one that ends in `/` an empty folder. */
export type Contents = Readonly<Record<string, string>>;

/** Reads a tree as the editor would. */
export class Tree {
	constructor(
		private readonly contents: Contents,
		private readonly unreadable: readonly string[] = [],
	) {}

	readonly join = ({ path }: Place, name: string): Place => ({ path: posix.join(path, name) });

	readonly isThere = async ({ path }: Place): Promise<boolean> =>
		Object.keys(this.contents).some((file) => file === path || file.startsWith(`${path}/`));

	readonly read = async ({ path }: Place): Promise<string> => {
		const text = this.contents[path];
		if (text === undefined || this.unreadable.includes(path)) throw new Error(`${path} cannot be read`);
		return text;
	};

	readonly entries = async ({ path }: Place): Promise<Entry[]> => {
		if (this.unreadable.includes(path)) throw new Error(`${path} cannot be read`);
		const below = posix.join(path, '/');
		const found = new Map<string, Entry['kind']>();
		for (const file of Object.keys(this.contents)) {
			const [name = '', ...rest] = file.startsWith(below) ? file.slice(below.length).split('/') : [];
			if (name === '') continue;
			if (name.endsWith('@')) found.set(name.slice(0, -1), 'other');
			else found.set(name, rest.length > 0 ? 'folder' : 'file');
		}
		return [...found].map(([name, kind]) => ({ name, kind }));
	};
}
