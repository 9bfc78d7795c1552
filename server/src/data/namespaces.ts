/** `http:` URLs that are names: XML namespaces, schemas, DTDs. They are compared, never opened, and must stay as they are. */

/** What follows `http://`, up to a path where only a part of the host's URLs are names. */
const PREFIXES = [
	'www.w3.org/ purl.org/ xmlns.com/ xmlns.jcp.org/ xmlns.oracle.com/ schema.org/ json-schema.org/ ogp.me/ns rdfs.org/',
	'java.sun.com/dtd/ java.sun.com/j2ee/dtds/ java.sun.com/xml/ns java.sun.com/jsp/ java.sun.com/jsf/ java.sun.com/jstl/',
	'ns.adobe.com/ www.adobe.com/2006/mxml www.springframework.org/schema www.springframework.org/dtd',
	'maven.apache.org/pom maven.apache.org/settings maven.apache.org/xsd maven.apache.org/assembly maven.apache.org/plugin',
	'xml.apache.org/ apache.org/xml/ struts.apache.org/ logging.apache.org/ cxf.apache.org/ camel.apache.org/schema',
	'activemq.apache.org/schema ibatis.apache.org/dtd mybatis.org/ hibernate.sourceforge.net/ www.hibernate.org/',
	'docbook.org/ns docbook.org/xml www.oasis-open.org/ docs.oasis-open.org/ openoffice.org/ www.opengis.net/ www.omg.org/',
	'relaxng.org/ns www.ascc.net/xml/ xml.org/sax exslt.org/ icl.com/saxon saxon.sf.net/ tempuri.org/ james.newtonking.com/',
	'search.yahoo.com/mrss www.itunes.com/dtds www.apple.com/dtds www.rssboard.org/ backend.userland.com/ wellformedweb.org/',
	'a9.com/-/spec www.sitemaps.org/schemas www.google.com/schemas www.google.com/kml earth.google.com/kml base.google.com/ns',
	'www.georss.org/georss www.topografix.com/gpx www.garmin.com/xmlschemas www.collada.org/ jabber.org/protocol',
	'etherx.jabber.org/streams www.inkscape.org/namespaces sodipodi.sourceforge.net/dtd inkscape.sourceforge.net/',
	'creativecommons.org/ns web.resource.org/cc webns.net/ www.daisy.org/ www.idpf.org/ www.puppycrawl.com/dtds',
	'www.jboss.org/ www.jboss.com/xml checkstyle.org/dtds cyberneko.org/ www.xfa.org/ www.aiim.org/ cipa.jp/exif',
	'dublincore.org/ data-vocabulary.org/ rs.tdwg.org/ xspf.org/ns www.portalfiles.org/ www.eclipse.org/emf',
]
	.join(' ')
	.split(' ');

/** Hosts of every company for nothing but names: `schemas.xmlsoap.org`, `xmlns.example`. */
const FIRST_LABELS = /^(?:schemas?|xmlns|ns|dtd|dtds|xsd|xml)\./;

/** Files that describe the form of others. */
const DESCRIPTIONS = /\.(?:dtd|xsd|rng|ent|mod)$/;

/** Whether an `http:` URL is a name. Given without `http://`, search and fragment. */
export function isNamespace(hostAndPath: string): boolean {
	const name = hostAndPath.toLowerCase();
	return FIRST_LABELS.test(name) || DESCRIPTIONS.test(name) || PREFIXES.some((prefix) => name.startsWith(prefix));
}
