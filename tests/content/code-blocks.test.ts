import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadCodeParsers } from '../support/code-parsers.ts';

const content = join(import.meta.dirname, '../../site/content');

const FENCE = /^(?<indent>[ \t]*)(?<fence>`{3,})(?<language>[\w-]+)[^\n]*\n(?<body>[\s\S]*?)^[ \t]*\k<fence>[ \t]*$/gm;

const parserOf = await loadCodeParsers();

interface CodeBlock {
  readonly place: string;
  readonly language: string;
  readonly code: string;
}

function collectBlocks(): CodeBlock[] {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(join(content, file), 'utf8');
    return [...source.matchAll(FENCE)].map(({ index, groups: { indent = '', language = '', body = '' } = {} }) => ({
      place: `${file}:${source.slice(0, index).split('\n').length}`,
      language,
      code: body
        .split('\n')
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
        .join('\n')
        .replaceAll(/\{\{[\w.]+\}\}/g, '1.0.0')
        .replaceAll(/^\$ /gm, ''),
    }));
  });
}

it.each([
  ['java', 'void run( { }'],
  ['csharp', 'await Run(;'],
  ['objc', '[self run;'],
  ['cpp', 'Run(;'],
  ['js', 'const a = ;'],
  ['ts', 'const a: = 1;'],
  ['python', 'def run(:'],
  ['php', 'echo $a ='],
  ['go', 'func ( {'],
  ['kotlin', 'val = = 1'],
  ['swift', 'let = ='],
  ['bash', 'if true; then'],
  ['json', '{"a": 1,}'],
  ['yaml', 'a: [1'],
  ['xml', '<a><b></a>'],
])('a mistake in %s is noticed', (language, code) => {
  expect(parserOf(language)?.(code)).toEqual(expect.any(String));
});

it('every code block is valid in its language, as far as a parser can tell', () => {
  const blocks = collectBlocks();
  const unparsed = new Map<string, number>();
  const problems = blocks.flatMap(({ place, language, code }) => {
    const parse = parserOf(language);
    if (!parse) {
      unparsed.set(language, (unparsed.get(language) ?? 0) + 1);
      return [];
    }
    const problem = parse(code);
    return problem === null ? [] : [`${place}  ${language}  ${problem}`];
  });
  const left = [...unparsed].map(([language, count]) => `${language} ${count}`).join(', ');
  console.log(`${blocks.length} code blocks; no parser for ${left}`);
  expect(problems).toEqual([]);
});
