import { useLayoutEffect, useRef } from 'react';
import { useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';

/** Tells screen readers what has happened: a page was loaded, something was copied. */
export function Announcer() {
  const { announcement } = useShell();
  const spoken = useStore(announcement);
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A new node is spoken, even with the text of the last one.
    region.current?.replaceChildren(spoken.text);
  }, [spoken]);
  return <div ref={region} className="visually-hidden" role="status" />;
}
