import { compareTexts } from '../build/comparison/compare-sections.ts';
import { countDifferences, type Difference } from '../build/comparison/difference.ts';
import { textBlocks, withoutMarks } from '../build/comparison/text-blocks.ts';
import type { TextPart } from '../build/comparison/text-parts.ts';
import { compileSite } from '../build/site.ts';
import { openSiteCache } from '../build/site-cache.ts';
import { ConfigError } from '../config/config-error.ts';
import type { LoadedConfig } from '../config/load.ts';
import { sitePath } from '../content/address.ts';
import { createCatalog } from '../content/catalog.ts';
import { twinIn } from '../content/catalog-lookup.ts';
import type { CatalogPage } from '../content/catalog-types.ts';
import { toRoute } from '../content/route.ts';
import { scanContent } from '../content/scan.ts';
import type { CompiledPages } from '../content/site-page.ts';
import { closest, describeUnknown } from '../model/closest.ts';

export interface DiffQuestion {
  /** Names of versions. */
  readonly older: string;
  readonly newer: string;
  /** Address of a page of either version, in the default locale; without it, all pages are counted. */
  readonly path?: string | undefined;
  readonly locale?: string | undefined;
}

/**
 * Prints what differs in the texts of two versions: of one page, the text with its differences; of all, how much differs, and which pages one
 * version alone has.
 * @throws ConfigError if there is no such version, language or page
 */
export async function printDiff(loaded: LoadedConfig, question: DiffQuestion): Promise<void> {
  const { config } = loaded;
  const older = choose('version', config.versions, question.older);
  const newer = choose('version', config.versions, question.newer);
  const locale = choose('language', config.locales, question.locale ?? config.defaultLocale);
  const scan = await scanContent(loaded);
  const catalog = createCatalog(loaded, scan, []);
  const isWritten = (page: CatalogPage | undefined): page is CatalogPage => page?.sources.has(locale.name) === true;
  const addressOf = (page: CatalogPage): string => sitePath({ path: '' }, page, config.content.routeBasePath);
  const pages = catalog.pages.filter((page) => isWritten(page) && [older, newer].includes(page.version));
  const old = pages.filter(({ version }) => version === older);
  const pairs = old.flatMap((page) => {
    const twin = twinIn(catalog, page, newer);
    return isWritten(twin) ? [[page, twin] as const] : [];
  });
  using cache = openSiteCache(loaded);
  const compiled = await compileSite(loaded, scan, cache);
  const compare = ([page, twin]: readonly [CatalogPage, CatalogPage]): Difference[] =>
    compareTexts(textBlocks(textIn(compiled, page, locale.name)), textBlocks(textIn(compiled, twin, locale.name)), locale.htmlLang);
  const titleOf = ([page, twin]: readonly [CatalogPage, CatalogPage]): string => `${addressOf(page)} -> ${addressOf(twin)}`;
  if (question.path !== undefined) {
    const wanted = toRoute(question.path);
    const found = pairs.filter((pair) => pair.some((page) => addressOf(page) === wanted));
    if (found.length === 0) throw new ConfigError(describeMissing(wanted, pages.map(addressOf), [older.name, newer.name]));
    for (const pair of found) console.log(`${titleOf(pair)}\n${printDifferences(compare(pair))}`);
    return;
  }
  for (const pair of pairs) console.log(`${titleOf(pair)}: ${describe(compare(pair))}`);
  const joined = new Set(pairs.flat());
  for (const page of pages) if (!joined.has(page)) console.log(`${addressOf(page)}: only in ${page.version.name}`);
}

function describe(differences: readonly Difference[]): string {
  const [added, removed, changed] = countDifferences(differences);
  return added + removed + changed === 0 ? 'the same text' : `${added} added, ${removed} removed, ${changed} changed`;
}

function choose<Entry extends { readonly name: string }>(kind: string, entries: readonly Entry[], name: string): Entry {
  const found = entries.find((entry) => entry.name === name);
  if (found) return found;
  const names = entries.map((entry) => entry.name);
  throw new ConfigError(describeUnknown(kind, name, names));
}

function describeMissing(path: string, known: readonly string[], versions: readonly string[]): string {
  if (known.includes(path)) return `${path} is in one of ${versions.join(' and ')} alone.`;
  const near = closest(path, known);
  return `${versions.join(' and ')} have no page at ${path}.${near === undefined ? '' : ` Did you mean ${near}?`}`;
}

function textIn(compiled: CompiledPages, page: CatalogPage, locale: string): string {
  return compiled.get(page.sources.get(locale)?.file ?? '')?.read('markdown') ?? '';
}

const SIGNS = { same: ' ', added: '+', removed: '-', changed: '~' } as const;

/** The differences with the headings above them; words are marked as git does. */
function printDifferences(differences: readonly Difference[]): string {
  const lines = differences.flatMap((difference) => {
    const { type, block } = difference;
    if (type === 'same' && block.kind !== 'heading') return [];
    const title = block.title === undefined ? '' : `**${block.title}**\n`;
    const mark = block.kind === 'heading' ? `${'#'.repeat(block.level)} ` : title;
    const text = type === 'changed' ? difference.parts.map(printPart(block.kind === 'code')).join('') : block.text;
    return [`${mark}${text}`.trimEnd().replace(/^/gm, `${SIGNS[type]} `)];
  });
  return withoutMarks(lines.join('\n'));
}

function printPart(isCode: boolean): (part: TextPart) => string {
  return ({ text, in: place }) => {
    if (isCode) return text.replace(/^(?=[^\n])/gm, place === 'both' ? '  ' : place === 'old' ? '- ' : '+ ');
    return place === 'both' ? text : place === 'old' ? `[-${text}-]` : `{+${text}+}`;
  };
}
