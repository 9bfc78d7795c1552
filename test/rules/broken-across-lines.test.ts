/** Where a reader sees that a URL goes on in the next line, and where it only seems so. */

import { judges } from './judged';

const faq = 'Please see the installation guide of Debian, at (https://www.debian.example⸠/⸡';

judges('broken-across-lines', [
	{ text: `${faq}\nreleases/stable/installmanual) for more.`, modern: 'hint', rfc1738: 'information' },
	{ text: `${faq}\nsupport) .`, modern: 'hint' },
	{ text: 'Source0: http://a.example/x-1.tar.gz\n%description\nA shop.', modern: '-' },
	{ text: `${faq}\r\nsupport) .`, modern: 'hint' },
	{
		text: 'The list of bugs is at https://bugs.example/cgi-bin/pkgreport.cgi?tag⸠=⸡\ngoal-hardening;users=hardening as of today.',
		modern: 'hint',
	},
	{
		text: 'All of the releases are at https://a.example/pub/releases/mirrors⸠/⸡\nindex.html today.',
		modern: 'hint',
	},
	{
		text: '> See https://a.example/changelog/2022-10-03-jobs-running-on-macos⸠-⸡\n> latest-are-now-running-on-macos-12/',
		modern: 'hint',
	},
	{
		text: 'The notes are at the end of https://a.example/docs/policy/social_contract⸠#⸡\nguide-lines and',
		modern: 'hint',
	},
	{
		text: 'The search is at the end of the page at https://a.example/cgi-bin/fin⸠d⸡?\nq=bread&n=2 and',
		modern: 'hint',
		fixed: [
			'The search is at the end of the page at https://a.example/cgi-bin/find?q=bread&n=2 and',
			'The search is at the end of the page at <URL:https://a.example/cgi-bin/find?\nq=bread&n=2> and',
		],
	},
	{
		text: '  https://docs.a.example/general/latest/gr/sigv4-create-canonical-reques⸠t⸡.\n  html',
		modern: 'hint',
	},
	{
		text: 'The gopher protocol is told in ftp://boombox.example/pub/gopher/gopher_protoco⸠l⸡\n/Gopher+/Gopher+.txt',
		modern: 'hint',
	},
	{
		text: '    メーリングリスト (全リストは https://lists.a.example⸠/⸡\n    devel.html を見てください。',
		modern: 'hint',
	},
]);

judges('broken-across-lines', [
	{
		text: 'All of the releases are at https://a.example/pub/releases/mirrors⸠/⸡\nindex.html today.',
		in: 'markdown',
		modern: 'information',
		fixed: ['All of the releases are at https://a.example/pub/releases/mirrors/index.html today.'],
		all: 'All of the releases are at https://a.example/pub/releases/mirrors/\nindex.html today.',
	},
	{
		text: '/// See https://a.example/questions/1930/when-should-one-use-begin-instead⸠/⸡\n/// of/html/index.html for it.\nf();',
		in: 'rust',
		modern: 'asked',
		fixed: [
			'/// See https://a.example/questions/1930/when-should-one-use-begin-instead/of/html/index.html for it.\nf();',
			'/// See <URL:https://a.example/questions/1930/when-should-one-use-begin-instead/\n/// of/html/index.html> for it.\nf();',
		],
	},
	{
		text: '/*\n * See https://a.example/web/tools/chrome-developer-tools/performance⸠/⸡\n * profile/evaluate-performance/rail\n */',
		in: 'c',
		modern: 'asked',
		fixed: [
			'/*\n * See https://a.example/web/tools/chrome-developer-tools/performance/profile/evaluate-performance/rail\n */',
			'/*\n * See <URL:https://a.example/web/tools/chrome-developer-tools/performance/\n * profile/evaluate-performance/rail>\n */',
		],
	},
]);

judges('broken-across-lines', [
	{
		text: `${faq}\nreleases/stable/installmanual) for more.`,
		modern: 'hint',
		fixed: [
			'Please see the installation guide of Debian, at (https://www.debian.example/releases/stable/installmanual) for more.',
			'Please see the installation guide of Debian, at (<URL:https://www.debian.example/\nreleases/stable/installmanual>) for more.',
		],
	},
	{
		text: 'The bugs are listed at our bug tracking system (https://bugs.example/cgi-bin⸠/⸡\npkgreport.cgi?tag=goal-hardening;users=quality;archive=both;list=\nhardening-discuss@lists.example) as of today.',
		modern: 'hint',
		fixed: [
			'The bugs are listed at our bug tracking system (https://bugs.example/cgi-bin/pkgreport.cgi?tag=goal-hardening;users=quality;archive=both;list=hardening-discuss@lists.example) as of today.',
			'The bugs are listed at our bug tracking system (<URL:https://bugs.example/cgi-bin/\npkgreport.cgi?tag=goal-hardening;users=quality;archive=both;list=\nhardening-discuss@lists.example>) as of today.',
		],
	},
	{
		text: 'mirrors at https://www.a.example/doc/packaging-manuals/debian-emacs⸠-⸡\npolicy.',
		modern: 'hint',
		fixed: [
			'mirrors at https://www.a.example/doc/packaging-manuals/debian-emacs-policy.',
			'mirrors at https://www.a.example/doc/packaging-manuals/debian-emacspolicy.',
		],
	},
]);

/** Lines that end with a URL and are followed by something else. */
const silent = [
	'The cipher is told of in http://a.example/wiki/Block_cipher_mode#Cipher-block_chaining_\nfor the algorithm',
	'Have a look at all of our releases on https://a.example/pub/releases/\nbefore you start.',
	'Have a look at all of our releases on https://a.example/pub/releases/\nand/or ask us.',
	'Have a look at all of our releases on https://a.example/pub/releases/\nhttps://a.example/index.html',
	'Have a look at all of our releases on https://a.example/pub/releases/\nwww.a.example/index.html',
	'Have a look at all of our releases on https://a.example/pub/releases/\nana@a.example/x',
	'Have a look at all of our releases on https://a.example/pub/releases/\n- index.html',
	'Have a look at all of our releases on https://a.example/pub/releases/\n\nindex.html',
	'Have a look at all of our releases on https://a.example/pub/releases/\nDay: Monday/2-3/',
	'* Have a look at all of our releases on https://a.example/pub/releases/\n* index.html',
	'    Have a look at all of our releases on https://a.example/pub/releases/\nindex.html',
	'Format: https://www.debian.example/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: make',
	'See https://a.example/\nindex.html',
	'https://a.example/pub/\nindex.html\nreadme.txt',
	'It was installed from the archive at https://a.example/pub/releases\n/usr/bin/index.html',
	'Our home page in the world wide web is to be found at https://a.example/\nb.example/index',
	'https://a.example/cgi-bin/daemon.cgi?service=git-upload-pack&repository&q=\nURL request: none',
	'The full stop is none of it, as in this sentence: https://a.example/index.\nThen it goes on.',
	'<URL:https://a.example/pub/releases/mirrors/very-long-name-of-a-directory/\nindex.html>',
	'<https://a.example/pub/releases/mirrors/very-long-name-of-a-directory/\nindex.html>',
	'(see the releases with their notes on https://a.example/pub/releases/\nnow)',
];
judges(
	'broken-across-lines',
	silent.map((text) => ({ text, modern: '-', rfc1738: '-' })),
);

const broken = 'Have a look at all of our releases on https://a.example/pub/releases/\nindex.html';
judges('broken-across-lines', [
	{ text: `\`\`\`\n${broken}\n\`\`\``, in: 'markdown', modern: '-' },
	{ text: `<p>${broken}</p>`, in: 'html', modern: '-' },
	{ text: `x = """${broken}"""`, in: 'python', modern: '-' },
	{ text: `f(); // ${broken}();`, in: 'javascript', modern: '-' },
	{ text: broken, in: 'nix', modern: '-' },
	{ text: `title,${broken}`, in: 'csv', modern: '-' },
]);

/** Tables of addresses, one a line: what stands below a URL belongs to its own line. */
const columns = [
	'/docs/one https://a.example/docs/another-very-long-path/that-goes-on-and\n/docs/two/  https://a.example/docs/two',
	'/docs/one  https://a.example/docs/another-very-long-path/that-goes-on-and\n/docs/two-and-more/  301',
	'/docs/one  https://a.example/docs/another-very-long-path/that-goes-on-and\n/docs/two-and-more/',
	'https://a.example/one  https://a.example/docs/another-very-long-path/that\n/docs/two-and-more/',
	'https://a.example/docs/another-very-long-path/that-goes-on-and-on/until-now/\nnames/of/others-1 https://a.example/x',
	'https://a.example/docs/another-very-long-path/that-goes-on-and-on/until-now/\nindex.html\t/index',
	'https://a.example/docs/another-very-long-path/that-goes-on-and-on/until-now/\nindex.html 302!',
];
judges(
	'broken-across-lines',
	columns.map((text) => ({ text, modern: '-', rfc1738: '-' })),
);
judges('broken-across-lines', [
	{
		text: 'see https://a.example/docs/another-very-long-path/that-goes-on-and-on-an⸠d⸡\n/docs/two-more-and-more/  more',
		modern: 'hint',
	},
	{
		text: 'read /docs https://a.example/docs/another-very-long-path/that-goes-on-an⸠d⸡\n/docs/two-more-and-more/ or',
		modern: 'hint',
	},
	{
		text: 'https://a.example/docs/another-very-long-path/that-goes-on-and-on/until-now⸠/⸡\nindex.html and 301 others',
		modern: 'hint',
	},
]);

/** Lines that are entries of their own: settings, items of a list, the same words once more. */
const entries = [
	'the_key_of_an_index_whose_name_is_very_long = https://a.example/path/index-\nother_key = https://a.example/path/index-two',
	'the_key_of_an_index_whose_name_is_very_long=https://a.example/path/index?query=\nother_key=1',
	'the key of the index whose name is very long: https://a.example/path/index-\nother_key = 1',
	'the key of the index whose name is very long: https://a.example/path/index-\n1. the next',
	'the key of the index whose name is very long: https://a.example/path/index-\n12) the next',
	'the key of the index whose name is very long: https://a.example/path/index-\nb) the next',
	'1st_Commander (Net) - The very long name of the one http://www.a.example/\n1st_Commander (Net) - The very long name of the one http://www.a.example/',
	'# x_URL=http://www.a.example/pub/a-long-name-of-a-directory/current/\n# x_URL=http://www.a.example/pub/a-long-name-of-a-directory/current/',
	'# x_URL=http://www.a.example/pub/a-long-name-of-a-directory/current-\n# other_URL = 1',
];
judges(
	'broken-across-lines',
	entries.map((text) => ({ text, modern: '-', rfc1738: '-' })),
);
judges('broken-across-lines', [
	{
		text: '// https://a.example/stomita/imagefile-megapixel-and-more-of-it-for-all/\n// words and so on',
		in: 'javascript',
		modern: '-',
	},
	{
		text: '/// https://a.example/stomita/imagefile-megapixel-and-more-of-it-for-all⸠/⸡\n/// programming_guide.pdf) and so on',
		in: 'rust',
		modern: 'asked',
	},
	{
		text: '// https://a.example/stomita/imagefile-megapixel-and-more-of-it-for-all⸠/⸡\n// programming_guide.pdf) and so on',
		in: 'rust',
		modern: 'asked',
	},
	{
		text: '# the folders that are virtual are at https://a.example/x/folders#virtual⸠-⸡\n# folders).',
		modern: 'hint',
	},
	{
		text: 'the_key_of_an_index_whose_name_is_very_long=https://a.example/path/index⸠-⸡\nother and more',
		modern: 'hint',
	},
	{
		text: 'the key of the index whose name is very long: https://a.example/path/rfc⸠-⸡\n2616. The next',
		modern: 'hint',
	},
]);

// Nobody wraps lines shorter than 60 columns: with the word that follows, this one has 60, and 59.
judges('broken-across-lines', [
	{ text: `${'x'.repeat(23)} at https://a.example/docs⸠/⸡\nindex.html today.`, modern: 'hint' },
	{ text: `${'x'.repeat(22)} at https://a.example/docs/\nindex.html today.`, modern: '-' },
]);
