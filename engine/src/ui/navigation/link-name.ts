import { samePage } from '../../model/href.ts';

/**
 * What the links to a page on this one call it: as the sidebar does, else the shortest of them, as others have more than a name. Null without one.
 * Links within this page lead to that one as soon as the address is its.
 */
export function linkName(path: string): string | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"], [href^="?"])')].filter(
    ({ origin, pathname }) => origin === location.origin && samePage(pathname, path),
  );
  const names = (of: readonly HTMLElement[]): string[] =>
    of
      .map(({ textContent }) => textContent.trim())
      .filter((name) => name !== '')
      .sort((one, other) => one.length - other.length);
  return names(links.filter((link) => link.matches('.sidebar a')))[0] ?? names(links)[0] ?? null;
}
