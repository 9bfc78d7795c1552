import { readFileSync } from 'node:fs';
import type { overridable } from '../../server/src/config/config';
import { messages } from '../../server/src/data/messages';
import { rules } from '../../server/src/rules/index';
import { defaults, levels, standards } from '../../server/src/settings';
import { fromRoot } from './tables';

/** The JSON schema of `.url-lint.json`. */
export function configSchema(): string {
	const texts = { type: 'array', items: { type: 'string', minLength: 1 } };
	const settings = {
		standard: { enum: standards, default: defaults.standard, description: messages['schema.standard'] },
		rules: { $ref: '#/definitions/rules', description: messages['schema.rules'] },
		knownSchemes: { ...texts, description: messages['schema.knownSchemes'] },
		ignoreUrls: { ...texts, description: messages['schema.ignoreUrls'] },
	} satisfies Record<(typeof overridable)[number], object>;
	const override = {
		type: 'object',
		additionalProperties: false,
		anyOf: [{ required: ['files'] }, { required: ['languages'] }],
		properties: {
			files: { ...texts, description: messages['schema.overrides.files'] },
			languages: { ...texts, description: messages['schema.overrides.languages'] },
			...settings,
		},
	};
	const schema = {
		$schema: 'http://json-schema.org/draft-07/schema#',
		title: messages['schema.title'],
		type: 'object',
		additionalProperties: false,
		allowTrailingCommas: true,
		properties: {
			$schema: { type: 'string', description: messages['schema.$schema'] },
			...settings,
			ignore: { ...texts, default: defaults.ignore, description: messages['schema.ignore'] },
			overrides: { type: 'array', items: override, description: messages['schema.overrides'] },
		},
		definitions: { rules: rulesSchema() },
	};
	return `${JSON.stringify(schema, null, '\t')}\n`;
}

/** Every rule with what its page says first. */
function rulesSchema(): object {
	const codes = rules.map(({ code }) => code).sort();
	const properties = codes.map((code) => [code, { enum: levels, description: firstSentence(code) }]);
	return { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) };
}

function firstSentence(code: string): string {
	const page = readFileSync(fromRoot(`docs/rules/${code}.md`), 'utf8');
	return (/^# .*\n\n([\s\S]*?)\n\n/.exec(page)?.[1] ?? '').replaceAll('\n', ' ');
}
