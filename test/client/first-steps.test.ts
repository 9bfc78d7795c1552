/** Which steps of the walkthrough are done, and that each is told once. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { FirstSteps, type Step, stepsBy } from '../../client/src/first-steps';
import { fromRoot, readManifest } from '../../scripts/generate/tables';

const uri = 'file:///a.md';
const of = (urls: number, problems: number, shown = problems) => ({ uri, urls, problems, shown });

describe('what is done', () => {
	for (const [what, before, now, steps] of [
		['nothing is wrong', undefined, of(3, 0), []],
		['something is', undefined, of(3, 1), ['see']],
		['something is, and nothing is shown', undefined, of(3, 1, 0), []],
		['something was repaired', of(3, 2), of(3, 1), ['see', 'fix']],
		['all was repaired', of(3, 2), of(3, 0), ['fix']],
		['a URL was cut in two, and repaired', of(3, 2), of(4, 1), ['see', 'fix']],
		['a URL was deleted', of(3, 2), of(2, 1), ['see']],
		['as before', of(3, 2), of(3, 2), ['see']],
		['one was added', of(3, 1), of(4, 2), ['see']],
	] as const)
		test(what, () => assert.deepEqual(stepsBy(before, now), steps));
});

test('each step is told once, and documents are compared with themselves', () => {
	const told: Step[] = [];
	const steps = new FirstSteps((step) => told.push(step));
	steps.update(of(1, 2));
	steps.update({ ...of(1, 1), uri: 'file:///b.md' });
	steps.do('hover');
	steps.do('hover');
	assert.deepEqual(told, ['see', 'hover']);
	steps.update(of(1, 1));
	steps.update(of(1, 0));
	assert.deepEqual(told, ['see', 'hover', 'fix']);
	steps.again();
	steps.do('hover');
	assert.deepEqual(told, ['see', 'hover', 'fix', 'hover']);
});

test('the walkthrough has five steps, each with a picture that is there, an end, and only commands that there are', () => {
	const { contributes, files } = readManifest();
	const [{ steps }] = contributes.walkthroughs;
	const commands = contributes.commands.map(({ command }: { command: string }) => command);
	assert.equal(steps.length, 5);
	const keys: string[] = [];
	for (const { description, completionEvents, media } of steps) {
		for (const picture of Object.values<string>(media.image)) {
			assert(readFileSync(fromRoot(picture)).length > 0);
			assert(
				files.some((file: string) => picture.startsWith(`${file}/`)),
				`${picture} is in the package`,
			);
		}
		assert(media.altText.length > 20);
		for (const [, command] of description.matchAll(/\(command:([\w.]+)/g)) assert(commands.includes(command), command);
		for (const event of completionEvents) {
			const [, kind, name] = /^on(Command|Context):(.*)$/.exec(event) ?? [];
			if (kind === 'Command') assert(commands.includes(name), name);
			else keys.push(name ?? '');
		}
	}
	assert.deepEqual(
		keys.map((key) => key.replace('urlLint.did.', '')),
		['see', 'hover', 'fix'] satisfies Step[],
	);
});
