import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { SearchEngine } from '../../engine/src/search/engine.ts';
import { loadGlossary } from '../../engine/src/search/glossary.ts';
import { openIndex } from '../../engine/src/search/sqlite/open-index.ts';

const { terms } = loadGlossary('site/glossary.yml');

let engine: SearchEngine;
beforeAll(() => {
  engine = openIndex(join(inject('dist'), '_search.sqlite'));
});
afterAll(() => engine.close());

test.each(['zh-Hans', 'en'])(
  'in %s the pages have a word for each term of the glossary: one without would find nothing',
  async (locale) => {
    const lost: string[] = [];
    for (const term of terms) {
      const q = String(locale === 'en' ? term.en : term.zh);
      const { hits } = await engine.search({ q, locale });
      if (hits.length === 0) lost.push(q);
    }
    expect(lost).toEqual([]);
  },
);
