// Loaded before the command by `--require`: sends it a signal at one of its calls of the file system. KILL_AT is the number of
// the call, from 1, among those that touch something below KILL_BELOW or an open file there; KILL_SIGNAL the signal, or ENOSPC: from
// that call on the disk is full;
// KILL_WHEN whether it comes before the call, after it, or, for a call that writes, when half is written. On exit it writes
// the names of all such calls to the file KILL_CALLS.

const fs = require('node:fs');

const { KILL_AT, KILL_BELOW = '', KILL_SIGNAL = 'SIGKILL', KILL_WHEN = 'before', KILL_CALLS } = process.env;

const calls = [
	...['openSync', 'closeSync', 'readSync', 'writeSync', 'fsyncSync', 'ftruncateSync', 'fstatSync', 'fchownSync'],
	...['linkSync', 'renameSync', 'rmSync', 'readdirSync', 'readFileSync', 'realpathSync'],
];
const { writeSync, writeFileSync } = fs;

/** @type {Set<unknown>} */
const open = new Set();
/** @type {string[]} */
const made = [];

const isFull = KILL_SIGNAL === 'ENOSPC';
const kill = () => process.kill(process.pid, KILL_SIGNAL);

for (const name of calls) {
	const functions = /** @type {Record<string, any>} */ (/** @type {unknown} */ (fs));
	const original = functions[name];
	functions[name] = Object.assign((/** @type {any[]} */ ...args) => {
		const [target] = args;
		const counts = typeof target === 'number' ? open.has(target) : String(target).startsWith(KILL_BELOW);
		const now = counts && made.push(name) === Number(KILL_AT) && !isFull;
		if (counts && isFull && name === 'writeSync' && made.length >= Number(KILL_AT))
			throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
		if (now && KILL_WHEN === 'before') kill();
		if (now && KILL_WHEN === 'half' && name === 'writeSync') {
			const [file, bytes, offset, length, position] = args;
			writeSync(file, bytes, offset, length >> 1, position);
			kill();
		}
		const result = original(...args);
		if (counts && name === 'openSync') open.add(result);
		if (counts && name === 'closeSync') open.delete(target);
		if (now && KILL_WHEN !== 'before') kill();
		return result;
	}, original);
}

process.on('exit', () => {
	if (KILL_CALLS !== undefined) writeFileSync(KILL_CALLS, made.join(' '));
});
