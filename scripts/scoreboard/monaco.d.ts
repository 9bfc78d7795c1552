declare module 'monaco-editor/editor/common/languages/linkComputer.js' {
	interface Model {
		getLineCount(): number;
		/** @param lineNumber from 1 */
		getLineContent(lineNumber: number): string;
	}

	interface Range {
		startLineNumber: number;
		startColumn: number;
		endLineNumber: number;
		endColumn: number;
	}

	/** VS Code's link detection. Lines and columns from 1. */
	export function computeLinks(model: Model): { range: Range; url: string }[];
}
