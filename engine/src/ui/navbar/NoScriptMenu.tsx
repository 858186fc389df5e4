import { useShell } from '../state/shell.ts';

/** Id of the target that the menu button links to without script. */
export const NO_SCRIPT_MENU_ID = 'site-menu';

/**
 * The target of the menu button on phones without script: while it is the `:target`, the style sheet shows the navbar's links and the
 * sidebar below it. With script the button opens a dialog.
 */
export function NoScriptMenu() {
  const { texts } = useShell();
  return (
    <div id={NO_SCRIPT_MENU_ID} className="no-script-menu">
      <a href="#main">{texts.closeMenu}</a>
    </div>
  );
}
