import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { HighlighterCore } from 'shiki/core';
import { bundledLanguages } from 'shiki/langs';
import type { KeptHtml } from '../compiled.ts';
import { embeddedLanguages } from './embedded-languages.ts';
import { createLineColors, escapeText } from './line-colors.ts';
import { createSharedRegexEngine } from './shared-regex-engine.ts';
import { SIGNATURES, signatureGrammar } from './signature-grammar.ts';
import { THEME } from './theme.ts';

/** Blocks in the cache: most code of a page is also in its translation. */
const CACHE_SIZE = 300;

/** In characters. Longer blocks are data, not code: colouring them would take seconds. */
const LONGEST_BLOCK = 50_000;

/** A block of code in a language, which is a result of `languageFor`. */
export interface Code {
  readonly code: string;
  readonly language: string;
}

interface Highlighter {
  readonly core: HighlighterCore;
  readonly colorLines: ReturnType<typeof createLineColors>;
}

let highlighter: Promise<Highlighter> | undefined;
const cache = new Map<string, readonly string[]>();

/**
 * Colours code. Grammars are loaded once per thread, and only for code that is not known yet.
 * @returns the lines of each block as HTML
 */
export async function highlightAll(blocks: readonly Code[], kept?: KeptHtml): Promise<(readonly string[])[]> {
  const known = blocks.map((block) => (isPlain(block) ? block.code.split('\n').map(escapeText) : recall(block, kept)));
  const missing = blocks.filter((_, index) => !known[index]);
  if (missing.length === 0) return known.map((lines) => lines ?? []);
  highlighter ??= createHighlighter();
  const { core, colorLines } = await highlighter;
  await loadGrammars(core, missing);
  return blocks.map((block, index) => known[index] ?? recall(block, kept) ?? remember(block, colorLines(block.code, block.language), kept));
}

function isPlain({ code, language }: Code): boolean {
  return language === 'text' || code.length > LONGEST_BLOCK;
}

function keyOf({ code, language }: Code): string {
  return `${language}\n${code}`;
}

function recall(block: Code, kept: KeptHtml | undefined): readonly string[] | undefined {
  const key = keyOf(block);
  return cache.get(key) ?? kept?.get(key)?.split('\n');
}

function remember(block: Code, lines: readonly string[], kept: KeptHtml | undefined): readonly string[] {
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(keyOf(block), lines);
  kept?.set(keyOf(block), lines.join('\n'));
  return lines;
}

async function createHighlighter(): Promise<Highlighter> {
  const [{ createHighlighterCore }, { createOnigurumaEngine }, code] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/oniguruma'),
    // Read as a file: Shiki's module contains it as text, which takes each thread a tenth of a second to parse.
    readFile(createRequire(import.meta.url).resolve('shiki/onig.wasm')),
  ]);
  // Measured on the site's code: 0.42 ms per block. The JavaScript engine takes 0.52 ms and longer to warm up.
  const oniguruma = await createOnigurumaEngine({ instantiator: (imports) => WebAssembly.instantiate(code, imports) });
  const core = await createHighlighterCore({ themes: [THEME], langs: [], engine: createSharedRegexEngine(oniguruma) });
  return { core, colorLines: createLineColors(core) };
}

async function loadGrammars(loaded: HighlighterCore, blocks: readonly Code[]): Promise<void> {
  const embedded = await Promise.all(blocks.map(({ code, language }) => embeddedLanguages(code, language)));
  const known = new Set(loaded.getLoadedLanguages());
  const missing = [...new Set([...blocks.map(({ language }) => language), ...embedded.flat()])].filter((language) => !known.has(language));
  if (missing.length === 0) return;
  const loaders = new Map(Object.entries(bundledLanguages));
  const own = missing.includes(SIGNATURES) ? [signatureGrammar] : [];
  await loaded.loadLanguage(...own, ...missing.flatMap((language) => loaders.get(language) ?? []));
}
