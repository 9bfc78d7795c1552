import { Code } from '../../url/characters';
import { identity, json } from '../unescape';
import { closerAfter, type Enclosure, type Reader } from './context';

/** JSON and JSONC: strings with escapes; outside them comments, as bare text. */
export class JsonReader implements Reader {
	/** Where the last string or gap that was looked at starts and ends. */
	#start = 0;
	#end = 0;
	#inString = false;

	constructor(private readonly text: string) {}

	enclose(start: number): Enclosure {
		while (this.#end <= start && this.#end < this.text.length) this.#next();
		const closer = closerAfter(this.text, start);
		if (!this.#inString) return { context: 'text', limit: this.text.length, whole: false, escaping: identity, closer };
		return {
			context: 'json-string',
			limit: this.#end - 1,
			whole: false,
			escaping: json,
			closer,
			fills: start === this.#start + 1,
		};
	}

	#next(): void {
		this.#start = this.#end;
		this.#inString = this.text.charCodeAt(this.#start) === Code.quote;
		this.#end = this.#inString ? this.#endOfString(this.#start + 1) : this.#indexOf('"', this.#start);
	}

	#indexOf(needle: string, from: number): number {
		const at = this.text.indexOf(needle, from);
		return at < 0 ? this.text.length : at;
	}

	/** After the closing quote, or at the line's end, which no JSON string passes. */
	#endOfString(from: number): number {
		for (let at = from; at < this.text.length; at++) {
			const code = this.text.charCodeAt(at);
			if (code === Code.backslash) at++;
			else if (code === Code.quote) return at + 1;
			else if (code === Code.lineFeed || code === Code.carriageReturn) return at + 1;
		}
		return this.text.length + 1;
	}
}
