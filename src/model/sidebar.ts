/** One line of a sidebar that leads somewhere. */
export interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  /** Final address: base URL, locale and version included, or an absolute URL when `external`. */
  readonly href: string;
  readonly external?: boolean;
  readonly className?: string;
}

/** A group of lines that opens and closes. */
export interface SidebarCategory {
  readonly type: 'category';
  /** Stable name within the sidebar, the same in all locales: the folder (`sdk/im/guide`). Open and closed states are kept under it. */
  readonly key: string;
  readonly label: string;
  /** Where the category's own name leads, if it has a page. */
  readonly href?: string;
  /** Whether it starts closed. */
  readonly collapsed: boolean;
  readonly collapsible: boolean;
  /** `null`: a closed branch that a page does not carry; the sidebar's tree file has it. */
  readonly items: readonly SidebarItem[] | null;
  /** Address of the branch's first page, given where `items` is `null`: the way in without script. */
  readonly entry?: string;
  readonly className?: string;
}

/** Words between the lines, that lead nowhere. */
export interface SidebarCaption {
  readonly type: 'caption';
  readonly label: string;
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarCaption;

/** What a page carries of its sidebar: the top level, its ancestors and their children. Independent of the size of the site. */
export interface PageSidebar {
  /** `sdk`, `store`, `design`, `community`. */
  readonly name: string;
  /** Address of the whole tree (`SidebarTree` as JSON), content-hashed. */
  readonly treeUrl: string;
  readonly items: readonly SidebarItem[];
}

/** The whole of a sidebar in one locale and version, loaded when a closed branch is first opened. */
export interface SidebarTree {
  readonly items: readonly SidebarItem[];
}
