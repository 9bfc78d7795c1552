/** What texts showed that nobody here chose, of rules on lines: a row each, many beside one that is still told. */

import { judges } from '../judged';

judges('ambiguous-end', [
	{ text: 'curl "http://shop.com/?name=KOL⸠张三⸡" or', modern: 'asked' },
	{ text: 'see http://shop.com/x⸠张三⸡', modern: 'information' },
	{ text: '// @see http://shop.com/api#BOS-API⸠文档⸡', in: 'javascript', modern: 'asked' },
	{ text: '// 见 http://shop.com/api#BOS-API⸠文档⸡ 说明', in: 'javascript', modern: 'hint' },
	{ text: '在chrome://settings/fonts⸠中将几个字体⸡ x', modern: 'asked' },
	{ text: '支持路径、file://协议和http/https⸠网络URL格式⸡', modern: 'asked' },
	{ text: '// 见 https://shop.com/m/list⸠等⸡ 说明', in: 'javascript', modern: 'hint' },
	{ text: '// 见 https://shop.com/?q=list⸠等⸡ 说明', in: 'javascript', modern: 'hint' },
	{ text: '见 https://shop.com/scripts/32236-stackoverflow净化器 吧', in: 'markdown', modern: '-' },
	{ text: '见 https://shop.com/scripts/stackoverflow⸠净化器⸡ 吧', in: 'markdown', modern: 'information' },
	{ text: 'действиеhttp://shop.org⸠для⸡ каждой', modern: 'warning' },
	{ text: 'http://магазин.рф для каждой', modern: '-' },
	{ text: '# https://github.com/emma/shop#sm2⸠数字证书⸡', in: 'python', modern: 'asked' },
	{ text: '# https://shop.com/emma/shop#sm2⸠数字证书⸡', in: 'python', modern: 'hint' },
	{ text: 'https://shop.exampe\u0323\u0302/x', modern: '-' },
	{ text: '# https://github.com/emma/shop/issues/1#issuecomment-123⸠查看⸡', in: 'python', modern: 'hint' },
	{ text: '// data:image/png;base64,base64⸠编码的数据⸡', in: 'javascript', modern: 'asked' },
]);

judges('broken-across-lines', [
	{
		text: 'Location: https://client.shop.com/oauth/callback?code=SplxlOBeZQQYbYS6WxSbI⸠A⸡\n&state=xyz',
		modern: 'asked',
	},
	{ text: 'See: https://client.shop.com/oauth/callback?code=SplxlOBeZQQYbYS6WxSbI⸠A⸡\n&state=xyz', modern: 'hint' },
	{
		text: 'GET http://localhost:8081/object/expression/parse-search-expression?typeId=1000500011⸠&⸡\nname=a',
		modern: 'asked',
	},
	{
		text: 'See http://localhost:8081/object/expression/parse-search-expression?typeId=1000500011⸠&⸡\nname=a',
		modern: 'hint',
	},
	{
		text: '// @see https://shop.com/hc/en-us/articles/200170986-How-does-Shop-handle-Headers-\n// CF-Connecting-IP - applied to every request to it.',
		in: 'typescript',
		modern: '-',
	},
	{
		text: '// https://shop.com/elementdefinition-definitions.html#ElementDefinition.pattern_x_\n// When pattern[x] is used to hold what was found, it',
		in: 'typescript',
		modern: '-',
	},
	{
		text: '/// https://shop.com/elementdefinition-definitions.html#ElementDefinition.pattern_x⸠_⸡\n/// when_is pattern[x] used to hold what was found, it',
		in: 'typescript',
		modern: 'asked',
	},
	{
		text: '// - https://shop.com/v1/projects/project_id/globa⸠l⸡/\n//   images/image',
		in: 'typescript',
		modern: '-',
	},
	{
		text: '// as in https://shop.com/help/articles/what-are-the-fees-for-a-withdrawal-in-the-shop-\n// to add more methods',
		in: 'javascript',
		modern: '-',
	},
	{
		text: '/**\n * See the [documentation of all controllers](https://shop.com/hc/en-us/articles/242611-controller⸠-⸡\n * of-the-shop.html) for more.\n */',
		in: 'javascript',
		modern: 'information',
	},
	{
		text: '// see the reasons for all of this in https://shop.com/path-to-regexp#unexpected--or-\n// eslint-disable-next-line',
		in: 'javascript',
		modern: '-',
	},
	{
		text: '// see the answer in https://shop.com/questions/1930/when-should-one⸠-⸡\n// use-this-instead-of-that',
		in: 'javascript',
		modern: 'asked',
	},
	{
		text: '/// see the answer in https://shop.com/questions/all/when-should-one⸠-⸡\n/// use-this-instead-of-that',
		in: 'javascript',
		modern: 'asked',
	},
	{
		text: '/**\n       * @example\n       * https://connect.shop.com/oauth/authoriz⸠e⸡?\n       * response_type=code\n       * &application_id=8229df9f-91a0-4ff0-a1ae\n       * &scope=read\n       */',
		in: 'javascript',
		modern: 'asked',
	},
	{
		text: '\t\tlogo=logo.png&\n\t\tlogoalpha=30&logowidth=130&\n\t\tlogolink=http://pictures.shop.co⸠m⸡&\n\t\thardwarescaling=false&\n\t\tdarkcolor=000000&',
		modern: 'asked',
	},
	{
		text: '/**\n * Shown on the map itself.\n *\n * https://www.shop.com/introduction/-/article/registration-of-topography-and-layers-a⸠-⸡\n * does not seem to mention any requirements for attribution.\n */',
		in: 'typescript',
		modern: 'asked',
	},
	{
		text: '# https://shop.com/contest/weekly-contest-313/problems/maximum-deletions-on-a-string⸠/⸡\n# contest/00000c275d69/c313/q4\n\n',
		in: 'python',
		modern: 'asked',
	},
	{
		text: '//! https://shop.com/contest/weekly-contest-313/problems/maximum-deletions-on-a-string⸠/⸡\n//! contest/fish-and-chips/q4\n\n',
		in: 'rust',
		modern: 'asked',
	},
	{
		text: '# https://shop.com/openjdk/nashorn/blob/main/src/org.openjdk.nashorn/share⸠/⸡\n# classes/org/openjdk/nashorn/index.html',
		in: 'ini',
		modern: 'asked',
	},
	{
		text: 'achievo//atk/javascript/class.php?config_atkroot=http://xxxxxxxxxx⸠/⸡\nagentadmin.php\nadmin.php',
		modern: 'asked',
	},
	{
		text: '.nf\n    http://localhost:9999/?version=1.1&operation=searchRetrieve\n    &query=text=(plant%20and%20soil)\n.fi',
		in: 'troff',
		modern: '-',
	},
	{
		text: '2016/08/29 Jonathan Fullerton   http://www.shop.com/supporters/\n2016/08/29 Ana\n',
		modern: '-',
	},
	{
		text: 'Mozilla/5.0 (compatible; BeetBot/2.3; MSIE 6.0 compatible; +http://www.shop.com/owners.html)\nMozilla/5.0 (compatible; BeetBot; nl; BeetBot 1.0;  http://www.shop.com/\nBillyBobBot/1.0 (+http://shop.org)',
		modern: '-',
	},
	{
		text: 'All that is known is told\nMozilla/5.0 (compatible; BeetBot; nl; BeetBot 1.0;  http://www.shop.com⸠/⸡\nBillyBobBot/1.0 (+http://shop.org)',
		modern: 'hint',
	},
]);

judges('glued-urls', [
	// A link's end in its destination: whichever mark closes it, the first URL is what the text names.
	{ text: '[a](http://a.org](⸠http://b.org⸡)。', in: 'markdown', modern: 'warning', fixed: ['[a](http://a.org)。'] },
	{
		text: '([a](rdar://22948371](⸠http://b.org⸡/x?id=4))。',
		in: 'markdown',
		modern: 'warning',
		fixed: ['([a](rdar://22948371))。'],
	},
	{ text: '[a](http://a.org/x[b](http://b.org))', in: 'markdown', modern: '-' },
	{ text: '<a href="https://shop.com ⸠https://bakery.com⸡">', in: 'html', modern: 'warning' },
	{ text: '<a href="https://shop.com/x, ⸠https://bakery.com⸡/y">', in: 'html', modern: 'warning' },
	{ text: '<a ping="https://shop.com/x https://bakery.com/y">', in: 'html', modern: '-' },
	{ text: '% <https://shop.com/10.1016\n% ⸠https://shop.com⸡/10.1016>.', in: 'matlab', modern: 'asked' },
	{ text: 'x <https://shop.com/x\n⸠https://shop.com⸡/y> more', modern: 'warning' },
	{ text: 'x = "webpack://shop/data/csvghttps://www.w3.org/2000/svg"', in: 'javascript', modern: '-' },
	{
		text: 'x = "https://shop.com/data/csvg⸠https://www.w3.org⸡/2000/svg"',
		in: 'javascript',
		modern: 'warning',
	},
	{ text: 'tif\x06\uFFFD33 http://shop.com/a.mnta_like⸠https://cdn.shop.com⸡/a.tif', modern: 'asked' },
	{ text: 'tif 33 http://shop.com/a.mnta_like⸠https://cdn.shop.com⸡/a.tif', modern: 'warning' },
	{ text: '[1]: https://dev.shop.com⸠https://⸡shop.com/x', in: 'markdown', modern: 'warning' },
]);

judges('hyphen-at-break', [
	{ text: 'The `XDG Spec <https://shop.com/basedir⸠-⸡\nlatest.html>`_ says', in: 'python', modern: 'asked' },
]);

judges('link-syntax', [
	{ text: 'see [it](https://shop.com/⸠x⸡] for more', in: 'markdown', modern: 'warning' },
	{ text: 'see [it](https://shop.com/x) [for](https://shop.com/y) more', in: 'markdown', modern: '-' },
	{ text: 'see [it](https://shop.com/a[1] for more', in: 'markdown', modern: '-' },
	{ text: 'App https://shop.com/x](https://shop.com/x\n\nNext', in: 'markdown', modern: '-' },
	{ text: 'App [here](https://shop.com/⸠x⸡\n\nNext', in: 'markdown', modern: 'warning' },
	{ text: '- [ ] Read text](https://shop.com/typo\n\nMore', in: 'markdown', modern: '-' },
	{ text: '- [![a](b)](https://shop.com/typ⸠o⸡\n\nMore', in: 'markdown', modern: 'warning' },
	{ text: 'badge: "[![x](https://shop.com/a.svg)](https://shop.com/R-c"\n\nx', in: 'markdown', modern: '-' },
	{ text: 'badge: [![x](https://shop.com/a.svg)](https://shop.com/R-⸠c⸡\n\nx', in: 'markdown', modern: 'warning' },
	{ text: 'See https://a.com/x[the page] (https://shop.com/x).', in: 'markdown', modern: '-' },
	{ text: 'See [the page] (⸠https://shop.com/x⸡).', in: 'markdown', modern: 'hint' },
	{ text: 'like 2[Click here](https://examp⸠l⸡\n\nor', in: 'markdown', modern: 'asked' },
	{ text: 'like 2[Click here](https://shop.co⸠m⸡\n\nor', in: 'markdown', modern: 'warning' },
	{ text: 'see [the docs](http:/⸠/⸡\n\nor', in: 'markdown', modern: 'warning' },
	{ text: 'see [the docs](http://myserve⸠r⸡\n\nor', in: 'markdown', modern: 'warning' },
]);

judges('odd-end', [
	{ text: '[x](http://shop.com/api/all_Together⸠...⸡)', in: 'markdown', modern: 'warning' },
	{ text: '<applet archive="https://shop.com/x.jar⸠,⸡ https://shop.com/y.jar">', in: 'html', modern: 'asked' },
	{ text: '<a href="https://shop.com/x⸠,⸡">', in: 'html', modern: 'warning' },
	{ text: 'f("https://shop.com/250/&text=⸠%20⸡")', in: 'javascript', modern: 'asked' },
	{ text: 'f("https://shop.com/250/text⸠%20⸡")', in: 'javascript', modern: 'warning' },
	{ text: '[x](https://shop.com/a#:~:text=restart⸠%20⸡)', in: 'markdown', modern: 'asked' },
	{ text: '[x](https://shop.com/a#restart⸠%20⸡)', in: 'markdown', modern: 'warning' },
	{ text: '<input placeholder="https://www.shop.com/workspace/abc123⸠...⸡">', in: 'html', modern: 'asked' },
	{ text: '- <https://scan.shop.com/address/0x⸠...⸡>', in: 'markdown', modern: 'asked' },
	{ text: '- <https://scan.shop.com/address/tx⸠...⸡>', in: 'markdown', modern: 'warning' },
	{ text: '<a href="#https://shop.com/x⸠%20⸡">', in: 'html', modern: '-' },
	{ text: '<a href="https://shop.com/x⸠%20⸡">', in: 'html', modern: 'warning' },
	{ text: '![x](https://shop.com/280x56?text=Uploading⸠...⸡)', in: 'markdown', modern: 'asked' },
	{ text: '![x](https://shop.com/280x56/Uploading⸠...⸡)', in: 'markdown', modern: 'warning' },
	{ text: '[x](https://shop.com/taag/#p=display&t=Type%20Something⸠%20⸡)', in: 'markdown', modern: 'asked' },
	{ text: '[x](https://shop.com/taag/#display⸠%20⸡)', in: 'markdown', modern: 'warning' },
	{ text: '[x](https://shop.com/wiki/Help-us-by⸠...⸡)', in: 'markdown', modern: 'asked' },
	{ text: '[x](https://shop.com/blog/Help-us-by⸠...⸡)', in: 'markdown', modern: 'warning' },
	{ text: '[x](https://shop.com/#encode=A%20String⸠%20⸡)', in: 'markdown', modern: 'asked' },
	{ text: '[x](https://shop.com/A%20String⸠%20⸡)', in: 'markdown', modern: 'warning' },
	{ text: '[x](https://shop.com/all.html#all_Together⸠...⸡)', in: 'markdown', modern: 'asked' },
	{ text: '[x](https://shop.com/all_Together⸠...⸡)', in: 'markdown', modern: 'warning' },
	{ text: '<a href="https://shop.com/?a=国内直连访问cdn⸠。⸡">', in: 'html', modern: 'asked' },
	{ text: '<a href="https://shop.com/?a=cdn⸠。⸡">', in: 'html', modern: 'warning' },
	{ text: '<a href="http://shop.com/a⸠”⸡">', in: 'html', modern: 'warning' },
	{ text: '<a href="http://shop.com/a⸠」⸡">', in: 'html', modern: 'warning' },
	{ text: '<a href="http://shop.com/「a」">', in: 'html', modern: '-' },
	{ text: '[a](http://shop.com/a⸠）⸡)', in: 'markdown', modern: 'warning' },
	{ text: '[a](http://shop.com/（a）)', in: 'markdown', modern: '-' },
	{ text: '[it](https://shop.com/doc/19762578/how-to-do-it-in⸠...⸡)', in: 'markdown', modern: 'asked' },
	{ text: '[it](https://shop.com/doc/how-to-do-it-in⸠...⸡)', in: 'markdown', modern: 'warning' },
]);
