// Every small change that could be made to a source file and still be TypeScript, most likely.

import {
	isArrayLiteralExpression,
	isAwaitExpression,
	isBinaryExpression,
	isCallExpression,
	isConditionalExpression,
	isExportDeclaration,
	isExpressionStatement,
	isFunctionLikeDeclaration,
	isIfStatement,
	isImportDeclaration,
	isInterfaceDeclaration,
	isModuleDeclaration,
	isNoSubstitutionTemplateLiteral,
	isNumericLiteral,
	isPostfixUnaryExpression,
	isPrefixUnaryExpression,
	isRegularExpressionLiteral,
	isReturnStatement,
	isStringLiteral,
	isTypeAliasDeclaration,
	isTypeNode,
	isWhileStatement,
	SyntaxKind,
} from 'typescript/unstable/ast';

/**
 * @typedef {import('typescript/unstable/ast').Node} Node
 * @typedef {import('typescript/unstable/ast').SourceFile} SourceFile
 *
 * @typedef {object} Mutation
 * @property {string} kind
 * @property {number} offset
 * @property {number} end
 * @property {string} text what is written instead
 */

/** What stands for an operator, by what it is. */
const OPERATORS = new Map([
	['<', '<='],
	['<=', '<'],
	['>', '>='],
	['>=', '>'],
	['===', '!=='],
	['!==', '==='],
	['&&', '||'],
	['||', '&&'],
	['??', '&&'],
	['+', '-'],
	['-', '+'],
	['*', '/'],
	['+=', '-='],
	['-=', '+='],
	['&', '|'],
	['|', '&'],
]);

/**
 * The mutations of a file, in the order of its text.
 * @param {SourceFile} file
 * @param {boolean} isTable whether what stands in no function is data, and is left alone
 * @returns {Mutation[]}
 */
export function mutationsOf(file, isTable) {
	/** @type {Mutation[]} */
	const found = [];
	visit(file, !isTable);
	return found.sort((one, other) => one.offset - other.offset || one.end - other.end);

	/**
	 * @param {Node} node
	 * @param {boolean} counts
	 */
	function visit(node, counts) {
		if (isOnlyForTypes(node)) return;
		if (counts) found.push(...mutationsAt(node));
		const below = counts || isFunctionLikeDeclaration(node);
		node.forEachChild((child) => visit(child, below));
	}

	/** @param {Node} node @returns {Mutation[]} */
	function mutationsAt(node) {
		const text = textOf(node);
		if (isIfStatement(node) || isWhileStatement(node)) return [negated(node.expression)];
		if (isConditionalExpression(node)) return [negated(node.condition)];
		if (isBinaryExpression(node)) {
			const { operatorToken: operator } = node;
			const other = OPERATORS.get(textOf(operator));
			return other === undefined ? [] : [instead('an operator', operator, other)];
		}
		if (isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
			return [instead('a negation', node, textOf(node.operand))];
		if (isPrefixUnaryExpression(node) || isPostfixUnaryExpression(node))
			return /\+\+|--/.test(text)
				? [
						instead(
							'an operator',
							node,
							text.replace(/\+\+|--/, (sign) => (sign === '++' ? '--' : '++')),
						),
					]
				: [];
		if (isExpressionStatement(node)) return isDropped(node.expression) ? [instead('a statement', node, ';')] : [];
		if (isReturnStatement(node) && node.expression !== undefined && isOfTruth(node))
			return [instead('a result', node.expression, `!(${textOf(node.expression)})`)];
		if (isArrayLiteralExpression(node))
			return node.elements.map((element) => ({ ...instead('an element', element, ''), end: behindComma(element.end) }));
		if (isNumericLiteral(node)) return [instead('a number', node, neighbour(text))];
		if (isRegularExpressionLiteral(node)) return [instead('a text', node, text.replace(/.*\//s, '/(?:)/'))];
		if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node))
			return text.length > 2 ? [instead('a text', node, "''")] : [];
		if (node.kind === SyntaxKind.TrueKeyword) return [instead('a result', node, 'false')];
		if (node.kind === SyntaxKind.FalseKeyword) return [instead('a result', node, 'true')];
		return [];
	}

	/** @param {Node} node */
	function textOf(node) {
		return file.text.slice(node.getStart(file), node.end);
	}

	/**
	 * @param {string} kind
	 * @param {Node} node
	 * @param {string} text
	 * @returns {Mutation}
	 */
	function instead(kind, node, text) {
		return { kind, offset: node.getStart(file), end: node.end, text };
	}

	/** @param {Node} condition */
	function negated(condition) {
		return instead('a condition', condition, `!(${textOf(condition)})`);
	}

	/** The comma of an element goes with it. @param {number} end */
	function behindComma(end) {
		return end + (/^\s*,/.exec(file.text.slice(end))?.[0].length ?? 0);
	}
}

/** @param {Node} node */
function isOnlyForTypes(node) {
	return (
		isTypeNode(node) ||
		isInterfaceDeclaration(node) ||
		isTypeAliasDeclaration(node) ||
		isImportDeclaration(node) ||
		isExportDeclaration(node) ||
		(isModuleDeclaration(node) && isStringLiteral(node.name))
	);
}

/** A call, or an assignment. @param {Node} expression */
function isDropped(expression) {
	if (isAwaitExpression(expression)) return isDropped(expression.expression);
	return (
		isCallExpression(expression) ||
		(isBinaryExpression(expression) && expression.operatorToken.kind === SyntaxKind.EqualsToken)
	);
}

/** Whether a function says that it returns a boolean. @param {Node} statement in it */
function isOfTruth(statement) {
	let node = statement.parent;
	while (node !== undefined && !isFunctionLikeDeclaration(node)) node = node.parent;
	return node !== undefined && isFunctionLikeDeclaration(node) && node.type?.kind === SyntaxKind.BooleanKeyword;
}

/** One more; of large numbers, which are limits, one less. @param {string} text */
function neighbour(text) {
	const value = Number(text.replaceAll('_', ''));
	return String(value < 100 ? value + 1 : value - 1);
}
