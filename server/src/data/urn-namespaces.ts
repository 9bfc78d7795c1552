/** The namespaces of URNs that are registered with IANA (RFC 8141 §5, RFC 3406 §4), in lower case. */

const NAMES = new Set(
	(
		'3gpp 3gpp2 adid alert bbf broadband-forum-org c2pa cablelabs ccsds cgi clei ddi dev dgiwg doi dslforum ' +
		'dslforum-org dvb ebu eic eidr epc epcglobal eris etsi eurosystem example fdc fipa geant globus gsma hbbtv ieee ' +
		'ietf iptc isan isbn iso issn itu ivis lex liberty mace mef meta mpeg mrn nato nbn nena newsml nfc nzl oasis ocpp ' +
		'oclc ogc ogf oid oipf oma omg onem2m onf openid pin publicid reso s1000d schac se service simalliance smpte swift thread tva uci ucode uuid web3d wmo ' +
		'xfdu xmlorg xmpp'
	).split(' '),
);

/** Whether `urn:NAME:` starts a URN of a registered namespace, of an informal one, `urn-7`, or of an experimental one, `x-a`. */
export function isUrnNamespace(name: string): boolean {
	const lower = name.toLowerCase();
	return NAMES.has(lower) || /^(?:urn-\d+$|x-)/.test(lower);
}
