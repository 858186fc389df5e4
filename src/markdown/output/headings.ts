import GithubSlugger, { slug } from 'github-slugger';
import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { CompiledHeading } from '../compiled.ts';
import { fillLabel, type Labels } from '../labels.ts';
import type { Problems } from '../problems.ts';

declare module 'hast' {
  interface ElementData {
    /** On an element whose id its author chose: of the file it stands in, which may be a partial. */
    problems?: Problems;
    /** On a heading: its words before emoji took the place of their names. */
    written?: string;
  }
}

/**
 * Gives every heading its id and its link. Explicit ids come first; a derived one is the heading's text as GitHub would make it, with `-1`, `-2`
 * where it is taken.
 */
export function finishHeadings(content: readonly ElementContent[], labels: Labels): CompiledHeading[] {
  const taken = new Set<string>();
  collectExplicitIds(content, taken);
  const slugger = new GithubSlugger();
  return [...findHeadings(content)].map((element) => {
    const text = textOf(element).trim();
    if (text === '' && !element.children.some(holdsPicture)) {
      element.data?.problems?.warning('empty-heading', element, 'This heading has no words.', 'Give it a name, or take its marks out.');
    }
    const written = element.properties.id;
    const explicit = typeof written === 'string' && written !== '';
    const id = explicit ? written : derivedId(element.data?.written?.trim() ?? text, slugger, taken);
    taken.add(id);
    element.properties.id = id;
    element.children.push(h('a', { className: ['anchor'], href: `#${id}`, ariaLabel: fillLabel(labels.anchor, text) }));
    return { id, level: Number(element.tagName[1]), text, line: element.position?.start.line ?? 1, explicit };
  });
}

function holdsPicture(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'img' || node.children.some(holdsPicture));
}

/** Gathers all ids that stand in the article already; two of the same name, or one that no link can name, are told. */
function collectExplicitIds(nodes: readonly ElementContent[], taken: Set<string>): void {
  for (const element of nodes) {
    if (element.type !== 'element') continue;
    const { id } = element.properties;
    if (typeof id === 'string' && id !== '') {
      const problems = element.data?.problems;
      if (taken.has(id)) {
        const message = `The id "${id}" stands on this page twice, so links find only the first.`;
        problems?.error('duplicate-id', element, message, `Give this one another: "${id}-2".`);
      }
      if (/\s/.test(id))
        problems?.error(
          'invalid-id',
          element,
          `The id "${id}" holds a space, so no link can name it.`,
          `Write "${id.trim().replace(/\s+/g, '-')}".`,
        );
      taken.add(id);
    }
    collectExplicitIds(element.children, taken);
  }
}

function derivedId(text: string, slugger: GithubSlugger, taken: ReadonlySet<string>): string {
  const base = slug(text) === '' ? 'section' : text;
  let id = slugger.slug(base);
  while (taken.has(id)) id = slugger.slug(base);
  return id;
}

/** Headings in the order of the page. The footnotes' own is for screen readers and belongs to no table of contents. */
function* findHeadings(nodes: readonly ElementContent[]): Generator<Element> {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (/^h[1-6]$/.test(node.tagName)) yield node;
    else if (node.properties.dataFootnotes === undefined) yield* findHeadings(node.children);
  }
}

/** Every id that an address can lead to; those of tabs and popups are the page's own business. */
export function collectAnchors(nodes: readonly ElementContent[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    const { id, role, popover } = node.properties;
    const own = typeof id === 'string' && role !== 'tab' && role !== 'tabpanel' && popover === undefined ? [id] : [];
    return [...own, ...collectAnchors(node.children)];
  });
}
