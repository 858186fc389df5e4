import type { SidebarItem, SidebarLink } from '../../model/sidebar.ts';
import { SmartLink } from '../navigation/SmartLink.tsx';
import { SidebarBranch } from './SidebarBranch.tsx';

export interface SidebarListProps {
  readonly items: readonly SidebarItem[];
  readonly path: string;
  /** Keys of the branches above the current page. */
  readonly ancestors: ReadonlySet<string>;
  /** Called when the reader opens a branch. */
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
