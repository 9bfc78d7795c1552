/** `url-lint/schemes`: what the parser knows beyond RFC 1738. It stands apart, so that who does not need it does not load it. */

import { schemeOf } from '../url/schemes/index';
import type { SchemeOf } from '../url/schemes/rfc1738';
import type { Schemes } from './types';

export type { Schemes } from './types';

/**
 * All schemes that URL Lint knows: beside those of RFC 1738 `data`, `geo`, `javascript`, `sip`, `tel`, `urn`, `ws`, and those of which it
 * knows the login or the port.
 */
export const allSchemes: Schemes = schemeOf as SchemeOf & Schemes;
