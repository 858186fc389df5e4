import { MAIN_ID, NO_SCRIPT_MENU_ID } from '../../model/shell-ids.ts';
import { useShell } from '../state/shell.ts';

/**
 * The target of the menu button on phones without script: while it is the `:target`, the style sheet shows the navbar's links and the
 * sidebar below it. With script the button opens a dialog.
 */
export function NoScriptMenu() {
  const { texts } = useShell();
  return (
    <div id={NO_SCRIPT_MENU_ID} className="no-script-menu">
      <a href={`#${MAIN_ID}`}>{texts.closeMenu}</a>
    </div>
  );
}
