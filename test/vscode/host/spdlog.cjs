// Stands in for @vscode/spdlog, which writes the logs of VS Code's server and of its extensions. That is native code, which nobody
// builds here, and without it every log stays empty. Files are not rotated: the editor is gone before they are long.

const fs = require('node:fs');
const path = require('node:path');

const levels = ['trace', 'debug', 'info', 'warning', 'error', 'critical'];

class Logger {
	#level = 2;
	#isPlain = false;
	#file;

	/**
	 * @param {string} _type
	 * @param {string} _name
	 * @param {string} file
	 */
	constructor(_type, _name, file) {
		this.#file = fs.createWriteStream(file, { flags: 'a' });
		// A log that cannot be written is no reason to end.
		this.#file.on('error', () => {});
	}

	trace = (/** @type {string} */ text) => this.#write(0, text);
	debug = (/** @type {string} */ text) => this.#write(1, text);
	info = (/** @type {string} */ text) => this.#write(2, text);
	warn = (/** @type {string} */ text) => this.#write(3, text);
	error = (/** @type {string} */ text) => this.#write(4, text);
	critical = (/** @type {string} */ text) => this.#write(5, text);

	getLevel() {
		return this.#level;
	}

	/** @param {number} level */
	setLevel(level) {
		this.#level = level;
	}

	setPattern() {
		this.#isPlain = false;
	}

	clearFormatters() {
		this.#isPlain = true;
	}

	flush() {}

	drop() {
		this.#file.end();
	}

	/**
	 * @param {number} level
	 * @param {string} text
	 */
	#write(level, text) {
		if (level < this.#level) return;
		const time = new Date().toISOString().replace('T', ' ').slice(0, -1);
		this.#file.write(this.#isPlain ? text : `${time} [${levels[level]}] ${text}\n`);
	}
}

/**
 * @param {string} name
 * @param {string} file
 */
async function createLogger(name, file) {
	await fs.promises.mkdir(path.dirname(file), { recursive: true });
	return new Logger('', name, file);
}

// One by one: a module that imports this one sees no other names.
exports.version = 0;
exports.Logger = Logger;
exports.setLevel = () => {};
exports.setFlushOn = () => {};
exports.createRotatingLogger = createLogger;
exports.createAsyncRotatingLogger = createLogger;
