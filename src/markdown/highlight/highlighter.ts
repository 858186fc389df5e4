import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { HighlighterCore } from 'shiki/core';
import { createSharedRegexEngine } from './shared-regex-engine.ts';
import { THEME, tokenClass } from './theme.ts';

/** Blocks that are remembered: the same code stands in both languages of a page. */
const CACHE_SIZE = 300;

/** A line longer than this is data, not code to be read: colouring it would take seconds. */
const LONGEST_LINE = 2000;

/** So is a block longer than this. */
const LONGEST_BLOCK = 50_000;

/** Turns code of one language into lines of HTML. */
export type Highlight = (code: string, language: string) => readonly string[];

let highlighter: Promise<HighlighterCore> | undefined;
const cache = new Map<string, readonly string[]>();

/**
 * Loads the grammars of some languages, each once a process.
 * @param languages names as `languageFor` gives them
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
    // As a file: the module that Shiki has it in is text, and takes each thread a tenth of a second to read.
    readFile(createRequire(import.meta.url).resolve('shiki/onig.wasm')),
  ]);
  // Measured over the site's blocks: 0.42 ms a block; the JavaScript engine takes 0.52 and longer to warm up.
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
  // No time limit: the same code gives the same HTML on a busy machine too.
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

/** Text as content of an element. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
