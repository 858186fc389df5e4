import { DatabaseSync } from 'node:sqlite';
import { partsOf } from '../../engine/src/model/markdown-parts.ts';
import { fetchPage } from '../../engine/src/server/mcp/fetch-page.ts';
import { Library } from '../../engine/src/server/mcp/library.ts';
import { comparable, comparableLine } from '../../engine/src/server/mcp/page-places.ts';
import { SiteStore } from '../../engine/src/server/site-store.ts';

/** Reads the section behind each address with a hash that a built site's search knows, as programs do; returns those that lead elsewhere, and how many there are. */
export async function readSearched(dist: string): Promise<{ readonly wrong: string[]; readonly count: number }> {
  const store = await SiteStore.open(dist, () => {});
  const search = () => Promise.reject(new Error('Nothing is searched.'));
  const library = new Library(store, { get: search, isReady: () => false, close: async () => {} });
  using index = new DatabaseSync(`${dist}/_search.sqlite`, { readOnly: true });
  const sections = index.prepare("SELECT url, heading FROM sections WHERE url LIKE '%#%'").all();
  const wrong: string[] = [];
  for (const section of sections) {
    const [url, heading] = [String(section.url), String(section.heading)];
    const text = await fetchPage(library, { path: url }).catch((error: Error) => error.message.split('\n')[0] ?? '');
    const found = partsOf(text)[0]?.heading ?? text;
    if (comparableLine(found) !== comparable(heading)) wrong.push(`${url} (${heading}): ${found}`);
  }
  return { wrong, count: sections.length };
}
