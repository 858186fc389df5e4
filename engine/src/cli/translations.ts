import { compileSite } from '../build/site.ts';
import { openSiteCache } from '../build/site-cache.ts';
import type { LoadedConfig } from '../config/load.ts';
import { createCatalog } from '../content/catalog.ts';
import { findDrift } from '../content/heading-ids.ts';
import { scanContent } from '../content/scan.ts';
import { compareTranslations, confirmTranslations, readLedger, type TranslationEntry } from '../content/translations.ts';

/**
 * Prints missing, outdated and unconfirmed translations by section, and those whose headings differ from the source.
 * @param confirm record first that all existing translations match their current sources
 * @returns whether nothing is missing or outdated
 */
export async function reportTranslations(loaded: LoadedConfig, { confirm }: { confirm: boolean }): Promise<boolean> {
  const scan = await scanContent(loaded);
  const catalog = createCatalog(loaded, scan, []);
  if (confirm) confirmTranslations(loaded.siteDir, catalog);
  const entries = compareTranslations(catalog, await readLedger(loaded.siteDir));
  const open = entries.filter(({ status }) => status !== 'up to date');
  for (const [section, group] of Map.groupBy(open, sectionOf)) {
    console.log(section);
    for (const { locale, status, file, sourceFile } of group) console.log(`  ${locale}  ${status.padEnd(11)}  ${file ?? sourceFile}`);
  }
  const counts = ['up to date', 'unconfirmed', 'outdated', 'missing'].map(
    (status) => `${entries.filter((entry) => entry.status === status).length} ${status}`,
  );
  using cache = openSiteCache(loaded);
  const compiled = await compileSite(loaded, scan, cache);
  const drifted = findDrift(catalog, compiled);
  for (const file of drifted) console.log(`drift  ${file}: its headings differ from those of the source`);
  console.log(`${counts.join(', ')}, ${drifted.length} with different headings`);
  return open.every(({ status }) => status === 'unconfirmed');
}

function sectionOf({ page }: TranslationEntry): string {
  return [page.version.name, ...page.route.split('/').slice(1, 3)].filter(Boolean).join('/');
}
