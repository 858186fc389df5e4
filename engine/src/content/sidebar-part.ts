import type { SidebarCategory, SidebarItem, SidebarLine, SidebarMore } from '../model/sidebar.ts';

/** Lists of up to this many lines are shown whole. */
const MOST_LINES = 200;
/** Of a longer one, a page shows the lines of its own block and of the two around it. */
const BLOCK = 50;

/**
 * The part of a sidebar that is in a page's data.
 * @param open keys of the categories above the page, outermost first
 * @param href address of the page
 */
export type SidebarPart = (open: readonly string[], href: string) => readonly SidebarLine[];

/**
 * Parts a sidebar for its pages. Closed categories only have the address of their first page (`entry`), and long lists show what is around the
 * page: neither time nor size grows with the square of the number of pages. Pages next to each other share one part.
 */
export function partSidebar(items: readonly SidebarItem[]): SidebarPart {
  const placeIn = createPlaces();
  const closed = createClosedLines();
  const known = new Map<string, readonly SidebarLine[]>();
  return (open, href) => {
    const blocks: number[] = [];
    let list: readonly SidebarItem[] | null | undefined = items;
    for (let depth = 0; list; depth++) {
      const place: number = placeIn(list, open[depth], href);
      blocks.push(list.length > MOST_LINES ? Math.floor(Math.max(place, 0) / BLOCK) : 0);
      const line: SidebarItem | undefined = list[place];
      list = depth < open.length && line?.type === 'category' ? line.items : null;
    }
    const name = JSON.stringify([open, blocks]);
    const part = known.get(name) ?? cutList(items, closed, new Set(open), open, blocks);
    known.set(name, part);
    return part;
  };
}

/** Finds the line of a list that leads to a page. Those of long lists are remembered: looking through them for each page would take too long. */
function createPlaces(): (list: readonly SidebarItem[], key: string | undefined, href: string) => number {
  const known = new Map<readonly SidebarItem[], ReadonlyMap<string, number>>();
  return (list, key, href) => {
    const places = known.get(list) ?? indexLines(list);
    known.set(list, places);
    return (key === undefined ? undefined : places.get(`category ${key}`)) ?? places.get(`page ${href}`) ?? -1;
  };
}

function indexLines(list: readonly SidebarItem[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [place, item] of list.entries()) {
    const names = [item.type === 'category' && `category ${item.key}`, item.type !== 'caption' && item.href && `page ${item.href}`];
    for (const name of names) if (name && !places.has(name)) places.set(name, place);
  }
  return places;
}

/** The lines of closed categories. All parts share them: copies would take as much memory as the pages. */
function createClosedLines(): (item: SidebarCategory) => SidebarLine {
  const known = new Map<SidebarCategory, SidebarLine>();
  return (item) => {
    const line = known.get(item) ?? closedLine(item);
    known.set(item, line);
    return line;
  };
}

function closedLine(item: SidebarCategory): SidebarLine {
  const { items: _, ...category } = item;
  const entry = firstHref(item);
  return { ...category, items: null, ...(entry === undefined ? {} : { entry }) };
}

/**
 * @param closed returns the line of a closed category
 * @param path keys of the categories that lead from this list to the page
 * @param blocks the page's block in this list and in those below it
 */
function cutList(
  list: readonly SidebarItem[],
  closed: (item: SidebarCategory) => SidebarLine,
  open: ReadonlySet<string>,
  [key, ...path]: readonly string[],
  [block = 0, ...blocks]: readonly number[],
): SidebarLine[] {
  const isLong = list.length > MOST_LINES;
  const start = isLong ? Math.max(0, block - 1) * BLOCK : 0;
  const end = isLong ? (Math.max(block, 1) + 2) * BLOCK : list.length;
  const lines = list.slice(start, end).map((item): SidebarLine => {
    if (item.type !== 'category') return item;
    if (!open.has(item.key) && item.shows === undefined) return closed(item);
    const { items, ...category } = item;
    const isAbove = item.key === key;
    return { ...category, items: cutList(items ?? [], closed, open, isAbove ? path : [], isAbove ? blocks : []) };
  });
  return [...leadOn(list, start - 1, -1), ...lines, ...leadOn(list, end, 1)];
}

/** A link to the nearest of the lines before or after a place, in whose part they are. */
function leadOn(list: readonly SidebarItem[], place: number, step: 1 | -1): SidebarMore[] {
  for (let at = place; ; at += step) {
    const item = list[at];
    if (!item) return [];
    const href = firstHref(item);
    if (href !== undefined) return [{ type: 'more', count: step > 0 ? list.length - place : place + 1, href }];
  }
}

/** Address of an item, or of the first page below it. */
export function firstHref(item: SidebarItem): string | undefined {
  if (item.type === 'caption') return undefined;
  if (item.type === 'link' || item.href !== undefined) return item.href;
  for (const child of item.items ?? []) {
    const href = firstHref(child);
    if (href !== undefined) return href;
  }
  return undefined;
}
