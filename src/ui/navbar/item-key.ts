import type { NavbarItem } from '../../model/site.ts';

/** Tells the navbar's items apart: each special item stands there once, the others by their label. */
export function itemKey(item: NavbarItem): string {
  return 'label' in item ? `${item.type}-${item.label}` : item.type;
}
