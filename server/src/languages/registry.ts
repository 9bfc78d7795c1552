/** The only list of languages. What is known of each stands in its own file. */

import { languages as crontab } from './formats/crontab';
import { languages as csv } from './formats/csv';
import { languages as ini } from './formats/ini';
import { languages as json } from './formats/json';
import { languages as po } from './formats/po';
import { languages as properties } from './formats/properties';
import { languages as systemd } from './formats/systemd';
import { languages as toml } from './formats/toml';
import { languages as uriList } from './formats/uri-list';
import { languages as yaml } from './formats/yaml';
import type { Language } from './language';
import { languages as markup } from './markup/markup';
import { languages as batch } from './programs/batch';
import { languages as cLike } from './programs/c-like';
import { languages as configuring } from './programs/configuring';
import { languages as css } from './programs/css';
import { languages as curly } from './programs/curly';
import { languages as doubled } from './programs/doubled';
import { languages as functional } from './programs/functional';
import { languages as javascript } from './programs/javascript';
import { languages as jsx } from './programs/jsx';
import { languages as lisp } from './programs/lisp';
import { languages as python } from './programs/python';
import { languages as ruby } from './programs/ruby';
import { languages as scripting } from './programs/scripting';
import { languages as shell } from './programs/shell';
import { languages as sql } from './programs/sql';
import { languages as swift } from './programs/swift';
import { languages as tools } from './programs/tools';
import { languages as asciidoc } from './prose/asciidoc';
import { languages as escaped } from './prose/escaped';
import { languages as latex } from './prose/latex';
import { languages as mail } from './prose/mail';
import { languages as markdown } from './prose/markdown';
import { languages as org } from './prose/org';
import { languages as restructuredtext } from './prose/restructuredtext';
import { languages as unread } from './unread';

export const languages: readonly Language[] = [
	...markup,
	...batch,
	...cLike,
	...configuring,
	...css,
	...curly,
	...doubled,
	...functional,
	...javascript,
	...jsx,
	...lisp,
	...python,
	...ruby,
	...scripting,
	...shell,
	...sql,
	...swift,
	...tools,
	...asciidoc,
	...escaped,
	...latex,
	...mail,
	...markdown,
	...org,
	...restructuredtext,
	...crontab,
	...csv,
	...ini,
	...json,
	...po,
	...properties,
	...systemd,
	...toml,
	...uriList,
	...yaml,
	...unread,
];
