import GithubSlugger, { slug } from 'github-slugger';
import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { isShellId } from '../../model/shell-ids.ts';
import type { CompiledHeading } from '../compiled.ts';
import { fillLabel, type Labels } from '../labels.ts';
import type { Problems } from '../problems.ts';

declare module 'hast' {
  interface ElementData {
    /** Of an element from a source file: the problems of that file, which may be a partial. */
    problems?: Problems;
    /** Of a heading: its text with names of emoji. */
    written?: string;
    /** Of a heading with tags or expressions: the text in its source, which its id is made from in Docusaurus. */
    sourceText?: string;
    /** Of a heading: what stands before it in the contents list. */
    mark?: string;
  }
}

/**
 * Gives every heading its id and its anchor, and reports unusable ids. Explicit ids take precedence; others are derived from the text like
 * on GitHub, with `-1`, `-2` if they are taken.
 * @param keepCase whether derived ids have the capitals of their headings
 * @returns the headings in the order of the page
 */
export function finishHeadings(content: readonly ElementContent[], labels: Labels, keepCase = false): CompiledHeading[] {
  const taken = new Set<string>();
  collectExplicitIds(content, taken);
  const slugger = new GithubSlugger();
  return [...findHeadings(content)].map((element, index) => {
    const text = textOf(element).trim();
    const pieces = piecesOf(element);
    if (text === '' && !element.children.some(holdsPicture)) {
      element.data?.problems?.warning('empty-heading', element, 'This heading has no text.', 'Give it a text, or remove its marks.');
    }
    const written = element.properties.id;
    const explicit = typeof written === 'string' && written !== '';
    const id = explicit
      ? written
      : derivedId(element.data?.sourceText || (element.data?.written?.trim() ?? text), slugger, taken, keepCase);
    taken.add(id);
    element.properties.id = id;
    const anchor = h('a', { className: ['anchor'], href: `#${id}`, ariaLabel: fillLabel(labels.anchor, text) });
    element.children = [...element.children.flatMap(breakable), anchor];
    if (!explicit) for (const node of [element, anchor]) node.data = { ...node.data, heading: index };
    const mark = element.data?.mark;
    const line = element.position?.start.line ?? 1;
    const level = Number(element.tagName[1]);
    return { id, level, text, line, explicit, ...(mark !== undefined && { mark }), ...(pieces.length > 1 && { pieces }) };
  });
}

/** The text of a heading in pieces, every second of which is code. */
function piecesOf(heading: Element): string[] {
  const pieces = [''];
  const collect = (node: ElementContent, isCode: boolean): void => {
    if (node.type === 'element') for (const child of node.children) collect(child, isCode || node.tagName === 'code');
    if (node.type !== 'text') return;
    if (isCode !== (pieces.length % 2 === 0)) pieces.push('');
    pieces.push(`${pieces.pop()}${node.value}`);
  };
  collect(heading, false);
  return pieces.map((piece, at) => (at === 0 ? piece.trimStart() : at === pieces.length - 1 ? piece.trimEnd() : piece));
}

/** A long name can break before its dots, and a long part of one before its words, where a narrow screen would break it within a word. */
function breakable(node: ElementContent): ElementContent[] {
  if (node.type !== 'text' || !/\S{24}/.test(node.value)) return [node];
  const parts = node.value.split(/\w{25}/.test(node.value) ? /\b(?=\.\w)|(?<=[a-z\d])(?=[A-Z])/ : /\b(?=\.\w)/);
  return parts.flatMap((value, index): ElementContent[] => [...(index > 0 ? [h('wbr')] : []), { type: 'text', value }]);
}

function holdsPicture(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'img' || node.children.some(holdsPicture));
}

/** Collects all explicit ids. Reports duplicates, ids that links cannot contain, and those of the shell. */
function collectExplicitIds(nodes: readonly ElementContent[], taken: Set<string>): void {
  for (const element of nodes) {
    if (element.type !== 'element') continue;
    const { id } = element.properties;
    if (typeof id === 'string' && id !== '') {
      const problems = element.data?.problems;
      if (taken.has(id)) {
        const message = `The id "${id}" is on this page twice, so links only find the first.`;
        problems?.error('duplicate-id', element, message, `Give this one another: "${id}-2".`);
      }
      if (/\s/.test(id))
        problems?.error(
          'invalid-id',
          element,
          `The id "${id}" contains a space, so no link can lead to it.`,
          `Write "${id.trim().replace(/\s+/g, '-')}".`,
        );
      else if (isShellId(id)) {
        const message = `The id "${id}" is kept for the frame of the page.`;
        problems?.error('invalid-id', element, message, 'Write another, which does not begin with "~".');
      }
      taken.add(id);
    }
    collectExplicitIds(element.children, taken);
  }
}

function derivedId(text: string, slugger: GithubSlugger, taken: ReadonlySet<string>, keepCase: boolean): string {
  const base = slug(text) === '' ? 'section' : text;
  let id = slugger.slug(base, keepCase);
  while (taken.has(id) || isShellId(id)) id = slugger.slug(base, keepCase);
  return id;
}

/** Headings in the order of the page, except that of the footnotes, which is for screen readers only. */
function* findHeadings(nodes: readonly ElementContent[]): Generator<Element> {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (/^h[1-6]$/.test(node.tagName)) yield node;
    else if (node.properties.dataFootnotes === undefined) yield* findHeadings(node.children);
  }
}

/** All ids that links can lead to. Those of tabs and popups are internal. */
export function collectAnchors(nodes: readonly ElementContent[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    const { id, name, role, popover } = node.properties;
    const isInternal = role === 'tab' || role === 'tabpanel' || popover !== undefined;
    // The name of a link is a target too, as it was before there were ids.
    const own = isInternal ? [] : [id, node.tagName === 'a' ? name : undefined].filter((anchor) => typeof anchor === 'string');
    return [...own, ...collectAnchors(node.children)];
  });
}
