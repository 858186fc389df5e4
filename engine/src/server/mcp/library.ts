import { LruMap } from 'toad-cache';
import { z } from 'zod';
import { closest } from '../../model/closest.ts';
import { cutText } from '../../model/cut-text.ts';
import { encodePath } from '../../model/href.ts';
import type { SearchResponse } from '../../model/search.ts';
import type { SearchQuery, SearchSource } from '../../search/engine.ts';
import type { ServedFile, SiteBuild } from '../build.ts';
import { LIMITS } from '../policies/limits.ts';
import { resolveAddress } from '../resolve.ts';
import { parsePath } from '../site-path.ts';
import type { SiteStore, Snapshot } from '../site-store.ts';

/** A question that cannot be answered as it is. The message says what to ask instead. */
export class QuestionError extends Error {
  override readonly name = 'QuestionError';
}

/** A page as programs read it. */
export interface LibraryPage {
  /** Without the origin, percent-encoded: `/en/sdk/push/guide/`. */
  readonly address: string;
  readonly title: string;
  readonly markdown: string;
  /** Id and text of the headings that have an address of their own. */
  readonly readHeadings: () => Promise<ReadonlyMap<string, string>>;
}

/** What a page's `page.json` says of its headings. */
const pageSchema = z.object({ toc: z.array(z.object({ id: z.string(), text: z.string() })) });

/** The site as the tools see it: the pages of the current build, and its search. */
export class Library {
  readonly #store: SiteStore;
  readonly #source: SearchSource;
  readonly #answers = new LruMap<SearchResponse>(LIMITS.answersKept);
  /** By snapshot: the same build may be deployed again, and a page reads its headings where it was read itself. */
  readonly #pages = new WeakMap<Snapshot, LruMap<LibraryPage>>();

  constructor(store: SiteStore, source: SearchSource) {
    this.#store = store;
    this.#source = source;
  }

  get build(): SiteBuild {
    return this.#store.current.build;
  }

  async search(query: SearchQuery): Promise<SearchResponse> {
    const engine = await this.#source.get();
    const key = `${engine.fingerprint}\n${JSON.stringify(query)}`;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const found = await engine.search(query);
    this.#answers.set(key, found);
    return found;
  }

  /**
   * The page at an address, redirects followed.
   * @param target a path or URL, perhaps of its Markdown, perhaps with a hash
   * @throws QuestionError if there is none; it names the nearest
   */
  async readPage(target: string): Promise<LibraryPage> {
    const snapshot = this.#store.current;
    const address = this.#findPage(snapshot, target);
    const pages = this.#pages.get(snapshot) ?? new LruMap<LibraryPage>(LIMITS.pagesKept);
    this.#pages.set(snapshot, pages);
    const known = pages.get(address);
    if (known !== undefined) return known;
    const folder = addressBelow(snapshot.build, address);
    const markdown = await this.#read(snapshot, `${folder}index.md`);
    const title = /^# (.*)$/m.exec(markdown)?.[1] ?? encodePath(address);
    const readHeadings = async () => {
      const { toc } = pageSchema.parse(JSON.parse(await this.#read(snapshot, `${folder}page.json`)));
      return new Map(toc.map(({ id, text }) => [id, text]));
    };
    const page = { address: encodePath(address), title, markdown, readHeadings };
    pages.set(address, page);
    return page;
  }

  /**
   * The text of a file that the site serves; undefined if there is none.
   * @param path below the site's root
   */
  async readFile(path: string): Promise<string | undefined> {
    const snapshot = this.#store.current;
    const file = snapshot.build.files.get(`/${path}`.replace(/\/{2,}/g, '/'));
    return file && readText(snapshot, file);
  }

  /** Folders with a list of pages, below the site's root: `en/sdk/push/`. */
  listFolders(): string[] {
    const lists = [...this.build.files.keys()].filter((path) => path.endsWith('/llms.txt'));
    return lists.map((path) => path.slice(1, -'llms.txt'.length));
  }

  #findPage({ build }: Snapshot, target: string): string {
    // What cannot be decoded is the address of nothing.
    const path = parsePath(pathOfTarget(target)) ?? target;
    let address = path.startsWith(build.baseUrl) ? path : build.baseUrl + path.slice(1);
    for (let step = 0; step < LIMITS.redirectsFollowed; step += 1) {
      const found = resolveAddress(build, address, '');
      if (found.kind !== 'redirect' || !found.to.startsWith('/')) break;
      address = parsePath(found.to) ?? address;
    }
    const page = address.replace(/\/?$/, '/');
    if (build.files.has(`${addressBelow(build, page)}page.json`)) return page;
    const nearest = nearestPage(build, addressBelow(build, page));
    throw new QuestionError(
      `There is no page at ${shorten(target)}.${nearest === undefined ? '' : ` The nearest is ${encodePath(build.baseUrl.slice(0, -1) + nearest)}.`} search_docs finds pages by what they say.`,
    );
  }

  async #read(snapshot: Snapshot, path: string): Promise<string> {
    const file = snapshot.build.files.get(path);
    return file === undefined ? '' : readText(snapshot, file);
  }
}

async function readText({ reader }: Snapshot, { plain }: ServedFile): Promise<string> {
  const { source } = await reader.read(plain);
  if (source.kind === 'memory') return source.data.toString();
  await using handle = source.handle;
  return await handle.readFile('utf8');
}

/** The path of a URL or an address, without `index.md` and the like. */
function pathOfTarget(target: string): string {
  const path = target
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '');
  return `/${path.replace(/^\/+/, '')}`.replace(/\/(?:index\.(?:md|html)|page\.json|llms\.txt)$/, '/');
}

function addressBelow({ baseUrl }: SiteBuild, address: string): string {
  return address.slice(baseUrl.length - 1);
}

/** The most similar address. Of a large site, only pages of the same folder or with the same last part are compared. */
function nearestPage(build: SiteBuild, path: string): string | undefined {
  const pages = [...build.files.keys()].filter((file) => file.endsWith('/page.json')).map((file) => file.slice(0, -'page.json'.length));
  const lastPart = (address: string): string => address.split('/').at(-2) ?? '';
  const folder = path.replace(/[^/]+\/$/, '');
  const isLikely = (page: string): boolean => page.startsWith(folder) || lastPart(page) === lastPart(path);
  const likely = pages.length <= LIMITS.comparedPages ? pages : pages.filter(isLikely).slice(0, LIMITS.comparedPages);
  const cut = path.slice(0, LIMITS.longestName);
  return closest(cut, likely) ?? likely.find((page) => lastPart(page) !== '' && lastPart(page) === lastPart(cut));
}

/** What a program wrote, for an error message. */
export function shorten(text: string): string {
  return text.length <= LIMITS.longestName ? text : `${cutText(text, LIMITS.longestName)}…`;
}
