import type { CompileContext, CompiledPage } from './compiled.ts';

/**
 * Compiles one page. Bad input is told in `diagnostics`, all of it at once; it never throws for what an author wrote.
 * @param source the file's text, front matter included
 * @param file its path from the project's root; `.md` is read more leniently than `.mdx`
 */
export async function compile(source: string, file: string, context: CompileContext): Promise<CompiledPage> {
  // A build that finds all its pages in the cache never loads the compiler.
  const { compilePage } = await import('./compile-page.ts');
  return compilePage(source, file, context);
}
