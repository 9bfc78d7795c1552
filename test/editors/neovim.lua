-- Drives Neovim's own client: `nvim --headless --clean -c 'luafile neovim.lua'`. What is seen goes to URL_LINT_RESULTS, as JSON.

local env = vim.env
local results = {}

local function wait(what, condition)
	if not vim.wait(30000, condition, 20) then error('waited in vain: ' .. what) end
end

local function lines()
	return vim.api.nvim_buf_get_lines(0, 0, -1, false)
end

-- What a menu of code actions shows; what is chosen is applied.
local function choose(context, column, wanted)
	local titles
	vim.ui.select = function(items, options, on_choice)
		titles = vim.tbl_map(options.format_item, items)
		for index, item in ipairs(items) do
			if titles[index] == wanted then return on_choice(item, index) end
		end
		on_choice(nil, nil)
	end
	vim.api.nvim_win_set_cursor(0, { 3, column })
	vim.lsp.buf.code_action(vim.fn.has('nvim-0.8') == 1 and { context = context } or context)
	wait('code actions', function() return titles ~= nil end)
	return titles
end

-- What a hover shows, in its window.
local function hover(column)
	vim.api.nvim_win_set_cursor(0, { 3, column })
	vim.lsp.buf.hover()
	local float
	wait('a hover', function()
		for _, window in ipairs(vim.api.nvim_list_wins()) do
			if vim.api.nvim_win_get_config(window).relative ~= '' then float = window end
		end
		return float ~= nil
	end)
	local shown = vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(float), 0, -1, false)
	vim.api.nvim_win_close(float, true)
	return shown
end

local function drive()
	vim.cmd('edit ' .. env.URL_LINT_FOLDER .. '/notes.md')
	local id = vim.lsp.start_client({ cmd = { env.URL_LINT_NODE, env.URL_LINT_SERVER, '--stdio' }, root_dir = env.URL_LINT_FOLDER })
	vim.lsp.buf_attach_client(0, id)
	wait('diagnostics', function() return #vim.diagnostic.get(0) == 3 end)
	local before = lines()

	results.editor = 'Neovim ' .. tostring(vim.version().major .. '.' .. vim.version().minor .. '.' .. vim.version().patch)
	results.positions = vim.lsp.get_client_by_id(id).offset_encoding
	results.diagnostics = vim.tbl_map(function(each)
		local code = each.code or each.user_data.lsp.code
		return { text = vim.api.nvim_buf_get_text(0, each.lnum, each.col, each.end_lnum, each.end_col, {})[1], code = code }
	end, vim.diagnostic.get(0))
	results.hover = hover(30)

	local bar = before[3]:find('|', 1, true) - 1
	results.actions = choose({ diagnostics = vim.lsp.diagnostic.get_line_diagnostics(0, 2) }, bar, 'Write "|" as %7C')
	wait('the fix', function() return not vim.deep_equal(lines(), before) end)
	results.fixed = lines()[3]

	local fixed = lines()
	choose({ only = { 'source.fixAll.urlLint' }, diagnostics = {} }, 0, 'Apply all safe URL Lint fixes')
	wait('all fixes', function() return not vim.deep_equal(lines(), fixed) end)
	results.all = lines()[3]

	local range = { start = { line = 2, character = 0 }, ['end'] = { line = 2, character = 99 } }
	local argument = { textDocument = vim.lsp.util.make_text_document_params(), range = range }
	vim.lsp.buf_request(0, 'workspace/executeCommand', { command = 'urlLint.useHttps', arguments = { argument } }, function() end)
	wait('https', function() return lines()[3]:find('https://shop', 1, true) ~= nil end)
	results.command = lines()[3]
end

local ok, problem = pcall(drive)
if not ok then results.problem = problem end
local file = assert(io.open(env.URL_LINT_RESULTS, 'w'))
file:write(vim.fn.json_encode(results))
file:close()
vim.cmd('qall!')
