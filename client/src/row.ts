/** What a row of a tree shows. */
export interface Row {
	/** Keeps the row open when the tree changes. */
	readonly id?: string;
	readonly label: string;
	/** What stands behind the label, less loudly. */
	readonly description: string;
	readonly tooltip: string;
	/** What a screen reader says, where that is not what stands there. */
	readonly spoken?: string;
	/** One of the editor's icons, and the colour of the theme that it has. */
	readonly icon?: { readonly name: string; readonly colour?: string };
	/** What the menus of the manifest go by. */
	readonly context: string;
	/** Whether rows stand below it, and are shown at first. */
	readonly below?: 'shown' | 'folded';
	/** That a click does nothing but fold it. */
	readonly onlyFolds?: true;
}
