import { useEffect } from 'react';
import { useStore } from '../state/use-store.ts';
import { useShell } from './context.ts';

/** Milliseconds after which a text is removed, so that the same one can be announced again. */
const CLEARED_AFTER = 5000;

/** Tells screen readers what has happened: a page was loaded, something was copied. */
export function Announcer() {
  const { announcement } = useShell();
  const text = useStore(announcement);
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => announcement.set(''), CLEARED_AFTER);
    return () => clearTimeout(timer);
  }, [announcement, text]);
  return (
    <div className="visually-hidden" role="status">
      {text}
    </div>
  );
}
