import { fillLabel, labelsFor } from '../markdown/labels.ts';
import { widthOf } from '../markdown/render/table-cells.ts';
import type { Version } from '../model/locale.ts';
import { splitTitle } from '../model/split-title.ts';
import { existsIn, twinIn } from './catalog-lookup.ts';
import type { Catalog, CatalogPage, ComparisonInfo, SourceDoc } from './catalog-types.ts';
import { pageTitle } from './page-names.ts';
import { docRoute } from './route.ts';

/** First part of the addresses of comparisons. */
const FOLDER = 'compare';

/** What a catalog needs for its comparisons. */
type Base = Omit<Catalog, 'comparisons'>;

/**
 * Pages that compare each page of the version before the last one with its counterpart in the last, where their texts differ. All versions
 * with each other would be more comparisons than pages.
 * @returns the comparisons by both of their pages
 */
export function createComparisonPages(catalog: Base): ReadonlyMap<CatalogPage, CatalogPage> {
  const { config } = catalog;
  const last = config.versions.findIndex(({ isLast }) => isLast);
  const [newer, older] = config.versions.slice(last);
  const found = new Map<CatalogPage, CatalogPage>();
  if (!config.comparisons || newer === undefined || older === undefined) return found;
  for (const page of catalog.pages) {
    const twin = page.version === older ? twinIn(catalog, page, newer) : undefined;
    if (!twin) continue;
    const both = config.locales.filter(({ name }) => existsIn(catalog, page, name) && existsIn(catalog, twin, name));
    const lists = new Map(
      both.flatMap(({ name }) => (differ(page.sources.get(name), twin.sources.get(name)) ? [[name, [page, twin]] as const] : [])),
    );
    const comparison = lists.size > 0 && comparisonPage(catalog, lists, [page, twin]);
    if (!comparison || catalog.byRoute.has(`${newer.name}:${comparison.route}`)) continue;
    found.set(page, comparison);
    if (twinIn(catalog, twin, older) === page) found.set(twin, comparison);
  }
  return found;
}

/** Width in em of the longest title that has room in a line of a phone. */
const LINE = 11;

/** What is compared stays in a line where it has room, and the title breaks after it: no name of a product is torn. */
const inOneLine = (title: string): string => (widthOf(title) <= LINE ? title.replaceAll(' ', '\u00a0') : title);

/** Whether a page is in several versions whose texts are compared. */
export function mayBeCompared(catalog: Pick<Catalog, 'config' | 'byRoute' | 'byId' | 'counterparts'>, page: CatalogPage): boolean {
  const { comparisons, versions } = catalog.config;
  return comparisons && versions.some((version) => version !== page.version && twinIn(catalog, page, version));
}

/** Whether two texts differ in more than what they link to. Both have to be there: a translation is not compared with its source. */
function differ(older: SourceDoc | undefined, newer: SourceDoc | undefined): boolean {
  return older !== undefined && newer !== undefined && bodyOf(older) !== bodyOf(newer);
}

function bodyOf({ source, bodyOffset }: SourceDoc): string {
  return source
    .slice(bodyOffset)
    .replaceAll('\r\n', '\n')
    .replace(/\]\([^)\s]*\)/g, ']()')
    .trim();
}

function comparisonPage(catalog: Base, lists: ComparisonInfo['lists'], [page, twin]: readonly [CatalogPage, CatalogPage]): CatalogPage {
  const { routeBasePath } = catalog.config.content;
  const [older, newer] = [page.version, twin.version] satisfies [Version, Version];
  const below = page.route.startsWith(routeBasePath) ? page.route.slice(routeBasePath.length) : page.route;
  const route = docRoute(routeBasePath, `${FOLDER}/${older.path || older.name}/${below}`);
  const fill = (label: 'comparison' | 'comparisonText'): Record<string, string> =>
    Object.fromEntries(
      [...lists.keys()].map((name) => {
        // The versions of a package stand with the links to both pages.
        const title = splitTitle(pageTitle(catalog, twin, name));
        return [name, fillLabel(labelsFor(name)[label], older.label, newer.label, inOneLine(title.name))];
      }),
    );
  const generated: ComparisonInfo = { type: 'comparison', title: fill('comparison'), description: fill('comparisonText'), lists };
  return { version: newer, id: route.slice(1, -1), route, sources: new Map(), landing: null, generated };
}
