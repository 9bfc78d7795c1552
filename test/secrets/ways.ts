/** The ways in which a secret gets into a URL. */

/** Writes the secret in one of the forms that programs decode. */
export type Spelling = (secret: string) => string;

function triplets(text: string): string {
	return Array.from(text, (character) => `%${character.charCodeAt(0).toString(16)}`).join('');
}

export const spellings: readonly Spelling[] = [
	(secret) => secret,
	(secret) => secret.slice(0, 3) + triplets(secret.slice(3)),
	(secret) => triplets(secret),
	(secret) => triplets(secret).replaceAll('%', '%25'),
	(secret) => Array.from(secret, (character) => `%u00${character.charCodeAt(0).toString(16)}`).join(''),
	(secret) => `${secret}%E9t%E9`,
	(secret) => `пароль${secret}`,
	(secret) => `${secret}|x`,
	(secret) => `a%${secret}`,
	(secret) => `${'x'.repeat(300)}${secret}`,
];

/** URLs with a secret in them. It consists of letters and digits, or is a `Spelling` of such. */
export const ways: readonly ((secret: string) => string)[] = [
	// The URL's own login.
	(s) => `http://ana:${s}@host.example/a|b`,
	(s) => `ftp://ana:${s}@host.example/a;x=1`,
	(s) => `ssh://ana:${s}@host.example:22/`,
	(s) => `postgres://ana:${s}@db.example/a^b`,
	(s) => `nosuchscheme://ana:${s}@host.example/a|b`,
	(s) => `HTTP:/ana:${s}@host.example:99999/`,
	(s) => `http//ana:${s}@host.example/x`,
	(s) => `https;//ana:${s}@host.example/x`,
	(s) => `http:\\\\ana:${s}@host.example\\x`,
	(s) => `htpp://ana:${s}@host.example/`,
	(s) => `http://CORP\\ana:${s}@proxy:8080/`,
	(s) => `http://CORP\\\\ana:${s}@proxy:8080/`,
	(s) => `sip:ana:${s}@host.example`,
	(s) => `git+https://ana:${s}@host.example/x.git|`,
	// A URL within the URL.
	(s) => `http://host.example/?to=https://ana:${s}@h.example/|`,
	(s) => `http://host.example/?to=https://ana:${s}%40h.example/|`,
	(s) => `http://host.example/?to=${encodeURIComponent(`https://ana:${s}@h.example/`)}|`,
	(s) => `http://host.example/?to=${encodeURIComponent(encodeURIComponent(`https://ana:${s}@h.example/`))}|`,
	(s) => `http://host.example/?a=1&to=${encodeURIComponent(`ftp://ana:12345${s}@h.example/`)}#|`,
	(s) => `http://host.example/#https://ana:${s}@h.example/|`,
	(s) => `http://host.example/cache/https://ana:${s}@h.example/|`,
	(s) => `view-source:http://ana:${s}@host.example/|x`,
	// What starts as a port does.
	(s) => `http://host.example/cache/http://ana:2024!${s}@h.example/|`,
	(s) => `http://host.example/?to=http://ana:*${s}@h.example/|`,
	(s) => `file://ana:....${s}@host.example/a|`,
	// In full width.
	(s) => `http://ana：${s}@host.example/a|b`,
	(s) => `http：//ana：${s}＠host.example/a|b`,
	(s) => `mailto:a@host.example?body=https://ana:${s}@h.example/|`,
	(s) => `jdbc:mysql://ana:${s}@db.example/x|`,
	(s) => `jdbc:sqlserver://db.example:1433;user=sa;password=${s};encrypt=|`,
	// Parameters.
	(s) => `https://host.example/?password=${s}&a=|`,
	(s) => `https://host.example/?a=1&access_token=${s}#|`,
	(s) => `https://host.example/?api_key=${s}|`,
	(s) => `https://host.example/x|?X-Amz-Signature=${s}`,
	(s) => `https://host.example/x|?sv=1&sig=${s}`,
	(s) => `https://host.example/cb|#access_token=${s}&state=1`,
	(s) => `https://host.example/a|;jsessionid=1;token=${s}/b`,
	(s) => `https://host.example/?user%5Bpassword%5D=${s}&a=|`,
	(s) => `https://host.example/?p%61ssword=${s}&a=|`,
	(s) => `https://host.example/?q=${encodeURIComponent(JSON.stringify({ a: 1, password: s }))}|`,
	(s) => `https://host.example/?next=${encodeURIComponent(`/login?token=${s}&x=1`)}|`,
	(s) => `prospero://host.example/a|;password=${s}`,
	(s) => `mailto:a@host.example?token=${s}&x=|`,
];

/** As `ways`, but what is left of one that was cut through tells nobody that it was a secret. */
export const uncut: readonly ((secret: string) => string)[] = [
	// A password with a raw delimiter.
	(s) => `ftp://ana:p@${s}@host.example/`,
	(s) => `ftp://ana:123/${s}@host.example/`,
	(s) => `ftp://ana:a#${s}@host.example/`,
	(s) => `ftp://ana:a?${s}@host.example/`,
	(s) => `imap://ana@host.example:a#${s}@host.example/`,
	(s) => `jdbc:oracle:thin:scott/${s}@//db.example/x|`,
	// Keys by themselves.
	(s) => `https://ghp_${s}@host.example/x|`,
	(s) => `https://${s}a1b2c3d4e5f6g7h8:x-oauth-basic@host.example/x|`,
	(s) => `https://host.example/ghp_0123456789${s}/|`,
	(s) => `trojan://${s}@host.example:443/|`,
	(s) => `ss://${s}0123@host.example:8388#|`,
	(s) => `vmess://${s}abc`,
];
