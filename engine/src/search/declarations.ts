import { declaredName } from '../model/declared-name.ts';
import { normalizeText, splitCamelCase } from './analysis/scan.ts';
import { createDefinitionToken } from './analysis/tokens.ts';
import { ABOUT, hashToken, layOut, type PageTerms } from './index/page-terms.ts';
import type { SectionRecord } from './index/records.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Names as code writes them, which references declare: what is typed as one of them leads to its place. */

const LETTERS = '[\\p{Script=Latin}_$][\\p{Script=Latin}\\p{N}_$]*';
/** A name, maybe that of a member after that of its type, or a call: `Client.Login()`. */
const NAME = new RegExp(`^(?:${LETTERS}(?:\\.|::|->|#))*${LETTERS}(?:\\(\\)?|:)?$`, 'u');
/** The heading of a type, with what it is within, or of what is added to one. */
const TYPE = new RegExp(`^(?:${LETTERS}\\.)*(${LETTERS})(?: \\(\\w+\\))?$`, 'u');

/** A name, or a number that names stand for, that is asked for, as tokens. */
export interface WantedName {
  /** As it was typed, without what it belongs to; the whole of it where only its beginning was. */
  readonly text: string;
  /** What it is: what is written like ordinary words gives way to guides that are about these. */
  readonly kind: 'name' | 'constant' | 'number' | 'word';
  /** The tokens by which pages that declare it are found. */
  readonly tokens: readonly string[];
  readonly folded: readonly number[];
  readonly exact: number;
  /** Of what it is a member. */
  readonly owners: readonly number[] | undefined;
  /** Whether members count beside types. */
  readonly hasMembers: boolean;
}

/** A section that declares a name. */
export interface Declaration {
  /** Its place on the page. */
  readonly section: number;
  /** Higher where the letters are those that were typed, then for what has members. */
  readonly rating: number;
}

/** The names that a section of a reference declares, first that of its heading, and after `=` the numbers that they stand for; none if the heading is no name. */
export function declaredIn(heading: string, text: string): string[] {
  const type = typeOf({ heading });
  if (type === undefined) return [];
  const names = text.split('\n').flatMap((line) => [declaredName(line)?.name ?? [], numberIn(line) ?? []].flat());
  return [...new Set([type, ...names])];
}

/** Smaller numbers are on every page. */
function numberIn(line: string): string | undefined {
  const [, number] = /[\w$]\s*=\s*(-?\d{3,})[;,]?\s*$/.exec(line.replace(/\/\/.*$/, '')) ?? [];
  return number === undefined ? undefined : `=${number}`;
}

/** The tokens of a name: in its letters, and in any, as languages write `GrowSteps` or `growSteps`, and readers neither. */
export function tokensOfName(name: string): readonly string[] {
  return name.startsWith('=') ? [exactToken(name)] : [exactToken(name), isCoined(name) ? coinedToken(name) : plainToken(name)];
}

const exactToken = (name: string): string => `:${name}`;
const plainToken = (name: string): string => `::${name.toLowerCase()}`;
const coinedToken = (name: string): string => `:::${name.toLowerCase()}`;

/** The token of all pages of a reference. */
export const REFERENCE = ':';

/** Whether a page is one of a reference. */
export function isReference(page: PageTerms): boolean {
  return page.find(REFERENCE_HASH) >= 0;
}

const REFERENCE_HASH = hashToken(REFERENCE);

const NUMBER = /^-?\d{3,}$/;
/** Letters from which on the beginning of a name says which one is meant. */
const SHORTEST_BEGINNING = 4;
/** Letters from which on a name in lower case is that of a type, or of a member: shorter ones may be products, as `username` is an ordinary word. */
const SHORTEST_TYPE = 6;
const SHORTEST_MEMBER = 9;
/** Words with the same beginning, of which one may be a name. */
const MOST_COMPLETIONS = 12;

/** The name that a query is, if a page declares it, or its beginning. A single ordinary word is none: it is what most readers look for. */
export async function findName(query: string, vocabulary: Vocabulary): Promise<WantedName | undefined> {
  const typed = normalizeText(query).trim();
  if (NUMBER.test(typed)) return findToken({ text: typed, kind: 'number', tokens: [exactToken(`=${typed}`)] }, vocabulary);
  if (!NAME.test(typed)) return undefined;
  const parts = typed.match(new RegExp(LETTERS, 'gu')) ?? [];
  const [text = '', owner] = parts.toReversed();
  if (owner !== undefined) {
    const owners = [coinedToken(owner), plainToken(owner)].map(hashToken);
    return findToken({ text, kind: kindOf(text), tokens: [coinedToken(text), plainToken(text)], owners }, vocabulary);
  }
  const kind = isCoined(text) ? kindOf(text) : 'word';
  const [isLong, hasMembers] = [SHORTEST_TYPE, SHORTEST_MEMBER].map((length) => kind !== 'word' || text.length >= length);
  const whole = isLong ? await findToken({ text, kind, tokens: [coinedToken(text)], hasMembers }, vocabulary) : undefined;
  return whole ?? (typed === text && text.length >= SHORTEST_BEGINNING ? findBegun(text, kind, vocabulary) : undefined);
}

function kindOf(name: string): WantedName['kind'] {
  return name === name.toUpperCase() || (name.includes('_') && name === name.toLowerCase()) ? 'constant' : 'name';
}

/** The name that begins so: of a type, or of anything where it is typed as code writes it. Among ordinary words, only the one that most pages have. */
async function findBegun(text: string, kind: WantedName['kind'], vocabulary: Vocabulary): Promise<WantedName | undefined> {
  const beginning = text.toLowerCase();
  if (kind === 'word' && (await vocabulary.findWords(new Set([beginning]))).has(beginning)) return undefined;
  const words = await vocabulary.complete(beginning, kind === 'word' ? 1 : MOST_COMPLETIONS);
  const known = await vocabulary.countTokens(new Set(words.map(coinedToken)));
  const whole = words.find((word) => known.has(coinedToken(word)));
  return whole === undefined ? undefined : describeName({ text: whole, kind, tokens: [coinedToken(whole)], hasMembers: kind !== 'word' });
}

type NameTokens = Pick<WantedName, 'text' | 'kind' | 'tokens'> & Partial<Pick<WantedName, 'owners' | 'hasMembers'>>;

async function findToken(name: NameTokens, vocabulary: Vocabulary): Promise<WantedName | undefined> {
  const known = await vocabulary.countTokens(new Set(name.tokens));
  const tokens = name.tokens.filter((token) => known.has(token));
  return tokens.length === 0 ? undefined : describeName({ ...name, tokens });
}

function describeName({ text, kind, tokens, owners, hasMembers = true }: NameTokens): WantedName {
  return { text, kind, tokens, folded: tokens.map(hashToken), exact: hashToken(exactToken(text)), owners, hasMembers };
}

/** Whether it is made of several words: `growSteps`, `HTTPClient`, `MAX_STEPS`. */
function isCoined(name: string): boolean {
  return splitCamelCase(name).length > 1 || /[^_$][_$][^_$]/.test(name);
}

/** Where a page declares a name, best first. */
export function findDeclarations(name: WantedName, page: PageTerms): Declaration[] {
  const { firstHeading, firstText } = layOut(page);
  const [exact, ...owners] = [name.exact, ...(name.owners ?? [])].map((hash) => page.find(hash));
  const found = new Map<number, number>();
  for (const token of name.folded.map((hash) => page.find(hash)).filter((token) => token >= 0)) {
    for (let at = page.startOf(token); at < page.endOf(token); at += 1) {
      const slot = page.slots[at] ?? 0;
      const isType = slot < firstText;
      const section = slot - (isType ? firstHeading : firstText);
      if (!isType && !name.hasMembers) continue;
      if (name.owners !== undefined && !owners.some((owner) => isDeclaredIn(page, owner, firstHeading + section))) continue;
      const rating = (isDeclaredIn(page, exact, slot) ? 2 : 0) + (isType ? 1 : 0);
      found.set(section, Math.max(rating, found.get(section) ?? 0));
    }
  }
  return [...found].map(([section, rating]) => ({ section, rating })).sort((one, other) => other.rating - one.rating);
}

/** Whether a page says what a constant means: among its keywords, in a heading, or in a line that begins with it. */
export function explains({ kind, text }: WantedName, page: PageTerms): boolean {
  if (kind !== 'constant') return false;
  const constant = text.toLowerCase();
  if (page.find(hashToken(createDefinitionToken(constant))) >= 0) return true;
  const { firstHeading, firstText } = layOut(page);
  const token = page.find(hashToken(constant));
  const slots = token < 0 ? [] : [...page.slots.subarray(page.startOf(token), page.endOf(token))];
  return slots.some((slot) => slot === ABOUT || (slot >= firstHeading && slot < firstText));
}

function isDeclaredIn(page: PageTerms, token: number | undefined, slot: number): boolean {
  return token !== undefined && token >= 0 && page.isIn(token, slot);
}

/** A section as the place of a name that it declares: with the line that does. */
export function declarationIn(section: SectionRecord, { text }: WantedName): SectionRecord {
  const lines = section.content.split('\n');
  const nameOf = (line: string): string | undefined => declaredName(line)?.name;
  const declaring =
    lines.find((line) => nameOf(line) === text || numberIn(line) === `=${text}`) ??
    lines.find((line) => nameOf(line)?.toLowerCase() === text.toLowerCase()) ??
    lines[0];
  return placeOf(section, declaring ?? '');
}

/** The place of what a line of a section declares: the type itself, or a member. */
export function placeOf(section: SectionRecord, line: string): SectionRecord {
  const name = declaredName(line)?.name;
  const part = name === undefined || name === typeOf(section) ? '' : `.${name}`;
  return { ...section, name: section.name + part, url: section.url + part, content: line.trim() };
}

/** The name of the type that a section declares. */
export function typeOf({ heading }: Pick<SectionRecord, 'heading'>): string | undefined {
  return TYPE.exec(heading)?.[1];
}
