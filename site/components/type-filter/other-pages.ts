import type { FoundEntry } from './entries.ts';
import { matchWords } from './match-words.ts';

/** A type: what its heading says, the id of that, and the names of its members. */
export type NamedType = readonly [heading: string, id: string, ...members: string[]];
/** The types of a module that is divided among several pages, by the last part of their addresses. */
export type ModuleNames = Readonly<Record<string, readonly NamedType[]>>;

/**
 * Fetches the names on the pages of the module that a page is part of.
 * @param module the last part of the address of its first page
 */
export async function loadNames(module: string): Promise<ModuleNames> {
  const answer = await fetch(new URL(`../${module}/names.json`, location.origin + location.pathname));
  if (!answer.ok) throw new Error(`The names of the module answered ${answer.status}.`);
  return answer.json();
}

/**
 * The types in which each word is, on the pages but one.
 * @param page the path of that one, with a slash at its end
 * @param words in small letters
 */
export function findNames(names: ModuleNames, page: string, words: readonly string[]): FoundEntry[] {
  if (words.length === 0) return [];
  const [folder, own] = [page.replace(/[^/]+\/$/, ''), page.split('/').slice(-2)[0]];
  return Object.entries(names).flatMap(([other, types]) => {
    if (other === own) return [];
    return types.flatMap(([name, id, ...members]): FoundEntry[] => {
      const href = `${folder}${other}/#${id}`;
      const links = members.map((member) => ({ name: member, text: member.toLowerCase(), href: `${href}.${member}` }));
      const match = matchWords(name.toLowerCase(), links, words);
      return match ? [{ name, href, members: match.isByMembers ? match.members : [] }] : [];
    });
  });
}
