import type { CompileContext, CompiledPage } from './compiled.ts';
import type { Component } from './components/component-tag.ts';
import type { ParsedFrontMatter } from './front-matter.ts';

/**
 * Compiles one page. All mistakes of its author are reported in `diagnostics`; none of them makes it throw.
 * @param source the file's text, including front matter
 * @param file its path from the project's root; `.md` is parsed more leniently than `.mdx`
 * @param head the file's front matter, if it has been read already
 * @param own the site's own components
 */
export async function compile(
  source: string,
  file: string,
  context: CompileContext,
  head?: ParsedFrontMatter,
  own?: ReadonlyMap<string, Component>,
): Promise<CompiledPage> {
  // Compile threads need no front matter parser.
  const { compilePage, createRegistry } = await loadCompiler();
  return compilePage(
    source,
    file,
    context,
    createRegistry(own),
    head ?? (await import('./front-matter.ts')).parseFrontMatter(source, file),
  );
}

/** Loads what compiles pages. On demand: builds with all pages in the cache need none. */
export async function loadCompiler() {
  const [{ compilePage }, { createRegistry }] = await Promise.all([import('./compile-page.ts'), import('./components/registry.ts')]);
  return { compilePage, createRegistry };
}
