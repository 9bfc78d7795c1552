" Drives Vim with ALE: `vim -es -u vim.vim`. What is seen goes to URL_LINT_RESULTS, as JSON.

set nocompatible encoding=utf-8 noswapfile nomore
let g:ale_linters_explicit = 1
let g:ale_linters = {'markdown': ['url-lint']}
let g:ale_hover_to_preview = 1
let g:ale_update_tagstack = 0
filetype plugin on
packadd! ale
runtime! plugin/ale.vim

let s:results = {}

function! s:Wait(what, condition) abort
	let l:tries = 0
	while !a:condition()
		if l:tries > 1500
			throw 'waited in vain: ' . a:what
		endif
		let l:tries += 1
		sleep 20m
	endwhile
endfunction

function! s:Menu(data, items) abort
	let s:items = map(copy(a:items), {_, item -> item[1]})
	let s:data = a:data
endfunction

" The titles of the code actions at the cursor; the one that is wanted is applied.
function! s:Choose(wanted) abort
	unlet! s:items
	call ale#codefix#Execute(0, function('s:Menu'))
	call s:Wait('code actions', {-> exists('s:items')})
	for l:item in s:items
		if l:item.title ==# a:wanted
			call ale#codefix#ApplyLSPCodeAction(s:data, l:item)
		endif
	endfor
	return map(copy(s:items), {_, item -> item.title})
endfunction

function! s:Drive() abort
	let l:folder = $URL_LINT_FOLDER
	execute 'edit ' . l:folder . '/notes.md'
	set filetype=markdown
	call ale#linter#Define('markdown', {
	\	'name': 'url-lint',
	\	'lsp': 'stdio',
	\	'executable': $URL_LINT_NODE,
	\	'command': '%e ' . ale#Escape($URL_LINT_SERVER) . ' --stdio',
	\	'project_root': l:folder,
	\})
	let s:results.editor = printf('Vim %d.%d, ALE %s', v:version / 100, v:version % 100, ale#Has('ale-3.3.0') ? '3.3 or later' : 'before 3.3')
	call ale#Queue(0, 'lint_file')
	call s:Wait('diagnostics', {-> len(ale#engine#GetLoclist(bufnr(''))) == 3})
	let s:results.diagnostics = map(copy(ale#engine#GetLoclist(bufnr(''))), {_, each -> {
	\	'text': strpart(getline(each.lnum), each.col - 1, each.end_col - each.col + 1), 'code': each.code}})

	call cursor(3, match(getline(3), 'shop') + 1)
	ALEHover
	call s:Wait('a hover', {-> len(filter(range(1, winnr('$')), 'getwinvar(v:val, "&previewwindow")')) > 0})
	wincmd P
	let s:results.hover = getline(1, '$')
	pclose

	call cursor(3, match(getline(3), '|') + 1)
	let s:results.actions = s:Choose('Write "|" as %7C')
	call s:Wait('the fix', {-> getline(3) !~# '|'})
	let s:results.fixed = getline(3)

	" Without a screen no autocommand says that the text changed.
	call ale#Queue(0)
	call s:Wait('diagnostics of the change', {-> len(ale#engine#GetLoclist(bufnr(''))) == 2})
	" ALE asks for the word at the cursor, not for the cursor.
	call cursor(3, match(getline(3), 'ttp:/a') + 1)
	call s:Choose('Apply all 2 safe fixes of missing-slashes in the file')
	call s:Wait('all fixes', {-> getline(5) =~# '://'})
	let s:results.all = getline(3)
endfunction

try
	call s:Drive()
catch
	let s:results.problem = v:exception . ' ' . v:throwpoint
endtry
call writefile([json_encode(s:results)], $URL_LINT_RESULTS)
qall!
