import { sep } from 'node:path';

/** A path as URLs and other machines write it: with slashes. */
export function slashed(path: string): string {
	return sep === '/' ? path : path.replaceAll(sep, '/');
}
