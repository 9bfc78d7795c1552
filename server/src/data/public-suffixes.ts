/** The Public Suffix List: under which names everybody can register one. It is large, so it is loaded when a host is first asked about. */

export { parse } from 'tldts';
