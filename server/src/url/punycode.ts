/** Punycode (RFC 3492), the direction that `URL` does not offer: from `mnchen-3ya` back to `münchen`. */

/** RFC 3492 §5: the parameters for IDNA. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;

const LAST_CODE_POINT = 0x10ffff;

/** A label has at most 63 octets (RFC 1034 §3.1). Decoding inserts, so what is much longer would cost its length squared. */
const LONGEST = 256;

/**
 * RFC 3492 §6.2: what a label stands for.
 * @param label without its `xn--`
 * @returns `undefined` where the label is no punycode, or longer than any label of DNS
 */
export function decodePunycode(label: string): string | undefined {
	if (label.length > LONGEST) return undefined;
	const delimiter = Math.max(0, label.lastIndexOf('-'));
	const output = Array.from(label.slice(0, delimiter), (character) => character.charCodeAt(0));
	if (output.some((code) => code >= INITIAL_N)) return undefined;
	let at = delimiter > 0 ? delimiter + 1 : 0;
	for (let n = INITIAL_N, i = 0, bias = INITIAL_BIAS; at < label.length; i++) {
		const delta = readDelta(label, at, bias);
		if (delta === undefined) return undefined;
		at = delta.end;
		const length = output.length + 1;
		const oldI = i;
		i += delta.value;
		bias = adapt(i - oldI, length, oldI === 0);
		n += Math.floor(i / length);
		i %= length;
		if (n > LAST_CODE_POINT || (n >= 0xd800 && n <= 0xdfff)) return undefined;
		output.splice(i, 0, n);
	}
	return String.fromCodePoint(...output);
}

/** A generalized variable-length integer (§3.3) and where it ends; `undefined` where there is none. */
function readDelta(label: string, offset: number, bias: number): { value: number; end: number } | undefined {
	let value = 0;
	for (let at = offset, k = BASE, weight = 1; at < label.length; at++, k += BASE) {
		const digit = digitOf(label.charCodeAt(at));
		if (digit === undefined) return undefined;
		value += digit * weight;
		// Beyond this no code point is left, and sums stay exact.
		if (value > LAST_CODE_POINT * (LONGEST + 1)) return undefined;
		const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
		if (digit < threshold) return { value, end: at + 1 };
		weight *= BASE - threshold;
	}
	return undefined;
}

/** `a` to `z` in either case are 0 to 25, `0` to `9` are 26 to 35. */
function digitOf(code: number): number | undefined {
	if (code >= 0x30 && code <= 0x39) return code - 0x30 + 26;
	const letter = (code | 0x20) - 0x61;
	return letter >= 0 && letter < 26 && code < 0x80 ? letter : undefined;
}

/** §6.1. */
function adapt(delta: number, length: number, first: boolean): number {
	let rest = Math.floor(first ? delta / DAMP : delta / 2);
	rest += Math.floor(rest / length);
	let k = 0;
	for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
	return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
