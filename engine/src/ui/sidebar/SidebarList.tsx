import { useLayoutEffect, useRef } from 'react';
import type { SidebarCategory, SidebarLine, SidebarLink, SidebarMore } from '../../model/sidebar.ts';
import { SmartLink } from '../navigation/SmartLink.tsx';
import { useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';

interface SidebarListProps {
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

interface SidebarBranchProps extends Omit<SidebarListProps, 'items'> {
  readonly branch: SidebarCategory<SidebarLine>;
}

/** A group of pages that opens and closes. As a `<details>` it works before the app has loaded. */
function SidebarBranch({ branch, path, ancestors, onOpen }: SidebarBranchProps) {
  const { texts, preferences } = useShell();
  const chosen = useStore(preferences.branches)[branch.key];
  const isOpen = chosen ?? (ancestors.has(branch.key) || branch.shows === 'open');
  const details = useRef<HTMLDetailsElement>(null);

  const remember = (open: boolean): void => {
    if (open && branch.items === null) onOpen();
    const branches = preferences.branches.get();
    if (open !== isOpen) preferences.branches.set({ ...branches, [branch.key]: open });
  };

  // The reader may have opened or closed it before the app was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happened before the first render
  useLayoutEffect(() => {
    if (details.current) remember(details.current.open);
  }, []);

  if (branch.shows === 'fixed') {
    return (
      <div className="sidebar-group">
        {branch.href === undefined ? <span className="sidebar-label">{branch.label}</span> : <BranchLink branch={branch} path={path} />}
        <SidebarList items={branch.items ?? []} path={path} ancestors={ancestors} onOpen={onOpen} />
      </div>
    );
  }
  // A branch with a page has two controls: its name links to the page, the chevron beside it opens the branch.
  const hasPage = branch.href !== undefined;
  return (
    <div className={hasPage ? 'sidebar-branch with-page' : 'sidebar-branch'} data-holds-current={ancestors.has(branch.key) || undefined}>
      {hasPage && <BranchLink branch={branch} path={path} />}
      <details ref={details} open={isOpen} onToggle={({ currentTarget: { isConnected, open } }) => isConnected && remember(open)}>
        <summary aria-label={hasPage ? texts.branch(branch.label) : undefined}>{!hasPage && <span>{branch.label}</span>}</summary>
        <BranchItems branch={branch} path={path} ancestors={ancestors} onOpen={onOpen} />
      </details>
    </div>
  );
}

function BranchLink({ branch, path }: { readonly branch: SidebarCategory<SidebarLine>; readonly path: string }) {
  return (
    <a className="sidebar-link" href={branch.href} aria-current={branch.href === path ? 'page' : undefined}>
      {branch.label}
    </a>
  );
}

function BranchItems({ branch, ...list }: SidebarBranchProps) {
  const { texts } = useShell();
  if (branch.items) return <SidebarList items={branch.items} {...list} />;
  const entry = branch.entry ?? branch.href;
  return (
    <ul className="sidebar-list sidebar-pending" aria-busy="true">
      {entry && (
        <li>
          <a className="sidebar-link" href={entry}>
            {texts.openBranch(branch.label)}
          </a>
        </li>
      )}
    </ul>
  );
}
