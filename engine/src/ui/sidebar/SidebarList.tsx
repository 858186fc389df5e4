import type { SidebarLine, SidebarLink, SidebarMore } from '../../model/sidebar.ts';
import { SmartLink } from '../navigation/SmartLink.tsx';
import { useShell } from '../state/shell.ts';
import { SidebarBranch } from './SidebarBranch.tsx';

export interface SidebarListProps {
  readonly items: readonly SidebarLine[];
  readonly path: string;
  /** Keys of the branches above the current page. */
  readonly ancestors: ReadonlySet<string>;
  /** Called when the reader wants to see more than the page carries. */
  readonly onOpen: () => void;
}

/** One level of the sidebar. */
export function SidebarList({ items, path, ancestors, onOpen }: SidebarListProps) {
  return (
    <ul className="sidebar-list">
      {items.map((item) =>
        item.type === 'caption' ? (
          <li key={item.label} className="sidebar-caption">
            {item.label}
          </li>
        ) : item.type === 'link' ? (
          <li key={`${item.href} ${item.label}`}>
            <SidebarLeaf link={item} path={path} />
          </li>
        ) : item.type === 'more' ? (
          <li key={`more ${item.href}`}>
            <MoreLink more={item} onFollow={onOpen} />
          </li>
        ) : (
          <li key={item.key} className={item.className}>
            <SidebarBranch branch={item} path={path} ancestors={ancestors} onOpen={onOpen} />
          </li>
        ),
      )}
    </ul>
  );
}

function SidebarLeaf({ link, path }: { readonly link: SidebarLink; readonly path: string }) {
  const isCurrent = link.href === path;
  return (
    <SmartLink
      className={link.className ? `sidebar-link ${link.className}` : 'sidebar-link'}
      href={link.href}
      external={link.external}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {link.label}
    </SmartLink>
  );
}

/** Leads to a page whose part of the list goes on. */
function MoreLink({ more, onFollow }: { readonly more: SidebarMore; readonly onFollow: () => void }) {
  const { texts } = useShell();
  return (
    <a className="sidebar-link" href={more.href} onClick={onFollow}>
      {texts.morePages(more.count)}
    </a>
  );
}
