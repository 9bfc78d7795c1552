/** The examples that RFCs give of valid URLs have no error in `modern`, and no warning but those listed. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { analyse, analyseUrl } from '../../server/src/analysis/analyse';
import { defaults } from '../../server/src/settings';
import { show } from './judged';

const examples: Readonly<Record<string, string>> = {
	'RFC 2384': 'pop://rg@mailsrv.qualcomm.com pop://rg;AUTH=+APOP@mail.eudora.com:8110 pop://baz;AUTH=SCRAM-MD5@foo.bar',
	'RFC 2392': 'mid:960830.1639@XIson.com/partA.960830.1639@XIson.com cid:foo4%25foo1@bar.net cid:foo4*foo1@bar.net',
	'RFC 2397':
		'data:,A%20brief%20note data:text/plain;charset=iso-8859-7,%be%fa%be data:image/gif;base64,R0lGODdhMAAwAPAAAAAAAP///ywAAAAAMAAw data:application/vnd-xxx-query,select_vcount,fcol_from_fieldtable/local',
	'RFC 2229':
		'dict://dict.org/d:shortcake: dict://dict.org/d:shortcake:* dict://dict.org/d:shortcake:wordnet:1 dict://dict.org/m:sun::soundex:1',
	'RFC 2224': 'nfs://server/d/e/f nfs://server//a/b/c/d/e/f',
	'RFC 2326':
		'rtsp://media.example.com:554/twister/audiotrack rtsp://foo.com/bar.avi/streamid=0;seq=45102 rtsp://bigserver.com:8001',
	'RFC 3261 §19.1.3':
		'sip:alice@atlanta.com sip:alice:secretword@atlanta.com;transport=tcp sips:alice@atlanta.com?subject=project%20x&priority=urgent sip:+1-212-555-1212:1234@gateway.com;user=phone sips:1212@gateway.com sip:alice@192.0.2.4 sip:atlanta.com;method=REGISTER?to=alice%40atlanta.com sip:alice;day=tuesday@atlanta.com',
	'RFC 3261 §19.1.4':
		'sip:%61lice@atlanta.com;transport=TCP sip:carol@chicago.com;newparam=5 sip:biloxi.com;transport=tcp;method=REGISTER?to=sip:bob%40biloxi.com sip:alice@AtLanTa.CoM;Transport=UDP SIP:ALICE@AtLanTa.CoM;Transport=udp sip:bob@biloxi.com:6000;transport=tcp sip:carol@chicago.com?Subject=next%20meeting',
	'RFC 3261 §19.1.6':
		'sip:+358-555-1234567;postd=pp22@foo.com;user=phone sip:+358-555-1234567;POSTD=PP22@foo.com;user=phone sip:+358-555-1234567;phone-context=5;tsp=a.b@foo.com;user=phone sip:p1.example.com;lr',
	'RFC 3617': 'tftp://example.com/myconfigurationfile;mode=netascii',
	'RFC 3966 §6': 'tel:+1-201-555-0123 tel:7042;phone-context=example.com tel:863-1234;phone-context=+1-914-555',
	'RFC 3986 §1.1.2':
		'ftp://ftp.is.co.za/rfc/rfc1808.txt http://www.ietf.org/rfc/rfc2396.txt ldap://[2001:db8::7]/c=GB?objectClass?one mailto:John.Doe@example.com news:comp.infosystems.www.servers.unix tel:+1-816-555-1212 telnet://192.0.2.16:80/ urn:oasis:names:specification:docbook:dtd:xml:4.1.2',
	'RFC 3986 §3, §5.4, §6':
		'foo://example.com:8042/over/there?name=ferret#nose urn:example:animal:ferret:nose http://a/b/c/d;p?q http://a/b/c/g;x=1/y http://a/b/c/g#s/../x eXAMPLE://a/b/%7Bfoo%7D http://example.com http://example.com:80/',
	'RFC 3987': 'http://example.org/ros&#xE9; http://www.example.org/r%E9sum%E9.html http://www.example.org/D%C3%BCrst',
	'RFC 4151': 'tag:timothy@hpl.hp.com,2001:web/externalHome tag:yaml.org,2002:int',
	'RFC 4248, 4266':
		'telnet://user:password@telnet.example.com:23/ gopher://gopher.example.com/7a_gopher_selector%09foobar gopher://a.example/1',
	'RFC 4501': 'dns:www.example.org.?clAsS=IN;tYpE=A dns://192.168.1.1/ftp.example.org?type=A',
	'RFC 4516 §4':
		'ldap:///o=University%20of%20Michigan,c=US ldap://ldap1.example.net:6666/o=University%20of%20Michigan,c=US??sub?(cn=Babs%20Jensen) LDAP://ldap1.example.com/c=GB?objectClass?ONE ldap://ldap2.example.com/o=Question%3f,c=US?mail ldap:///??sub??e-bindname=cn=Manager%2cdc=example%2cdc=com ldap:///??sub??!e-bindname=cn=Manager%2cdc=example%2cdc=com',
	'RFC 5092':
		'imap://michael@example.org/INBOX imap://minbari.example.org/gray-council;UIDVALIDITY=385759045/;UID=20/;PARTIAL=0.1024 imap://psicorp.example.org/~peter/%E6%97%A5%E6%9C%AC%E8%AA%9E/%E5%8F%B0%E5%8C%97 imap://;AUTH=GSSAPI@minbari.example.org/gray-council/;uid=20/;section=1.2 imap://;AUTH=*@minbari.example.org/gray%20council?SUBJECT%20shadows',
	'RFC 5122':
		'xmpp:node@example.com xmpp://guest@example.com/support@example.com?message xmpp:example-node@example.com?message;subject=Hello%20World xmpp:ji%C5%99i@%C4%8Dechy.example/v%20Praze',
	'RFC 5538':
		'news://news.server.example/example.group.this news://news.server.example/* news://news.server.example/ news://wild.server.example/example.group.th%3Fse news:example.group.* news:example.group.this news://news.gmane.org/gmane.ietf.tools news://news.gmane.org/p0624081dc30b8699bf9b@%5B10.20.30.108%5D nntp://wild.server.example/example.group.n%2Fa/12345 nntp://news.server.example/example.group.this nntp://news.gmane.org/gmane.ietf.tools/742 nntp://news.server.example/example.group.this/12345',
	'RFC 5724': 'sms:+15105550101 sms:+15105550101,+15105550102 sms:+15105550101?body=hello%20there',
	'RFC 5870':
		'geo:13.4125,103.8667 geo:48.2010,16.3695,183 geo:48.198634,16.371648;crs=wgs84;u=40 geo:90,-22.43;crs=WGS84 geo:90,46 geo:66,30;u=6.500;FOo=this%2dthat geo:70,20;foo=1.00;bar=white geo:47,11;foo=blue;bar=white geo:22,0;BAR=blue',
	'RFC 6068 §6':
		"mailto:addr1@an.example,addr2@an.example mailto:?to=addr1@an.example,addr2@an.example mailto:addr1@an.example?to=addr2@an.example mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index mailto:list@example.org?In-Reply-To=%3C3469A91.D10AF4C@example.com%3E mailto:joe@example.com?cc=bob@example.com&body=hello mailto:gorby%25kremvax@example.com mailto:unlikely%3Faddress@example.com?blat=foop mailto:Mike%26family@example.org mailto:%22not%40me%22@example.org mailto:%22oh%5C%5Cno%22@example.org mailto:%22%5C%5C%5C%22it's%5C%20ugly%5C%5C%5C%22%22@example.org mailto:user@example.org?subject=caf%C3%A9 mailto:user@example.org?subject=%3D%3Futf-8%3FQ%3Fcaf%3DC3%3DA9%3F%3D mailto:user@%E7%B4%8D%E8%B1%86.example.org?subject=Test&body=NATTO",
	'RFC 6455 §3': 'ws://example.com/chat wss://example.com/chat?room=1',
	'RFC 6694, 6920':
		'about:blank ni:///sha-256;UyaQV-Ev4rdLoHyJJWCi11OHfrYv9E1aGQAlMO2X_-Q ni:///sha-256-32;f4OxZQ?ct=text/plain nih:sha-256-120;5326-9057-e12f-e2b7-4ba0-7c89-2560-a2;f',
	'RFC 7064, 7065':
		'stun:example.org stuns:example.org stun:example.org:8000 turn:example.org turns:example.org turn:example.org:8000 turn:example.org?transport=udp turns:example.org?transport=tcp',
	'RFC 7252':
		'coap://example.com:5683/~sensors/temp.xml coap://EXAMPLE.com/%7Esensors/temp.xml coap://EXAMPLE.com:/%7esensors/temp.xml coap://[2001:db8::2:1]/ coap://xn--18j4d.example/%E3%81%93%E3%82%93%E3%81%AB%E3%81%A1%E3%81%AF coap://198.51.100.1:61616//%2F//?%2F%2F&?%26',
	'RFC 8089 §2, appendix B':
		'file:///path/to/file file:/path/to/file file://host.example.com/path/to/file file://localhost/path/to/file file:///c:/path/to/file',
	'RFC 8141 §2, §3':
		'urn:example:1/406/47452/2 urn:example:foo-bar-baz-qux?+CCResolve:cc=uk urn:example:weather?=op=map&lat=39.56&lon=-104.85&datetime=1969-07-21T02:56:15Z urn:example:foo-bar-baz-qux#somepart urn:example:a123,z456 URN:example:a123,z456 urn:EXAMPLE:a123,z456 urn:example:a123,z456?+abc urn:example:a123,z456?=xyz urn:example:a123,z456#789 urn:example:a123%2Cz456 urn:example:A123,z456 urn:example:%D0%B0123,z456 urn:ietf:rfc:2648 urn:nbn:de:bvb:19-146642',
	'RFC 9110, 9112':
		'http://www.example.com/hello.txt http://example.com:80/~smith/home.html http://EXAMPLE.com/%7Esmith/home.html http://EXAMPLE.com:/%7esmith/home.html http://www.example.org/where?q=now https://example.com/',
	'RFC 9562 §4': 'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
};

for (const [section, urls] of Object.entries(examples))
	describe(section, () => {
		for (const url of urls.replaceAll('&#xE9;', 'é').split(' '))
			test(url, () => {
				const loud = (text: string, languageId: string, { findings } = analyse({ text, languageId }, defaults)) =>
					findings
						.filter(({ severity }) => severity === 'error' || severity === 'warning')
						.map((finding) => show(finding, { text, languageId }));
				assert.deepEqual(loud(url, 'plaintext', { ...analyseUrl(url, defaults), occurrences: [] } as never), []);
				assert.equal(analyseUrl(url, defaults).valid, true);
				assert.deepEqual(loud(`<a href="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`, 'html'), []);
			});
	});
