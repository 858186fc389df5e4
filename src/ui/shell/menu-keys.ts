/**
 * Moves the focus inside a menu of links: down and up go round, Home and End to the ends; down and up open a closed menu at its first
 * or last link.
 * @returns whether the key was one of the menu's.
 */
export function moveInMenu(menu: HTMLDetailsElement, key: string): boolean {
  const isMove = key === 'ArrowDown' || key === 'ArrowUp';
  if (!isMove && !(menu.open && (key === 'Home' || key === 'End'))) return false;
  menu.open = true;
  const links = [...menu.querySelectorAll<HTMLElement>('.menu-link')];
  const present = links.findIndex((link) => link.matches(':focus'));
  if (key === 'ArrowDown') links[(present + 1) % links.length]?.focus();
  else if (key === 'ArrowUp') links.at(Math.max(present, 0) - 1)?.focus();
  else links.at(key === 'Home' ? 0 : -1)?.focus();
  return true;
}
