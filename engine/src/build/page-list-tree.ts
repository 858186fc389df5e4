/** A page in a list for programs. */
export interface ListedPage {
  /** Its entry, in Markdown. */
  readonly line: string;
  /** Its address, without slashes at the ends. */
  readonly folder: string;
  /** Name of its sidebar. */
  readonly section: string | undefined;
  /** Names of the categories above it, outermost first. */
  readonly categories: readonly string[];
}

/** Pages that belong together. */
export interface ListNode {
  readonly label: string;
  /** The folder that all of its pages are in. */
  readonly folder: string;
  /** Name of the sidebar, if it is one. */
  readonly section?: string;
  /** Of all pages in it. */
  readonly count: number;
  readonly pages: readonly ListedPage[];
  readonly children: readonly ListNode[];
}

/**
 * Orders pages by section and category, as readers see them.
 * @param labels of the sections; one without a label has its name
 */
export function createListTree(label: string, pages: readonly ListedPage[], labels: ReadonlyMap<string, string>): ListNode {
  const sections = Map.groupBy(pages, ({ section }) => section);
  const children = [...sections].flatMap(([name, own]) => {
    if (name === undefined) return [];
    return [{ ...createNode(labels.get(name) ?? name, own, 0), section: name }];
  });
  // Those in no section, or of a site that has none.
  const rest = createNode(label, sections.get(undefined) ?? [], 0);
  return { ...rest, folder: '', count: pages.length, children: [...rest.children, ...children] };
}

/** @param depth how many categories are above it */
function createNode(label: string, pages: readonly ListedPage[], depth: number): ListNode {
  const groups = Map.groupBy(pages, ({ categories }) => categories[depth]);
  return {
    label,
    folder: commonFolder(pages),
    count: pages.length,
    pages: groups.get(undefined) ?? [],
    children: [...groups].flatMap(([name, own]) => (name === undefined ? [] : [createNode(name, own, depth + 1)])),
  };
}

function commonFolder(pages: readonly ListedPage[]): string {
  const [first = [], ...others] = pages.map(({ folder }) => folder.split('/'));
  const end = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  return (end < 0 ? first : first.slice(0, end)).join('/');
}
