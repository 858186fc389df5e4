import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { Language, Parser } from 'web-tree-sitter';
import { parseAllDocuments } from 'yaml';

/** Returns the first error in a piece of code, or null. */
export type CodeParser = (code: string) => string | null;

type Wrapping = (code: string) => string;
const asItIs: Wrapping = (code) => code;

/** A sample may be a file, members of a class or statements: it is valid if one of these readings is. */
const GRAMMARS: Readonly<Record<string, { grammar: string; wrappings: readonly Wrapping[] }>> = {
  java: { grammar: 'java', wrappings: [asItIs, inBraces('class Sample'), inBraces('class Sample { void sample()', '}')] },
  csharp: { grammar: 'c_sharp', wrappings: [asItIs, inBraces('class Sample'), inBraces('class Sample { async Task Run()', '}')] },
  objc: {
    grammar: 'objc',
    wrappings: [
      asItIs,
      inBraces('void sample(void)'),
      (code) => `@implementation Sample\n${code}\n@end`,
      (code) => `@interface Sample\n${code}\n@end`,
    ],
  },
  cpp: { grammar: 'cpp', wrappings: [asItIs, inBraces('void sample()'), inBraces('class Sample', ';')] },
  js: { grammar: 'javascript', wrappings: [asItIs, inBraces('class Sample')] },
  ts: { grammar: 'typescript', wrappings: [asItIs] },
  python: { grammar: 'python', wrappings: [asItIs] },
  php: { grammar: 'php', wrappings: [(code) => (code.includes('<?php') ? code : `<?php\n${code}`)] },
  go: { grammar: 'go', wrappings: [asItIs, inBraces('package sample\nfunc sample()'), (code) => `package sample\n${code}`] },
  kotlin: { grammar: 'kotlin', wrappings: [asItIs] },
  swift: { grammar: 'swift', wrappings: [asItIs] },
  bash: { grammar: 'bash', wrappings: [asItIs] },
  toml: { grammar: 'toml', wrappings: [asItIs] },
};

/** Other names of the same languages in code fences. */
const ALIASES: Readonly<Record<string, string>> = {
  cs: 'csharp',
  sh: 'bash',
  shell: 'bash',
  javascript: 'js',
  typescript: 'ts',
  objectivec: 'objc',
  py: 'python',
  yml: 'yaml',
  plist: 'xml',
};

function inBraces(before: string, after = ''): Wrapping {
  return (code) => `${before} {\n${code}\n}${after}`;
}

/** Loads the parsers. The result returns the parser of a language, or undefined. */
export async function loadCodeParsers(): Promise<(language: string) => CodeParser | undefined> {
  await Parser.init();
  const folder = join(dirname(createRequire(import.meta.url).resolve('tree-sitter-wasms/package.json')), 'out');
  const parsers = new Map<string, CodeParser>([
    ['json', parseJson],
    ['yaml', parseYamlText],
    ['xml', parseXml],
  ]);
  for (const [language, { grammar, wrappings }] of Object.entries(GRAMMARS)) {
    const parser = new Parser();
    parser.setLanguage(await Language.load(join(folder, `tree-sitter-${grammar}.wasm`)));
    parsers.set(language, (code) => parseWith(parser, wrappings, code));
  }
  return (language) => parsers.get(ALIASES[language] ?? language);
}

function parseWith(parser: Parser, wrappings: readonly Wrapping[], code: string): string | null {
  for (const wrap of wrappings) {
    const tree = parser.parse(wrap(code));
    const hasError = tree?.rootNode.hasError ?? true;
    tree?.delete();
    if (!hasError) return null;
  }
  return firstError(parser, code);
}

function firstError(parser: Parser, code: string): string {
  const tree = parser.parse(code);
  const visit = (node: NonNullable<typeof tree>['rootNode']): string | undefined => {
    if (node.isError || node.isMissing)
      return `line ${node.startPosition.row + 1}: ${node.isMissing ? `missing ${node.type}` : node.text.split('\n')[0]?.slice(0, 60)}`;
    for (const child of node.children) {
      const found = child && visit(child);
      if (found) return found;
    }
    return undefined;
  };
  return (tree && visit(tree.rootNode)) ?? 'is not valid in any reading';
}

function parseJson(code: string): string | null {
  try {
    JSON.parse(code);
    return null;
  } catch (error) {
    return String(error);
  }
}

function parseYamlText(code: string): string | null {
  const errors = parseAllDocuments(code).flatMap((document) => ('errors' in document ? document.errors : []));
  return errors[0]?.message.split('\n')[0] ?? null;
}

function parseXml(code: string): string | null {
  const check = (text: string): string | null => {
    const result = XMLValidator.validate(text);
    return result === true ? null : `line ${result.err.line}: ${result.err.msg}`;
  };
  // A sample is often part of a file: several elements, with prefixes that the file declares.
  const asPart = `<sample xmlns:android="a" xmlns:tools="t">${code.replace(/<\?xml[^>]*\?>|<!DOCTYPE[^>]*>/g, '')}</sample>`;
  return check(code) && check(asPart);
}
