import { navbarLinks } from '../navbar/navbar-links.ts';
import { SmartLink } from '../navigation/SmartLink.tsx';
import { useShell } from '../state/shell.ts';
import { TitledList } from './TitledList.tsx';

/** The sections and pages that the navbar names: ways on for who has nothing to search for, or found nothing. */
export function BrowseLinks() {
  const { site, texts, overlay } = useShell();
  const links = navbarLinks(site);
  if (links.length === 0) return null;
  return (
    <TitledList as="nav" className="search-browse" title={texts.search.browse}>
      {links.map(({ label, href, external }) => (
        <li key={href}>
          <SmartLink href={href} external={external} onClick={() => overlay.set(null)}>
            {label}
          </SmartLink>
        </li>
      ))}
    </TitledList>
  );
}
