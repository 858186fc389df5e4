import { matchWords } from './match-words.ts';

/** A member: its line, with the remarks before it, and what the filter looks for in them. */
interface ListedMember {
  readonly lines: readonly HTMLElement[];
  readonly text: string;
}

/** A type: its heading with all that is below it. */
export interface ListedType {
  readonly heading: HTMLElement;
  readonly parts: readonly HTMLElement[];
  /** Its name and what declares it. */
  readonly head: string;
  /** All lines, in the blocks that they are in. */
  readonly blocks: readonly { readonly block: HTMLElement; readonly members: readonly ListedMember[]; readonly hasDeclaration: boolean }[];
}

/** A heading with what stands below it, up to the next one that is as high or higher. */
export function partsOf(heading: HTMLElement): HTMLElement[] {
  const parts = [heading];
  const end = heading.tagName === 'H2' ? 'h2, [data-widget]' : 'h2, h3, [data-widget]';
  for (let next = heading.nextElementSibling; next instanceof HTMLElement && !next.matches(end); next = next.nextElementSibling) {
    parts.push(next);
  }
  return parts;
}

export function listTypes(article: HTMLElement): ListedType[] {
  return [...article.querySelectorAll<HTMLElement>(':scope > h3[id]')].map((heading) => {
    const parts = partsOf(heading);
    const figures = parts.flatMap((part) => (part.tagName === 'FIGURE' ? [part] : [...part.querySelectorAll<HTMLElement>('figure')]));
    const blocks = figures.map((block) => ({ block, members: membersOf(block) }));
    // The first line declares the type, alone in its block or with few members below it.
    const declaration = blocks[0]?.members[0];
    return {
      heading,
      parts,
      head: `${heading.textContent}\n${declaration?.text}`.toLowerCase(),
      blocks: blocks.map(({ block, members }, index) => ({
        block,
        members: index === 0 ? members.slice(1) : members,
        hasDeclaration: index === 0,
      })),
    };
  });
}

function membersOf(block: HTMLElement): ListedMember[] {
  const members: ListedMember[] = [];
  let lines: HTMLElement[] = [];
  for (const line of block.querySelectorAll<HTMLElement>('.line')) {
    lines.push(line);
    if (/^\s*\/\//.test(line.textContent ?? '')) continue;
    members.push({
      lines,
      text: lines
        .map(({ textContent }) => textContent)
        .join('\n')
        .toLowerCase(),
    });
    lines = [];
  }
  return members;
}

/** A type that is shown. */
export interface FoundType {
  readonly type: ListedType;
  /** Those that declare the members by which it is found: none where its own name has each word. */
  readonly lines: readonly HTMLElement[];
}

/** How much of a page of types is shown. */
export interface Found {
  /** In the order of the page. */
  readonly types: readonly FoundType[];
  /** How many members are shown, where types are without others. */
  readonly members: number;
}

/**
 * Leaves those types in which each word is, and of their members those with a word that is neither in the type's name nor in what declares it: all
 * if there is none such.
 * @param words in small letters
 */
export function showFound(types: readonly ListedType[], words: readonly string[]): Found {
  const found: FoundType[] = [];
  let count = 0;
  for (const type of types) {
    const match = matchWords(
      type.head,
      type.blocks.flatMap(({ members }) => members),
      words,
    );
    for (const part of type.parts) part.hidden = match === undefined;
    if (!match) continue;
    const shown = new Set(match.members);
    for (const { block, members, hasDeclaration } of type.blocks) {
      for (const member of members) for (const line of member.lines) line.hidden = !shown.has(member);
      block.hidden = !hasDeclaration && !members.some((member) => shown.has(member));
    }
    if (match.isByMembers) count += shown.size;
    found.push({ type, lines: match.isByMembers ? match.members.flatMap(({ lines }) => lines.slice(-1)) : [] });
  }
  return { types: found, members: count };
}
