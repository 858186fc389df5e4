import type { PageFacts } from '../../markdown/compiled.ts';

/**
 * Whether two states of a page are the same to all other pages, and have the same problems: no address, name, list or message of the site
 * differs then. The text and the lines of what has no problem may differ.
 * @param problems numbers of the links that have one
 */
export function areSameToOthers(before: PageFacts, now: PageFacts, problems: readonly number[]): boolean {
  return toOthers(before, problems) === toOthers(now, problems);
}

function toOthers(facts: PageFacts, problems: readonly number[]): string {
  const { textHash: _, dependencies, links, headings, firstParagraph, ...rest } = facts;
  return JSON.stringify([
    rest,
    Object.keys(dependencies.partials),
    links.map(({ kind, target, file, isElement }) => [kind, target, file, isElement]),
    problems.map((index) => links[index]),
    headings.map(({ line: _line, ...heading }) => heading),
    // Only shown where the author says nothing.
    facts.frontMatter.description ?? firstParagraph,
  ]);
}
