import { X } from 'lucide';
import { Icon } from '../icons/Icon.tsx';
import { useShell } from '../state/shell.ts';
import { NEAREST_ID } from './alternates.ts';

/**
 * Tells readers who have switched language or version that their page does not exist here. It is shown as the `:target` of the address,
 * which needs no script and moves nothing.
 */
export function NearestNotice() {
  const { texts } = useShell();
  return (
    <aside id={NEAREST_ID} className="nearest" aria-label={texts.nearestTitle}>
      <p>{texts.nearestText}</p>
      <a className="icon-button" href="#main" aria-label={texts.dismissNotice}>
        <Icon of={X} size={16} />
      </a>
    </aside>
  );
}
