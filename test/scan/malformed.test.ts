/** URLs that start wrong and are meant all the same: a rule will say so. */

import { finds } from './marked';

finds('malformed starts', 'plaintext', [
	'see ⸠http:/a.example/x⸡.',
	'see ⸠http//a.example/x⸡.',
	'see ⸠https//a.example⸡.',
	'see ⸠ftp//a.example/x⸡.',
	'see ⸠https;//a.example/x⸡.',
	'see ⸠http:://a.example/x⸡.',
	'see ⸠http:///a.example/x⸡.',
	'see ⸠http:////a.example/x⸡.',
	'see ⸠http:a.example/x⸡.',
	'see ⸠http:a.example⸡.',
	'see ⸠http:localhost/x⸡.',
	'see ⸠http:/localhost/x⸡.',
	String.raw`see ⸠http:\\a.example\x⸡.`,
	String.raw`see ⸠http:\\a.example⸡.`,
	String.raw`see ⸠http:/\a.example/x⸡.`,
	'see ⸠htpp://a.example/x⸡.',
	'see ⸠htps://a.example/x⸡.',
	'see ⸠hhtp://a.example/x⸡.',
	'see ⸠htttps://a.example/x⸡.',
	'see ⸠HTTP:/A.EXAMPLE/X⸡.',
	'see ⸠ftp:/a.example/x⸡.',
	'see ⸠file:/etc/motd⸡.',
	'see ⸠file://C:/x⸡.',
	'see ⸠http://:80/x⸡.',
	'see ⸠http://a..example/x⸡.',
	'see ⸠http://a.example:/x⸡.',
	'see ⸠http://a.example:http/x⸡.',
	'see ⸠http://256.1.1.1/x⸡.',
	'see ⸠http://a.example/100%⸡.',
	'see ⸠http://a.example/%zz⸡.',
	'see ⸠http://a.example/a|b^c⸡.',
	'see ⸠http://u:p@a.example/x⸡.',
	'see ⸠http://u@v@a.example/x⸡.',
	'see ⸠nosuchscheme://a.example/x⸡.',
	String.raw`see ⸠http://a.example\x\y⸡.`,
]);

finds('malformed starts in code', 'javascript', [
	"const a = '⸠http:/a.example/x⸡';",
	"const a = '⸠http//a.example/x⸡';",
	"const a = '⸠htpp://a.example/x⸡';",
	"const a = '⸠https;//a.example/x⸡';",
	"const a = '⸠http:///a.example/x⸡';",
	'// see ⸠http://a.example/x⸡',
]);

finds('malformed starts in a link', 'markdown', [
	'[a](⸠http:/a.example/x⸡)',
	'[a](⸠http//a.example/x⸡)',
	'[a](⸠https;//a.example/x⸡)',
	'[a](⸠http:://a.example/x⸡)',
	'[a](⸠http://⸡)',
	'[a](⸠mailto://jane@a.example⸡)',
]);
