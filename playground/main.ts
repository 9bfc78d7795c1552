/** The page: text in; marks, findings and hover out. */

import { languages } from '../server/src/languages/registry';
import { applyEdits, check, type Edit, type Finding } from '../server/src/library/check';
import { type Occurrence, scan } from '../server/src/library/scan';
import type { Standard } from '../server/src/library/types';
import { element } from './element';
import { explanationOf } from './explanation';
import { segmentsOf } from './segments';
import { more, place, sample, summary } from './words';

const text = part('text', HTMLTextAreaElement);
const language = part('language', HTMLSelectElement);
const standard = part('standard', HTMLSelectElement);
const marks = part('marks', HTMLElement);
const list = part('findings', HTMLOListElement);
const hover = part('hover', HTMLElement);
const fixAll = part('fix-all', HTMLButtonElement);

/** Of more findings the first are listed. */
const MOST_LISTED = 200;

let urls: readonly Occurrence[] = [];
let findings: readonly Finding[] = [];

for (const id of languages.map((each) => each.id).sort()) language.append(element('option', { value: id }, id));
language.value = 'markdown';
text.value = sample;

let waiting = 0;
text.addEventListener('input', () => {
	hide();
	clearTimeout(waiting);
	waiting = window.setTimeout(update, 100);
});
language.addEventListener('change', update);
standard.addEventListener('change', update);
fixAll.addEventListener('click', () => {
	const safe = safeFixes();
	if (safe.length > 0) apply(safe);
});
update();

function update(): void {
	clearTimeout(waiting);
	waiting = 0;
	const options = { languageId: language.value };
	urls = scan(text.value, options);
	findings = check(text.value, { ...options, standard: standard.value as Standard });
	showMarks();
	showFindings();
}

function showMarks(): void {
	const segments = segmentsOf(text.value.length, urls, findings).map(({ offset, end, url, severity }) => {
		const written = text.value.slice(offset, end);
		if (url === undefined && severity === undefined) return written;
		const mark = element('span', { class: `${url === undefined ? '' : 'url '}${severity ?? ''}`.trim() }, written);
		if (url !== undefined) mark.dataset.url = String(url);
		return mark;
	});
	// A line break at the end makes a line only when something follows.
	marks.replaceChildren(...segments, '\n');
}

function showFindings(): void {
	const safe = safeFixes().length;
	part('summary', HTMLElement).textContent = summary(urls.length, findings.length, safe);
	fixAll.disabled = safe === 0;
	const rest = findings.length - MOST_LISTED;
	list.replaceChildren(...findings.slice(0, MOST_LISTED).map(itemOf));
	if (rest > 0) list.append(element('li', {}, more(rest)));
}

function itemOf({ code, severity, message, offset, end, fixes }: Finding): HTMLElement {
	const before = text.value.slice(0, offset).split('\n');
	const go = button(place(before.length, (before.at(-1) ?? '').length + 1), () => {
		text.focus();
		text.setSelectionRange(offset, end);
	});
	const offers = fixes.map((fix) => button(fix.title, () => apply(fix.edits)));
	return element(
		'li',
		{ 'data-code': code },
		element('span', { class: `severity is-${severity}` }, severity),
		element('p', {}, message),
		element('code', {}, code),
		element('div', { class: 'fixes' }, go, ...offers),
	);
}

/** The edits of the fixes that need no question, the first where two touch the same text. */
function safeFixes(): readonly Edit[] {
	const edits: Edit[] = [];
	let from = 0;
	for (const { fixes } of findings) {
		const fix = fixes.find(({ automatic }) => automatic);
		if (fix === undefined || fix.edits.some(({ offset }) => offset < from)) continue;
		edits.push(...fix.edits);
		from = Math.max(from, ...fix.edits.map(({ end }) => end));
	}
	return edits;
}

/** Writes edits into the text as if they had been typed, so that the browser can undo them. */
function apply(edits: readonly Edit[]): void {
	const result = applyEdits(text.value, edits);
	text.focus();
	text.select();
	if (!document.execCommand('insertText', false, result)) text.value = result;
	const first = Math.min(...edits.map(({ offset }) => offset));
	text.setSelectionRange(first, first);
	update();
}

let leaving = 0;
text.addEventListener('pointermove', ({ clientX, clientY }) => {
	const over = document.elementsFromPoint(clientX, clientY).find((each) => each.hasAttribute('data-url'));
	if (over instanceof HTMLElement) show(Number(over.dataset.url));
	else leave();
});
text.addEventListener('pointerleave', leave);
hover.addEventListener('pointerenter', () => clearTimeout(leaving));
hover.addEventListener('pointerleave', leave);
text.addEventListener('blur', hide);
window.addEventListener('resize', hide);
document.addEventListener('keydown', ({ key }) => {
	if (key === 'Escape') hide();
});
document.addEventListener('selectionchange', () => {
	// While somebody types, nothing comes up between.
	if (document.activeElement !== text || waiting !== 0) return;
	const { selectionStart: at } = text;
	const index = urls.findIndex(({ offset, end }) => offset <= at && at <= end);
	if (index >= 0) show(index);
	else hide();
});

function show(index: number): void {
	clearTimeout(leaving);
	leaving = 0;
	const shown = urls[index];
	const mark = marks.querySelector(`[data-url="${index}"]`);
	if (shown === undefined || mark === null || hover.dataset.shown === String(index)) return;
	const own = findings.filter(({ offset, end }) => offset >= shown.offset && end <= shown.end);
	const messages = [...new Set(own.map(({ message }) => message))];
	hover.replaceChildren(...explanationOf(shown.url, standard.value as Standard, messages));
	hover.dataset.shown = String(index);
	hover.hidden = false;
	text.setAttribute('aria-describedby', 'summary hover');
	const { left } = mark.getBoundingClientRect();
	const bottom = Math.max(...Array.from(rectanglesOf(index), (rectangle) => rectangle.bottom));
	const most = document.documentElement.clientWidth - hover.offsetWidth - 16;
	hover.style.left = `${Math.max(16, Math.min(left, most)) + window.scrollX}px`;
	hover.style.top = `${bottom + window.scrollY + 4}px`;
}

function* rectanglesOf(index: number): Iterable<DOMRect> {
	for (const each of marks.querySelectorAll(`[data-url="${index}"]`)) yield each.getBoundingClientRect();
}

/** Hides soon: whoever moves to what is shown can reach it. */
function leave(): void {
	if (leaving === 0) leaving = window.setTimeout(hide, 300);
}

function hide(): void {
	clearTimeout(leaving);
	leaving = 0;
	hover.hidden = true;
	delete hover.dataset.shown;
	text.setAttribute('aria-describedby', 'summary');
}

function button(name: string, click: () => void): HTMLButtonElement {
	const made = element('button', { type: 'button' }, name);
	made.addEventListener('click', click);
	return made;
}

/** An element of the page. @throws Error where the page has none */
function part<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
	const found = document.getElementById(id);
	if (!(found instanceof kind)) throw new Error(`no ${id}`);
	return found;
}
