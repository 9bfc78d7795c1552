/** Schemes in common use that IANA's registry does not have, and RFC 1738's own that it lists as historical. */

/** RFC 1738 §3 and §4: reserved there, and recognised since. */
const RFC1738 =
	'ftp http https gopher mailto news nntp telnet wais file prospero afs mid cid nfs tn3270 mailserver z39.50';

/** Databases, message queues, version control, storage, tools and browsers. */
const COMMON = [
	'postgres postgresql mysql mariadb mongodb mongodb+srv redis rediss sqlite sqlite3 mssql sqlserver oracle jdbc odbc',
	'cassandra clickhouse neo4j neo4j+s neo4j+ssc bolt bolt+s bolt+ssc couchdb memcached elasticsearch amqp amqps kafka mqtt mqtts nats stomp zookeeper',
	'git git+ssh git+http git+https git+file git+git svn svn+ssh hg bzr cvs rsync ssh sftp scp ftps rtmp rtmps mms rtp udp tcp',
	'tls ssl unix unixgram ipc fd pipe http+unix npipe inproc docker docker-image oci container-registry',
	'fileb s3 s3a s3n gs gcs hdfs webhdfs swebhdfs hftp hsftp viewfs httpg httpu httpmu htsp abfs abfss wasb wasbs adl azure dbfs swift minio',
	'npm node bun jsr deno workspace app chrome chrome-extension chrome-untrusted devtools moz-extension safari-extension',
	'safari-web-extension edge brave opera resource jar wyciwyg vscode vscode-insiders vscode-remote vscode-file untitled',
	'webpack webpack-internal webpack-generated rollup ng asset package classpath bundle assets-library content-library',
	'javascript vbscript livescript about blob data view-source tel sms geo urn magnet feed webcal ed2k thunder flashget',
	'slack discord whatsapp tg viber zoommtg msteams skype line weixin alipay fb twitter steam spotify itunes itms itms-apps itms-services',
	'market intent android-app ios-app x-apple x-devonthink obsidian bear things omnifocus drafts ulysses zotero doi info',
	'onion ipfs ipns dweb bitcoin ethereum lightning apt dnf yum snap flatpak man help ghelp info yelp trash recent',
	'network computer dav davs nfs smb cifs afp admin mtp gphoto2 archive burn fonts vfs chm mk ms-help ms-its ms-settings',
	'socks socks4 socks4a socks5 socks5h hkp hkps rdar mirror debbugs',
	'balancer ajp fcgi scgi uwsgi fastcgi h2 h2c http2 http3 quic grpc grpcs thrift',
	'res dbus bluetooth serial usb i2c spi can coap coaps modbus opc.tcp opc.http nntps snews irc ircs irc6 xmpp sip sips stun',
	'stuns turn turns ldap ldaps ldapi imap imaps pop pop3 pop3s smtp smtps telnets rlogin rsh rtsp rtsps rtspu dict finger whois gemini cvs pserver',
	'ntp sntp mumble ventrilo teamspeak ts3server fmp fmp7 minecraft unreal ut2004 openarena quake cs hashi vault consul etcd op secret env file+sqlite',
	'system proc self mem memory inmem null dummy virtual internal local ws wss wss+unix ws+unix net.tcp net.pipe',
];

export const commonSchemes: ReadonlySet<string> = new Set([RFC1738, ...COMMON].join(' ').split(' '));
