import type { SidebarLine } from '../../model/sidebar.ts';

const known = new WeakMap<readonly SidebarLine[], ReadonlyMap<string, readonly string[]>>();

/** Keys of the branches above each page of a sidebar, outermost first, by the page's address. Cached per sidebar. */
export function sidebarAncestors(items: readonly SidebarLine[]): ReadonlyMap<string, readonly string[]> {
  const present = known.get(items);
  if (present) return present;
  const ancestors = new Map<string, readonly string[]>();
  const visit = (children: readonly SidebarLine[], above: readonly string[]): void => {
    for (const item of children) {
      if (item.type === 'caption' || item.type === 'more') continue;
      if (item.type === 'link') {
        if (!ancestors.has(item.href)) ancestors.set(item.href, above);
        continue;
      }
      const inside = [...above, item.key];
      if (item.href !== undefined && !ancestors.has(item.href)) ancestors.set(item.href, inside);
      visit(item.items ?? [], inside);
    }
  };
  visit(items, []);
  known.set(items, ancestors);
  return ancestors;
}
