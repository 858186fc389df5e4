import { isComposing } from '../keyboard/is-composing.ts';

const OPEN_MENU = 'details.menu[open]';

/** Closes the navbar's menus as readers expect: on Escape, outside, when another opens, when the focus leaves, when a link is chosen. */
export function dismissMenus(): void {
  const closeAll = (except?: Element | null): void => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENU)) if (menu !== except) menu.open = false;
  };
  const menuAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('details.menu') : null);

  document.addEventListener('click', ({ target }) =>
    closeAll(target instanceof Element && target.closest('.menu-link') ? null : menuAt(target)),
  );
  document.addEventListener('focusin', ({ target }) => closeAll(menuAt(target)));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    const menu = menuAt(document.activeElement);
    closeAll();
    menu?.querySelector('summary')?.focus();
  });
}
