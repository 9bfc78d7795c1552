/** Findings and their repairs, in Japanese. */
export const findings = {
	'finding.others': 'この URL には同じ種類の指摘があと {count} 件あります。',
	'finding.others-at-least': 'この URL には同じ種類の指摘があと少なくとも {count} 件あります。',
	'finding.with-others': '{finding}{others}',

	'reason.space': 'ブラウザはエンコードするが、ほかのプログラムは受け付けないか、そこで URL を打ち切ることがある',
	'reason.angle': '文章の中で URL を囲むのに使われる',
	'reason.quote': 'URL を囲むのに使うシステムがある',
	'reason.hash': 'フラグメントの始まりになるのは最初の 1 つだけである',
	'reason.gateway': 'ゲートウェイが書き換えることがある',
	'word.or': '{list}または{last}',
	'name.character': '「{text}」',
	'name.service': '（{service}）',
	'name.quote': '引用符',
	'name.hidden': '伏せてある文字',
	'name.its-escape': 'そのエスケープ',
	'name.space': '空白',
	'name.spaces': '連続する {count} 個の空白',

	'full-width/marks': '「://」は半角で書いてください。全角のままでは URL になりません（RFC 1738 §2.1）。',
	'full-width/port': 'ポートの前の「:」は半角で書いてください。全角ではポートが始まりません（RFC 1738 §3.1）。',
	'full-width/host':
		'「{ascii}」と書いてください。ホストが全角で書かれていて、ネットワークではこの名前になります（RFC 1738 §3.1、UTS #46 §4）。',
	'misspelt-scheme/name': '{nearest}と書いてください。「{scheme}」というスキームはありません（RFC 1738 §2.1）。',
	'misspelt-scheme/colons': 'コロンは 1 つにしてください。スキームの後に続くコロンは 1 つだけです（RFC 1738 §2.1）。',
	'misspelt-scheme/semicolon':
		'コロンを書いてください。スキームの後に続くのはセミコロンではなくコロンです（RFC 1738 §2.1）。',
	'misspelt-scheme/doubled': 'スキームを 1 つ削除してください。2 回書かれています（RFC 1738 §2.1）。',
	'scheme-syntax/no-scheme': 'スキーム（英字、数字、「+」、「-」、「.」）とコロンから始めてください（RFC 1738 §2.1）。',
	'scheme-syntax/first-letter': 'スキームの先頭は{character}ではなく英字にしてください（RFC 3986 §3.1）。',
	'scheme-syntax/ws-fragment':
		'フラグメントを取り除いてください。「#」がデータなら %23 と書きます。WebSocket ではフラグメントは使われません（RFC 6455 §3）。',
	'scheme-syntax/data-comma': 'データの前にコンマを書いてください（RFC 2397 §3）。',
	'scheme-syntax/data-type':
		'タイプ、「/」、サブタイプの順に書くか、何も書かないでください。data URL のメディアタイプはこの形です（RFC 2397 §3）。',
	'scheme-syntax/data-base64':
		'データを確認してください。使えない文字があるか、文字数が合わないため、Base64 として読めません（RFC 2397 §3、RFC 4648 §4）。',
	'scheme-syntax/data-base64-last':
		'「;base64」はコンマの直前に書いてください。そうでないとデータはそのままの文字として扱われます（RFC 2397 §3）。',
	'scheme-syntax/tel-number': '電話番号は数字で書いてください。間に「-」、「.」、括弧を入れられます（RFC 3966 §3）。',
	'scheme-syntax/tel-slashes': 'スラッシュを取り除いてください。「tel:」の直後には番号が続きます（RFC 3966 §3）。',
	'scheme-syntax/tel-space':
		'「-」、「.」、括弧のいずれかで区切ってください。tel URL では、エンコードしても空白は使えません（RFC 3966 §5.1.1）。',
	'scheme-syntax/tel-local':
		'「+」と国番号を書くか、「;phone-context=」を付けてください。この番号は国によって別の相手につながります（RFC 3966 §5.1.4）。',
	'scheme-syntax/geo-coordinates': '緯度、コンマ、経度の順に、10 進数の度で書いてください（RFC 5870 §3.3）。',
	'scheme-syntax/geo-range':
		'数値を確認してください。先に緯度（-90 ～ 90）、次に経度（-180 ～ 180）を書きます（RFC 5870 §3.4.2）。',
	'scheme-syntax/geo-uncertainty': '「;u=」の後にはメートル単位の数値を書いてください（RFC 5870 §3.4.3）。',
	'scheme-syntax/sip-slashes':
		'スラッシュを取り除いてください。「{scheme}:」の直後にはユーザーかホストが続きます（RFC 3261 §19.1.1）。',
	'scheme-syntax/sip-host': 'ホストを書いてください。SIP URL には必要です（RFC 3261 §19.1.1）。',
	'scheme-syntax/urn-namespace':
		'「urn:」の後に名前空間（2 ～ 32 文字の英数字とハイフン）とコロンを書いてください（RFC 8141 §2）。',
	'scheme-syntax/urn-empty': 'URN の名前空間の後に名前を書いてください（RFC 8141 §2）。',
	'scheme-syntax/urn-slash':
		'スラッシュを取り除いてください。URN の名前空間に続く名前はスラッシュでは始まりません（RFC 8141 §2）。',
	'scheme-syntax/urn-uuid':
		'32 桁の 16 進数を 8、4、4、4、12 桁ずつ「-」で区切って書いてください。UUID はこの形です（RFC 9562 §4）。',
	'scheme-syntax/urn-question':
		'この「?」が名前の一部なら %3F と書いてください。URN では「?」の後に「+」か「=」が続きます（RFC 8141 §2）。',
	'scheme-syntax/urn-component':
		'「{text}」を削除してください。URN でこの後に来るべきものがありません（RFC 8141 §2）。',
	'scheme-syntax/host-character':
		'{encoded} と書いてください。{character}はどの URL のホストにも使えず、ブラウザーは受け付けません（RFC 3986 §3.2.2）。',
	'scheme-syntax/authority':
		'「//」の後にホストを書き、ポートは数字で書いてください。このままではブラウザーは受け付けません（RFC 3986 §3.2）。',
	'unknown-scheme/name':
		'スキーム「{scheme}」を確認してください。登録されておらず、広く使われてもいません（RFC 1738 §4）。',
	'insecure-scheme/http':
		'サーバーが対応していれば https と書いてください。http の通信は途中で読まれたり書き換えられたりします（RFC 9110 §4.2.2、RFC 1738 §6）。',
	'scheme-case/name': '「{lower}」と書いてください。スキームは小文字で書きます（RFC 1738 §2.1）。',
	'obsolete-scheme/scheme':
		'別の場所へのリンクも書いてください。{scheme} の URL を開けるプログラムは今ではほとんどありません（RFC 1738 §{section}）。',
	'missing-slashes/none': 'スラッシュがありません。{scheme}:// の後にホストを書いてください（RFC 1738 §3.1）。',
	'missing-slashes/relative':
		'「{scheme}:」を削除するか、{scheme}:// とホストを書いてください。続くのはファイル名で、ページの隣を探すブラウザーもあります（RFC 1738 §3.1、RFC 3986 §5.2.2）。',
	'missing-slashes/one': 'スラッシュが足りません。{scheme}:// と書いてください（RFC 1738 §3.1）。',
	'missing-slashes/many':
		'スラッシュが多すぎます。{count} 個ではなく 2 個で {scheme}:// と書いてください（RFC 1738 §3.1）。',
	'missing-slashes/colon': 'コロンがありません。{scheme}:// と書いてください（RFC 1738 §3.1）。',
	'link-syntax/mark':
		'「{expected}」と書いてください。「{text}」ではリンクが閉じないため、リンクになっていません（RFC 1738 §2.2・付録、CommonMark §6）。',
	'link-syntax/missing':
		'リンクを閉じる「{expected}」を書いてください。このままでは後の文章まで続いてしまいます（RFC 1738 §2.2・付録、CommonMark §6）。',
	'link-syntax/line':
		'空行の前に、リンクを閉じる「{expected}」を書いてください（RFC 1738 §2.2・付録、CommonMark §6）。',
	'link-syntax/spaced':
		'リンク先の前の空白を取り除いてください。空白があるとリンクになりません（RFC 1738 §2.2・付録、CommonMark §6.3）。',
	'link-syntax/title':
		'タイトルの前に空白を入れてください。空白がないと、タイトルもリンク先の一部になります（CommonMark §6.3）。',
	'link-syntax/quoted':
		'リンク先を囲む引用符を取り除いてください。引用符もリンク先に含まれ、別の場所を指してしまいます（RFC 1738 §2.2・付録、CommonMark §6.3）。',
	'link-syntax/doubled':
		'内側の括弧を取り除いてください。括弧もリンク先に含まれ、別の場所を指してしまいます（RFC 1738 §2.2・付録、CommonMark §6.3）。',
	'link-syntax/wide':
		'リンク先を「(」と「)」で囲んでください。全角の括弧ではリンクになりません（RFC 1738 §2.2・付録、CommonMark §6.3）。',
	'link-syntax/bracketed':
		'リンク先を「(」と「)」で囲んでください。角括弧の中は参照のラベルになりますが、このラベルの定義はありません（RFC 1738 §2.2・付録、CommonMark §6.3）。',
	'link-syntax/nested':
		'URL だけを書いてください。リンク先の位置にリンクを書くと、別の場所を指してしまいます（RFC 1738 §2.2・付録、CommonMark §6.3）。',
	'glued-urls/second': '2 つの URL を離してください。ここから別の URL が始まっています（RFC 1738 §2.2・付録）。',
	'odd-end/comma': '末尾の句読点を取り除いてください。文章の一部と思われます（RFC 1738 §2.2・付録）。',
	'odd-end/space':
		'末尾のエンコードされた空白を取り除いてください。一緒にコピーされたものと思われます（RFC 1738 §2.2）。',
	'odd-end/cut': 'URL を省略せずに書いてください。途中で切られていて、続きがありません（RFC 1738 §2.2・付録）。',
	'escaped-twice/ampersand':
		'「&」のエスケープは 1 回にしてください。ここでは 2 回以上エスケープされているため、次の名前が「amp;」から始まってしまいます（RFC 1738 §2.2）。',
	'broken-across-lines/rest':
		'行をつなぐか、<URL:…> で囲んでください。URL は次の行に「{text}」と続いていますが、プログラムはそこまで読みません（RFC 1738 §2.2・付録）。',
	'broken-across-lines/comment':
		'プログラムにたどらせるなら、行をつなぐか <URL:…> で囲んでください。URL は次の行に「{text}」と続いています（RFC 1738 §2.2・付録）。',
	'hyphen-at-break/hyphen':
		'このハイフンを確認してください。行末にあるため、改行のときに加えられたものかもしれません（RFC 1738 §2.2・付録）。',
	'ambiguous-end/glued':
		'「{text}」の前に空白を入れるか、URL を <…> で囲んでください。URL の一部か文章の一部か区別できません（RFC 1738 §2.2・付録）。',
	'ambiguous-end/value':
		'「{text}」が URL の一部でなければ、その前に空白を入れるか、URL を <…> で囲んでください（RFC 1738 §2.2・付録）。',
	'ambiguous-end/host':
		'「{text}」が文章の一部なら、その前でリンクを終えてください。今はホストの一部になっています（RFC 1738 §3.1・付録）。',
	'deceptive-user/host':
		'リンク先を確認してください。実際の行き先は「{host}」です。「{user}」はホストのように見えますが、ユーザー名です（RFC 1738 §6）。',
	'deceptive-user/two-readings':
		'この「@」は %40 と書いてください。ブラウザーは「{host}」をホストとみなしますが、RFC 1738 (§3.1) では「@」の後がホストです。',
	'password-in-url/password':
		'パスワードを取り除いてください。この URL を読む人すべてに見えてしまいます（RFC 1738 §6）。',
	'password-in-url/not-allowed':
		'パスワードを取り除いてください。誰にでも見えるうえ、{scheme} の URL にパスワードはありません（RFC 1738 §{section}、§6）。',
	'user-not-allowed/user':
		'ユーザー名を取り除いてください。{scheme} の URL にユーザー名はありません（RFC 1738 §{section}）。',
	'invisible-character/width':
		'{character} を取り除くか、{encoded} と書いてください。幅がないため、URL の中にあっても見えません（RFC 1738 §2.2）。',
	'invisible-character/direction':
		'{character} を取り除くか、{encoded} と書いてください。書字方向が変わるため、URL が見た目と違うものになります（RFC 1738 §2.2）。',
	'invisible-character/hyphen':
		'{character} を取り除くか、{encoded} と書いてください。ソフトハイフンは行末でしか見えません（RFC 1738 §2.2）。',
	'invisible-character/space':
		'{character} を取り除くか、{encoded} と書いてください。空白のように見えますが、URL の一部になっています（RFC 1738 §2.2）。',
	'empty-host/host': 'ホストを書いてください。「{scheme}://」の後にあるべきホストがありません（RFC 1738 §3.1）。',
	'numeric-host/slash':
		'「{text}」の前に「/」を書いてください。そこからパスが始まります。このままではブラウザーはこのホストを受け付けません（RFC 1738 §3.1）。',
	'numeric-host/refused':
		'255 以下の数を 4 つ並べるか、名前を書いてください。このホストは数で終わっており、ブラウザーは受け付けません（RFC 1738 §3.1）。',
	'numeric-host/read-as':
		'{address} と書いてください。ブラウザーはそう読みますが、RFC 1738 (§3.1) のアドレスは 4 つの 10 進数です。',
	'invalid-ipv6/literal':
		'アドレスを確認してください。角括弧の中が正しい IPv6 アドレスではありません（RFC 3986 §3.2.2）。',
	'invalid-ipv6/unclosed': 'アドレスの後に「]」を書いてください。IPv6 アドレスは角括弧で囲みます（RFC 3986 §3.2.2）。',
	'invalid-ipv6/bare':
		'アドレスを「[」と「]」で囲んでください。囲まないと、中のコロンがポートの前のコロンと読まれます（RFC 3986 §3.2.2）。',
	'invalid-ipv6/encoded':
		'「[」と「]」のまま書いてください。IPv6 アドレスを囲む角括弧はエンコードしません（RFC 3986 §3.2.2）。',
	'invalid-ipv6/zone':
		'ゾーン識別子を取り除いてください。1 台のコンピューターの中でしか意味がなく、ブラウザーは受け付けません（RFC 3986 §3.2.2、RFC 9844）。',
	'invalid-ipv6/future':
		'IPv6 アドレスを書いてください。それより新しい版のアドレスを扱えるプログラムはまだありません（RFC 3986 §3.2.2）。',
	'invalid-ipv6/unknown':
		'名前か 4 つの数を書いてください。IPv6 アドレスは RFC 1738 (§3.1) にはなく、RFC 2732 で加わりました。',
	'invalid-idn/punycode':
		'「{text}」を確認してください。国際化ラベルの始まり方をしていますが、残りが Punycode ではありません（RFC 5890 §2.3.2.1、RFC 3492 §6.2）。',
	'invalid-idn/ascii':
		'{decoded}と書いてください。「{text}」をデコードするとこうなります。国際化ラベルには ASCII 以外の文字が含まれるはずです（RFC 5890 §2.3.2.1）。',
	'invalid-idn/context':
		'「{text}」を確認してください。デコードした{decoded}では、{character}をこの並びで使えません（RFC 5892 §A.{section}）。',
	'invalid-idn/form':
		'「{text}」を確認してください。デコードした{decoded}は、登録や検索に使われる形ではありません（RFC 5891 §4.4、UTS #46 §4）。',
	'invalid-host/empty-label':
		'ドットを 1 つ取り除くか、名前を書いてください。ホストのドットの前後を空にはできません（RFC 1738 §3.1）。',
	'invalid-host/hyphen':
		'ハイフンを取り除くか、名前を最後まで書いてください。ホスト名の各部分はハイフンで始まったり終わったりしません（RFC 1738 §3.1）。',
	'invalid-host/character': '{character}を取り除いてください。ホスト名には使えません（RFC 1738 §3.1）。',
	'invalid-host/dot': 'ホスト名の各部分の間には{character}ではなくドットを書いてください（RFC 1738 §3.1）。',
	'invalid-host/colon':
		'ポートの前には{character}ではなくコロンを書いてください。ホスト名には使えません（RFC 1738 §3.1）。',
	'invalid-host/long-label':
		'ホストのこの部分を短くしてください。{count} 文字ありますが、63 文字までです（RFC 1738 §3.1、RFC 1034 §3.1）。',
	'invalid-host/long-name':
		'ホストを短くしてください。{count} 文字ありますが、253 文字までです（RFC 1738 §3.1、RFC 1034 §3.1）。',
	'invalid-host/encoded-forbidden':
		'このエスケープを取り除いてください。ホスト名に使えない文字を表しており、ブラウザーはこの URL を受け付けません（RFC 1738 §3.1）。',
	'invalid-host/bidi':
		'「{text}」を確認してください。右から左に書くラベルと並べては使えない形で、書字方向が混ざっています（RFC 5893 §2）。',
	'invalid-host/idna':
		'ホストを確認してください。正しい国際化ドメイン名ではなく、ブラウザーは受け付けません（RFC 1738 §3.1、UTS #46）。',
	'invalid-host/encoded':
		'「{decoded}」と書いてください。ブラウザーはそう読みますが、RFC 1738 (§3.1) ではホスト名をエンコードしません。',
	'invalid-host/toplabel':
		'ホストの末尾を確認してください。最後の部分は数字ではなく英字で始まります（RFC 1738 §3.1）。',
	'invalid-host/underscore': 'ホスト名に「_」を使わないでください。受け付けないプログラムがあります（RFC 1738 §3.1）。',
	'invalid-host/final-dot': '最後のドットを取り除いてください。URL のホスト名はドットで終わりません（RFC 1738 §3.1）。',
	'confusable-host/mixed':
		'「{text}」が誰のホストか確認してください。見分けにくい複数の文字体系（{scripts}）が混ざっていて、ネットワークでは「{ascii}」になります（RFC 5890 §4.4、UTS #39 §5.2）。',
	'confusable-host/lookalike':
		'誰のホストか確認してください。「{text}」は「{decoded}」に見えますが、「{ascii}」という別の名前です（RFC 5890 §4.4、UTS #39 §4）。',
	'confusable-host/punycode':
		'誰のホストか確認してください。このラベルは「{text}」を表していて、「{decoded}」に見えるか、複数の文字体系（{scripts}）が混ざっています（RFC 5890 §4.4、UTS #39 §5）。',
	'invalid-port/empty': 'コロンを取り除いてください。後にポートがありません（RFC 1738 §3.1）。',
	'invalid-port/colons': 'コロンは 1 つにしてください。ホストとポートの間に 1 つだけ置きます（RFC 1738 §3.1）。',
	'invalid-port/behind': '{character}を取り除いてください。ポートのコロンの後には数字だけを置きます（RFC 1738 §3.1）。',
	'invalid-port/not-digits':
		'ポートは数字で、パスの始まりなら「/」で書いてください。ほかのものはここに置けません（RFC 1738 §3.1）。',
	'invalid-port/password':
		'パスワードをパーセントエンコードしてください。そのままの「/」「?」「#」で、ログインの部分が終わってしまいます（RFC 1738 §3.1）。',
	'invalid-port/too-high': 'ポートは 65535 以下にしてください。この値は大きすぎます（RFC 1738 §3.1）。',
	'risky-port/reserved':
		'ポート {port}{service}を確認してください。1024 未満では {scheme} ではない別のサービスが応答することがあります（RFC 1738 §6）。',
	'risky-port/blocked':
		'別のポートにしてください。{port}{service}では別のプロトコルが動いていることがあり、ブラウザーは接続しません（RFC 1738 §6）。',
	'default-port/port': ':{port} を省いてください。{scheme} の既定のポートです（RFC 1738 §3.1）。',
	'file-url/one-slash':
		'スラッシュを 3 つ書いてください。ホストのない file URL は RFC 1738 (§3.10) では 3 つです。RFC 8089 では 1 つでもかまいません。',
	'file-url/no-slashes': '「file://」、ホスト（省略可）、「/」、パスの順に書いてください（RFC 1738 §3.10）。',
	'file-url/relative':
		'「file:」を取り除いてください。続くのはこのページと同じ場所にあるファイルで、名前だけでリンクします（RFC 1738 §3.10、RFC 3986 §4.2）。',
	'file-url/drive-as-host':
		'ドライブの前にスラッシュをもう 1 つ書いてください。ホストの位置に「{text}」があります（RFC 1738 §3.10、RFC 8089 §E.2）。',
	'file-url/windows-path':
		'ドライブの前にスラッシュを 3 つ書き、名前の間は「/」で区切ってください。これは file URL ではなく Windows のパスです（RFC 1738 §3.10）。',
	'file-url/backslashes': 'スラッシュを書いてください。file URL ではバックスラッシュを使いません（RFC 1738 §3.10）。',
	'file-url/drive-bar':
		'ドライブの後は「:」と書いてください。「|」は昔のブラウザーの書き方です（RFC 1738 §2.2、RFC 8089 §E.2.2）。',
	'file-url/no-path': 'file URL のホストの後に「/」とパスを書いてください（RFC 1738 §3.10）。',
	'file-url/port': 'ポートを取り除いてください。file URL にはありません（RFC 1738 §3.10）。',
	'ftp-url/typecode':
		';type=a、;type=i、;type=d のいずれかを書いてください。他のタイプコードはありません（RFC 1738 §3.2.2）。',
	'ftp-url/character':
		'この「{text}」が名前の一部なら {encoded} と書いてください。ftp のパスで「;」の後に続くのは「;type=」だけです（RFC 1738 §3.2.2）。',
	'ftp-url/after-host': 'ホストの後に「/」を書いてください。ftp URL では他のものは続きません（RFC 1738 §3.2）。',
	'gopher-url/after-host': 'ホストの後に「/」を書いてください。gopher URL では他のものは続きません（RFC 1738 §3.4）。',
	'http-url/search-without-path': '「/?」と書いてください。RFC 1738 (§3.3) ではホストと「?」の間に「/」が入ります。',
	'mailto-url/empty': '「mailto:」の後にアドレスを書いてください（RFC 1738 §3.5）。',
	'mailto-url/slashes': 'スラッシュを取り除いてください。「mailto:」の直後にアドレスが続きます（RFC 1738 §3.5）。',
	'mailto-url/question': '「&」と書いてください。フィールドの始まりを示すのは最初の「?」だけです（RFC 6068 §2）。',
	'mailto-url/ampersand': '「?」と書いてください。最初のフィールドの前は「&」ではなく「?」です（RFC 6068 §2）。',
	'mailto-url/named':
		'「mailto:」の後にはアドレスだけを書いてください。mailto URL には名前も「<」「>」も入りません（RFC 1738 §3.5、RFC 6068 §2）。',
	'mailto-url/other':
		'「mailto:」を取り除いてください。続いているのはメールアドレスではなく、ページのアドレスです（RFC 1738 §3.5）。',
	'mailto-url/comma':
		'ドットを書いてください。「,」の後は別のアドレスになり、そこには「@」がありません（RFC 6068 §2）。',
	'mailto-url/no-at': 'アドレス全体を書いてください。メールアドレスには「@」があります（RFC 1738 §3.5、RFC 6068 §2）。',
	'news-url/server':
		'サーバーを省くか、nntp と書いてください。news URL のサーバーは RFC 1738 (§3.6) にはなく、RFC 5538 で加わりました。',
	'news-url/slashes':
		'ニュースグループの前の「//」を省くか、サーバーの後にニュースグループを書いてください。ここにはサーバーしかありません（RFC 1738 §3.6、RFC 5538 §3）。',
	'news-url/empty': 'ニュースグループ、記事、「*」のいずれかを書いてください（RFC 1738 §3.6）。',
	'news-url/no-article': '「@」の前に記事の識別子を書いてください（RFC 1738 §3.6）。',
	'news-url/article-host': '記事の識別子の「@」の後にホストを書いてください（RFC 1738 §3.6）。',
	'news-url/group-start': 'ニュースグループの先頭は英字にしてください（RFC 1738 §3.6）。',
	'news-url/group-character':
		'{character}を取り除いてください。ニュースグループの名前には使えません（RFC 1738 §3.6）。',
	'news-url/character': '{encoded} と書いてください。記事の識別子に「{text}」は 2 回使えません（RFC 1738 §3.6）。',
	'nntp-url/no-group': 'nntp URL のホストの後にニュースグループを書いてください（RFC 1738 §3.7）。',
	'nntp-url/group-start': 'ニュースグループの先頭は英字にしてください（RFC 1738 §3.7）。',
	'nntp-url/group-character':
		'{character}を取り除いてください。ニュースグループの名前には使えません（RFC 1738 §3.7）。',
	'nntp-url/article-number': 'ニュースグループの後に、記事の番号を数字で書いてください（RFC 1738 §3.7）。',
	'nntp-url/after-host': 'nntp URL のホストの後に「/」とニュースグループを書いてください（RFC 1738 §3.7）。',
	'prospero-url/no-path': 'prospero URL のホストの後にオブジェクト名を書いてください（RFC 1738 §3.11）。',
	'prospero-url/character':
		'{encoded} と書いてください。prospero URL のこの位置に「{text}」は使えません（RFC 1738 §3.11）。',
	'prospero-url/no-value':
		'「;」、名前、「=」、値の順に書いてください。prospero URL のフィールドはこの形です（RFC 1738 §3.11）。',
	'telnet-url/path':
		'ホストとポートより後を取り除いてください。telnet URL が指すのは文書ではなくサービスです（RFC 1738 §3.8）。',
	'telnet-url/after-host': 'telnet URL のホストの後は「/」だけにするか、何も書かないでください（RFC 1738 §3.8）。',
	'wais-url/no-database': 'wais URL のホストの後にデータベースを書いてください（RFC 1738 §3.9）。',
	'wais-url/segments':
		'データベースだけを書くか、データベース、タイプ、文書を「/」で区切って書いてください（RFC 1738 §3.9）。',
	'wais-url/character': '{encoded} と書いてください。「{text}」は wais URL の予約文字です（RFC 1738 §3.9）。',
	'space-in-destination/title':
		'タイトルを引用符で囲んでください。囲まないと、アドレスの後の語のためにリンクになりません（CommonMark §6.3、RFC 1738 §2.2）。',
	'space-in-destination/sentence':
		'アドレスの後に「)」を書いてください。文が続いていて、これではリンクになりません（CommonMark §6.3、RFC 1738 §2.2、付録）。',
	'space-in-destination/name':
		'リンクの文字列がそのまま入っていて、その空白でリンク先が終わります。アドレスにある名前を書いてください（RFC 1738 §2.2、CommonMark §6.3）。',
	'space-in-destination/words':
		'アドレスを書いてください。ホストの場所に言葉が並んでいて、どこにもつながりません（RFC 1738 §2.2, §3.1）。',
	'space-in-destination/space':
		'空白を省くか %20 と書くか、リンク先を <…> で囲んでください。空白でリンク先が終わるため、リンクになっていません（RFC 1738 §2.2、CommonMark §6.3）。',
	'control-character/character':
		'{character} を取り除くか、{encoded} と書いてください。URL に制御文字は使えません（RFC 1738 §2.2）。',
	'control-character/c1':
		'{character} を取り除いてください。C1 制御文字で、多くは文字コードの取り違えで生じたものです（RFC 3987 §2.2）。',
	'control-character/line-break':
		'改行を取り除いてください。ブラウザーは改行を無視しますが、他のプログラムはそこで URL が終わるとみなします（RFC 3986 §2、付録 C）。',
	'encoded-control/null':
		'「{text}」を取り除いてください。ヌル文字を表し、多くのプログラムはそこで読むのをやめます（RFC 1738 §6、RFC 3986 §7.3）。',
	'encoded-control/line-break':
		'エンコードされた改行「{text}」を取り除いてください。デコードされると、別のコマンドやヘッダーを続けられてしまいます（RFC 1738 §6）。',
	'malformed-percent/hex':
		'エスケープを補うか、パーセント記号なら %25 と書いてください。「%」がエスケープになるのは、後に 16 進数字が 2 つ続くときだけです（RFC 1738 §2.2）。',
	'malformed-percent/last':
		'「%」を取り除くか、パーセント記号なら %25 と書いてください。2 桁の 16 進数字が来る位置で URL が終わっています（RFC 1738 §2.2）。',
	'malformed-percent/apart':
		'エスケープの中の空白を取り除いてください。「%」と 16 進数 2 桁は続けて書きます（RFC 1738 §2.2）。',
	'malformed-percent/spaced':
		'{character}を取り除いてください。「%」と 16 進数字 2 つのエスケープの途中にあります（RFC 1738 §2.2）。',
	'malformed-percent/unicode':
		'{encoded} と書いてください。「{text}」は JavaScript の escape() の形式で、パーセントエンコードではありません（RFC 1738 §2.2）。',
	'malformed-percent/half':
		'文字を書き直してください。「{text}」は JavaScript の escape() の形式で、文字の半分しかありません（RFC 1738 §2.2）。',
	'backslash/slashes':
		'「//」と書いてください。バックスラッシュになっています。ブラウザーは補正しますが、他のプログラムはしません（RFC 1738 §3.1）。',
	'backslash/line-break':
		'改行のつもりなら %0A と書いてください。プログラムでの書き方のまま、バックスラッシュと文字になっています（RFC 1738 §2.2）。',
	'backslash/escape':
		'「\\」を消してください。後ろの文字をエスケープするはずのものが、ここでは URL の一部になります（RFC 1738 §2.2）。',
	'backslash/behind':
		'%5C と書いてください。ブラウザーはパスの後ろの「\\」をそのまま残しますが、他のプログラムは違います（RFC 1738 §2.2）。',
	'backslash/inside':
		'「/」または %5C と書いてください。ブラウザーはパスの中の「\\」を「/」と読みますが、他のプログラムは違います（RFC 1738 §2.2）。',
	'unsafe-character/character':
		'{encoded} と書いてください。{character}は URL では安全でない文字です。{reason}ためです（RFC 1738 §2.2）。',
	'unsafe-character/unclosed': 'この空白の前で引用符を閉じてください。後ろから別の属性が始まります（RFC 1738 §2.2）。',
	'unsafe-character/unfilled':
		'本来の値を書いてください。プログラムがその代わりに「[object Object]」を残しています（RFC 1738 §2.2）。',
	'unsafe-character/name': 'アドレスどおりの名前を書いてください。そこの名前に空白は入りません（RFC 1738 §2.2）。',
	'unsafe-character/words':
		'URL の後ろの言葉を削除してください。空白は URL に使えない文字で、そこから先も URL の一部になります（RFC 1738 §2.2）。',
	'unsafe-character/tolerated':
		'念のため {encoded} と書いてください。{character}は URL では安全でない文字ですが、ここではブラウザーがそのまま扱います（RFC 1738 §2.2）。',
	'unsafe-character/doubled':
		'2 つ目の「#」を取り除いてください。フラグメントは最初の「#」から始まり、これはその名前の一部ではありません（RFC 3986 §3.5）。',
	'unsafe-character/slipped':
		'{character}を取り除くか、{encoded} と書いてください。URL では安全でない文字です。{reason}ためです（RFC 1738 §2.2）。',
	'unsafe-character/left-over':
		'{character}を取り除くか、{encoded} と書いてください。URL の中に対応する開き括弧がなく、消し忘れと思われます（RFC 1738 §2.2）。',
	'non-ascii/character':
		'{encoded} と書いてください。{character}は ASCII ではないため、プログラムは文字コードを推測するしかありません（RFC 1738 §2.2）。',
	'non-ascii/noncharacter': '{character}を取り除いてください。テキストに現れるはずのない非文字です（RFC 3987 §2.2）。',
	'non-ascii/host':
		'ネットワークではこのホストは「{ascii}」になります。ASCII 以外の文字が含まれているためです（RFC 1738 §3.1、RFC 5891）。',
	'reserved-character/character':
		'この「{text}」がデータなら {encoded} と書いてください。予約文字ですが、この位置では意味を持ちません（RFC 1738 §2.2）。',
	'tracking-parameters/search':
		'「{text}」を省いてください。訪問者がどこから来たかをサイトに伝えるだけのものです（RFC 3986 §3.4）。',
	'invalid-utf8/charset':
		'UTF-8 で書いてください。これは {charset} で「{text}」を表したものと思われます（RFC 1738 §2.2、RFC 3986 §2.5）。',
	'invalid-utf8/unknown':
		'UTF-8 で書いてください。プログラムはこのオクテットの意味を推測するしかありません（RFC 1738 §2.2、RFC 3986 §2.5）。',
	'encoded-dot-segment/segment':
		'「{decoded}」か別の名前を書いてください。ブラウザーは「{text}」をそう読んでパスを縮めますが、他のプログラムは違います（RFC 3986 §6.2.2.3）。',
	'double-encoding/percent':
		'{decoded} と書いてください。URL の中の URL でなければ、「{text}」は二重にエンコードされています（RFC 1738 §2.2）。',
	'unnecessary-encoding/character':
		'「{decoded}」と書いてください。「{text}」は同じ意味で、エンコードする必要がありません（RFC 1738 §2.2、RFC 3986 §2.3）。',
	'percent-case/digits': '{encoded} と書いてください。エスケープは大文字で書きます（RFC 3986 §6.2.2.1）。',
	'inconsistent-url/spelling':
		'この文書の他の箇所と同じく {text} と書いてください。書き方が 1 つなら、検索でも集計でもキャッシュでも 1 つとして扱われます（RFC 3986 §6）。',
	'repeated-placeholder/token':
		'「{text}」をプレースホルダーとみなしました。この区切りで囲んだものが {count} 個の URL にあり、その部分は検査していません（RFC 1738 §2.2）。',

	'unused-suppression/comment': 'このコメントで無効になる指摘はありません。削除してください。',
	'unused-suppression/code': '「{name}」で無効になる指摘はありません。削除してください。',
	'unused-suppression/enable': 'このコメントで有効に戻すものがありません。削除してください。',
	'unknown-rule/name': '「{name}」という規則はありません。',
	'unknown-rule/nearest': '「{name}」という規則はありません。「{nearest}」ではありませんか？',
	'config-error/syntax': 'ここから先が JSON になっていません（{problem}）。読めた部分だけを使います。',
	'config-error/value': 'ここに {value} は書けません。書けるもの：{expected}。この設定は使いません。',
	'config-error/option': '{name} に {value} は指定できません。指定できる値：{expected}。',
	'config-error/name': '「{name}」という設定はありません。',
	'config-error/nearest': '「{name}」という設定はありません。「{nearest}」ではありませんか？',
	'config-error/too-long': 'ファイルが {most} 文字を超えているため、読み込みません。',
	'config-error/more': 'このファイルには問題があと {count} 件ありますが、個別には示しません。',
	'config-error/glob': 'この glob は {most} 文字を超えているため、何にも一致しません。',
	'config-error/globs':
		'この一覧、またはすべての overrides の glob は合計で {most} 文字を超えているため、ここから先は何にも一致しません。',

	'fix.encode': '{character}を {encoded} と書く',
	'fix.encode-all': 'この URL の安全でない文字をすべてパーセントエンコードする',
	'fix.decode-all': 'この URL でエンコードの要らない箇所をすべてデコードする',
	'fix.reencode': '{charset} と読んで UTF-8 で書く：{text}',
	'fix.encode-percent': 'パーセント記号を %25 と書く',
	'fix.replace': '{text} と書く',
	'fix.remove': '{character}を削除する',
	'fix.remove-spaces': '空白をすべて削除する',
	'fix.one-hash': '「#」を 1 つにする',
	'fix.straight-quotes': 'タイトルを半角の引用符で囲む',
	'fix.slash': 'バックスラッシュを「/」にする',
	'fix.slash-all': 'この URL のバックスラッシュをすべて「/」にする',
	'fix.drop-scheme': '最初の {scheme} を削除する',
	'fix.drop-second-scheme': '2 つ目の {scheme} を削除する',
	'fix.drop-colon': 'コロンを省く',
	'fix.drop-port': 'ポートを省く',
	'fix.drop-fragment': 'フラグメントを省く',
	'fix.drop-slashes': 'スラッシュを省く',
	'fix.drop-zone': 'ゾーン識別子を省く',
	'fix.drop-line-break': '改行を削除する',
	'fix.drop-dot': '余分なドットを削除する',
	'fix.drop-hyphen': 'ハイフンを削除する',
	'fix.drop-password': 'パスワードを削除する',
	'fix.drop-user': 'ユーザー名を削除する',
	'fix.drop-user-and-password': 'ユーザー名とパスワードを削除する',
	'fix.punycode': 'ホストを {ascii} と書く',
	'fix.insert-space': 'URL の後に空白を入れる',
	'fix.join': 'URL の行をつなぐ',
	'fix.join-with-hyphen': 'ハイフンを残して行をつなぐ',
	'fix.join-without-hyphen': 'ハイフンを取って行をつなぐ',
	'fix.wrap-lines': '複数行の URL を <URL:…> で囲む',
	'fix.wrap-url': 'URL を <…> で囲む',
	'fix.join-link': '空白を削除する',
	'fix.space-before-title': 'タイトルの前に空白を入れる',
	'fix.drop-quotes': '引用符を削除する',
	'fix.drop-parentheses': '内側の括弧を削除する',
	'fix.parentheses': '「(」と「)」に書き換える',
	'fix.unnest-link': 'URL だけにする',
	'fix.keep-first': '最初の URL だけを残す',
	'fix.drop-end': '削除する',
	'fix.close-link': '「{close}」を挿入する',
	'fix.close-link-instead': '「{close}」に置き換える',
	'fix.wrap-destination': 'リンク先を <…> で囲む',
	'fix.https': 'https と書く',
	'fix.drop-tracking': '追跡用のパラメーターを削除する',
	'fix.usual': 'この文書で普段使われている書き方にする',
	'fix.file-path': '「///」と書き、バックスラッシュを「/」にする',
	'fix.kind-in-file': 'このファイルの {code} の安全な修正をすべて適用する',
	'fix.in-file': 'このファイルの {code} の安全な修正 {count} 件をすべて適用する',
	'fix.in-url': 'この URL の同じ種類の指摘 {count} 件をすべて修正する（{code}）',
	'fix.in-workspace': 'ワークスペースの {code} の安全な修正をすべて適用する',
	'finding.unshown':
		'もっと表示するには urlLint.maxProblems を増やしてください。最初の {count} 件だけを表示しています。',
	'finding.unsought': '先にいくつか修正してください。1 つの文書で探すのは最初の {count} 件だけです。',
	'fix.explain': '{code} を説明する',
	'fix.everything': 'URL Lint の安全な修正をすべて適用する',
	'fix.remove-comment': 'コメントを削除する',
	'fix.remove-code': '{code} を削除する',
	'fix.ignore-here': 'ここではこの URL を無視する',
	'fix.rule-off-here': 'ここでは {code} をオフにする',
	'fix.rule-off-in-file': 'このファイルでは {code} をオフにする',
	'fix.ignore-url': 'ワークスペースでこの URL を無視する',
	'fix.rule-off': 'ワークスペースで {code} をオフにする',
	'fix.know-scheme': '「{scheme}」を既知のスキームに追加する',
} as const;
