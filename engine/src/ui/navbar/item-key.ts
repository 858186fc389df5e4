import type { NavbarItem } from '../../model/site.ts';

/** Unique key of a navbar item: its label, or its type for special items, of which there is only one each. */
export function itemKey(item: NavbarItem): string {
  return 'label' in item ? `${item.type}-${item.label}` : item.type;
}
