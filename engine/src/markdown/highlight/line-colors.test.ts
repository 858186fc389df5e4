// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of code
import { createHighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { expect, test } from 'vitest';
import { createLineColors } from './line-colors.ts';
import { THEME } from './theme.ts';

const BLOCKS = [
  ['python', 'def f():\n    """\n    return 1\n    """\n    return 1\n\nreturn 1'],
  ['python', 'return 1\n"""\nreturn 1'],
  ['javascript', 'const a = `\nconst b = 1;\n${\nconst b = 1;\n}`;\nconst b = 1;'],
  ['javascript', 'const b = 1;\n/*\nconst b = 1;\n*/\nconst b = 1;'],
  ['cpp', '#define A \\\n  const int b = 1;\nconst int b = 1;\n#if 0\nconst int b = 1;\n#endif\nconst int b = 1;'],
  ['ruby', 'a = <<~ONE\n  puts 1\nONE\nputs 1\na = <<~TWO\n  puts 1\nTWO\nputs 1'],
  ['markdown', '```js\nconst b = 1;\n```\nconst b = 1;'],
] as const;

test('a line that was coloured elsewhere has the colours of its place', async () => {
  const langs = [...new Set(BLOCKS.map(([language]) => bundledLanguages[language]))];
  const highlighter = await createHighlighterCore({ themes: [THEME], langs, engine: createOnigurumaEngine(import('shiki/wasm')) });
  const alone = BLOCKS.map(([language, code]) => createLineColors(highlighter)(code, language));
  for (const order of [BLOCKS.keys().toArray(), BLOCKS.keys().toArray().reverse()]) {
    const together = createLineColors(highlighter);
    for (const index of order) {
      const [language, code] = BLOCKS[index] ?? ['', ''];
      expect(together(code, language)).toEqual(alone[index]);
    }
  }
});
