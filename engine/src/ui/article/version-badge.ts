import type { PageData } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';

/** Whether the page shows which version of the docs it belongs to. Not if its title already does. */
export function hasVersionBadge(
  { versioned }: Pick<SiteData, 'versioned'>,
  { id, title }: Pick<PageData, 'id' | 'title'>,
  version: string,
): boolean {
  return (versioned.length === 0 || versioned.includes(id.split('/', 1)[0] ?? '')) && !title.includes(version);
}
