import assert from 'node:assert/strict';
import test from 'node:test';
import { languageOf, languageOfScript } from '../../server/src/languages/files';
import { isProgram } from '../../server/src/languages/kinds';
import { languages } from '../../server/src/languages/registry';

// Language id → names of files in it.
const names: Record<string, string> = {
	markdown: 'a.md README.markdown docs/A.MD',
	mdx: 'a.mdx',
	html: 'a.html a.htm a.xhtml a.html.tmpl a.html.erb a.html.hbs a.html.mustache a.ejs',
	vue: 'a.vue',
	svelte: 'a.svelte',
	dtd: 'a.dtd',
	xml: 'a.xml a.svg feed.rss feed.atom a.vcxproj a.nuspec',
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
	python: 'a.py a.bzl BUILD.bazel WORKSPACE a.pxd',
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
	shellscript: 'a.sh a.bash a.zsh .bashrc a.bats a-1.0.ebuild',
	fish: 'a.fish config.fish',
	just: 'justfile a.just',
	cmake: 'CMakeLists.txt a.cmake a.cmake.in CMakeLists.txt.in',
	meson: 'meson.build meson_options.txt',
	d: 'a.d a.di',
	nim: 'a.nim a.nimble',
	crystal: 'a.cr',
	'cuda-cpp': 'a.cu a.cuh',
	glsl: 'a.glsl a.vert a.frag',
	hlsl: 'a.hlsl',
	wgsl: 'a.wgsl',
	verilog: 'a.v a.vh',
	systemverilog: 'a.sv a.svh',
	vhdl: 'a.vhd',
	ada: 'a.adb a.ads',
	pascal: 'a.pas a.dpr',
	FortranFreeForm: 'a.f90',
	FortranFixedForm: 'a.f a.for',
	cobol: 'a.cbl',
	abap: 'a.abap',
	apex: 'a.apex',
	vala: 'a.vala a.vapi',
	gdscript: 'a.gd',
	puppet: 'a.pp',
	hcl: 'a.hcl',
	bicep: 'a.bicep',
	jsonnet: 'a.jsonnet a.libsonnet',
	rego: 'a.rego',
	cue: 'a.cue',
	thrift: 'a.thrift',
	prisma: 'schema.prisma',
	tcl: 'a.tcl',
	awk: 'a.awk',
	m4: 'a.m4 configure.ac',
	viml: 'a.vim .vimrc _vimrc init.vim',
	purescript: 'a.purs',
	lean4: 'a.lean',
	asm: 'a.asm a.s a.S',
	typst: 'a.typ',
	qml: 'a.qml',
	haml: 'a.haml',
	'phoenix-heex': 'a.heex a.html.heex',
	astro: 'a.astro',
	http: 'a.http',
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
	tex: 'a.sty a.cls a.cls.bak a.cls.orig a.bbx a.cbx a.dtx a.ins',
	lisp: 'a.lisp',
	scheme: 'a.scm a.ss',
	racket: 'a.rkt',
	elisp: 'a.el .emacs Cask',
	fennel: 'a.fnl',
	rd: 'a.Rd',
	rtf: 'a.rtf',
	texinfo: 'a.texi a.texinfo a.txi',
	troff: 'a.1 a.3pm a.1.in a.man.in',
	handlebars: 'a.hbs a.mustache',
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
	plaintext: 'BUILD a a.txt README a.md.gz a.tar.gz md .md/a a. . a.constructor constructor',
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
		'#!/usr/bin/env fish': 'fish',
		'#!/usr/bin/env -S uv run --script': 'python',
		'#!/usr/bin/env bats': 'shellscript',
		'#!/usr/bin/env runghc': 'haskell',
		'#!/usr/bin/tclsh8.6': 'tcl',
		'#!/usr/bin/gawk -f': 'awk',
		'#!/usr/bin/env -S nu --stdin': 'nushell',
		'#!/opt/x/unknown': undefined,
		'#!': undefined,
		' #!/bin/sh': undefined,
		'# !/bin/sh': undefined,
	};
	for (const [line, languageId] of Object.entries(lines)) assert.equal(languageOfScript(line), languageId, line);
});

test('an ending, a name and an interpreter belong to one language each', () => {
	for (const part of ['endings', 'files', 'interpreters', 'names'] as const) {
		const owners = new Map<string, string>();
		for (const { id, [part]: words = '' } of languages)
			for (const word of new Set(words.split(' ').filter((each) => each !== ''))) {
				assert.equal(owners.get(word), undefined, `${part}: ${word} of ${id}`);
				owners.set(word, id);
			}
	}
});

test('code is what programs are written in', () => {
	for (const id of 'typescript python go c cpp shellscript css sql dockerfile scheme elisp cuda-cpp glsl cmake fish'.split(
		' ',
	))
		assert.ok(isProgram(id), id);
	for (const id of 'markdown html vue xml json yaml ini latex troff plaintext uri-list diff log unknown'.split(' '))
		assert.ok(!isProgram(id), id);
});
