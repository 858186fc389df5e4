import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../config/config-error.ts';
import { hashOf } from '../model/hash.ts';
import { replaceFile } from '../model/replace-file.ts';
import type { Catalog, CatalogPage, SourceDoc } from './catalog-types.ts';

/** By translation, the hash of the source against which it was confirmed. The file is committed with the content. */
const ledgerSchema = z.record(z.string(), z.string());
export type TranslationLedger = Readonly<Record<string, string>>;

export type TranslationStatus = 'missing' | 'outdated' | 'unconfirmed' | 'up to date';

export interface TranslationEntry {
  readonly page: CatalogPage;
  readonly locale: string;
  readonly status: TranslationStatus;
  /** The translation; null if it is missing. */
  readonly file: string | null;
  readonly sourceFile: string;
}

const LEDGER = 'translations.json';

/**
 * Reads the confirmed translations; empty without a ledger.
 * @throws ConfigError if the ledger cannot be read
 */
export async function readLedger(siteDir: string): Promise<TranslationLedger> {
  const file = join(siteDir, LEDGER);
  if (!existsSync(file)) return {};
  try {
    return ledgerSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice = 'Take back the changes that broke it, such as the marks of a merge conflict, and run `signpost translations`.';
    throw new ConfigError(`${file} cannot be read: ${reason}\n${advice}`, { cause: error });
  }
}

/** Records that all translations match their current sources. Those that are gone are forgotten. */
export function confirmTranslations(siteDir: string, catalog: Catalog): void {
  const ledger = compareTranslations(catalog, {}).flatMap(({ page, file }) => {
    const source = page.sources.get(catalog.config.defaultLocale);
    return file === null || !source ? [] : [[file, hashSource(source)] as const];
  });
  const sorted = Object.fromEntries(ledger.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  replaceFile(join(siteDir, LEDGER), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The state of every page's translation into every other locale. Pages that are not to be translated are left out. */
export function compareTranslations(catalog: Catalog, ledger: TranslationLedger): TranslationEntry[] {
  const { defaultLocale, locales } = catalog.config;
  return catalog.pages.flatMap((page) => {
    const source = page.sources.get(defaultLocale);
    if (!source || source.frontMatter.translation === 'none') return [];
    return locales
      .filter(({ name }) => name !== defaultLocale)
      .map(({ name }) => {
        const translation = page.sources.get(name);
        return {
          page,
          locale: name,
          status: statusOf(source, translation, ledger),
          file: translation?.file ?? null,
          sourceFile: source.file,
        };
      });
  });
}

/**
 * Whether translations become outdated by a change of their source, or are not so any more.
 * @param files of the translations
 * @param before `hashSource` of the source; `now` as well
 */
export function areOutdatedBy(ledger: TranslationLedger, files: readonly string[], before: string, now: string): boolean {
  return files.some((file) => {
    const confirmed = ledger[file];
    return confirmed !== undefined && (confirmed === before) !== (confirmed === now);
  });
}

/** The files that are translations of a file. */
export function translationsOf({ config }: Pick<Catalog, 'config'>, page: CatalogPage, doc: SourceDoc): string[] {
  if (doc.locale !== config.defaultLocale) return [];
  return [...page.sources.values()].flatMap(({ file }) => (file === doc.file ? [] : [file]));
}

/** What translations are confirmed against, and changes recorded. The same for all line ends: a checkout on Windows may have others. */
export function hashSource({ source }: Pick<SourceDoc, 'source'>): string {
  return hashOf(source.replaceAll('\r\n', '\n'));
}

function statusOf(source: SourceDoc, translation: SourceDoc | undefined, ledger: TranslationLedger): TranslationStatus {
  if (!translation) return 'missing';
  const confirmed = ledger[translation.file];
  if (confirmed === undefined) return 'unconfirmed';
  return confirmed === hashSource(source) ? 'up to date' : 'outdated';
}
