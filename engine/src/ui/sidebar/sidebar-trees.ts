import type { SidebarItem, SidebarTree } from '../../model/sidebar.ts';
import { fetchOk } from '../http/fetch-ok.ts';
import { createStore, type Readable, type Store } from '../state/store.ts';

/** Fetched trees by address. */
const trees = new Map<string, Store<readonly SidebarItem[] | null>>();
const running = new Map<string, Promise<void>>();

/** The whole tree of a sidebar; `null` until it has been fetched. */
export function sidebarTree(url: string): Readable<readonly SidebarItem[] | null> {
  return storeOf(url);
}

/** Fetches a sidebar, once. After a failure the branch keeps its plain link, and opening one tries again. */
export function loadSidebarTree(url: string): Promise<void> {
  const store = storeOf(url);
  if (store.get()) return Promise.resolve();
  const fetching = running.get(url) ?? fetchTree(url).then(store.set, () => undefined);
  running.set(url, fetching);
  return fetching.finally(() => running.delete(url));
}

function storeOf(url: string): Store<readonly SidebarItem[] | null> {
  const store = trees.get(url) ?? createStore<readonly SidebarItem[] | null>(null);
  trees.set(url, store);
  return store;
}

async function fetchTree(url: string): Promise<readonly SidebarItem[]> {
  const { items }: Partial<SidebarTree> = await (await fetchOk(url)).json();
  if (!Array.isArray(items)) throw new TypeError(`${url} is not a sidebar. Another program may answer in its place.`);
  return items;
}
