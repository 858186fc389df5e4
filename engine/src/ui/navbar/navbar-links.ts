import type { NavbarItem, ShellLink, SiteData } from '../../model/site.ts';

/** The sections and pages that the navbar leads to, those of its menus among them. */
export function navbarLinks({ navbar }: Pick<SiteData, 'navbar'>): ShellLink[] {
  return navbar.flatMap((item): readonly ShellLink[] => {
    if (item.type === 'menu') return item.items;
    return item.type === 'link' || item.type === 'sidebar' ? [item] : [];
  });
}

/** Unique key of a navbar item: its label, or its type for special items, of which there is only one each. */
export function itemKey(item: NavbarItem): string {
  return 'label' in item ? `${item.type}-${item.label}` : item.type;
}
