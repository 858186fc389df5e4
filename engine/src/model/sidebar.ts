export interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  /** Final address: base URL, locale and version included, or an absolute URL when `external`. */
  readonly href: string;
  readonly external?: boolean;
  readonly className?: string;
}

/** A group of items that opens and closes. */
export interface SidebarCategory<Item = SidebarItem> {
  readonly type: 'category';
  /** Stable name within the sidebar, the same in all locales: the folder (`sdk/im/guide`). Open and closed states are kept under it. */
  readonly key: string;
  readonly label: string;
  /** Address of the category's own page, if it has one. */
  readonly href?: string;
  /** How it starts if not closed; `fixed` cannot be closed. */
  readonly shows?: 'open' | 'fixed';
  /** `null` for a closed branch whose items are only in the sidebar's tree file. */
  readonly items: readonly Item[] | null;
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

/** In the part of a long list that a page shows: a link to the next page in a direction, for those that are left out there. */
export interface SidebarMore {
  readonly type: 'more';
  readonly count: number;
  readonly href: string;
}

/** A line of the part of a sidebar in a page. */
export type SidebarLine = SidebarLink | SidebarCategory<SidebarLine> | SidebarCaption | SidebarMore;

/**
 * The part of a sidebar in a page: the top level, the page's ancestors and their children, of long lists what is around the page. Its size
 * does not depend on the site's.
 */
export interface PageSidebar {
  /** `sdk`, `store`, `design`, `community`. */
  readonly name: string;
  /** Address of the whole tree (`SidebarTree` as JSON), content-hashed. */
  readonly treeUrl: string;
  readonly items: readonly SidebarLine[];
}

/** The whole sidebar in one locale and version, loaded when a closed branch is first opened. */
export interface SidebarTree {
  readonly items: readonly SidebarItem[];
}
