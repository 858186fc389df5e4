import { useStore } from '../state/use-store.ts';
import { useShell } from './context.ts';

/** Tells screen readers what has happened: a page was loaded, something was copied. */
export function Announcer() {
  const { announcement } = useShell();
  const text = useStore(announcement);
  return (
    <div className="visually-hidden" role="status">
      {text}
    </div>
  );
}
