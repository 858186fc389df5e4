import type { Element, ElementContent, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** One or several of `:rocket:`, apart from words, numbers and other colons: not `10:30:45`, `a:b:c` or `std::tada::x`. */
const SHORTCODES = /(?<![\w:/])(?::[\w+-]+:)+(?![\w:/])/g;

/** Elements with code or drawings, whose text stays. */
const LITERAL = new Set(['code', 'pre', 'samp', 'svg']);

/**
 * Replaces GitHub's names of emoji, as Docusaurus does. Unknown names stay, and ids of headings are derived from the names.
 */
export async function drawEmoji(content: ElementContent[]): Promise<void> {
  const texts = [...findTexts(content)].filter(({ value }) => value.search(SHORTCODES) >= 0);
  if (texts.length === 0) return;
  // Loaded on demand: few pages need the long list.
  const { nameToEmoji } = await import('gemoji');
  const draw = (text: string): string =>
    text.replace(SHORTCODES, (run) =>
      run.replace(/:([\w+-]+):/g, (code, name: string) => (Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? code) : code)),
    );
  for (const text of texts) text.value = draw(text.value);
  visitNames(content, draw);
}

/** Replaces names in accessible names: that of a table is made from its first row. */
function visitNames(nodes: readonly ElementContent[], draw: (text: string) => string): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (typeof node.properties.ariaLabel === 'string') node.properties.ariaLabel = draw(node.properties.ariaLabel);
    visitNames(node.children, draw);
  }
}

/** The texts of the page, with adjacent ones joined: the parser splits `:heart:好`, since `:好` could begin a directive. */
function* findTexts(nodes: ElementContent[]): Generator<Text> {
  joinTexts(nodes);
  for (const node of nodes) {
    if (node.type === 'text') yield node;
    else if (node.type === 'element' && !LITERAL.has(node.tagName)) {
      if (/^h[1-6]$/.test(node.tagName)) noteWords(node);
      yield* findTexts(node.children);
    }
  }
}

function joinTexts(nodes: ElementContent[]): void {
  for (let index = nodes.length - 1; index > 0; index--) {
    const [before, text] = [nodes[index - 1], nodes[index]];
    if (before?.type !== 'text' || text?.type !== 'text') continue;
    before.value += text.value;
    nodes.splice(index, 1);
  }
}

function noteWords(heading: Element): void {
  heading.data = { ...heading.data, written: textOf(heading) };
}
