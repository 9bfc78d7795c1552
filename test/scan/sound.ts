/** URLs without mistakes. */

import fc from 'fast-check';

const words = (text: string) => text.split(' ');
const pick = (text: string) => fc.constantFrom(...words(text));
const maybe = (part: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), part);
const join = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(''));
const many = (text: string, maxLength: number) =>
	fc.array(pick(text), { minLength: 1, maxLength }).map((parts) => parts.join(''));

const LETTERS = "a b2 Z x.html ~j %41 %C3%A9 é ж 😀 ;b=c :b@c it's (a)";
const MARKS = ",b _b __ - + a*b !x a$b ( ) . '";

const hosts = 'a.example www.gnu.org a-b.c1.example 192.0.2.1 [2001:db8::7] münchen.example 例え.テスト localhost';
const host = join(maybe(pick('jane@ j:p@')), pick(hosts), maybe(pick(':80 :8080')));
const name = fc.oneof(
	{ weight: 12, arbitrary: many(`${LETTERS} ${LETTERS} ${MARKS}`, 3) },
	{ weight: 1, arbitrary: fc.constant('日本語') },
);
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => `/${names.join('/')}`);
const search = join(pick('?a= ?q'), many("q=1 &c=d &_=%20 =a/b?c =é ='x' =(a) ,y ;z:c@d &to=http://b.example/x ~", 3));
const fragment = join(fc.constant('#'), many('top a/b?c !x é :~:text=a,b L1-L2 _a (a) ;', 2));
const web = join(pick('http https https ftp'), fc.constant('://'), host);
const schemes = pick('http https ftp gopher nntp telnet wais prospero ws wss ldap redis ssh svn git rtsp');

/** What may as well be a regular expression, which is no URL. */
const PATTERN = /[)\]][+*{?]|\.[*+]/;

/** A URL as many schemes have it, with whatever characters it may hold, and no more mistakes than those are. */
export const sound: fc.Arbitrary<string> = fc
	.oneof(
		{ weight: 3, arbitrary: join(web, path, maybe(search), maybe(fragment)) },
		{ weight: 1, arbitrary: join(web, maybe(search), maybe(fragment)) },
		{ weight: 2, arbitrary: join(schemes, fc.constant('://'), host, path, maybe(search)) },
		{ weight: 1, arbitrary: join(fc.constant('file:///etc'), path) },
		{ weight: 1, arbitrary: join(pick('mailto: sip: xmpp:'), pick("jane@a.example o'b@a.example a_b@c.d")) },
		{ weight: 1, arbitrary: join(fc.constant('mailto:j@a.example'), pick('?subject=x ?cc=a@b.c&subject=a%20b')) },
		{
			weight: 1,
			arbitrary: join(pick('news:comp.lang. urn:isbn: urn:x-a: data:text/plain,'), many('a b2 %41 -x .y _z', 3)),
		},
		{ weight: 1, arbitrary: pick('tel:+1-201-555-0123 sms:+12015550123 geo:48.2,16.3 magnet:?xt=urn:btih:abc') },
	)
	.filter((url) => !PATTERN.test(url));
