import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { SearchHit } from '../../engine/src/model/search.ts';
import type { SearchEngine } from '../../engine/src/search/engine.ts';
import { flattenGroups, groupHits } from '../../engine/src/ui/search/group-hits.ts';

const labelsSchema = z.record(z.string(), z.record(z.string(), z.union([z.string(), z.array(z.string())])));

const siblingsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Queries that are on their way to an engine at the same time. */
const AT_ONCE = 8;

const CURRENT_VERSION = 'v3';

/** A question and the pages that answer it: addresses without the locale. */
export interface LabelledQuery {
  readonly category: string;
  readonly q: string;
  readonly pages: readonly string[];
}

export interface Outcome extends LabelledQuery {
  /** The pages that were found, in the order in which a reader sees them. */
  readonly found: readonly string[];
}

/** Folders of the queries that the ranking is learnt from: the developers' own, which are not indexed, and those of strangers, which are. */
const TRAIN: Readonly<Record<string, string>> = { own: 'own', asked: '../../site/asked' };

/**
 * Reads labelled queries of a locale.
 * @param set `own`, `asked`, `train` (both), or the folder of fresh ones, which the search has not seen
 */
export function readLabels(locale: string, set = 'train'): LabelledQuery[] {
  if (set === 'train') return Object.keys(TRAIN).flatMap((part) => readLabels(locale, part));
  const labels = labelsSchema.parse(parse(readFileSync(join(import.meta.dirname, TRAIN[set] ?? set, `${locale}.yml`), 'utf8')));
  return Object.entries(labels).flatMap(([category, queries]) =>
    Object.entries(queries).map(([q, pages]) => ({ category, q, pages: [pages].flat() })),
  );
}

/** The labels with the siblings of their pages: see `siblings.yml`. */
export function addSiblings<Label extends LabelledQuery>(locale: string, labels: readonly Label[]): Label[] {
  const siblings = siblingsSchema.parse(parse(readFileSync(join(import.meta.dirname, 'siblings.yml'), 'utf8')))[locale] ?? {};
  return labels.map((label) => ({ ...label, pages: [...label.pages, ...[siblings[label.q] ?? []].flat()] }));
}

/** Asks all queries. */
export async function askAll(engine: SearchEngine, locale: string, labels: readonly LabelledQuery[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let at = 0; at < labels.length; at += AT_ONCE) {
    const asked = labels.slice(at, at + AT_ONCE).map(async (label) => {
      const { hits } = await engine.search({ q: label.q, locale, version: CURRENT_VERSION });
      return { ...label, found: orderAsShown(hits.filter((hit) => !isDeclaration(hit, label.q) || label.pages.includes(addressOf(hit)))) };
    });
    outcomes.push(...(await Promise.all(asked)));
  }
  return outcomes;
}

/** The pages as the overlay shows them to a reader of the current version. */
function orderAsShown(hits: readonly SearchHit[]): string[] {
  const shown = flattenGroups(groupHits(hits, CURRENT_VERSION, 'all'));
  return [...new Set(shown.map(addressOf))];
}

const addressOf = ({ source }: SearchHit): string => source.url.replace(/#.*$/, '').replace(/^\/en\//, '/');

/** Whether a hit is the place in the reference of a name that was asked for. Labels name the guides, which come next: `tests/e2e/symbols` says what comes first. */
function isDeclaration({ source }: SearchHit, q: string): boolean {
  return source.section === 'api' && source.url.includes('#') && /^[\w$.:#()>-]+$/.test(q);
}

/** Share of the outcomes that have a right page among the first `count`, 0 to 1. */
export function hitRate(outcomes: readonly Outcome[], count: number): number {
  return outcomes.filter((outcome) => isHit(outcome, count)).length / outcomes.length;
}

function isHit(outcome: Outcome, count: number): boolean {
  return outcome.found.slice(0, count).some((page) => outcome.pages.includes(page));
}

/** A table of hit rates by category, and what was missed. */
export function formatReport(outcomes: readonly Outcome[]): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);
  const row = (name: string, some: readonly Outcome[]) =>
    `${name.padEnd(12)}${String(some.length).padStart(5)}${percent(hitRate(some, 1))}${percent(hitRate(some, 3))}`;
  const categories = [...Map.groupBy(outcomes, (outcome) => outcome.category)].map(([name, some]) => row(name, some));
  const misses = outcomes
    .filter((outcome) => !isHit(outcome, 1))
    .map(
      (outcome) => `  ${isHit(outcome, 3) ? 'not first' : 'MISSED   '} ${outcome.q} -> ${outcome.found.slice(0, 3).join(' ') || 'nothing'}`,
    );
  return ['category      asked  hit@1   hit@3', ...categories, row('all', outcomes), ...misses].join('\n');
}
