/** Where the documentation stands. Nothing here is opened by us: an editor shows it as a link. */

/** Where the project lives. */
export const homepage = 'https://github.com/url-lint/url-lint';

const DOCS = `${homepage}/blob/main/docs`;

/** The page of a rule. */
export function docsOf(code: string): string {
	return `${DOCS}/rules/${code}.md`;
}
