/**
 * Moves the focus inside a menu of links: down and up wrap around, Home and End go to the ends; in a closed menu, down and up open it at
 * its first or last link.
 * @returns whether the menu handles the key
 */
export function moveInMenu(menu: HTMLDetailsElement, key: string): boolean {
  const isMove = key === 'ArrowDown' || key === 'ArrowUp';
  if (!isMove && !(menu.open && (key === 'Home' || key === 'End'))) return false;
  menu.open = true;
  const links = [...menu.querySelectorAll<HTMLElement>('.menu-link')];
  const present = links.findIndex((link) => link.matches(':focus'));
  if (key === 'ArrowDown') links[(present + 1) % links.length]?.focus();
  else if (key === 'ArrowUp') links[(Math.max(present, 0) + links.length - 1) % links.length]?.focus();
  else links[key === 'Home' ? 0 : links.length - 1]?.focus();
  return true;
}
