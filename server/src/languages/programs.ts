/** Which programming language is read by which lexicon. */

import * as cLike from './c-like';
import { css, scss } from './css';
import * as functional from './functional';
import { javascript } from './javascript';
import { jsx } from './jsx';
import type { Lexicon } from './lexicon';
import { python } from './python';
import * as scripting from './scripting';
import { sql } from './sql';

/** Language ids as editors name them, and how they are read. */
export const programs: readonly (readonly [languageIds: string, lexicon: Lexicon])[] = [
	['javascript typescript', javascript],
	['javascriptreact typescriptreact', jsx],
	['css', css],
	['scss sass less stylus', scss],
	['python', python],
	['c objective-c shaderlab hlsl glsl', cLike.c],
	['cpp objective-cpp cuda-cpp', cLike.cpp],
	['csharp', cLike.csharp],
	['java', cLike.java],
	['kotlin', cLike.kotlin],
	['scala', cLike.scala],
	['groovy', cLike.groovy],
	['go', cLike.go],
	['rust', cLike.rust],
	['swift', cLike.swift],
	['dart', cLike.dart],
	['zig', cLike.zig],
	['solidity', cLike.solidity],
	['proto proto3', cLike.proto],
	['graphql', cLike.graphql],
	['terraform hcl', cLike.terraform],
	['nix', cLike.nix],
	['php', scripting.php],
	['perl perl6 raku', scripting.perl],
	['ruby', scripting.ruby],
	['elixir', scripting.elixir],
	['coffeescript', scripting.coffeescript],
	['r', scripting.r],
	['julia', scripting.julia],
	['lua', scripting.lua],
	['powershell', scripting.powershell],
	['vb', scripting.vb],
	['haskell', functional.haskell],
	['elm', functional.elm],
	['ocaml', functional.ocaml],
	['fsharp', functional.fsharp],
	['erlang', functional.erlang],
	['clojure', functional.clojure],
	['lisp scheme racket elisp commonlisp', functional.lisp],
	['sql', sql],
];
