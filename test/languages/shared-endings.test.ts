/** Endings that several languages share: how a text starts says which it is. */

import assert from 'node:assert/strict';
import test from 'node:test';
import { languageOfFile } from '../../server/src/languages/files';

// The file's name, the language, and how texts in it start.
const starts: readonly (readonly [name: string, languageId: string, ...texts: string[]])[] = [
	[
		'a.m',
		'matlab',
		'% a\n',
		'%% a\n',
		'function y = f(x)\n',
		'\n  classdef A < B\n',
		'## Copyright\n',
		'clc; clear all\n',
	],
	['a.m', 'objective-c', '#import <A.h>\n', '// a\n', '/* a */', '@interface A\n', 'functional', ''],
	['a.m', 'wolfram', '(* a *)\n', '\n(* ::Package:: *)\n'],
	[
		'a.v',
		'verilog',
		'module a (\n',
		'// a\nmodule a;\n',
		'(* keep *) module a\n(b);\n',
		'`timescale 1ns\n',
		'(* a, b *)\nmodule a;\n',
	],
	['a.v', 'coq', '(* a *)\nRequire Import List.\n', 'From A.B Require Import C.\n', '(** a *)\nTheorem a : b.\n'],
	['a.v', 'v', 'module main\n\nimport os\n', '// a\nmodule main\n\nfn main() {\n'],
	['a.pl', 'prolog', ':- module(a, []).\n', '% a\n', '/* a */\n', '#!/usr/bin/env swipl\n'],
	['a.pl', 'perl', '#!/usr/bin/perl\n', 'use strict;\n', '# a\n', '=head1 A\n', 'my %a;\n'],
	['a.cls', 'tex', '% a\n', '\\ProvidesClass{a}\n', ''],
	['a.cls', 'apex', 'public with sharing class A {\n', '/**\n * A\n */\n', '@isTest\nprivate class A {\n', '// a\n'],
	['a.cls', 'vb', 'VERSION 1.0 CLASS\r\nBEGIN\r\n'],
	['a.cl', 'opencl', '__kernel void a() {\n', '/* a */', '#pragma OPENCL\n', '#include "a"\n', '// a\n'],
	['a.cl', 'commonlisp', ';;; a\n', '(in-package :a)\n', '#|a|#\n', '#+sbcl\n'],
	['a.pp', 'puppet', '# a\n', 'class a {\n', '$a = 1\n'],
	['a.pp', 'pascal', 'unit a;\n', '{ a }\n', '(* a *)\n', '// a\n', 'Program A;\n'],
	['a.inc', 'php', '<?php\n', '<?php'],
	['a.inc', 'pascal', '{$ifdef a}\n', '{ a }\n'],
	['a.inc', 'plaintext', '# a\n', '#include "a"\n', 'a = b\n', '<?xml version="1.0"?>\n'],
	['a.d', 'd', 'module a;\n', '// a\n', '/+ a +/\n', 'import a.o : b;\n'],
	['a.d', 'makefile', 'a.o: a.c a.h\n', '/x/a.lo: a.c \\\n'],
	['a.erb', 'html', '<!DOCTYPE html>\n', '<div class="a">\n', '<%# a %>\n<%= f %>\n<p>\n'],
	['a.erb', 'ruby', '# <%= a %>\n', '<% a %>\nb = c\n'],
	['index.html.sv', 'html', '<!DOCTYPE html>\n', '<html lang="sv">\n'],
	['a.sv', 'systemverilog', 'module a;\n', '// a\n'],
	['BUILD', 'python', 'load("a", "b")\n', '# Copyright\n', 'package(a = [])\n', '"""a"""\n'],
	['BUILD', 'shellscript', '#!/bin/sh\n'],
	['BUILD', 'plaintext', 'To build it, run make.\n', ''],
	['x/constructor', 'plaintext', 'a'],
];
for (const [name, languageId, ...texts] of starts)
	test(`${name} in ${languageId}`, () => {
		for (const text of texts) assert.equal(languageOfFile(`/x/${name}`, text), languageId, JSON.stringify(text));
	});
