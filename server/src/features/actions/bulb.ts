/** When an editor shows its light bulb. */

import { type CodeAction, type CodeActionContext, CodeActionTriggerKind } from 'vscode-languageserver';
import { refactorKind } from '../rewriting/refactor-actions';

/**
 * The actions that are worth a bulb at every cursor that rests in a URL: none where all that could be done is to wrap it. Who asks
 * for actions gets all.
 */
export function worthABulb(actions: CodeAction[], { triggerKind }: CodeActionContext): CodeAction[] {
	const isUnasked = triggerKind === CodeActionTriggerKind.Automatic;
	return isUnasked && actions.every(({ kind }) => kind === refactorKind('wrap')) ? [] : actions;
}
