/** A link in a sidebar. */
export interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  /** Final address: base URL, locale and version included, or an absolute URL when `external`. */
  readonly href: string;
  readonly external?: boolean;
  readonly className?: string;
}

/** A group of items that opens and closes. */
export interface SidebarCategory {
  readonly type: 'category';
  /** Stable name within the sidebar, the same in all locales: the folder (`sdk/im/guide`). Open and closed states are kept under it. */
  readonly key: string;
  readonly label: string;
  /** Address of the category's own page, if it has one. */
  readonly href?: string;
  /** Whether it starts closed. */
  readonly collapsed: boolean;
  readonly collapsible: boolean;
  /** `null` for a closed branch whose items are only in the sidebar's tree file. */
  readonly items: readonly SidebarItem[] | null;
  /** Address of the branch's first page if `items` is `null`: the link without script. */
  readonly entry?: string;
  readonly className?: string;
}

/** A heading between the items. */
export interface SidebarCaption {
  readonly type: 'caption';
  readonly label: string;
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarCaption;

/** The part of a sidebar in a page: the top level, the page's ancestors and their children. Its size does not depend on the site's. */
export interface PageSidebar {
  /** `sdk`, `store`, `design`, `community`. */
  readonly name: string;
  /** Address of the whole tree (`SidebarTree` as JSON), content-hashed. */
  readonly treeUrl: string;
  readonly items: readonly SidebarItem[];
}

/** The whole sidebar in one locale and version, loaded when a closed branch is first opened. */
export interface SidebarTree {
  readonly items: readonly SidebarItem[];
}
