import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { openSearch } from '../../src/search/sqlite/open-search.ts';
import { askAll, formatReport, hitRate, readLabels } from './evaluate.ts';

/** Share of the labelled queries for which a right page comes first, and is among the first three (design.md, budgets). */
const FIRST = 0.9;
const FIRST_THREE = 0.98;

describe.each(['zh-Hans', 'en'])('search in %s leads to the right page', (locale) => {
  test('is asked at least 150 labelled queries', () => {
    expect(readLabels(locale).length).toBeGreaterThanOrEqual(150);
  });

  test(`first for ${FIRST * 100} of 100, among the first three for ${FIRST_THREE * 100}`, async () => {
    const engine = openSearch(join(inject('dist'), '_search.sqlite'));
    const outcomes = await askAll(engine, locale, readLabels(locale));
    await engine.close();
    console.log(`${locale}\n${formatReport(outcomes)}`);
    expect(hitRate(outcomes, 1)).toBeGreaterThanOrEqual(FIRST);
    expect(hitRate(outcomes, 3)).toBeGreaterThanOrEqual(FIRST_THREE);
  });
});
