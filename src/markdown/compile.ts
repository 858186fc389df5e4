import type { CompileContext, CompiledPage } from './compiled.ts';
import type { ParsedFrontMatter } from './front-matter.ts';

/**
 * Compiles one page. Bad input is told in `diagnostics`, all of it at once; it never throws for what an author wrote.
 * @param source the file's text, front matter included
 * @param file its path from the project's root; `.md` is read more leniently than `.mdx`
 * @param head the file's front matter, where it is known already
 */
export async function compile(source: string, file: string, context: CompileContext, head?: ParsedFrontMatter): Promise<CompiledPage> {
  // A build that finds all its pages in the cache never loads the compiler; the compile threads never load what reads front matter.
  const { compilePage } = await import('./compile-page.ts');
  return compilePage(source, file, context, head ?? (await import('./front-matter.ts')).parseFrontMatter(source, file));
}
