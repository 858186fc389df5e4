import type { LoadedConfig } from '../config/load.ts';
import { findOrphans, findRedirectProblems, findUnusedPartials, findVanished } from '../content/checks.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { AssembledSite } from './assemble-site.ts';
import { collectRedirects, pagePaths, publishedAddresses } from './redirects.ts';
import { checkShellLinks } from './render-pages.ts';

/** A sitemap or list of addresses that were published once. */
export interface PublishedList {
  readonly file: string;
  readonly text: string;
}

/** All that is wrong with the content, by file and place. */
export function diagnoseSite(loaded: LoadedConfig, site: AssembledSite, against?: PublishedList): Diagnostic[] {
  const { catalog, compiled, rendered, scan } = site;
  return sortDiagnostics([
    ...catalog.diagnostics,
    ...[...compiled.values()].flatMap((page) => page.diagnostics),
    ...rendered.findings.diagnostics,
    ...checkShellLinks(loaded, catalog),
    ...findUnusedPartials(scan, compiled),
    ...findOrphans(catalog, rendered.findings.linked),
    ...findRedirectProblems(collectRedirects(loaded, rendered.pages), 'redirects', pagePaths(rendered.pages)),
    ...(against ? findVanished(against.text, against.file, publishedAddresses(loaded, rendered.pages)) : []),
  ]);
}

function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted((a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
