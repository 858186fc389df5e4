import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** A CSS module: its classes belong to the script that imports it. */
export const STYLE_MODULE = /\.module\.\w+$/;
const SCRIPT = /\.([cm]?[jt]s|[jt]sx|mdx)$/;
const IMPORT = /(?:\bfrom|^\s*import|\b(?:import|require)\()\s*(["'])([^"'\n]+)\1/gm;
const SHEET = /\.(css|s[ac]ss|less)$/;
const ENDINGS = ['', ...['js', 'jsx', 'ts', 'tsx', 'mjs', 'cjs', 'mdx'].flatMap((ending) => [`.${ending}`, `/index.${ending}`])];
/** What Docusaurus makes no pages of, among the pages: it counts if another script imports it. */
const NO_PAGE = /^src[\\/]pages[\\/](?:.*[\\/])?_/;

/**
 * The sheets that a Docusaurus project's scripts import for all pages, in the order of the scripts.
 * @param siteDir the project's folder
 * @param sources all files of its `src`, as absolute paths
 */
export function importedSheets(siteDir: string, sources: readonly string[]): string[] {
  const scripts = new Set(sources.filter((file) => SCRIPT.test(file)));
  const reached = new Set([...scripts].filter((file) => !NO_PAGE.test(relative(siteDir, file))));
  const sheets = new Set<string>();
  // A set hands out what is added on the way.
  for (const script of reached) {
    for (const [, , written = ''] of readFileSync(script, 'utf8').matchAll(IMPORT)) {
      const isOwn = written.startsWith('@site/');
      const isPackage = !isOwn && !/^[./]/.test(written);
      const folder = isOwn ? siteDir : isPackage ? join(siteDir, 'node_modules') : dirname(script);
      const file = resolve(folder, isOwn ? written.slice('@site/'.length) : written);
      if (SHEET.test(written)) {
        if (!STYLE_MODULE.test(written)) sheets.add(file);
        continue;
      }
      const other = isPackage ? undefined : ENDINGS.map((ending) => file + ending).find((candidate) => scripts.has(candidate));
      if (other !== undefined) reached.add(other);
    }
  }
  return [...sheets];
}
