import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Language, Parser } from 'web-tree-sitter';
import type { ApiLanguage } from '../api/model.ts';
import { cppRules } from './cpp.ts';
import { csharpRules } from './csharp.ts';
import { goRules } from './go.ts';
import { javaRules } from './java.ts';
import { jsRules } from './js.ts';
import { objcRules } from './objc.ts';
import { phpRules } from './php.ts';
import { pythonRules } from './python.ts';
import { type Rules, readWith } from './reader.ts';
import { copySyntax, type Syntax } from './syntax.ts';
import type { Node } from './tree.ts';

export type CheckedLanguage = Exclude<ApiLanguage, 'swift'>;

interface Grammar {
  readonly file: string;
  readonly rules: Rules;
  /** A sample may be a file, members of a class or statements: what is written around it, in the order of trying. */
  readonly around: readonly (readonly [before: string, after: string])[];
}

const PLAIN = ['', ''] as const;

const GRAMMARS: Readonly<Record<CheckedLanguage, Grammar>> = {
  csharp: {
    file: 'c_sharp',
    rules: csharpRules,
    around: [PLAIN, ['class Sample {\n', '\n}'], ['class Sample { async Task Run() {\n', '\n}}']],
  },
  java: { file: 'java', rules: javaRules, around: [PLAIN, ['class Sample {\n', '\n}'], ['class Sample { void sample() {\n', '\n}}']] },
  objc: {
    file: 'objc',
    rules: objcRules,
    around: [PLAIN, ['void sample(void) {\n', '\n}'], ['@implementation Sample\n', '\n@end'], ['@interface Sample\n', '\n@end']],
  },
  cpp: { file: 'cpp', rules: cppRules, around: [PLAIN, ['void sample() {\n', '\n}'], ['class Sample {\n', '\n};']] },
  js: { file: 'typescript', rules: jsRules, around: [PLAIN, ['class Sample {\n', '\n}']] },
  python: { file: 'python', rules: pythonRules, around: [PLAIN] },
  php: { file: 'php', rules: phpRules, around: [PLAIN, ['<?php\n', '']] },
  go: { file: 'go', rules: goRules, around: [PLAIN, ['package sample\nfunc sample() {\n', '\n}'], ['package sample\n', '']] },
};

const LANGUAGES: Readonly<Record<string, CheckedLanguage>> = {
  csharp: 'csharp',
  cs: 'csharp',
  java: 'java',
  objc: 'objc',
  objectivec: 'objc',
  js: 'js',
  javascript: 'js',
  ts: 'js',
  typescript: 'js',
  jsx: 'js',
  tsx: 'js',
  python: 'python',
  py: 'python',
  php: 'php',
  go: 'go',
  cpp: 'cpp',
};

/** The checked language of a fence, or undefined. */
export function languageOf(fence: string): CheckedLanguage | undefined {
  return Object.hasOwn(LANGUAGES, fence) ? LANGUAGES[fence] : undefined;
}

export type SampleParser = (code: string, language: CheckedLanguage) => Node;

let parser: Promise<SampleParser> | undefined;

/** Loads the grammars, once: their runtime mixes up two that are loaded at the same time. */
export function createSampleParser(): Promise<SampleParser> {
  parser ??= loadParsers().then(createParser);
  return parser;
}

let loaded: Promise<ReadonlyMap<CheckedLanguage, Parser>> | undefined;

/** A way to read whole files, for what is made from the sources of SDKs. */
export async function createSyntaxReader(): Promise<(source: string, language: CheckedLanguage) => Syntax | undefined> {
  const parsers = await loadParsers();
  return (source, language) => {
    const tree = parsers.get(language)?.parse(source);
    if (!tree) return undefined;
    const syntax = copySyntax(tree.walk(), source, 0);
    tree.delete();
    return syntax;
  };
}

function loadParsers(): Promise<ReadonlyMap<CheckedLanguage, Parser>> {
  loaded ??= loadGrammars();
  return loaded;
}

async function loadGrammars(): Promise<ReadonlyMap<CheckedLanguage, Parser>> {
  const parsers = new Map<CheckedLanguage, Parser>();
  for (const language of Object.values(LANGUAGES)) {
    if (!parsers.has(language)) parsers.set(language, await loadGrammar(GRAMMARS[language].file));
  }
  return parsers;
}

/** @param name as in the file of the grammar: `c_sharp` */
export async function loadGrammar(name: string): Promise<Parser> {
  await Parser.init();
  const folder = join(dirname(createRequire(import.meta.url).resolve('tree-sitter-wasms/package.json')), 'out');
  const parser = new Parser();
  parser.setLanguage(await Language.load(join(folder, `tree-sitter-${name}.wasm`)));
  return parser;
}

/** The reading with the fewest mistakes is taken; whether code is valid is for the test of code blocks. */
function createParser(parsers: ReadonlyMap<CheckedLanguage, Parser>): SampleParser {
  return (code, language) => {
    const parser = parsers.get(language);
    const { around, rules } = GRAMMARS[language];
    const readings = around.filter(([before]) => language !== 'php' || (before === '') === code.includes('<?php'));
    for (const [index, [before, after]] of readings.entries()) {
      const source = `${before}${code}${after}`;
      const tree = parser?.parse(source);
      if (!tree) break;
      const isLast = index === readings.length - 1;
      const node =
        tree.rootNode.hasError && !isLast ? undefined : readWith(rules, copySyntax(tree.walk(), source, before.split('\n').length - 1));
      tree.delete();
      if (node) return node;
    }
    return { kind: 'group', children: [] };
  };
}
