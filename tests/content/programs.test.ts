import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { collectBlocks } from '../../site/samples/blocks.ts';
import { findClashes, joinProgram, programsOf, type ReadSyntax } from '../../site/samples/programs.ts';
import { createSyntaxReader } from '../../site/samples/syntax/parse-sample.ts';

const content = join(import.meta.dirname, '../../site/content');

let read: ReadSyntax;
beforeAll(async () => {
  read = await createSyntaxReader();
});

const clashesOf = (source: string): string[] =>
  programsOf(collectBlocks(source)).flatMap((program) => findClashes(program, read).map(({ line, message }) => `${line}: ${message}`));

it('the samples of a page can be pasted in their order: no name is declared twice, and methods do not stand beside statements', () => {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  const programs = new Map<string, number>();
  const clashes = files.toSorted().flatMap((file) => {
    const source = readFileSync(join(content, file), 'utf8');
    for (const { language } of programsOf(collectBlocks(source))) programs.set(language, (programs.get(language) ?? 0) + 1);
    return clashesOf(source).map((clash) => `${file.replaceAll('\\', '/')}:${clash}`);
  });
  console.log(`Programs of several samples: ${[...programs].map(([language, count]) => `${language} ${count}`).join(', ')}`);
  expect(clashes).toEqual([]);
});

const page = (language: string, ...samples: string[]): string => samples.map((code) => `\`\`\`${language}\n${code}\n\`\`\`\n`).join('\n');

it.each([
  ['csharp', 'var user = await A.B();', 'LCUser user = null;', 'user is declared in the sample of line 2, too'],
  ['csharp', 'public void Show() {}', 'A.B("c");', 'has statements, the sample of line 2 members'],
  ['csharp', 'public void Show(int a) {}', 'public void Show(int b) {}', 'Show(int) is declared in the sample of line 2, too'],
  ['java', 'void show() {}', 'try {\n  a();\n} catch (E e) {\n}', 'has statements, the sample of line 2 members'],
  ['java', 'class A {}', 'import a.B;\n\nclass A {}', 'A is declared in the sample of line 2, too'],
  ['java', 'LCUser user = null;', 'LCUser user = null;', 'user is declared in the sample of line 2, too'],
  ['objc', 'TapConfig *config = nil;', 'TapConfig *config = nil;', 'config is declared in the sample of line 2, too'],
  ['js', 'const room = 1;', 'const room = 2;', 'room is declared in the sample of line 2, too'],
])('%s: what cannot be pasted is told: %s, %s', (language, first, second, message) => {
  expect(clashesOf(page(language, first, second))).toEqual([expect.stringMatching(/^\d+: /)]);
  expect(clashesOf(page(language, first, second))[0]).toContain(message);
});

it.each([
  ['csharp', 'public void Show(int a) {}', 'public void Show(string a) {}'],
  ['csharp', 'using UnityEngine;', 'public void Show() {}'],
  ['objc', '@implementation A\n@end', '@implementation A (Push)\n@end'],
  ['js', "const AV = require('leanengine');", "const AV = require('leanengine');"],
  ['go', 'package main\n\nfunc init() {}', 'package main\n\nfunc init() {}'],
  ['js title="a.js"', 'const room = 1;', 'const room = 2;'],
])('%s: what can be pasted is not told: %s, %s', (language, first, second) => {
  const source = page(language, first, second).replace('a.js', 'b.js');
  expect(clashesOf(source)).toEqual([]);
});

it.each([
  [
    'import a.B;\n\nvoid one() {}',
    'import a.B;\nimport a.C;\n\nvoid two() {}',
    'import a.B;\nimport a.C;\n\nvoid one() {}\n\nvoid two() {}',
  ],
  [
    'import a.B;\nimport a.C;',
    '// Later.\nimport a.D;\n\nvoid one() {}',
    'import a.B;\nimport a.C;\nimport a.D;\n\n// Later.\nvoid one() {}',
  ],
  ['void one() {}', 'void two() {}', 'void one() {}\n\nvoid two() {}'],
])('a program has its imports once, before everything else, in adjacent lines: %j, %j', (first, second, whole) => {
  const [program] = programsOf(collectBlocks(page('java', first, second)));
  expect(program && joinProgram(program)).toBe(whole);
});
