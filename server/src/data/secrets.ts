/** What carries a secret in a URL beside the password of its login. The page `docs/secrets.md` shows all of it. */

/** The longest name of a parameter that is looked at: words for secrets are short, and so is what stands around them. */
export const LONGEST_NAME = 64;

/** Names of parameters that only together with others, or with an underscore, say what they carry. */
const WHOLE = new Set('auth authkey code_verifier creds hmac jwt otp pass passcode pin psk pw sas sid sig'.split(' '));

/** Wherever they stand in a name: `user_password`, `passwordConfirm`, `AWSSecretKey`. */
const WITHIN =
	/passw(?:or)?d|passphrase|secret|api_?key|access_?key(?!_?id)|account_?key|private_?key|auth_?key|credential|пароль|密[码碼]|パスワード|비밀번호/;

/** At a name's end: `access_token`, but not `token_type`. */
const AT_END = /(?:pwd|token|signature|session_?id|sessid|kennwort|senha|contrase(?:ñ|n)a|mot_?de_?passe|wachtwoord)$/;

/** Whether a parameter of this name carries a secret: `password`, `access_token`, `X-Amz-Signature`. */
export function isSecretName(name: string): boolean {
	const plain = name
		.toLowerCase()
		.replace(/[-.[\]$]+/g, '_')
		.replace(/^_+|_+$/g, '');
	return WHOLE.has(plain) || WITHIN.test(plain) || AT_END.test(plain);
}

/** Schemes whose user is the password, or whose body is one encoded in Base64: what proxies are set up by. */
export const SECRET_SCHEMES = [
	...[
		'anytls',
		'hy2',
		'hysteria',
		'hysteria2',
		'juicity',
		'snell',
		'ss',
		'ssr',
		'trojan',
		'trojan-go',
		'tuic',
		'vless',
	],
	...['vmess', 'wireguard'],
] as const;

/** How keys start that services hand out. */
const PREFIX = [
	...[
		'gh[pousr]_',
		'github_pat_',
		'gl(?:pat|ptt|dt|rt)-',
		'npm_(?=[A-Za-z\\d]{20})',
		'pypi-',
		'hf_',
		'dop_v1_',
		'shp(?:at|ss|ca|pa)_',
	],
	...['xox[abeoprs]-', '[rs]k_(?:live|test)_', 'sk-', 'AIza', 'ya29\\.', 'SG\\.', 'ATATT', 'bkua_', 'dckr_pat_'],
].join('|');

/** Keys that are told from other text wherever they stand: by how they start, or by the address that takes them. */
export const TOKENS: readonly RegExp[] = [
	new RegExp(`(?<![A-Za-z\\d])(?:${PREFIX})[^\\s/?#&;,:@"'<>]{12,}`, 'g'),
	/(?<![\w-])eyJ[\w-]{6,}\.eyJ[\w-]{6,}(?:\.[\w-]*)?/g,
	/(?<=\/bot\d{6,12}:)[\w-]{20,}/g,
	/(?<=hooks\.slack\.com\/services\/\w{1,20}\/\w{1,20}\/)\w+/g,
	/(?<=\/api\/webhooks\/\d{1,24}\/)[\w-]{20,}/g,
];

const TOKEN_USER = new RegExp(`^(?:${PREFIX})`);

/** Whether a user is a key and no name: `ghp_…`, or 20 and more letters and digits. */
export function isSecretUser(user: string): boolean {
	return TOKEN_USER.test(user) || (/^[\w-]{20,}$/.test(user) && /\d/.test(user) && /[a-z]/i.test(user));
}

/** Passwords of manuals, tests and jokes, spelt in letters. */
const EXAMPLES = new Set(
	[
		'pw pwd pass guest test tests testing tester changeit changethis foo bar baz qux foobar foobaz anonymous',
		'admin administrator root user username login demo sample example dummy default hello world helloworld qwerty letmein',
		'key tok pat creds credential credentials none null nil undefined clave mdp usuario welcome oauthbasic xoauthbasic hunter tiger opensesame sesame swordfish trustno xyzzy foobared',
	].flatMap((words) => words.split(' ')),
);

/** Of words for a password in several languages it does not matter what stands around them. */
const WORDS_FOR_PASSWORD =
	/^(?:my|your|replace|insert|generate)[a-z]*$|changeme|placeholder|deadbeef|obfuscated|redacted|random|passw|^(?:new|old)?pas[sw]|se[ck]r[ei]t|token|^(?:auth|api|access)key$|motdepasse|contrase|kennwort|wachtwoord|парол|密[码碼]|パスワード|비밀번호|heslo|jelsz|has[lł]o|geslo|lozink|salasana|l[oö]senord|adgangskode|parol|[sş]ifre|passord|senha|geheim/;

/** No words: one character, also repeated, `yyyy`, dots for what is left out, a few signs, `git::@`. */
const FILLER = /^(?:(.)\1*|[^a-z\d\x80-\u{10ffff}]{1,3})$/iu;

/** A user's name with what says that it is a password, or where it is one: `shop_pass`, `shop-dev`. */
const NAMED = /[_.-](?:pass|pw|pwd|dev|test|local|demo)(?:_only|\d*)$|^[a-z]{1,10}(?:Pass|Pswd|Pwd|Pw|Password)$/;

/** What manuals call good ones: `SecurePass456`. */
const PRAISED = /^(?:secure|strong|super|safe|complex)[_-]?(?:pass|pw|pwd|password)\d{0,4}[!@#$]?$/i;

/** `re_YourApiKeyHere`, `password-here`. */
const HERE = /(?:[_ .-]here|[a-z]Here)$/;

/** The start of a key, and less behind it than any key has: `ghp_XYZ`. */
const CUT_KEY = new RegExp(`^(?:${PREFIX}).{0,11}$`);

/** What is to be filled in: `FILENAME`, `MOT-PASSE`. */
const METAVARIABLE = /^(?:[A-Z]{3,}|[A-Z]{2,}(?:[_-][A-Z]{2,})+)$/;

const DIGITS = '012345678901234567890';
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const COUNTED = /(?:0?1|12|123\d{0,7})!?$/;

/** Digits and marks that stand for letters. `1` and `!` may be either of two, and none of these words needs them. */
const LETTERS: Readonly<Record<string, string>> = {
	'0': 'o',
	'1': 'i',
	'3': 'e',
	'4': 'a',
	'5': 's',
	'7': 't',
	'@': 'a',
	$: 's',
	'!': 'i',
};

/** Whether a password stands for any other, so that it is nobody's: `s3cret`, `p4ssw0rd`, `hunter2`, `12345`. */
export function isExamplePassword(password: string): boolean {
	if (
		FILLER.test(password) ||
		METAVARIABLE.test(password) ||
		NAMED.test(password) ||
		PRAISED.test(password) ||
		HERE.test(password) ||
		CUT_KEY.test(password) ||
		WORD.test(password) ||
		(password !== '' && DIGITS.includes(password)) ||
		isCountedOut(password)
	)
		return true;
	// `p@ss`, `hello@world`: a letter, or a mark between words.
	return [password, password.replace(COUNTED, ''), password.replaceAll('@', '')].some((text) => {
		const word = inLetters(text);
		return EXAMPLES.has(word) || (word !== '' && ALPHABET.startsWith(word)) || WORDS_FOR_PASSWORD.test(word);
	});
}

/** `토큰`, `密碼`: a word for it, in a script that no password is written in. */
const WORD = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** `0000abcd`, `abcd1234`: characters that repeat or follow each other, twice at most, as whoever needs any writes them. */
function isCountedOut(password: string): boolean {
	let breaks = 0;
	let run = 1;
	let longest = 1;
	for (let at = 1; at < password.length; at++) {
		const step = password.charCodeAt(at) - password.charCodeAt(at - 1);
		run = step === 0 || step === 1 ? run + 1 : 1;
		longest = Math.max(longest, run);
		if (run === 1) breaks++;
	}
	return password.length >= FEWEST_COUNTED && breaks <= 1 && longest >= SHORTEST_RUN;
}

const FEWEST_COUNTED = 6;
const SHORTEST_RUN = 4;

/** A word without what disguises it. */
function inLetters(text: string): string {
	return text
		.toLowerCase()
		.replace(/[\d@$!]/g, (mark) => LETTERS[mark] ?? '')
		.replace(/[^\p{L}\p{M}]/gu, '');
}
