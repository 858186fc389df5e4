import { LruMap } from 'toad-cache';
import { z } from 'zod';
import { cutText } from '../../model/cut-text.ts';
import { encodePath } from '../../model/href.ts';
import type { SearchResponse } from '../../model/search.ts';
import type { SearchQuery, SearchSource } from '../../search/engine.ts';
import type { ServedFile, SiteBuild } from '../build.ts';
import { nearestPage } from '../nearest-page.ts';
import { LIMITS } from '../policies/limits.ts';
import { resolveAddress } from '../resolve.ts';
import { parsePath } from '../site-path.ts';
import type { SiteStore, Snapshot } from '../site-store.ts';
import { type PagePlaces, placesIn } from './page-places.ts';

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
  /** Its parts and rows that have an address of their own. */
  readonly readPlaces: () => Promise<PagePlaces>;
}

/** The article in a page's `page.json`. */
const pageSchema = z.object({ html: z.string().default('') });

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

  /** The full address of a path of this site, as what an answer says is quoted; the path where the site does not know its origin. */
  urlOf(address: string): string {
    return address.startsWith('/') ? this.build.url + address : address;
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
   * The page at an address, redirects followed; where there is none, the list of the pages below it.
   * @param target a path or URL, perhaps of its Markdown or of a list, perhaps with a hash
   * @throws QuestionError if there is none; it names the nearest
   */
  async readPage(target: string): Promise<LibraryPage> {
    const snapshot = this.#store.current;
    const address = this.#findPage(snapshot.build, target);
    if (address === undefined) return (await this.#findList(snapshot.build, target)) ?? rejectTarget(snapshot.build, target);
    const pages = this.#pages.get(snapshot) ?? new LruMap<LibraryPage>(LIMITS.pagesKept);
    this.#pages.set(snapshot, pages);
    const known = pages.get(address);
    if (known !== undefined) return known;
    const folder = addressBelow(snapshot.build, address);
    const markdown = await this.#read(snapshot, `${folder}index.md`);
    const title = /^# (.*)$/m.exec(markdown)?.[1] ?? encodePath(address);
    let places: PagePlaces | undefined;
    const readPlaces = async (): Promise<PagePlaces> => {
      places ??= placesIn(pageSchema.parse(JSON.parse(await this.#read(snapshot, `${folder}page.json`))).html);
      return places;
    };
    const page = { address: encodePath(address), title, markdown, readPlaces };
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

  /**
   * The list of the pages in a folder (`llms.txt`); undefined if it has none.
   * @param folder below the site's root
   */
  readList(folder: string): Promise<string | undefined> {
    return this.readFile(`${folder}/llms.txt`);
  }

  /** Folders with a list of pages, below the site's root: `en/sdk/push/`. */
  listFolders(): string[] {
    const lists = [...this.build.files.keys()].filter((path) => path.endsWith('/llms.txt'));
    return lists.map((path) => path.slice(1, -'llms.txt'.length));
  }

  #findPage(build: SiteBuild, target: string): string | undefined {
    let address = addressOf(build, target);
    for (let step = 0; step < LIMITS.redirectsFollowed; step += 1) {
      const found = resolveAddress(build, address, '');
      if (found.kind !== 'redirect' || !found.to.startsWith('/')) break;
      address = parsePath(pathOfTarget(found.to)) ?? address;
    }
    const page = address.replace(/\/?$/, '/');
    return build.files.has(`${addressBelow(build, page)}page.json`) ? page : undefined;
  }

  async #findList(build: SiteBuild, target: string): Promise<LibraryPage | undefined> {
    const folder = addressOf(build, target).replace(/(?:\/llms\.txt|\/)$/, '');
    const markdown = await this.readList(addressBelow(build, folder));
    if (markdown === undefined) return undefined;
    const [title = ''] = /(?<=^# ).*$/m.exec(markdown) ?? [];
    return { address: encodePath(`${folder}/llms.txt`), title, markdown, readPlaces: async () => placesIn('') };
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
export function pathOfTarget(target: string): string {
  const path = target
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '');
  return `/${path.replace(/^\/+/, '')}`.replace(/\/(?:index\.(?:md|html)|page\.json)$/, '/');
}

/** The decoded path of a target, with the base URL. */
function addressOf(build: SiteBuild, target: string): string {
  // What cannot be decoded is the address of nothing.
  const path = parsePath(pathOfTarget(target)) ?? target;
  return path.startsWith(build.baseUrl) ? path : build.baseUrl + path.slice(1);
}

/** Says that there is no page, and which one is nearest. */
function rejectTarget(build: SiteBuild, target: string): never {
  const nearest = nearestPage(build, addressBelow(build, addressOf(build, target)));
  throw new QuestionError(
    `There is no page at ${shorten(target)}.${nearest === undefined ? '' : ` The nearest is ${nearest}.`} search_docs finds pages by what they say.`,
  );
}

function addressBelow({ baseUrl }: SiteBuild, address: string): string {
  return address.slice(baseUrl.length - 1);
}

/** What a program wrote, for an error message. */
export function shorten(text: string): string {
  return text.length <= LIMITS.longestName ? text : `${cutText(text, LIMITS.longestName)}…`;
}
