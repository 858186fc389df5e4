import { useEffect, useRef } from 'react';
import type { PageSidebar } from '../../model/sidebar.ts';
import { revealInScroller } from '../reveal-in-scroller.ts';
import { useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';
import { sidebarAncestors } from './ancestors.ts';
import { SidebarList } from './SidebarList.tsx';
import { loadSidebarTree, sidebarTree } from './sidebar-trees.ts';

interface SidebarProps {
  readonly sidebar: PageSidebar;
  /** Address of the current page. */
  readonly path: string;
}

/** The pages of a section: the part that the page carries, then the whole tree once it has been fetched. */
export function Sidebar({ sidebar, path }: SidebarProps) {
  const { texts, preferences } = useShell();
  const items = useStore(sidebarTree(sidebar.treeUrl)) ?? sidebar.items;
  const ancestors = sidebarAncestors(items).get(path);

  // Branches that were opened for a page stay open on the next one: categories do not auto-collapse.
  useEffect(() => {
    const { branches } = preferences;
    const open = (keys: readonly string[]): void => {
      if (keys.length > 0) branches.set({ ...branches.get(), ...Object.fromEntries(keys.map((key) => [key, true])) });
    };
    const around = ancestors ?? [];
    open(around.filter((key) => branches.get()[key] === false));
    return () => open(around.filter((key) => branches.get()[key] === undefined));
  }, [ancestors, preferences]);

  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another line
  useEffect(() => {
    const line = nav.current?.querySelector('[aria-current=page]');
    if (line) revealInScroller(line, '.sidebar, .drawer-panel');
  }, [path]);

  return (
    <nav ref={nav} className="sidebar-nav" aria-label={texts.docsNavigation}>
      <SidebarList items={items} path={path} ancestors={new Set(ancestors)} onOpen={() => loadSidebarTree(sidebar.treeUrl)} />
    </nav>
  );
}
