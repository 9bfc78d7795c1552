/** Endings that several languages share, and how the texts of those start that are not the usual one. */

type Start = readonly [languageId: string, start: RegExp];

/** By a file's ending, or its name where it has none. The usual language is the one of the table of languages; none where any may be meant. */
const shared: Readonly<Record<string, readonly Start[]>> = {
	// Bazel's, where a script may have the name too.
	build: [['python', /^(?:#[^!]|"""|[a-z_]+\()/]],
	cl: [['commonlisp', /^\s*(?:;|\(|#[|+-])/]],
	cls: [
		['vb', /^VERSION \d/],
		['apex', /^\s*(?:\/[/*]|@\w|(?:public|global|private|abstract|virtual|with|without)\s)/i],
	],
	// What compilers write for make.
	d: [['makefile', /^[^\s:"']{1,300}\.l?o\s?:/]],
	erb: [['html', /^\s*(?:<%[^%]{0,300}%>\s{0,20}){0,5}<[a-z!]/i]],
	inc: [
		['php', /^\s*<\?(?:php\b|=)/],
		['pascal', /^\s*(?:\{|\(\*)/],
	],
	m: [
		['matlab', /^\s*(?:%|##|(?:function|classdef|clear|clc|close all)\b)/],
		['wolfram', /^\s*\(\*/],
	],
	pl: [['prolog', /^\s*(?:%|:-|\/\*|#!.{0,100}\bswipl\b)/]],
	pp: [['pascal', /^\s*(?:\{|\(\*|\/\/|(?:unit|program|library)\s)/i]],
	// Swedish, where a server has a page in several languages.
	sv: [['html', /^\s*<(?:!DOCTYPE|html|\?xml)\b/i]],
	v: [
		['coq', /^(?:From\s[\w.]{1,100}\s)?Require\s|^(?:Definition|Fixpoint|Inductive|Lemma|Ltac|Notation|Theorem)\s/m],
		['v', /^(?:\s*\/\/.{0,300}\n){0,40}\s*module \w{1,60}\s*\n\s*(?:import|pub|fn|struct|const|@?\[)/],
	],
};

/** How much of a text is looked at. */
const LONGEST_START = 4000;

/** The language of a text by how it starts, where the ending of its file says too little; `undefined` where that is enough. */
export function languageStarted(ending: string, text: string): string | undefined {
	const starts = Object.hasOwn(shared, ending) ? shared[ending] : undefined;
	if (starts === undefined) return undefined;
	const near = text.slice(0, LONGEST_START);
	return starts.find(([, start]) => start.test(near))?.[0];
}
