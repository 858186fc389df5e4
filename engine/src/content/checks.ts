import type { PageFacts } from '../markdown/compiled.ts';
import { decodeXml } from '../model/decode-xml.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { encodePath, pageKey, pathOf } from '../model/href.ts';
import { existsIn } from './catalog-lookup.ts';
import type { Catalog } from './catalog-types.ts';
import { isStandalone } from './page-sources.ts';
import type { ScanResult } from './scan.ts';
import { pageHref } from './sidebar-items.ts';

/** Warns of partials that no page includes. */
export function findUnusedPartials(scan: ScanResult, compiled: ReadonlyMap<string, PageFacts>): Diagnostic[] {
  const used = new Set([...compiled.values()].flatMap((page) => Object.keys(page.dependencies.partials)));
  return scan.trees
    .flatMap((tree) => tree.partials)
    .filter((file) => !used.has(file))
    .map((file) => ({ severity: 'warning', code: 'unused-partial', file, message: 'no page includes it' }));
}

/**
 * Warns of pages that readers cannot find: in no sidebar, and without links to them. Pages hidden on purpose (unlisted, noindex) are left
 * out.
 * @param linked the pages that are linked to, by `pageKey`
 */
export function findOrphans(catalog: Catalog, linked: ReadonlySet<string>): Diagnostic[] {
  const { defaultLocale } = catalog.config;
  return catalog.pages.flatMap((page): Diagnostic[] => {
    const doc = page.sources.get(defaultLocale);
    const isHidden = !doc || doc.frontMatter.unlisted === true || doc.frontMatter.noindex === true;
    if (isHidden || !existsIn(catalog, page, defaultLocale) || catalog.sidebars.ofPage.has(page) || isStandalone(page)) return [];
    if (linked.has(pageKey(pageHref(catalog, page, defaultLocale)))) return [];
    return [{ severity: 'warning', code: 'orphan', file: doc.file, message: 'is in no sidebar, and no page links to it' }];
  });
}

/**
 * Finds pages that list fewer questions of readers than the configuration asks for, which search finds less often than the others, or more,
 * which nobody keeps true.
 */
export function findMiscounted({ config, pages }: Catalog): Diagnostic[] {
  return pages.flatMap((page): Diagnostic[] => {
    const { least = 0, most = Number.POSITIVE_INFINITY } = config.content.questions[page.version.name] ?? {};
    return [...page.sources.values()].flatMap(({ file, frontMatter, isMade }): Diagnostic[] => {
      const count = frontMatter.questions?.length ?? 0;
      if (isMade || frontMatter.unlisted === true || (count >= least && count <= most)) return [];
      const [code, wish] =
        count < least
          ? ['few-questions', `at least ${least}: add them to \`questions\` in the front matter, in the readers' words`]
          : ['many-questions', `at most ${most}: keep those that differ most, and name what the others have alone in \`keywords\``];
      const message = `lists ${count} questions that readers ask, but the configuration wants ${wish}`;
      return [{ severity: 'error', code, file, line: 1, message }];
    });
  });
}

/**
 * Finds published addresses that this build does not have.
 * @param published text of a sitemap, or a list of URLs or paths, one per line
 * @param file path of that text, for messages
 * @param known addresses of this build, pages and redirects, by `pageKey`
 */
export function findVanished(published: string, file: string, known: ReadonlySet<string>): Diagnostic[] {
  const entries = published.includes('<loc>')
    ? [...published.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => ({ entry: decodeXml(match[1] ?? ''), place: {} }))
    : published.split('\n').map((line, index) => ({ entry: line, place: { line: index + 1, column: 1 } }));
  return entries.flatMap(({ entry, place }): Diagnostic[] => {
    const written = entry.trim();
    if (written === '' || written.startsWith('#')) return [];
    const problem = { severity: 'error', code: 'vanished', file, ...place } as const;
    const url = URL.parse(written, 'https://site.invalid');
    if (url === null) return [{ ...problem, message: `"${written}" is not an address` }];
    const path = pathOf(url.pathname);
    // The server redirects to the page with or without a trailing slash.
    if (known.has(pageKey(encodePath(path.replace(/\/index\.html$/, '/'))))) return [];
    const suggestion = `add a redirect to the configuration, or \`redirect_from: ${path}\` to the page that takes its place`;
    return [{ ...problem, message: `${path} was published and is gone`, suggestion }];
  });
}

export interface RedirectRule {
  /** Path from the origin, decoded. */
  readonly from: string;
  /** An address of this site, or a URL. */
  readonly to: string;
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/**
 * Finds redirects from an existing page, to a missing page, to another redirect, in a circle, or to two places.
 * @param pages addresses of this build's pages, by `pageKey`
 */
export function findRedirectProblems(rules: readonly RedirectRule[], pages: ReadonlySet<string>): Diagnostic[] {
  const targets = new Map(rules.map(({ from, to }) => [pageKey(encodePath(from)), to]));
  const first = new Map(rules.toReversed().map((rule) => [pageKey(encodePath(rule.from)), rule]));
  return rules.flatMap(({ to, from, ...place }) => {
    const twin = first.get(pageKey(encodePath(from)));
    const elsewhere = twin && twin.to !== to ? `${twin.file} leads it to ${twin.to}` : null;
    const message = describeRedirect(from, targets, pages) ?? elsewhere;
    return message === null
      ? []
      : [{ severity: 'error' as const, code: 'bad-redirect', ...place, message: `redirect from ${from}: ${message}` }];
  });
}

function describeRedirect(from: string, targets: ReadonlyMap<string, string>, pages: ReadonlySet<string>): string | null {
  const own = pageKey(encodePath(from));
  const to = targets.get(own) ?? '';
  if (pages.has(own)) return 'there is a page at this address';
  if (!to.startsWith('/')) return null;
  const next = targets.get(pageKey(to));
  if (next !== undefined)
    return pageKey(next) === own || pageKey(to) === own
      ? 'leads in a circle'
      : `leads to ${to}, which is redirected to ${next.split('#')[0]}: use that instead`;
  return pages.has(pageKey(to)) ? null : `leads to ${to}, where there is no page`;
}
