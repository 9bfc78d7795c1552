/** What the command says. `{name}` is replaced by the parameter of that name. */
export const cliMessages = {
	'cli.help': `url-lint: finds the URLs in text files and checks them by RFC 1738 and its successors.

Usage: url-lint COMMAND [OPTION…] [ARGUMENT…]

Commands:
  check [PATH…]     report what is unsafe, unescaped or malformed
  urls [PATH…]      list every URL found, as NDJSON
  parse [URL…]      take URLs apart, as NDJSON
  encode [TEXT…]    percent-encode
  decode [TEXT…]    percent-decode
  rules             list the rules
  explain RULE      show the page of a rule
  completion SHELL  print a script that completes command lines, for bash, zsh or fish

  -h, --help        this text; after a command, what the command does
      --version     the version

Exit status: 0 clean; 1 findings at or above --fail-on; 2 wrong usage, or something could not be read or written.
`,
	'cli.help.check': `Usage: url-lint check [OPTION…] [PATH…]

Checks the URLs in files and directories; "." without a PATH, standard input for "-".
Directories are walked: .gitignore is respected; .git, node_modules and symbolic links are left out unless a PATH names
them. Binary files (a NUL in the first 8,000 bytes) are skipped and counted, and so are files that the setting "ignore"
matches: named or not. Pipes are read where they are named. Text is UTF-8, or UTF-16 with a byte order mark.

The settings are those of the nearest .url-lint.json, in the file's directory or above, up to that of a .git. Options beat
them.

  --format NAME              how findings are printed: text (default), json, ndjson, sarif, github, gitlab, checkstyle or
                             rdjson
  --output FILE              where findings go instead of standard output. The file is replaced at the end, in one step
  --standard modern|rfc1738  what URLs are judged by (default modern)
  --language ID              VS Code language id of all files (default: from each file's name)
  --stdin-filename NAME      what "-" is called, and whose language it is in
  --no-config                do not read .url-lint.json
  --no-ignore                check what the setting "ignore" leaves out, too
  --files-from FILE          check the paths in FILE too ("-": in standard input), a line each, or each ended by NUL
  --changed-since REV        only files that differ from the commit where REV and HEAD parted, or that git does not know
  --shard I/N                only the I-th of N shares of the files, from 1; a path is in the same share everywhere
  --fix                      apply the fixes that are certain; print what remains. Files that are not valid text are
                             left alone; what an interrupted --fix left half-written is restored.
                             With "-" the fixed text goes to standard output and the findings to standard error
  --fail-on SEVERITY         exit 1 from this severity on: error, warning, information, hint (default warning)
  --max-warnings N           exit 1 for more than N warnings, and for none of the first N
  --baseline FILE            be silent about the findings that FILE names; count them on standard error
  --write-baseline           write all findings into the baseline, instead of reporting them
  --cache                    examine only what has changed since the last run with --cache; not with --fix
  --cache-location FILE      where the cache is (default: node_modules/.cache/url-lint/check.cache where there is a
                             node_modules, else in the user's cache folder)
  --threads N                how many threads examine files, where there is enough to do (default: one for each
                             two processors, at most 4); with --fix there is one
  -h, --help                 this text

Offsets count UTF-16 code units from 0, without the byte order mark; lines and columns are from 1.
`,
	'cli.help.urls': `Usage: url-lint urls [OPTION…] [PATH…]

Prints one line of JSON per URL found, with the keys file, offset, end, line, column, url and context. Files are found
and read as "check" does.

  --unique                   each URL once, with the key url, in the order in which they are found
  --hosts                    each host once, in lower case, with the key host
  --count                    how many URLs there are; with --unique or --hosts also the key count, the most frequent first
  --standard modern|rfc1738  what URLs are judged by (default modern)
  --language ID              VS Code language id of all files (default: from each file's name)
  --stdin-filename NAME      what "-" is called, and whose language it is in
  --no-config                do not read .url-lint.json
  --no-ignore                check what the setting "ignore" leaves out, too
  --files-from FILE          check the paths in FILE too ("-": in standard input), a line each, or each ended by NUL
  --changed-since REV        only files that differ from the commit where REV and HEAD parted, or that git does not know
  --shard I/N                only the I-th of N shares of the files, from 1; a path is in the same share everywhere
  -h, --help                 this text
`,
	'cli.help.parse': `Usage: url-lint parse [OPTION…] [URL…]

Prints one line of JSON per URL, in order, with the keys url, standard, valid, scheme, components and violations.
Without a URL, and for "-", reads standard input: every line is a URL, an empty one too. A line has at most 1 MiB.

  --standard modern|rfc1738  what URLs are judged by (default modern)
  --tree                     print the derivation of each URL by RFC 1738 §5 instead, as an indented text and an empty line
  --json                     with --tree: the line of JSON all the same, with the keys tree and stop
  -h, --help                 this text
`,
	'cli.help.encode': `Usage: url-lint encode [OPTION…] [TEXT…]

Percent-encodes each TEXT, a line of output each; without a TEXT, and for "-", each line of standard input.
"%" is text like any other: it becomes %25.

  --component NAME  path, segment, query, userinfo or fragment: what stays unencoded (default segment)
  -h, --help        this text
`,
	'cli.help.decode': `Usage: url-lint decode [OPTION…] [TEXT…]

Percent-decodes each TEXT as UTF-8, a line of output each; without a TEXT, and for "-", each line of standard input.
What is no triplet or not UTF-8 stays as it is, and so do %0A and %0D: a line stays a line.

  --component NAME  path, segment, query, userinfo or fragment: accepted as for encode; all are decoded alike
  -h, --help        this text
`,
	'cli.help.rules': `Usage: url-lint rules [OPTION…]

Lists the rules: the name, the levels by the standards "modern" and "rfc1738", and what is reported. A level is a severity,
"on request" (as soon as the settings give the rule a severity) or "silent".

  --format text|json  as a table (default), or an array of JSON
  -h, --help          this text
`,
	'cli.help.explain': `Usage: url-lint explain RULE

Shows the page of a rule: what it reports, why that matters, and what to write instead.

  -h, --help  this text
`,
	'cli.help.completion': `Usage: url-lint completion bash|zsh|fish

Prints a script with which the shell completes the commands, options and values of url-lint:

  bash:  source <(url-lint completion bash)
  zsh:   source <(url-lint completion zsh)
  fish:  url-lint completion fish | source

  -h, --help  this text
`,
	'cli.rules.asked': 'on request',
	'cli.rules.off': 'silent',
	'cli.explain.summary': '{summary}.',
	'cli.explain.more': 'The page with its links: {page}',
	'cli.usage': 'url-lint: {problem}',
	'cli.usage.hint': '{problem} (see "url-lint {command}--help")',
	'cli.usage.no-command': 'no command given',
	'cli.usage.unknown-command': 'unknown command "{name}"',
	'cli.usage.unknown-option': 'unknown option "{name}"',
	'cli.usage.nearest': '{problem}; did you mean "{nearest}"?',
	'cli.usage.no-value': 'option "{name}" needs a value',
	'cli.usage.needless-value': 'option "{name}" takes no value',
	'cli.usage.bad-value': 'unknown value "{value}" for "{name}": it is one of {values}',
	'cli.usage.no-number': 'option "{name}" needs a whole number, not "{value}"',
	'cli.usage.unknown-operand': 'unknown {what} "{name}"',
	'cli.usage.one-operand': 'give one {what}',
	'cli.usage.no-operand': 'this command takes no "{name}"',
	'cli.usage.rule': 'rule',
	'cli.usage.shell': 'shell',
	'cli.usage.unique-hosts': '"--unique" does not go with "--hosts"',
	'cli.usage.stdin-filename': '"--stdin-filename" goes with "-"',
	'cli.usage.two-inputs': 'standard input can be the list of "--files-from" or a text to check ("-"), not both',
	'cli.usage.output-checked': 'give "--{option}" another file: {path} is to be checked, and would be overwritten',
	'cli.usage.same-file':
		'give "--{option}" a file of its own: {path} is what another option names, and would be overwritten',
	'cli.usage.shard': '"--shard" takes I/N, the I-th of N shares, such as 1/4; not "{value}"',
	'cli.usage.threads': '"--threads" takes a number from 1 to 999; not "{value}"',
	'cli.usage.changed-since': '"--changed-since" takes a commit of the repository here; git finds none for "{value}"',
	'cli.usage.git': '"--changed-since" asks git, which says: {reason}',
	'cli.usage.no-git': '"--changed-since" needs git, and there is none on the PATH',
	'cli.usage.unreadable': '{path}: cannot be used: {reason}',
	'cli.usage.no-baseline': 'it is no baseline, or damaged',
	'cli.usage.write-baseline': '"--write-baseline" goes with "--baseline"',
	'cli.usage.json': '"--json" goes with "--tree"',
	'cli.usage.nothing-to-read': 'nothing to read: give arguments, or "-" to type lines',
	'cli.error.read': 'url-lint: {path}: cannot be read: {reason}',
	'cli.error.write': 'url-lint: {path}: cannot be written: {reason}',
	'cli.error.changed': 'url-lint: {path}: changed while it was being checked; not fixed',
	'cli.error.busy': 'url-lint: {path}: not checked: another run is writing it',
	'cli.error.copy-exists':
		'url-lint: {path}: not fixed: its copy {copy} is there already, so another run is writing it, or left it',
	'cli.error.half-written':
		'url-lint: {path}: written in part, and not restored: {reason}; its copy is kept, and the next --fix restores it',
	'cli.error.copy': 'url-lint: {path}: cannot be restored: {reason}',
	'cli.error.long-line': 'url-lint: -: line {line} is longer than {limit} MiB, and is not answered',
	'cli.error.text': 'url-lint: text {number} cannot be answered: {reason}',
	'cli.error.internal': 'url-lint: {path}: internal error: {reason}',
	'cli.error.output': 'url-lint: cannot write the output: {reason}',
	'cli.error.unexpected': 'url-lint: internal error: {reason}',
	'cli.error.not-a-file': 'neither a file nor a directory',
	'cli.error.not-utf8': 'its name is not UTF-8',
	'cli.error.no-writer': 'nobody writes into this pipe',
	'cli.error.EEXIST': 'a file of that name is there already',
	'cli.error.EIO': 'the device reports an error',
	'cli.error.EDQUOT': 'the quota is used up',
	'cli.error.EFBIG': 'the file is too large',
	'cli.error.EBUSY': 'it is in use',
	'cli.error.ENOENT': 'no such file or directory',
	'cli.error.EACCES': 'permission denied',
	'cli.error.EPERM': 'operation not permitted',
	'cli.error.ENOTDIR': 'a part of the path is not a directory',
	'cli.error.EISDIR': 'is a directory',
	'cli.error.ELOOP': 'too many symbolic links',
	'cli.error.ENAMETOOLONG': 'the name is too long',
	'cli.error.EROFS': 'the file system is read-only',
	'cli.error.ENOSPC': 'no space left on the device',
	'cli.error.ERR_FS_FILE_TOO_LARGE': 'the file is too large',
	'cli.error.ERR_STRING_TOO_LONG': 'the file is too large',
	'cli.error.ERR_WORKER_OUT_OF_MEMORY': 'out of memory',
	'cli.progress': 'url-lint: {files} checked…',
	'cli.note.cache-damaged': 'url-lint: {path}: the cache is damaged; it is made anew',
	'cli.note.cache-other': 'url-lint: {path}: another version made the cache; it is made anew',
	'cli.note.cache-foreign': 'url-lint: {path}: this is no cache of ours: it stays as it is, and nothing is cached',
	'cli.note.cache-unread': 'url-lint: {path}: the cache cannot be read, and is not used: {reason}',
	'cli.note.cache-unwritten': 'url-lint: {path}: the cache cannot be written: {reason}',
	'cli.note.baseline': 'url-lint: {path}: silent about {findings}, there before',
	'cli.note.baseline-gone': 'url-lint: {path}: no longer there: {entries}; --write-baseline drops what is gone',
	'cli.note.baseline-written': 'url-lint: {path}: written, with {entries}',
	'cli.note.invalid': 'url-lint: {path}: not valid {encoding}; checked as far as it is text',
	'cli.note.invalid-fix': 'url-lint: {path}: not valid {encoding}; left alone by --fix',
	'cli.note.not-regular': 'url-lint: {path}: not a regular file; left alone by --fix',
	'cli.note.copy-left': 'url-lint: {path}: left by a --fix that was interrupted; the next --fix cleans up',
	'cli.note.copy-removed': 'url-lint: {path}: removed; a --fix that was interrupted left it, and its file is whole',
	'cli.note.copy-changed':
		'url-lint: {path}: changed since a --fix was interrupted, and so not restored; compare it with {copy}, and remove that',
	'cli.note.copy-gone': 'url-lint: {copy}: left by a --fix that was interrupted; its file {path} is gone',
	'cli.note.copy-foreign': 'url-lint: {path}: left alone; it is named like a copy of --fix, and is none to rely on',
	'cli.note.restored': 'url-lint: {path}: restored; a --fix that was interrupted left it half-written',
	'cli.note.undecoded': 'url-lint: some triplets are not UTF-8 or not triplets, and stay as they are',
	'cli.note.fixed': 'url-lint: fixed {findings} in {files}',
	'cli.note.language': 'url-lint: no language is called "{name}"; each file is read by its name',
	'cli.note.binary': 'url-lint: skipped {files} as binary',
	'cli.note.tracked':
		'url-lint: skipped {files} that git tracks, because .gitignore matches; whatever is named is checked',
	'cli.note.special': 'url-lint: skipped {files} as pipes, sockets or devices',
	'cli.note.gitignore': 'url-lint: {path}: not all of it is used: the file is too long, or a line of it',
	'cli.note.more': 'url-lint: {path}: more than {findings}; only these are told',
	'cli.note.ignored': 'url-lint: skipped {files} by the setting "ignore"; --no-ignore checks all',
	'cli.note.warnings': 'url-lint: more than {warnings}, which are the most that --max-warnings lets pass',
	'cli.summary': '{files}, {urls}: {findings}',
	'cli.summary.none': 'no findings',
	'cli.summary.list': '{list}, {next}',
	'cli.count.file.one': '1 file',
	'cli.count.file.many': '{count} files',
	'cli.count.url.one': '1 URL',
	'cli.count.url.many': '{count} URLs',
	'cli.count.finding.one': '1 finding',
	'cli.count.finding.many': '{count} findings',
	'cli.count.entry.one': '1 entry',
	'cli.count.entry.many': '{count} entries',
	'cli.count.error.one': '1 error',
	'cli.count.error.many': '{count} errors',
	'cli.count.warning.one': '1 warning',
	'cli.count.warning.many': '{count} warnings',
	'cli.count.information.one': '1 information',
	'cli.count.information.many': '{count} information',
	'cli.count.hint.one': '1 hint',
	'cli.count.hint.many': '{count} hints',
} as const;
