import { useEffect, useState } from 'react';
import type { PagePayload } from '../../model/page.ts';
import type { KeptPages as Kept } from '../navigation/page-loader.ts';
import { useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';

const MOST = 5;

/** Where there is no network: the pages that can be read without one, those that the reader has been to first. */
export function KeptPages() {
  const { texts, route, keptPages } = useShell();
  const { build } = useStore(route).page;
  const [pages, setPages] = useState<readonly PagePayload[]>([]);
  useEffect(() => {
    let isWanted = !navigator.onLine;
    const show = ({ opened, ahead }: Kept): void => {
      const readable = [...opened, ...ahead].filter((page) => page.build === build && page.kind !== 'notFound');
      if (isWanted) setPages(readable.slice(0, MOST));
    };
    if (isWanted) keptPages().then(show, console.warn);
    return () => {
      isWanted = false;
    };
  }, [keptPages, build]);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={texts.errors.keptPages}>
      <p>
        <strong>{texts.errors.keptPages}</strong>
      </p>
      <ul className="rows">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
