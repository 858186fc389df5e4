import type { PageFacts } from '../markdown/compiled.ts';
import { PAGE_STYLE } from '../markdown/react/page-style.ts';
import { THEME_CLASSES } from '../markdown/react/theme-classes.ts';
import { hashOf } from '../model/hash.ts';
import { HASHED_FOLDER } from '../model/hashed-folder.ts';
import type { TextFile } from './site.ts';

/**
 * The style sheet of the authors' style attributes, which the compiler has turned into classes, and of React components. No file if there are
 * none.
 * @param projectSheet the sheet of a Docusaurus project, of which the pages use parts; empty if there is none
 */
export async function collectStyles(pages: readonly PageFacts[], projectSheet: string): Promise<TextFile[]> {
  const rules = new Map<string, string>();
  for (const page of pages) for (const [name, declarations] of Object.entries(page.styles)) rules.set(name, declarations);
  const sheets = orderSheets([...pages].flatMap((page) => page.sheets));
  const own = await partOfProject(projectSheet, new Set(pages.flatMap(({ projectClasses = [] }) => projectClasses)));
  if (rules.size === 0 && sheets.length === 0 && own === '') return [];
  const content = [...sheets, own, printRules([...rules].toSorted(([a], [b]) => (a < b ? -1 : 1)))].join('\n');
  return [{ path: `${HASHED_FOLDER}/content-${hashOf(content).slice(0, 8)}.css`, content }];
}

/** Each sheet once, the engine's own first: where both count the same, what a component says of itself wins. */
export function orderSheets(sheets: readonly string[]): string[] {
  const isOurs = (sheet: string): boolean => sheet === PAGE_STYLE || sheet === THEME_CLASSES;
  const all = [...new Set(sheets)].toSorted();
  return [...all.filter(isOurs), ...all.filter((sheet) => !isOurs(sheet))];
}

/** As `partOfSheet`, whose parsers are loaded for projects with such a sheet alone. */
export async function partOfProject(sheet: string, classes: ReadonlySet<string>): Promise<string> {
  return sheet === '' ? '' : (await import('./project-sheet.ts')).partOfSheet(sheet, classes);
}

/** Style rules from names of classes and their declarations. */
export function printRules(rules: Iterable<readonly [name: string, declarations: string]>): string {
  return [...rules].map(([name, declarations]) => `.${name}{${declarations}}`).join('\n');
}
