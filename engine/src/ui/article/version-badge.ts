import type { PageData } from '../../model/page.ts';

/** First parts of the ids of pages that differ between versions. */
const VERSIONED_PARTS = new Set(['sdk', 'design', 'tap-download', 'sdk-api']);

/** Whether the page shows which version of the docs it belongs to. Not if its title already does. */
export function hasVersionBadge({ id, title }: Pick<PageData, 'id' | 'title'>, version: string): boolean {
  return VERSIONED_PARTS.has(id.split('/', 1)[0] ?? '') && !title.includes(version);
}
