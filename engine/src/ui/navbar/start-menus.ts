import { isComposing } from '../keyboard/is-composing.ts';
import { moveInMenu } from './menu-keys.ts';

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
