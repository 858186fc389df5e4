// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of code
import { createHighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { expect, test } from 'vitest';
import { createSharedRegexEngine } from './shared-regex-engine.ts';
import { THEME } from './theme.ts';

const CODE = {
  csharp: 'public async Task<int> Run(string name = "x") => await Do($"a {name}"); // end\n/* a\nb */ #region c',
  javascript: 'const f = async (a) => `x${a ? /re+/g : b}`;\nclass A extends B { #c = 1n; }',
  yaml: 'a: &b [1, "2"]\nc: |\n  text\n  more',
};

test('sharing patterns changes no token, however often a rule is used', async () => {
  const plain = await createOnigurumaEngine(import('shiki/wasm'));
  const langs = [bundledLanguages.csharp, bundledLanguages.javascript, bundledLanguages.yaml];
  const [expected, shared] = await Promise.all(
    [plain, createSharedRegexEngine(plain)].map((engine) => createHighlighterCore({ themes: [THEME], langs, engine })),
  );
  for (const [lang, code] of Object.entries(CODE)) {
    const repeated = `${code}\n`.repeat(10);
    const options = { lang, theme: 'token-kinds', tokenizeTimeLimit: 0 };
    expect(shared?.codeToTokensBase(repeated, options)).toEqual(expected?.codeToTokensBase(repeated, options));
  }
});
