import { useShell } from '../shell/context.ts';

/** Where the menu button leads without script. */
export const NO_SCRIPT_MENU_ID = 'site-menu';

/**
 * The target of the menu button on phones without script: the stylesheet shows the navbar's links and the sidebar after it while
 * the address names it. With script the button opens a dialog.
 */
export function NoScriptMenu() {
  const { texts } = useShell();
  return (
    <div id={NO_SCRIPT_MENU_ID} className="no-script-menu">
      <a href="#main">{texts.closeMenu}</a>
    </div>
  );
}
