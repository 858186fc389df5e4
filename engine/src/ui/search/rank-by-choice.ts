import type { SearchHit } from '../../model/search.ts';
import type { TabChoices } from '../preferences/tab-choices.ts';

const BETWEEN_WORDS = /[\s()（）,/]+/;

/**
 * Tells hits that suit the tabs that the reader has chosen from others.
 * @param names what pages for a tab have in their titles or categories, by its value
 * @returns 0 for a hit that suits the latest choice, more for others
 */
export function rankByChoice(choices: TabChoices, names: Readonly<Record<string, readonly string[]>>): (hit: SearchHit) => number {
  const chosen = Object.values(choices).flatMap((values) => values.flatMap((value) => names[value] ?? []));
  return ({ source: { title, breadcrumbs } }) => {
    const words = [title, ...breadcrumbs].flatMap((text) => text.split(BETWEEN_WORDS));
    const place = chosen.findIndex((name) => words.includes(name));
    return place < 0 ? chosen.length : place;
  };
}
