import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isReactPage } from '../config/docusaurus/react-pages.ts';
import { type LoadedConfig, projectPath } from '../config/load.ts';
import { findMiscounted, findOrphans, findRedirectProblems, findUnusedPartials, findVanished } from '../content/checks.ts';
import { contentDir } from '../content/content-folders.ts';
import { CHANGE_LEDGER } from '../content/history/change-ledger.ts';
import type { History } from '../content/history/history.ts';
import { findMissingDocs } from '../content/references.ts';
import type { ScanResult } from '../content/scan.ts';
import { applySeverities } from '../content/severities.ts';
import { compare } from '../model/compare.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { pageKey } from '../model/href.ts';
import { findUnanswered } from './asked-pages.ts';
import type { AssembledSite } from './assemble-site.ts';
import { checkShellLinks } from './check-shell.ts';
import { foldRepeated, foldSame } from './fold-repeated.ts';
import { findHiddenFiles } from './hidden-files.ts';
import { findVanishedAnchors } from './published-anchors.ts';
import { collectRedirects, pageKeys, publishedAddresses } from './redirects.ts';

/** A sitemap or list of addresses that were published before. */
export interface PublishedList {
  readonly file: string;
  readonly text: string;
}

/** All problems of the content, sorted by file and place. */
export function diagnoseSite(loaded: LoadedConfig, site: AssembledSite, against?: PublishedList): readonly Diagnostic[] {
  const { catalog, compiled, history, made, rendered, scan } = site;
  const named = (diagnostics: readonly Diagnostic[]): Diagnostic[] => nameWritten(scan, diagnostics);
  return applySeverities(
    loaded.config,
    inOrder([
      ...foldSame(named(catalog.diagnostics)),
      ...emptySite(loaded, site),
      ...historyProblem(history),
      ...ledgerProblem(loaded, history, scan),
      ...foldSame(named([...compiled.values()].flatMap((page) => page.diagnostics))),
      ...foldRepeated(named(rendered.findings.diagnostics), compiled.size),
      ...checkShellLinks(loaded, catalog, new Set(made.keys())),
      ...findHiddenFiles(loaded, rendered.pages),
      ...findMissingDocs(loaded, catalog),
      ...findMiscounted(catalog),
      ...findUnanswered(loaded, rendered.pages),
      ...findUnusedPartials(scan, compiled),
      ...findOrphans(catalog, new Set([...rendered.findings.linked].map(pageKey))),
      ...findRedirectProblems(collectRedirects(loaded, rendered.pages, scan.redirects), pageKeys(rendered.pages)),
      ...(against ? findVanished(against.text, against.file, publishedAddresses(loaded, rendered.pages, scan.redirects)) : []),
      ...(against ? findVanishedAnchors(against.file, loaded.config, rendered.pages) : []),
    ]),
  );
}

/** A site without pages; those that cannot be read have been told of. */
function emptySite(loaded: LoadedConfig, { rendered, scan }: AssembledSite): Diagnostic[] {
  const { config, siteDir } = loaded;
  const locale = config.locales.find(({ name }) => name === config.defaultLocale);
  const version = config.versions.find(({ isLast }) => isLast);
  if (rendered.pages.length > 0 || scan.diagnostics.length > 0 || !locale || !version) return [];
  const folder = projectPath(loaded, contentDir(loaded, locale, version));
  const misplaced = pagesAbove(loaded);
  if (misplaced !== undefined) {
    const name = config.content.dir.endsWith('<version>') ? version.name : locale.name;
    const message = `There are no pages here, where the configuration has those of "${name}".`;
    const suggestion = `move the pages of ${misplaced || 'this folder'} to ${folder}`;
    return [{ severity: 'error', code: 'no-pages', file: folder, message, suggestion }];
  }
  const message = 'There are no pages: no file ends with .md or .mdx.';
  const suggestion = `write ${join(folder, 'index.md')}, or run \`signpost init\``;
  return [{ severity: 'error', code: 'no-pages', file: folder || siteDir, message, suggestion }];
}

/** The folder above those of languages and versions if it has pages itself, which whoever adds the first of these has not moved. */
function pagesAbove(loaded: LoadedConfig): string | undefined {
  const { config, siteDir } = loaded;
  const { dir, layout } = config.content;
  if (layout === 'docusaurus' || !dir.includes('<')) return undefined;
  const folder = join(siteDir, dir.slice(0, dir.indexOf('<')));
  const pages = globSync(['*.{md,mdx}', '*/*.{md,mdx}'], { cwd: folder, exclude: ['node_modules', 'dist'] });
  return pages.length > 0 ? projectPath(loaded, folder) : undefined;
}

function historyProblem({ problem }: History): Diagnostic[] {
  return problem === undefined ? [] : [{ severity: 'warning', code: 'history', file: '.git', message: problem }];
}

function ledgerProblem(loaded: LoadedConfig, history: History, { trees }: ScanResult): Diagnostic[] {
  const stale = trees.flatMap(({ docs }) => docs.filter((doc) => !doc.isMade && history.isStale(doc)));
  if (stale.length === 0) return [];
  const named = stale.slice(0, 3).map(({ file }) => file);
  const names = named.join(', ') + (stale.length > named.length ? ` and ${stale.length - named.length} more` : '');
  const message = `pages were changed after it was recorded, and have no date: ${names}`;
  const suggestion = 'record the changes with `signpost changes --record`';
  return [{ severity: 'warning', code: 'history', file: projectPath(loaded, join(loaded.siteDir, CHANGE_LEDGER)), message, suggestion }];
}

/** Names the files that their authors have written, each problem once. The lines of a page in React are those of what stands for it. */
function nameWritten({ trees }: ScanResult, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const written = new Map(trees.flatMap(({ docs }) => docs.flatMap((doc) => (doc.written === undefined ? [] : [[doc.file, doc.written]]))));
  if (written.size === 0) return [...diagnostics];
  return inOrder(
    diagnostics.map((diagnostic) => {
      const file = written.get(diagnostic.file);
      if (file === undefined) return diagnostic;
      const { line, column, ...rest } = diagnostic;
      return isReactPage(file) ? { ...rest, file } : { ...diagnostic, file };
    }),
  );
}

/** Sorts by file and place. A problem of the front matter, or of a partial in several pages, is listed once. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [JSON.stringify(Object.entries(diagnostic).toSorted()), diagnostic]));
  return [...unique.values()].toSorted(
    (a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
}
