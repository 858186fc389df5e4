import type { PageData } from '../../model/page.ts';

/** First parts of the ids of pages that differ between versions. */
const VERSIONED_PARTS = new Set(['sdk', 'design', 'tap-download', 'sdk-api']);

/** Whether the page says which version of the docs it belongs to. */
export function hasVersionBadge(page: Pick<PageData, 'id'>): boolean {
  return VERSIONED_PARTS.has(page.id.split('/', 1)[0] ?? '');
}
