/**
 * Reads a body of RFC 1738 §5 by the section's own conventions: `"literal"`, `|`, `[optional]`, `n*element`. After `n*` brackets
 * only group. A literal has no escapes; `<">` is the quotation mark.
 */

/** A body, or a part of one; `Name` are the names of the productions. */
export type Expression<Name extends string> =
	| { readonly kind: 'literal'; readonly text: string }
	| { readonly kind: 'rule'; readonly name: Name }
	| { readonly kind: 'sequence'; readonly items: readonly Expression<Name>[] }
	| { readonly kind: 'choice'; readonly items: readonly Expression<Name>[] }
	| { readonly kind: 'optional'; readonly item: Expression<Name> }
	| { readonly kind: 'repeat'; readonly least: number; readonly item: Expression<Name> };

const TOKEN = /"[^"]*"|<">|[a-z][a-z\d+_-]*|\d*\*|[|[\]]/gi;

/** The body of a production. */
export function readBody<Name extends string>(text: string): Expression<Name> {
	return new Reader<Name>(text.match(TOKEN) ?? []).choice();
}

class Reader<Name extends string> {
	#at = 0;

	constructor(private readonly tokens: readonly string[]) {}

	/** `sequence *[ "|" sequence ]` */
	choice(): Expression<Name> {
		const items = [this.#sequence()];
		for (; this.tokens[this.#at] === '|'; ) {
			this.#at++;
			items.push(this.#sequence());
		}
		return items.length === 1 ? (items[0] as Expression<Name>) : { kind: 'choice', items };
	}

	#sequence(): Expression<Name> {
		const items: Expression<Name>[] = [];
		while (this.#at < this.tokens.length && !/^[|\]]$/.test(this.tokens[this.#at] as string))
			items.push(this.#element());
		return items.length === 1 ? (items[0] as Expression<Name>) : { kind: 'sequence', items };
	}

	/** `[ n "*" ] element`, where an element is a literal, a production's name, or something in brackets. */
	#element(): Expression<Name> {
		const token = this.tokens[this.#at++] as string;
		if (/^\d*\*$/.test(token)) {
			const grouped = this.tokens[this.#at] === '[';
			return { kind: 'repeat', least: Number(token.slice(0, -1)), item: grouped ? this.#bracketed() : this.#element() };
		}
		if (token === '[') {
			this.#at--;
			return { kind: 'optional', item: this.#bracketed() };
		}
		if (token === '<">') return { kind: 'literal', text: '"' };
		if (token.startsWith('"')) return { kind: 'literal', text: token.slice(1, -1) };
		return { kind: 'rule', name: token as Name };
	}

	#bracketed(): Expression<Name> {
		this.#at++;
		const item = this.choice();
		this.#at++;
		return item;
	}
}
