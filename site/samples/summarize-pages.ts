import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'signpost/components';
import type { ChangedPage, SummarizedPage } from './summarize-process.ts';
import type { PageSummary } from './summary.ts';

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
  programs: z.array(z.object({ code: z.string(), samples: texts })).readonly(),
});
const cacheSchema = z.object({ key: z.string(), pages: z.record(z.string(), page) });
type Cache = z.output<typeof cacheSchema>;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * What the samples of each page were compared with, by the page's path from `content`, in the order of the paths. Pages that have not changed
 * since the last time are taken from the cache file. Rejects if the index is malformed; what is wrong with it is printed.
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
  const summaries = new Map<string, PageSummary & { readonly hash: string }>();
  const changed: ChangedPage[] = [];
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!/\.mdx?$/.test(name)) continue;
    const file = name.replaceAll('\\', '/');
    const source = readFileSync(join(content, name), 'utf8');
    const own = hash(source);
    const kept = known[file];
    if (kept?.hash === own) summaries.set(file, kept);
    else changed.push({ file, source, hash: own });
  }
  for (const { file, hash: own, summary } of await summarizeInProcess(changed)) summaries.set(file, { hash: own, ...summary });
  const sorted = [...summaries].toSorted(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify({ key, pages: Object.fromEntries(sorted) } satisfies Cache));
  return new Map(sorted);
}

/**
 * Parses in a process of its own, which leaves the WebAssembly of the grammars as the first compiler makes it: each has one huge function,
 * and to optimise them takes two gigabytes and as long as to parse all samples.
 */
async function summarizeInProcess(changed: readonly ChangedPage[]): Promise<readonly SummarizedPage[]> {
  if (changed.length === 0) return [];
  const child = fork(join(import.meta.dirname, 'summarize-process.ts'), [], {
    execArgv: ['--liftoff-only', '--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
  });
  return new Promise((resolve, reject) => {
    child.once('message', (summaries: readonly SummarizedPage[]) => {
      resolve(summaries);
      child.kill('SIGKILL');
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`The process that checks samples ended with ${signal ?? code}.`)));
    child.send(changed);
  });
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
