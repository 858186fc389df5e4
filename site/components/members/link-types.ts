import { typeName } from '../type-name.ts';

/** Where the types of a language are: their names, each with addresses after `sdk-api/`. */
export type TypePlaces = readonly (readonly [name: string, ...places: string[]])[];

/** The address of a page of signatures: what is before `sdk-api/`, the language, the module. */
export const PAGE = /^(.*\/sdk-api\/)(\w+)\/([^/]+)\//;

/** Makes the types in signatures links: to their places on the page, else to those on the pages of other modules. */
export async function linkTypes(article: HTMLElement): Promise<void> {
  const [, root, language, own] = PAGE.exec(location.pathname) ?? [];
  if (root === undefined || language === undefined || own === undefined) return;
  const here = placesHere(article);
  const unknown = linkAll(article, (name) => here.get(name));
  if (unknown === 0) return;
  const answer = await fetch(`${root}${language}/types.json`);
  if (!answer.ok) throw new Error(`The places of types answered ${answer.status}.`);
  const types: TypePlaces = await answer.json();
  const places = new Map(types.map(([name, ...all]) => [name, all]));
  linkAll(article, (name) => {
    const place = choosePlace(places.get(name), `${language}/${own}`, name);
    return place === undefined ? undefined : root + place;
  });
}

/** Names that say which SDK a type is of: others may be those of types of a system or a library. */
const TELLING = /^[A-Z]?(?:AV|LC|TDS|Tap)/;

/**
 * Several types have the same name: the one of the same module is meant, whose further pages have a number, or of the same SDK, or none that is
 * known. Of another SDK, only what is called like its types is: both have an `Observable` that is not that of the other.
 */
export function choosePlace(places: readonly string[] | undefined, page: string, name: string): string | undefined {
  const nearest = [moduleOf, sdkOf].map((group) => places?.filter((place) => group(place) === group(page)));
  return [...nearest, TELLING.test(name) ? places : undefined].find((some) => some?.length === 1)?.[0];
}

function moduleOf(place: string): string {
  return place.replace(/\/#.*$/, '').replace(/-\d+$/, '');
}

function sdkOf(place: string): string {
  return /^\w+\/(?:tap|ue-(?!leancloud))/.test(place) ? 'TapSDK' : 'LeanCloud';
}

function placesHere(article: HTMLElement): Map<string, string> {
  const places = new Map<string, string>();
  const several = new Set<string>();
  for (const heading of article.querySelectorAll('h3[id]')) {
    const name = simpleName(heading);
    if (name === undefined) continue;
    if (places.has(name)) several.add(name);
    places.set(name, `#${heading.id}`);
  }
  for (const name of several) places.delete(name);
  return places;
}

/** The last part of a type's name; undefined for one that adds to another, which says so behind it. */
const simpleName = (heading: Element): string | undefined => /([\w$]+)$/.exec(typeName(heading))?.[1];

/** @returns how many types have no place */
function linkAll(article: HTMLElement, placeOf: (name: string) => string | undefined): number {
  let unknown = 0;
  let own: string | undefined;
  for (const part of article.querySelectorAll('h3[id], [data-lang="signature"] .t-type')) {
    if (part.matches('h3')) own = simpleName(part);
    else if (!part.closest('a') && !part.querySelector('a')) {
      const name = (part.textContent ?? '').trim().replace(/^@/, '');
      // A type need not lead to itself, nor to another one of its name.
      if (name === own) continue;
      const place = placeOf(name);
      if (place === undefined) unknown += 1;
      else linkTo(part, place);
    }
  }
  return unknown;
}

function linkTo(part: Element, place: string): void {
  const link = document.createElement('a');
  link.className = 'type-link';
  link.href = place;
  part.before(link);
  link.append(part);
  // The space after a type is coloured like it, and is no part of the link.
  const text = part.lastChild;
  if (text instanceof Text) link.after(text.splitText(text.data.trimEnd().length));
}
