import { normalizeText, splitCamelCase } from './analysis/scan.ts';
import { hashToken, layOut, type PageTerms } from './index/page-terms.ts';
import type { SectionRecord } from './index/records.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Names as code writes them, which references declare: what is typed as one of them leads to its place. */

const LETTERS = '[\\p{Script=Latin}_$][\\p{Script=Latin}\\p{N}_$]*';
/** A name, maybe that of a member after that of its type, or a call: `Client.Login()`. */
const NAME = new RegExp(`^(?:${LETTERS}(?:\\.|::|->|#))*${LETTERS}(?:\\(\\)?|:)?$`, 'u');
/** What a line declares is followed by what it takes, or is its last name: `login(`, `initWithConfig:(`, `static int MAX`. */
const TAKING = new RegExp(`${LETTERS}(?=(?:<[\\w.?]+(?:, ?[\\w.?]+)*>)?\\(|\\??:(?!:))`, 'u');
const LAST = new RegExp(`(?<![.\\\\])\\b${LETTERS}(?=\\W*$)`, 'u');
/** The heading of a type, with what it is within, or of what is added to one. */
const TYPE = new RegExp(`^(?:${LETTERS}\\.)*(${LETTERS})(?: \\(\\w+\\))?$`, 'u');

/** A name that is asked for, as tokens. */
export interface WantedName {
  /** As it was typed, without what it belongs to. */
  readonly text: string;
  /** The token by which pages that declare it are found. */
  readonly token: string;
  readonly folded: number;
  readonly exact: number;
  /** Of what it is a member. */
  readonly owner: number | undefined;
  /** Whether it is a constant, of which a reference says nothing but its name. */
  readonly isConstant: boolean;
}

/** A section that declares a name. */
export interface Declaration {
  /** Its place on the page. */
  readonly section: number;
  /** Higher where the letters are those that were typed, then for what has members. */
  readonly rating: number;
}

/** The names that a section of a reference declares, first that of its heading; none if that is no name. */
export function declaredIn(heading: string, text: string): string[] {
  const type = TYPE.exec(heading)?.[1];
  if (type === undefined) return [];
  const names = text.split('\n').flatMap((line) => nameIn(line) ?? []);
  return [...new Set([type, ...names])];
}

function nameIn(line: string): string | undefined {
  const declared = line.replace(/\/\/.*$/, '');
  return (TAKING.exec(declared) ?? LAST.exec(declared.replace(/\s*[={].*$|\s:\s.*$/, '')))?.[0];
}

/** The tokens of a name: in its letters, and whatever the first one is: languages write `GrowSteps` or `growSteps`. */
export function tokensOfName(name: string): readonly [exact: string, folded: string] {
  return [`:${name}`, `::${name.charAt(0).toLowerCase()}${name.slice(1)}`];
}

/** The token of all pages of a reference. */
export const REFERENCE = ':';

/** Whether a page is one of a reference. */
export function isReference(page: PageTerms): boolean {
  return page.find(REFERENCE_HASH) >= 0;
}

const REFERENCE_HASH = hashToken(REFERENCE);

/** The name that a query is, if a page declares it. A single ordinary word is none: it is what most readers look for. */
export async function findName(query: string, vocabulary: Vocabulary): Promise<WantedName | undefined> {
  const typed = normalizeText(query).trim();
  if (!NAME.test(typed)) return undefined;
  const parts = typed.match(new RegExp(LETTERS, 'gu')) ?? [];
  const [text = '', owner] = parts.toReversed();
  if (owner === undefined && !isCoined(text)) return undefined;
  const [exact, token] = tokensOfName(text);
  if (!(await vocabulary.countTokens(new Set([token]))).has(token)) return undefined;
  return {
    text,
    token,
    folded: hashToken(token),
    exact: hashToken(exact),
    owner: owner === undefined ? undefined : hashToken(tokensOfName(owner)[1]),
    isConstant: /^[\p{Lu}\p{N}_]*$/u.test(text),
  };
}

/** Whether it is made of several words: `growSteps`, `HTTPClient`, `MAX_STEPS`. */
function isCoined(name: string): boolean {
  return splitCamelCase(name).length > 1 || /[^_$][_$][^_$]/.test(name);
}

/** Where a page declares a name, best first. */
export function findDeclarations(name: WantedName, page: PageTerms): Declaration[] {
  const { firstHeading, firstText } = layOut(page);
  const [token, exact, owner] = [name.folded, name.exact, name.owner].map((hash) => (hash === undefined ? -1 : page.find(hash)));
  if (token === undefined || token < 0) return [];
  const found = new Map<number, number>();
  for (let at = page.startOf(token); at < page.endOf(token); at += 1) {
    const slot = page.slots[at] ?? 0;
    const isType = slot < firstText;
    const section = slot - (isType ? firstHeading : firstText);
    if (name.owner !== undefined && !isDeclaredIn(page, owner, firstHeading + section)) continue;
    const rating = (isDeclaredIn(page, exact, slot) ? 2 : 0) + (isType ? 1 : 0);
    found.set(section, Math.max(rating, found.get(section) ?? 0));
  }
  return [...found].map(([section, rating]) => ({ section, rating })).sort((one, other) => other.rating - one.rating);
}

function isDeclaredIn(page: PageTerms, token: number | undefined, slot: number): boolean {
  return token !== undefined && token >= 0 && page.isIn(token, slot);
}

/** A section as the place of a name that it declares: with the line that does. */
export function declarationIn(section: SectionRecord, { text }: WantedName): SectionRecord {
  const isType = TYPE.exec(section.heading)?.[1]?.toLowerCase() === text.toLowerCase();
  const names = section.content.split('\n').map((line) => ({ line: line.trim(), name: nameIn(line) }));
  const declared =
    names.find(({ name }) => name === text) ?? names.find(({ name }) => name?.toLowerCase() === text.toLowerCase()) ?? names[0];
  const part = isType || declared?.name === undefined ? '' : `.${declared.name}`;
  return { ...section, name: section.name + part, url: section.url + part, content: declared?.line ?? '' };
}
