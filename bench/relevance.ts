// How often a right page comes first, and is among the first three, for the labelled queries of tests/relevance: the set the ranking is learnt from (train), and
// fresh ones by people who know neither ranking nor glossary. With 95 % intervals, beside MiniSearch on the same sections, which shows how hard a set is.
//   npm run build && npm run bench relevance -- train fresh-2026-12
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchEngine } from '../engine/src/search/engine.ts';
import { openIndex } from '../engine/src/search/sqlite/open-index.ts';
import { addSiblings, askAll, formatReport, type Outcome, readLabels } from '../tests/relevance/evaluate.ts';
import { describeShare } from './intervals.ts';
import { readSections } from './search-corpus.ts';
import { installPeers, startMiniSearch } from './search-peers.ts';

const built = join(import.meta.dirname, '../dist/_search.sqlite');
const CURRENT_VERSION = 'v3';
const sets = process.argv.slice(2).filter((name) => !name.startsWith('-'));
if (!existsSync(built)) throw new Error('There is no built site to search: npm run build');
installPeers();
for (const set of sets.length > 0 ? sets : ['train']) {
  for (const locale of ['zh-Hans', 'en']) await compare(set, locale);
}

async function compare(set: string, locale: string): Promise<void> {
  const labels = readLabels(locale, set);
  const engine = openIndex(built);
  const ours = await askAll(engine, locale, labels);
  await engine.close();
  const peer = await openMiniSearch(locale);
  const theirs = await askAll(peer, locale, labels);
  console.log(`${set}, ${locale}: ${labels.length} queries\n  ours       ${describe(ours)}\n  MiniSearch ${describe(theirs)}`);
  console.log(`  with siblings ${describe(addSiblings(locale, ours))}; MiniSearch ${describe(addSiblings(locale, theirs))}`);
  if (process.argv.includes('--misses')) console.log(formatReport(ours));
}

function describe(outcomes: readonly Outcome[]): string {
  const share = (most: number) =>
    describeShare(outcomes.map(({ found, pages }) => Number(found.slice(0, most).some((page) => pages.includes(page)))));
  return `first ${share(1)}, among three ${share(3)}`;
}

/** MiniSearch in the form of our engines: sections of the current version, in its own order. */
async function openMiniSearch(locale: string): Promise<SearchEngine> {
  const sections = readSections(built, locale).filter(({ version }) => version === CURRENT_VERSION);
  const peer = await startMiniSearch(sections, locale);
  return {
    fingerprint: peer.name,
    async search({ q }) {
      const found = await peer.search(q);
      const hits = found.map(({ id, score, title, url }) => ({
        id,
        score,
        source: { title, url, heading: '', content: '', version: CURRENT_VERSION, section: '', breadcrumbs: [] },
        marks: { title: [], heading: [], content: [] },
      }));
      return { hits };
    },
    close: () => peer.close(),
  };
}
