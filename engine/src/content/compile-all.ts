import { type LoadedConfig, projectPath } from '../config/load.ts';
import { textIn } from '../config/text-in.ts';
import type { Dialect } from '../markdown/compiled.ts';
import type { SourceDoc } from './catalog-types.ts';
import type { CompileCache, StoredPage } from './compile-cache.ts';
import { type CompileJob, type CompileSettings, compileDoc } from './compile-doc.ts';
import { CompileThreads, WORTH_A_THREAD } from './compile-threads.ts';
import { siteRoot } from './content-folders.ts';
import { foldersShown } from './folders-shown.ts';
import { reactSettings } from './react-project.ts';
import { componentModule } from './site-components.ts';
import type { SitePage } from './site-page.ts';

/** Two pages with a translation each: small enough for all threads to finish at about the same time. */
const DOCS_PER_JOB = 4;

export function compileSettings(loaded: LoadedConfig): CompileSettings {
  const { constants, content } = loaded.config;
  return {
    constants,
    codeLanguages: content.codeLanguages,
    embeds: content.embeds,
    ...(content.lenient || content.math || content.format !== 'mdx' ? { dialect: dialectOf(loaded) } : {}),
    siteDir: siteRoot(loaded),
    components: componentModule(loaded),
    ...(content.lenient ? { reactProject: reactSettings(loaded) } : {}),
    ...(loaded.runsRemarkPlugins ? { pluginProject: { siteDir: loaded.siteDir, configFile: loaded.configFile } } : {}),
    termsOf: termsOf(loaded),
  };
}

/** Terms are explained in the last version, which its pages alone link to. */
function termsOf(loaded: LoadedConfig): NonNullable<CompileSettings['termsOf']> {
  const { terms, locales, versions } = loaded.config;
  const last = versions.find(({ isLast }) => isLast);
  if (terms.length === 0 || !last) return {};
  const file = projectPath(loaded, loaded.configFile);
  return Object.fromEntries(
    locales.map(({ name }) => [`${name}/${last.name}`, terms.map((term) => ({ name: textIn(term.name, name), to: term.to, file }))]),
  );
}

function dialectOf(loaded: LoadedConfig): Dialect {
  const { format, math, mathMacros, admonitions, keepsCase } = loaded.config.content;
  return { format, math, mathMacros, admonitions, ...(keepsCase ? { keepsCase } : {}), readable: foldersShown(loaded) };
}

/**
 * Compiles all files that are not in the cache, in threads if there are many.
 * @param onProgress called with the number of files that are done
 * @param threads are ended if they are needed
 * @returns all compiled files by path
 */
export async function compileAll(
  loaded: LoadedConfig,
  docs: readonly SourceDoc[],
  cache: CompileCache,
  onProgress: (done: number) => void = () => {},
  threads = new CompileThreads(),
): Promise<Map<string, SitePage>> {
  const settings = compileSettings(loaded);
  const compiled = new Map<string, SitePage>();
  const missing = docs.filter((doc) => {
    const kept = cache.get(doc);
    if (kept) compiled.set(doc.file, kept);
    return !kept;
  });
  onProgress(compiled.size);
  const keep = (batch: readonly SourceDoc[], pages: readonly SitePage[]): void => {
    for (const [index, page] of pages.entries()) if (batch[index]) compiled.set(batch[index].file, page);
    onProgress(compiled.size);
  };
  if (missing.length < WORTH_A_THREAD) {
    for (const doc of missing) keep([doc], cache.setAll([[doc, await compileDoc(doc, settings, loaded.rootDir, cache.html)]]));
    cache.html.flush();
  } else {
    // A page and its translation go to the same thread, which remembers highlighted code: most of it is in both.
    const together = missing.toSorted((a, b) => (pageNameOf(a) < pageNameOf(b) ? -1 : 1));
    await compileInThreads(threads, together, { settings, rootDir: loaded.rootDir, cacheFile: cache.file }, (batch, pages) =>
      keep(batch, pages.map(cache.open)),
    );
  }
  return compiled;
}

function pageNameOf({ version, place, locale }: SourceDoc): string {
  return `${version}/${place.id} ${locale}`;
}

async function compileInThreads(
  threads: CompileThreads,
  docs: readonly SourceDoc[],
  shared: Omit<CompileJob, 'docs'>,
  keep: (batch: readonly SourceDoc[], pages: readonly StoredPage[]) => void,
): Promise<void> {
  await using pool = threads;
  const compileBatch = async (batch: readonly SourceDoc[]): Promise<void> => {
    keep(batch, await pool.run({ docs: batch, ...shared }));
  };
  const jobs: Promise<void>[] = [];
  for (let start = 0; start < docs.length; start += DOCS_PER_JOB) jobs.push(compileBatch(docs.slice(start, start + DOCS_PER_JOB)));
  await Promise.all(jobs);
}
