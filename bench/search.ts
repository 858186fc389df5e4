// How long a search takes at ten thousand sections of one language, how long its index takes to write, and how large it is.
//   npm run build && npm run bench search
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SearchSection } from '../src/model/search.ts';
import { loadGlossary } from '../src/search/glossary.ts';
import { createIndex } from '../src/search/sqlite/create-index.ts';
import { openSearch } from '../src/search/sqlite/open-search.ts';
import { readLabels } from '../tests/relevance/evaluate.ts';

const SECTIONS = 10_000;
const ROUNDS = 5;
/** Milliseconds of service time that 99 of 100 searches stay below. */
const BUDGET = 5;
/** Share of sentences that a copy of a section takes from elsewhere, so that copies differ as pages do. */
const STRANGE = 0.3;

const root = join(import.meta.dirname, '..');
const built = join(root, 'dist', '_search.sqlite');
if (!existsSync(built)) throw new Error('There is no built site to take sections from: npm run build');
const work = mkdtempSync(join(tmpdir(), 'signpost-bench-'));
const locales = ['zh-Hans', 'en'];
const isGreen: boolean[] = [];
for (const locale of locales) isGreen.push(await measure(locale));
rmSync(work, { recursive: true });
process.exitCode = isGreen.every(Boolean) ? 0 : 1;

async function measure(locale: string): Promise<boolean> {
  const sections = multiply(readSections(built, locale));
  const file = join(work, `${locale}.sqlite`);
  const [{ bytes, pages }, writing] = await time(async () => createIndex(sections, file, loadGlossary(join(root, 'site/glossary.yml'))));
  const [engine, opening] = await time(async () => openSearch(file));
  const queries = readLabels(locale).map(({ q }) => q);
  for (const q of queries) await engine.search({ q, locale });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const q of queries) times.push((await time(() => engine.search({ q, locale })))[1]);
  }
  await engine.close();
  times.sort((one, other) => one - other);
  const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  console.log(`${locale}: ${sections.length} sections on ${pages} pages, ${times.length} searches`);
  console.log(`  search   p50 ${format(quantile(0.5))}, p99 ${format(quantile(0.99))} (budget ${BUDGET} ms)`);
  console.log(`  index    written in ${format(writing)}, opened in ${format(opening)}, ${(bytes / 1e6).toFixed(1)} MB\n`);
  return quantile(0.99) <= BUDGET;
}

function readSections(file: string, locale: string): SearchSection[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare(
      `SELECT sections.*, pages.title, pages.version, pages.section AS sidebar, pages.kind, pages.breadcrumbs FROM sections
       JOIN pages ON pages.id = (SELECT max(id) FROM pages WHERE first_section <= sections.id) WHERE name LIKE ? || '/%'`,
    )
    .all(locale);
  database.close();
  return rows.map((row) => ({
    id: String(row.name),
    url: String(row.url),
    title: String(row.title),
    heading: String(row.heading),
    content: String(row.content),
    locale,
    version: String(row.version),
    section: String(row.sidebar),
    breadcrumbs: [],
    kind: row.kind === 'changelog' ? 'changelog' : 'guide',
    keywords: [],
  }));
}

/** The sections, and copies of them under other addresses until there are enough. */
function multiply(sections: readonly SearchSection[]): SearchSection[] {
  const random = createRandom();
  const sentences = sections.map((section) => section.content.split(/(?<=[。.\n])/));
  return Array.from({ length: SECTIONS }, (_, index): SearchSection | undefined => {
    const copy = Math.floor(index / sections.length);
    const section = sections[index % sections.length];
    if (section === undefined || copy === 0) return section;
    const own = sentences[index % sections.length] ?? [];
    const strange = () => sentences[Math.floor(random() * sentences.length)]?.[0] ?? '';
    const content = own.map((sentence) => (random() < STRANGE ? strange() : sentence)).join('');
    return { ...section, id: `${section.id}~${copy}`, url: section.url.replace(/#|$/, `${copy}/$&`), content };
  }).filter((section) => section !== undefined);
}

/** The same numbers in every run. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

async function time<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const start = performance.now();
  const result = await work();
  return [result, performance.now() - start];
}

function format(milliseconds: number): string {
  return milliseconds >= 100 ? `${(milliseconds / 1000).toFixed(1)} s` : `${milliseconds.toFixed(2)} ms`;
}
