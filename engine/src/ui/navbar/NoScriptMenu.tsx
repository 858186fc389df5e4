import { NO_SCRIPT_MENU_ID } from '../../model/shell-ids.ts';
import { useShell } from '../state/shell.ts';

/**
 * The target of the menu button on phones without script: while it is the `:target`, the style sheet shows the navbar's links and the
 * sidebar below it. With script the button opens a dialog. If the app does not come, the search, too, leads here, on every screen.
 */
export function NoScriptMenu() {
  const { texts } = useShell();
  return (
    <div id={NO_SCRIPT_MENU_ID} className="no-script-menu">
      <p className="without-script">{texts.withoutScript}</p>
      {/* Where a script runs, that of the document's head asks for the page again. */}
      <form className="without-script">
        <button type="submit" className="button">
          {texts.errors.retry}
        </button>
      </form>
    </div>
  );
}
