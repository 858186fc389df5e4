import type { Page } from 'playwright-core';
import type { SearchHit } from '../../engine/src/model/search.ts';
import { exampleHit } from '../../engine/src/ui/testing/example-hit.ts';

/** Selector of the overlay's field. */
export const SEARCH_FIELD = '.search input[role=combobox]';

/** Opens the search by its button. */
export async function openSearch(page: Page): Promise<void> {
  await page.click('.search-button');
  await page.waitForSelector(SEARCH_FIELD);
}

/** An answer of the search service for a page that has its id as its title. */
export function createHit(id: string, source: Partial<SearchHit['source']> = {}, score = 1): SearchHit {
  return exampleHit({ id, score, title: id, ...source });
}
