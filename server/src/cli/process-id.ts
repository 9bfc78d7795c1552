import { readFileSync } from 'node:fs';

/** Names a process of this machine, this one, also after its number is given to another: `PID-START`. */
export const thisProcess = `${process.pid}-${startOf(process.pid) ?? 0}`;

/** Whether the process of that name, and not this one, is running. Where the system tells no starting times its number decides. */
export function isRunning(name: string): boolean {
	if (name === thisProcess) return false;
	const [pid, start] = name.split('-').map(Number);
	if (pid === undefined || !exists(pid)) return false;
	const now = startOf(pid);
	return now === undefined || start === 0 || now === start;
}

function exists(pid: number): boolean {
	try {
		// Signal 0 is none: it only asks.
		return pid > 0 && process.kill(pid, 0);
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}

// proc(5): the 22nd field. The second may hold spaces and brackets, so counting starts behind it.
function startOf(pid: number): number | undefined {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
		return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]);
	} catch {
		return undefined;
	}
}
