// What somebody may call a setting, a folder, a file or a language, so that the editor takes it for more than a name.

/** What each text would run, open or fetch, and the icon it would show: whatever of it is in the page was planted there. */
export const planted = { command: 'urlLintProbe.planted', host: 'evil.example', icon: 'ruby' };

const command = `command:${planted.command}`;
const address = `https://${planted.host}/i.png`;

const payloads = [
	`[Repair](${command})`,
	`[Repair](${command}?%5B%22x%22%5D "Repair the settings")`,
	`[Repair](${address})`,
	`[Repair](file:${planted.host})`,
	`![i](${address})`,
	`[![i](${address})](${command})`,
	`[Repair][r]\n\n[r]: ${command}`,
	`<${address}>`,
	address,
	`www.${planted.host}`,
	`ana@${planted.host}`,
	`<img src="${address}">`,
	`<a href="${command}">Repair</a>`,
	`<svg><image href="${address}"/></svg>`,
	`<span class="codicon codicon-${planted.icon}"></span>`,
	`$(${planted.icon})`,
	`$(${planted.icon}~spin)`,
	`\\\\$(${planted.icon}) \\$$(${planted.icon})`,
	`&#91;Repair&#93;(${command}) &lt;img src="${address}"&gt;`,
	`~~~\n~~~\n\n| [Repair](${command}) |\n|-|\n| <${address}> |`,
];

/** As it is; after what leaves brackets, quotes and code open; among characters that nobody sees. */
const dresses = [
	(/** @type {string} */ text) => text,
	(/** @type {string} */ text) => `a](b) "{0}" \`$( ${text} ](${command}`,
	(/** @type {string} */ text) => `\u202e\u200b${text}\u2066\u0007\ufeff`,
];

/** @type {readonly string[]} */
export const texts = dresses.flatMap((dress) => payloads.map(dress));

/** The text as the name of a file or a folder, which has no slash in it: its addresses become commands. @param {string} text */
export function nameOf(text) {
	return text.replaceAll(address, command).replaceAll('/', '|');
}
