/** Where the documentation stands. Nothing here is opened by us: an editor shows it as a link. */

const DOCS = 'https://github.com/url-lint/url-lint/blob/main/docs';

/** The page of a rule. */
export function docsOf(code: string): string {
	return `${DOCS}/rules/${code}.md`;
}
