import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'signpost/components';
import { createIndexes } from './api/load-index.ts';
import { collectBlocks } from './blocks.ts';
import { checkPage } from './check-page.ts';
import { type PageSummary, summarize } from './summary.ts';
import { createSampleParser, type SampleParser } from './syntax/parse-sample.ts';

const languages = z.enum(['cpp', 'csharp', 'go', 'java', 'js', 'objc', 'php', 'python', 'swift']);
const texts = z.array(z.string()).readonly();
const used = z.object({ name: z.string(), signatures: texts, module: z.string(), type: z.string() });
const place = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly();
const page = z.object({
  hash: z.string(),
  modules: texts,
  unindexed: z.array(languages).readonly(),
  names: z.array(used).readonly(),
  sections: z.array(z.string().nullable()).readonly(),
  blocks: z.record(z.string(), z.array(place).readonly()),
});
const cacheSchema = z.object({ key: z.string(), pages: z.record(z.string(), page) });
type Cache = z.output<typeof cacheSchema>;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * What the samples of each page were compared with, by the page's path from `content`. Pages that have not changed since the last time are
 * taken from the cache file. Throws MalformedIndexError.
 */
export function summarizePages(content: string, cacheFile: string): Promise<ReadonlyMap<string, PageSummary>> {
  const place = `${content}\n${cacheFile}`;
  const summary = running.get(place) ?? summarizeChanged(content, cacheFile).finally(() => running.delete(place));
  running.set(place, summary);
  return summary;
}

/** What is being summarized: plug-ins ask at the same time. */
const running = new Map<string, Promise<ReadonlyMap<string, PageSummary>>>();

async function summarizeChanged(content: string, cacheFile: string): Promise<ReadonlyMap<string, PageSummary>> {
  const key = hashChecker();
  const last = readCache(cacheFile);
  const known = last?.key === key ? last.pages : {};
  const pages: Cache['pages'] = {};
  const indexes = createIndexes();
  let parse: SampleParser | undefined;
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!/\.mdx?$/.test(name)) continue;
    const file = name.replaceAll('\\', '/');
    const source = readFileSync(join(content, name), 'utf8');
    const own = hash(source);
    const kept = known[file];
    if (kept?.hash === own) {
      pages[file] = kept;
      continue;
    }
    parse ??= await createSampleParser();
    const version = file.split('/')[1] ?? '';
    const blocks = checkPage(collectBlocks(source), { parse, indexOf: (language) => indexes(version, language), ownNames: new Set() });
    pages[file] = { hash: own, ...summarize(blocks, source) };
  }
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify({ key, pages } satisfies Cache));
  return new Map(Object.entries(pages));
}

/** A cache that cannot be read is as good as none. */
function readCache(file: string): Cache | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return cacheSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** What the checker uses beside its own folder. */
const OUTSIDE = ['../data/constants.ts', '../behaviours/signatures/sample-data.ts'];

/** Changes with the index and with the checker. */
function hashChecker(): string {
  const root = import.meta.dirname;
  const own = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|txt)$/.test(name));
  const files = [...own, ...OUTSIDE];
  return hash(
    files
      .toSorted()
      .map((name) => `${name}\n${readFileSync(join(root, name), 'utf8')}`)
      .join('\n'),
  );
}
