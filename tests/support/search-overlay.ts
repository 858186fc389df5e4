import type { Page } from 'playwright-core';
import type { SearchHit } from '../../engine/src/model/search.ts';
import { exampleHit } from '../../engine/src/ui/testing/example-hit.ts';

/** Selector of the overlay's field. */
export const SEARCH_FIELD = '.search input[role=combobox]';

/** A hit of what the field has, from the service: those of an earlier text, or of titles alone, stand in its place until it has answered. */
const OWN_HIT = '.search-body:not(:has(> .search-failure)) [role=listbox]:not([data-stale]) [role=option]';

/** Waits for the hits of what has been typed into the open search. */
export async function waitForHits(page: Page): Promise<void> {
  await page.waitForSelector(OWN_HIT);
}

/** Searches for something in the open search, and waits for its hits. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await page.fill(SEARCH_FIELD, query);
  await waitForHits(page);
}

/** Opens the search by its button. */
export async function openSearch(page: Page): Promise<void> {
  await page.click('.search-button');
  await page.waitForSelector(SEARCH_FIELD);
}

/** An answer of the search service for a page that has its id as its title. */
export function createHit(id: string, source: Partial<SearchHit['source']> = {}, score = 1): SearchHit {
  return exampleHit({ id, score, title: id, ...source });
}
