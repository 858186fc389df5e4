import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { SearchEngine } from '../../engine/src/search/engine.ts';
import { openClusterSearch } from '../../engine/src/search/opensearch/open-cluster-search.ts';
import { openIndex } from '../../engine/src/search/sqlite/open-index.ts';
import { runCommand } from '../support/command.ts';
import { lockCluster } from '../support/lock-cluster.ts';
import { addSiblings, askAll, formatReport, hitRate, readLabels } from './evaluate.ts';

/**
 * Share of the labelled queries for which a right page came first, and was among the first three, when the ranking was last learnt. Change
 * them when it is learnt again.
 */
const KEPT: Readonly<Record<string, readonly [first: number, firstThree: number]>> = { 'zh-Hans': [0.93, 0.985], en: [0.9, 0.98] };
/** Milliseconds for a cluster to take the whole site, and to be asked all queries. */
const PATIENCE = 300_000;

/** A cluster is started by deploy/search-cluster/start.mjs. */
const nodes = process.env.SIGNPOST_TEST_CLUSTER?.split(',') ?? [];
const published = { nodes, alias: `relevance-${randomUUID()}` };

/** One query of so many is asked of both engines: three nodes on the computer that runs the tests take their time. */
const SAMPLE = 3;
const engines = [
  { name: 'SQLite', isThere: true, every: 1, open: async () => openIndex(join(inject('dist'), '_search.sqlite')) },
  { name: 'OpenSearch', isThere: nodes.length > 0, every: SAMPLE, open: openCluster },
];

async function openCluster(): Promise<SearchEngine> {
  const [first = ''] = nodes;
  const lock = lockCluster(first);
  const args = ['index', '--config', 'site/site.config.ts', '--engine', 'opensearch', '--node', ...nodes, '--alias', published.alias];
  const { status, output } = await runCommand(args, process.cwd()).finished;
  if (status !== 0) throw new Error(output);
  const source = openClusterSearch(published);
  const close = async () => {
    await source.close();
    await fetch(`${first}/${published.alias}-*`, { method: 'DELETE' });
    lock[Symbol.dispose]();
  };
  return { ...(await source.get()), close };
}

test.each(['zh-Hans', 'en'])('search in %s is asked at least 150 labelled queries', (locale) => {
  expect(readLabels(locale).length).toBeGreaterThanOrEqual(150);
});

test.each(['zh-Hans', 'en'])('pages that are labelled in %s exist', (locale) => {
  const pages = addSiblings(locale, readLabels(locale)).flatMap((label) => label.pages);
  const folder = locale === 'en' ? 'en' : '';
  expect(pages.filter((page) => !existsSync(join(inject('dist'), folder, page, 'index.html')))).toEqual([]);
});

/** Points by which the shares of the engines may differ. */
const CLOSE = 0.02;
/** For each locale, the shares of each engine that was asked, of the queries that all are asked. */
const shares = new Map<string, { readonly first: number; readonly firstThree: number }[]>();

for (const { name, isThere, every, open } of engines) {
  describe.skipIf(!isThere)(`${name} leads to the right page`, () => {
    let engine: SearchEngine;
    beforeAll(async () => {
      engine = await open();
    }, PATIENCE);
    afterAll(() => engine.close());

    test.each(['zh-Hans', 'en'])(
      'as often as when the ranking was learnt, in %s',
      async (locale) => {
        const labels = readLabels(locale).filter((_label, index) => index % every === 0);
        const outcomes = await askAll(engine, locale, labels);
        console.log(`${name}, ${locale}\n${formatReport(outcomes)}`);
        const [first = 1, firstThree = 1] = KEPT[locale] ?? [];
        const share = { first: hitRate(outcomes, 1), firstThree: hitRate(outcomes, 3) };
        const common = outcomes.filter((_outcome, index) => (index * every) % SAMPLE === 0);
        shares.set(locale, [...(shares.get(locale) ?? []), { first: hitRate(common, 1), firstThree: hitRate(common, 3) }]);
        expect(share.first).toBeGreaterThan(withoutChance(first, outcomes.length));
        expect(share.firstThree).toBeGreaterThan(withoutChance(firstThree, outcomes.length));
      },
      PATIENCE,
    );
  });
}

test.skipIf(nodes.length === 0).each(['zh-Hans', 'en'])('both engines are as good, in %s', (locale) => {
  const [file, cluster] = shares.get(locale) ?? [];
  expect(Math.abs((file?.first ?? 0) - (cluster?.first ?? 1))).toBeLessThan(CLOSE);
  expect(Math.abs((file?.firstThree ?? 0) - (cluster?.firstThree ?? 1))).toBeLessThan(CLOSE);
});

/** A share below this is a loss that chance explains in less than one of twenty cases. */
function withoutChance(kept: number, asked: number): number {
  return kept - 1.64 * Math.sqrt((kept * (1 - kept)) / asked);
}
