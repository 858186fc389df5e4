import { ChevronRight } from 'lucide';
import { useEffect, useState } from 'react';
import type { PagePayload } from '../../model/page.ts';
import { Icon } from '../icons/Icon.tsx';
import { navbarLinks } from '../navbar/navbar-links.ts';
import type { KeptPages } from '../navigation/page-loader.ts';
import { SmartLink } from '../navigation/SmartLink.tsx';
import { useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';

const MOST_KEPT = 5;

/**
 * Below a failure, where else the reader can go: the sections of the site, or where there is no network the pages that can be read without one, those
 * that the reader has been to first.
 */
export function WaysOn() {
  const { site, texts, route, keptPages } = useShell();
  const { build } = useStore(route).page;
  const [isOnline] = useState(() => navigator.onLine);
  const [pages, setPages] = useState<readonly PagePayload[]>([]);
  useEffect(() => {
    let isWanted = !isOnline;
    const show = ({ opened, ahead }: KeptPages): void => {
      const readable = [...opened, ...ahead].filter((page) => page.build === build && page.kind !== 'notFound');
      if (isWanted) setPages(readable.slice(0, MOST_KEPT));
    };
    if (isWanted) keptPages().then(show, console.warn);
    return () => {
      isWanted = false;
    };
  }, [keptPages, build, isOnline]);
  const title = isOnline ? texts.search.browse : texts.errors.keptPages;
  const links = isOnline ? navbarLinks(site) : pages.map(({ path, title }) => ({ href: path, label: title, external: false }));
  if (links.length === 0) return null;
  return (
    <nav className="ways-on" aria-label={title}>
      <p>
        <strong>{title}</strong>
      </p>
      <ul className="rows">
        {links.map(({ href, label, external }) => (
          <li key={href}>
            <SmartLink href={href} external={external}>
              <span>{label}</span>
              <Icon of={ChevronRight} size={16} />
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
