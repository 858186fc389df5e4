/**
 * Where the tokens of a page are: in which of its slots each one occurs. This is all that ranking reads of a page, in one piece that any
 * store can keep. Little-endian; tokens are stored as 32-bit hashes, sorted.
 *
 * | numbers | content |
 * |---|---|
 * | 5 of 4 bytes | numbers of questions, sections, tokens, postings and dimensions |
 * | tokens, of 4 bytes | hashes |
 * | tokens | for each token, how many slots it is in |
 * | postings | those slots |
 * | questions | how many tokens each has without stop words |
 * | dimensions, of 1 byte with a sign | for the title and each question, what it means: see `text-vector.ts` |
 *
 * Where it is not said, numbers have one byte, or two on pages of more than 255 slots.
 */
export interface PageTerms {
  readonly questions: number;
  readonly sections: number;
  /** Bytes of memory. */
  readonly bytes: number;
  /** Number of a token, or -1. By its hash, which a query computes once for all pages. */
  find(hash: number): number;
  /** The slots that tokens are in: those of each token follow each other, ascending. */
  readonly slots: Slots;
  startOf(token: number): number;
  endOf(token: number): number;
  isIn(token: number, slot: number): boolean;
  /** How many tokens a question has without stop words. */
  countTokens(question: number): number;
  /** What the title and each question mean, one after the other. Empty where the site has no table of meanings. */
  readonly vectors: Int8Array;
}

export type Slots = Uint8Array | Uint16Array;

/** A text of a page as the tokens that find it. */
export type SlotTokens = readonly string[];

/** The texts of a page, each as tokens. */
export interface PageSlots {
  readonly title: SlotTokens;
  /** Keywords, and names of the categories. */
  readonly about: SlotTokens;
  readonly description: SlotTokens;
  /** Keywords are among them, too. */
  readonly questions: readonly SlotTokens[];
  readonly sections: readonly { readonly heading: SlotTokens; readonly text: SlotTokens }[];
  /** How many tokens each question has without stop words. */
  readonly lengths: readonly number[];
  /** What the title and each question mean; nothing without a table of meanings. */
  readonly vectors?: readonly Int8Array[];
}

/** Slots of every page, of which 2 is for its description. Those of the questions, of the headings and of the sections' texts follow, in this order. */
export const TITLE = 0;
export const ABOUT = 1;
export const FIRST_QUESTION = 3;

/** The slots of a page that headings and texts begin at, and how many there are. */
export interface Layout {
  readonly firstHeading: number;
  readonly firstText: number;
  readonly slots: number;
}

/** Where the slots of a page are. */
export function layOut({ questions, sections }: PageTerms): Layout {
  const firstHeading = FIRST_QUESTION + questions;
  const firstText = firstHeading + sections;
  return { firstHeading, firstText, slots: firstText + sections };
}

/** Numbers before the hashes. */
const HEADER = 5;
/** More slots than this do not fit into their 16 bits; the last sections of such a page are found by its other fields only. */
const MOST_SLOTS = 0x1_00_00;

/** Writes the terms of a page. */
export function encodePageTerms({ title, about, description, questions, sections, lengths, vectors = [] }: PageSlots): Uint8Array {
  const slots = [title, about, description, ...questions, ...sections.map(({ heading }) => heading), ...sections.map(({ text }) => text)];
  const postings = collectPostings(slots.slice(0, MOST_SLOTS));
  const isWide = hasWideNumbers(questions.length, sections.length);
  const create = (length: number): Slots => (isWide ? new Uint16Array(length) : new Uint8Array(length));
  const [hashes, counts, places] = [new Uint32Array(postings.length), create(postings.length), create(postings.length)];
  let tokens = 0;
  for (const [at, posting] of postings.entries()) {
    const hash = Math.floor(posting / MOST_SLOTS);
    if (tokens === 0 || hash !== hashes[tokens - 1]) hashes[tokens++] = hash;
    counts[tokens - 1] = (counts[tokens - 1] ?? 0) + 1;
    places[at] = posting % MOST_SLOTS;
  }
  const header = Uint32Array.of(questions.length, sections.length, tokens, postings.length, vectors[0]?.length ?? 0);
  const shown = create(lengths.length);
  const most = isWide ? 0xff_ff : 0xff;
  for (const [at, length] of lengths.entries()) shown[at] = Math.min(length, most);
  return join([header, hashes.subarray(0, tokens), counts.subarray(0, tokens), places, shown, ...vectors]);
}

/** The slots of each hash, both in one number: the hash in front. Ascending, and each pair once. */
function collectPostings(slots: readonly SlotTokens[]): Float64Array {
  const found = new Float64Array(slots.reduce((sum, tokens) => sum + tokens.length, 0));
  let end = 0;
  for (const [slot, tokens] of slots.entries()) for (const token of tokens) found[end++] = hashToken(token) * MOST_SLOTS + slot;
  found.sort();
  let different = 0;
  for (const posting of found) if (different === 0 || posting !== found[different - 1]) found[different++] = posting;
  return found.subarray(0, different);
}

function hasWideNumbers(questions: number, sections: number): boolean {
  return FIRST_QUESTION + questions + 2 * sections > 0xff;
}

function join(arrays: readonly (Uint32Array | Slots | Int8Array)[]): Uint8Array {
  const bytes = new Uint8Array(arrays.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of arrays) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

/** Reads the terms of a page without copying them, if they begin at a multiple of four. */
export function decodePageTerms(stored: Uint8Array): PageTerms {
  return new StoredTerms(stored.byteOffset % 4 === 0 ? stored : stored.slice());
}

/** A search looks at a few places of each of many pages, which memory is slow to bring: what is read together stands in few arrays. */
class StoredTerms implements PageTerms {
  readonly questions: number;
  readonly sections: number;
  readonly bytes: number;
  readonly slots: Slots;
  readonly vectors: Int8Array;
  readonly #hashes: Uint32Array;
  /**
   * Hashes that begin with the same bits are a group. Evenly spread, most groups have one or none. For each group, where it begins among the hashes,
   * and at last the end; then for each token, where its slots end.
   */
  readonly #places: Uint16Array | Uint32Array;
  readonly #shift: number;
  /** Where the places of tokens begin. */
  readonly #ends: number;
  readonly #lengths: number;

  constructor({ buffer, byteOffset, byteLength }: Uint8Array) {
    const [questions = 0, sections = 0, tokens = 0, count = 0, dimensions = 0] = new Uint32Array(buffer, byteOffset, HEADER);
    const hashes = new Uint32Array(buffer, byteOffset + 4 * HEADER, tokens);
    const start = byteOffset + 4 * (HEADER + tokens);
    const length = tokens + count + questions;
    const slots = hasWideNumbers(questions, sections) ? new Uint16Array(buffer, start, length) : new Uint8Array(buffer, start, length);
    const shift = Math.clz32(tokens);
    const groups = 2 ** (32 - shift);
    const places = length > 0xff_ff ? new Uint32Array(groups + 1 + tokens) : new Uint16Array(groups + 1 + tokens);
    for (let group = 0, at = 0; group <= groups; group += 1) {
      while (at < tokens && (hashes[at] ?? 0) >>> shift < group) at += 1;
      places[group] = at;
    }
    for (let at = 0, end = tokens; at < tokens; at += 1) {
      end += slots[at] ?? 0;
      places[groups + 1 + at] = end;
    }
    this.questions = questions;
    this.sections = sections;
    this.bytes = byteLength + places.byteLength;
    this.slots = slots;
    this.vectors = new Int8Array(buffer, start + slots.byteLength, dimensions * (1 + questions));
    this.#hashes = hashes;
    this.#places = places;
    this.#shift = shift;
    this.#ends = groups + 1;
    this.#lengths = tokens + count;
  }

  find(hash: number): number {
    const group = hash >>> this.#shift;
    const end = this.#places[group + 1] ?? 0;
    for (let at = this.#places[group] ?? 0; at < end; at += 1) if (this.#hashes[at] === hash) return at;
    return -1;
  }

  startOf(token: number): number {
    return token === 0 ? this.#hashes.length : (this.#places[this.#ends + token - 1] ?? 0);
  }

  endOf(token: number): number {
    return this.#places[this.#ends + token] ?? 0;
  }

  isIn(token: number, slot: number): boolean {
    const end = this.endOf(token);
    for (let at = this.startOf(token); at < end; at += 1) if (this.slots[at] === slot) return true;
    return false;
  }

  countTokens(question: number): number {
    return this.slots[this.#lengths + question] ?? 0;
  }
}

/** FNV-1a. A page has some hundred tokens and a query some ten: a collision is rarer than one in a hundred thousand searches. */
export function hashToken(token: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < token.length; at += 1) hash = Math.imul(hash ^ token.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
}
