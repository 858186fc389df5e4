import type { ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { CompiledLink, Term } from '../compiled.ts';
import { printToken } from '../tokens.ts';

/** Elements in which a term stays as it is: links and buttons lead elsewhere, headings have a link of their own, the rest is no running text. */
const LEFT_ALONE = /^(?:a|button|summary|code|pre|kbd|samp|svg|figure|th|h[1-6])$/;
/** Most terms that are marked on a page: more would be noise. */
const MOST_TERMS = 8;

/**
 * Makes the first occurrence of each term of the site a link to where it is explained.
 * @param file of the page: one that explains a term has no link to itself
 * @param links of the page, to which those of the terms are added
 */
export function markTerms(
  content: readonly ElementContent[],
  terms: readonly Term[],
  file: string,
  links: CompiledLink[],
): ElementContent[] {
  const own = `${file.replace(/(?:\/index)?\.mdx?$/, '')}/`;
  // The file of a page does not tell whether it is the home page.
  const isOwn = (address: string): boolean => address !== '/' && own.endsWith(address);
  const left = new Map(terms.filter(({ to }) => !isOwn(to.replace(/#.*$/s, ''))).map((term) => [term.name, term]));
  if (left.size === 0) return [...content];
  const all = left.size;
  const isFull = (): boolean => all - left.size >= MOST_TERMS;
  let pattern = patternOf(left.keys());
  const linkTo = (term: Term, child: ElementContent): ElementContent => {
    left.delete(term.name);
    pattern = patternOf(left.keys());
    links.push({ kind: 'link', target: term.to, file: term.file, line: 1, column: 1 });
    return h('a', { className: ['term'], href: printToken('address', links.length - 1) }, child);
  };
  const mark = (text: string): ElementContent[] => {
    const found = left.size === 0 || isFull() ? null : pattern.exec(text);
    const term = found && left.get(found[0]);
    if (!found || !term) return text === '' ? [] : [{ type: 'text', value: text }];
    const link = linkTo(term, { type: 'text', value: term.name });
    return [...mark(text.slice(0, found.index)), link, ...mark(text.slice(found.index + term.name.length))];
  };
  const visit = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node) => {
      if (node.type === 'text') return mark(node.value);
      if (node.type !== 'element') return [node];
      // Code that is nothing but a term is that term.
      const term = node.tagName === 'code' && !isFull() ? left.get(textOf(node)) : undefined;
      if (term) return [linkTo(term, node)];
      if (!LEFT_ALONE.test(node.tagName)) node.children = visit(node.children);
      return [node];
    });
  return visit(content);
}

/** Finds the first of some names that is not a part of a longer word. Chinese has no spaces between words. */
function patternOf(names: Iterable<string>): RegExp {
  const longestFirst = [...names].toSorted((a, b) => b.length - a.length).map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`(?<![A-Za-z0-9_])(?:${longestFirst.join('|')})(?![A-Za-z0-9_])`);
}
