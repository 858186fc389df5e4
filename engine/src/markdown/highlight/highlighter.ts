import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { HighlighterCore } from 'shiki/core';
import { createSharedRegexEngine } from './shared-regex-engine.ts';
import { THEME, tokenClass } from './theme.ts';

/** Blocks in the cache: most code of a page is also in its translation. */
const CACHE_SIZE = 300;

/** In characters. Longer lines are data, not code: colouring them would take seconds. */
const LONGEST_LINE = 2000;

/** The same limit for a block. */
const LONGEST_BLOCK = 50_000;

/** Turns code of one language into lines of HTML. */
export type Highlight = (code: string, language: string) => readonly string[];

let highlighter: Promise<HighlighterCore> | undefined;
const cache = new Map<string, readonly string[]>();

/**
 * Loads the grammars of languages, each once per thread.
 * @param languages results of `languageFor`
 * @returns a function for code in these languages
 */
export async function loadHighlighter(languages: ReadonlySet<string>): Promise<Highlight> {
  const wanted = [...languages].filter((language) => language !== 'text');
  if (wanted.length === 0) return plainLines;
  highlighter ??= createHighlighter();
  const loaded = await highlighter;
  await loadGrammars(loaded, wanted);
  return (code, language) => (language === 'text' || code.length > LONGEST_BLOCK ? plainLines(code) : cachedLines(loaded, code, language));
}

async function createHighlighter(): Promise<HighlighterCore> {
  const [{ createHighlighterCore }, { createOnigurumaEngine }, code] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/oniguruma'),
    // Read as a file: Shiki's module contains it as text, which takes each thread a tenth of a second to parse.
    readFile(createRequire(import.meta.url).resolve('shiki/onig.wasm')),
  ]);
  // Measured on the site's code: 0.42 ms per block. The JavaScript engine takes 0.52 ms and longer to warm up.
  const oniguruma = await createOnigurumaEngine({ instantiator: (imports) => WebAssembly.instantiate(code, imports) });
  return createHighlighterCore({ themes: [THEME], langs: [], engine: createSharedRegexEngine(oniguruma) });
}

async function loadGrammars(loaded: HighlighterCore, languages: readonly string[]): Promise<void> {
  const known = new Set(loaded.getLoadedLanguages());
  const missing = languages.filter((language) => !known.has(language));
  if (missing.length === 0) return;
  const { bundledLanguages } = await import('shiki/langs');
  const loaders = new Map(Object.entries(bundledLanguages));
  await loaded.loadLanguage(...missing.flatMap((language) => loaders.get(language) ?? []));
}

function cachedLines(loaded: HighlighterCore, code: string, language: string): readonly string[] {
  const key = `${language}\n${code}`;
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= CACHE_SIZE) cache.clear();
  const lines = coloredLines(loaded, code, language);
  cache.set(key, lines);
  return lines;
}

function coloredLines(loaded: HighlighterCore, code: string, language: string): string[] {
  // No time limit, so that the result does not depend on the machine's load.
  const options = { lang: language, theme: 'token-kinds', tokenizeMaxLineLength: LONGEST_LINE, tokenizeTimeLimit: 0 };
  const lines = loaded.codeToTokensBase(code, options);
  return lines.map((tokens) => {
    let html = '';
    let pending = '';
    let pendingClass: string | undefined;
    for (const { content, color } of tokens) {
      const className = content.trim() === '' ? pendingClass : tokenClass(color);
      if (className !== pendingClass) {
        html += spanOf(pending, pendingClass);
        pending = '';
      }
      pending += content;
      pendingClass = className;
    }
    return html + spanOf(pending, pendingClass);
  });
}

function spanOf(text: string, className: string | undefined): string {
  if (text === '') return '';
  return className ? `<span class="${className}">${escapeHtml(text)}</span>` : escapeHtml(text);
}

function plainLines(code: string): string[] {
  return code.split('\n').map(escapeHtml);
}

/** Escapes a text as content of an element. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
