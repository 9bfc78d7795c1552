import assert from 'node:assert/strict';
import test from 'node:test';
import { languageOf, languageOfScript } from '../../server/src/languages/files';
import { isProgram } from '../../server/src/languages/kinds';

// Language id → names of files in it.
const names: Record<string, string> = {
	markdown: 'a.md README.markdown docs/A.MD',
	mdx: 'a.mdx',
	html: 'a.html a.htm a.xhtml a.html.tmpl a.html.erb a.html.hbs a.html.mustache',
	vue: 'a.vue',
	svelte: 'a.svelte',
	xml: 'a.xml a.svg feed.rss feed.atom',
	xsl: 'a.xsl',
	json: 'a.json a.json.example package.json a.geojson app.webmanifest composer.lock',
	jsonc: 'a.jsonc a.json5 tsconfig.json .eslintrc .url-lint.json',
	javascript: 'a.js a.mjs a.cjs',
	javascriptreact: 'a.jsx',
	typescript: 'a.ts a.mts a.cts a.d.ts a.ts.template a.ts.ejs',
	typescriptreact: 'a.tsx',
	css: 'a.css',
	scss: 'a.scss',
	less: 'a.less',
	python: 'a.py',
	ruby: 'a.rb a.erb a.rb.tpl Gemfile',
	php: 'a.php',
	go: 'a.go',
	rust: 'a.rs',
	java: 'a.java',
	kotlin: 'a.kt',
	swift: 'a.swift',
	c: 'a.c',
	cpp: 'a.h a.cpp a.cc a.hpp',
	csharp: 'a.cs',
	shellscript: 'a.sh a.bash a.zsh .bashrc',
	powershell: 'a.ps1',
	bat: 'a.bat a.cmd',
	yaml: 'a.yaml a.yml.dist a.yml.j2 a.yml.j2.example .github/workflows/a.yml',
	toml: 'a.toml Cargo.lock',
	ini: 'a.ini a.cfg a.conf a.conf.sample',
	properties: 'a.properties .gitconfig',
	dotenv: '.env .env.local .env.example a.env',
	systemd: 'a.service a@.socket a.timer /etc/systemd/system/a.target',
	crontab: '/etc/crontab a.cron',
	nginx: '/etc/nginx/nginx.conf',
	apacheconf: '.htaccess apache2.conf',
	org: 'a.org',
	latex: 'a.tex a.tex.in a.bbl',
	tex: 'a.sty a.cls a.bbx a.cbx a.dtx a.ins',
	lisp: 'a.lisp',
	rd: 'a.Rd',
	rtf: 'a.rtf',
	texinfo: 'a.texi a.texinfo a.txi',
	troff: 'a.1 a.3pm a.1.in a.man.in',
	handlebars: 'a.hbs',
	bibtex: 'a.bib',
	restructuredtext: 'a.rst',
	asciidoc: 'a.adoc',
	sql: 'a.sql',
	diff: 'a.diff a.patch',
	log: 'a.log',
	csv: 'a.csv',
	lua: 'a.lua',
	perl: 'a.pl a.pl.in',
	r: 'a.r a.R',
	dockerfile: 'Dockerfile Dockerfile.dev a.dockerfile',
	makefile: 'Makefile GNUmakefile Makefile.in a.mk',
	'uri-list': 'a.uri a.uris a.urls',
	ignore: '.gitignore',
	plaintext: 'a a.txt README a.md.gz a.tar.gz md .md/a a. . a.constructor constructor',
};

for (const [languageId, list] of Object.entries(names)) {
	test(`${languageId}: ${list}`, () => {
		for (const name of list.split(' ')) assert.equal(languageOf(name), languageId, name);
	});
}

test('a path may be absolute, with either slash', () => {
	assert.equal(languageOf('/a.b/c.py'), 'python');
	assert.equal(languageOf('C:\\a.b\\c.md'), 'markdown');
	assert.equal(languageOf(''), 'plaintext');
});

test('the first line of a script names its language', () => {
	const lines = {
		'#!/bin/sh': 'shellscript',
		'#! /bin/bash -e\r\n': 'shellscript',
		'#!/usr/bin/env python3.12\nx': 'python',
		'#!/usr/bin/env -S LANG=C node --x': 'javascript',
		'#!/usr/bin/perl5.36': 'perl',
		'#!/opt/x/unknown': undefined,
		'#!': undefined,
		' #!/bin/sh': undefined,
		'# !/bin/sh': undefined,
	};
	for (const [line, languageId] of Object.entries(lines)) assert.equal(languageOfScript(line), languageId, line);
});

test('code is what programs are written in', () => {
	for (const id of 'typescript python go c cpp shellscript css sql dockerfile'.split(' ')) assert.ok(isProgram(id), id);
	for (const id of 'markdown html vue xml json yaml ini latex troff plaintext uri-list diff log unknown'.split(' '))
		assert.ok(!isProgram(id), id);
});
