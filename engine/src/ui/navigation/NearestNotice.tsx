import { X } from 'lucide';
import { MAIN_ID, NEAREST_ID } from '../../model/shell-ids.ts';
import { Icon } from '../icons/Icon.tsx';
import { useShell } from '../state/shell.ts';

/**
 * Tells readers who have switched language or version that their page does not exist here. It is shown as the `:target` of the address,
 * which needs no script and moves nothing.
 */
export function NearestNotice() {
  const { texts } = useShell();
  return (
    <aside id={NEAREST_ID} className="nearest" aria-label={texts.nearestTitle}>
      <p>{texts.nearestText}</p>
      <a className="icon-button" href={`#${MAIN_ID}`} aria-label={texts.dismissNotice}>
        <Icon of={X} size={16} />
      </a>
    </aside>
  );
}
