import type { DatabaseSync } from 'node:sqlite';
import type { PreparedPage } from '../index/prepared.ts';
import { toBytes } from './words.ts';

/** The pages of a partition that contain a token, ascending, each with the token's impact (`impacts.ts`). */
export interface Postings {
  readonly pages: Uint32Array;
  readonly impacts: Uint8Array;
}

/** What a page is found by. */
export interface PostedPage extends Pick<PreparedPage, 'tokens' | 'impacts'> {
  readonly record: Pick<PreparedPage['record'], 'id' | 'section'>;
}

/** Some thirty megabytes. */
const MOST_HELD = 2 ** 20;
/** A page and its impact are held as one number, in an eighth of the memory that a pair takes. */
const IMPACTS = 2 ** 8;
const LOW_BITS = 0x7f;
const MORE = 0x80;

/** The token that pages of a sidebar are found by. No other one contains a space. */
export function createFilterToken(section: string): string {
  return `section ${section}`;
}

function* listPostings({ tokens, impacts, record }: PostedPage): Generator<readonly [token: string, impact: number]> {
  yield [createFilterToken(record.section), 1];
  for (const [at, token] of tokens.entries()) {
    const impact = impacts[at] ?? 0;
    if (impact > 0) yield [token, impact];
  }
}

/** @returns one number for both, which sorts by page */
function joinPosting(page: number, impact: number): number {
  return page * IMPACTS + impact;
}

/**
 * For each page, how far it is from the last one, in bytes of 7 bits, the lowest first, of which all but the last have the highest bit set;
 * then its impact.
 */
function encodePostings(postings: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let last = 0;
  for (const posting of postings) {
    const [page, impact] = [Math.floor(posting / IMPACTS), posting % IMPACTS];
    let distance = page - last;
    for (; distance > LOW_BITS; distance >>>= 7) bytes.push((distance & LOW_BITS) | MORE);
    bytes.push(distance, impact);
    last = page;
  }
  return Uint8Array.from(bytes);
}

export function decodePostings(bytes: Uint8Array): Postings {
  const pages = new Uint32Array(bytes.length >> 1);
  const impacts = new Uint8Array(pages.length);
  let count = 0;
  for (let at = 0, page = 0; at < bytes.length; count += 1) {
    let byte = bytes[at++] ?? 0;
    page += byte & LOW_BITS;
    for (let shift = 7; byte >= MORE; shift += 7) {
      byte = bytes[at++] ?? 0;
      page += (byte & LOW_BITS) << shift;
    }
    pages[count] = page;
    impacts[count] = bytes[at++] ?? 0;
  }
  return { pages: pages.subarray(0, count), impacts: impacts.subarray(0, count) };
}

/** Writes the postings of new pages, which come in ascending order: many pages at a time, in rows of their own. */
export class PostingsWriter {
  readonly #mostHeld: number;
  readonly #insert: (partition: number, token: string, part: number, bytes: Uint8Array) => unknown;
  readonly #held = new Map<number, Map<string, number[]>>();
  #count = 0;
  /** The first page of the rows that are written next. */
  #part = 0;

  /** @param mostHeld postings that are held before they are written */
  constructor(database: DatabaseSync, mostHeld = MOST_HELD) {
    this.#mostHeld = mostHeld;
    const statement = database.prepare('INSERT INTO postings VALUES (?, ?, ?, ?)');
    this.#insert = (...row) => statement.run(...row);
  }

  add(partition: number, page: PostedPage): void {
    const { id } = page.record;
    if (this.#count > this.#mostHeld) {
      this.flush();
      this.#part = id;
    }
    const held = this.#held.get(partition) ?? new Map<string, number[]>();
    this.#held.set(partition, held);
    const hold = (token: string, impact: number): void => {
      const known = held.get(token);
      if (known === undefined) held.set(token, [joinPosting(id, impact)]);
      else known.push(joinPosting(id, impact));
      this.#count += 1;
    };
    hold(createFilterToken(page.record.section), 1);
    for (let at = 0; at < page.tokens.length; at++) if (page.impacts[at]) hold(page.tokens[at] ?? '', page.impacts[at] ?? 0);
  }

  flush(): void {
    for (const [partition, held] of this.#held) {
      for (const token of [...held.keys()].sort()) this.#insert(partition, token, this.#part, encodePostings(held.get(token) ?? []));
    }
    this.#held.clear();
    this.#count = 0;
  }
}

/** @returns a function that puts the postings of a page in the place of those that it had */
export function createPostingsChanger(database: DatabaseSync): (partition: number, before: PostedPage, now: PostedPage) => void {
  const select = database.prepare(
    'SELECT part, pages FROM postings WHERE partition = ? AND token = ? AND part <= ? ORDER BY part DESC LIMIT 1',
  );
  const write = database.prepare('INSERT OR REPLACE INTO postings VALUES (?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM postings WHERE partition = ? AND token = ? AND part = ?');
  return (partition, before, now) => {
    const { id } = now.record;
    const [old, fresh] = [new Map(listPostings(before)), new Map(listPostings(now))];
    for (const token of new Set([...old.keys(), ...fresh.keys()])) {
      const impact = fresh.get(token);
      if (impact === old.get(token)) continue;
      const row = select.get(partition, token, id);
      const part = Number(row?.part ?? 0);
      const { pages, impacts } = decodePostings(toBytes(row?.pages));
      const others = [...pages].flatMap((page, at) => (page === id ? [] : [joinPosting(page, impacts[at] ?? 0)]));
      const changed = impact === undefined ? others : [...others, joinPosting(id, impact)].sort((one, other) => one - other);
      if (changed.length > 0) write.run(partition, token, part, encodePostings(changed));
      else remove.run(partition, token, part);
    }
  };
}
