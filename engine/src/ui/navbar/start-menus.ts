import { isComposing } from '../keyboard/is-composing.ts';

const OPEN_MENU = 'details.menu[open]';

/**
 * Makes the navbar's menus behave as readers expect. They close on Escape, on a click outside, when another one opens, when the focus
 * leaves and when a link is followed; arrows, Home and End move through them.
 */
export function startMenus(): void {
  const closeAll = (except?: Element | null): void => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENU)) if (menu !== except) menu.open = false;
  };
  const menuAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLDetailsElement>('details.menu') : null);

  document.addEventListener('click', ({ target }) =>
    closeAll(target instanceof Element && target.closest('.menu-link') ? null : menuAt(target)),
  );
  document.addEventListener('focusin', ({ target }) => closeAll(menuAt(target)));
  document.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    const menu = menuAt(event.target);
    if (event.key === 'Escape') {
      closeAll();
      menu?.querySelector('summary')?.focus();
    } else if (menu && moveInMenu(menu, event.key)) event.preventDefault();
  });
}

/**
 * Moves the focus inside a menu of links: down and up wrap around, Home and End go to the ends; in a closed menu, down and up open it at
 * its first or last link.
 * @returns whether the menu handles the key
 */
function moveInMenu(menu: HTMLDetailsElement, key: string): boolean {
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
