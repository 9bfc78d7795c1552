/**
 * esbuild's options for the oldest Node that the extension and the command run in.
 * @type {import('esbuild').BuildOptions}
 */
export const node20 = {
	platform: 'node',
	target: 'node20',
	// esbuild knows of no Node that has all properties of Unicode, and would make `/\p{…}/u` anew at each use. Node 20 must have those that we name.
	supported: { 'regexp-unicode-property-escapes': true },
};
