import type { Nodes, PhrasingContent, Text } from 'mdast';
import { ADDRESS_END, ADDRESS_START, COLON, DOT, hideSyntax, restoreText } from './hidden.ts';
import type { SourceText } from './source.ts';

/** `<https://example.com>` and `<me@example.com>`: links in Markdown, but invalid tags in MDX. After `](` and `]:`, the brackets are a link's. */
const BRACKETED = /(?<!\][(:]\s*|(?<!\\)(?:\\\\)*\\)<((?:https?|mailto):[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/gi;

/** Chinese punctuation, which has no spaces around it. Addresses contain such characters only percent-encoded (`%EF%BC%8C`). */
const MARKS = '\\u3000-\\u303F\\uFF01-\\uFF0F\\uFF1A-\\uFF20\\uFF3B-\\uFF40\\uFF5B-\\uFF65‘’“”…—';

const BARE = new RegExp(`(?<!<)https?://[^\\s<>${MARKS}]{0,2000}(?=[${MARKS}])`, 'gi');
const HIDDEN = new RegExp(
  `${ADDRESS_START}([^${ADDRESS_END}]+)${ADDRESS_END}|(https?${COLON}//[^\\s<>${ADDRESS_START}${MARKS}]*[^\\s<>${ADDRESS_START}${MARKS}?!.,:*_~'"])`,
  'gi',
);

/**
 * Hides addresses from the parser: those in angle brackets, and bare ones before Chinese punctuation, as these would extend by GitHub's rules
 * to the next space, which may be sentences away. The length stays the same.
 */
export function hideAddresses(text: string): string {
  return text
    .replace(BRACKETED, (_, address: string) => ADDRESS_START + hideSyntax(address) + ADDRESS_END)
    .replace(BARE, (address) => address.replaceAll(':', COLON).replace(WWW, DOT));
}

/** A host that begins with `www.` would be an address of its own, without what is before it. */
const WWW = /(?<=\/\/www)\./gi;

/** Converts hidden addresses in texts to links; in the text of a link, to text. */
export function linkAddresses(parent: { children: Nodes[] }, source: SourceText, isLinked = false): void {
  if (!HIDES_ADDRESS.test(source.text)) return;
  parent.children = parent.children.flatMap((child): Nodes[] => {
    if (child.type === 'text') {
      return isLinked
        ? [{ ...child, value: child.value.replace(HIDDEN, (whole, address?: string) => address ?? whole) }]
        : splitText(child, source);
    }
    if ('children' in child) linkAddresses(child, source, isLinked || child.type === 'link' || child.type === 'linkReference');
    return [child];
  });
}

const HIDES_ADDRESS = new RegExp(`${ADDRESS_START}|${COLON}//`);

function splitText(node: Text, source: SourceText): PhrasingContent[] {
  const { start, end } = node.position ?? {};
  if (!HIDES_ADDRESS.test(node.value) || start?.offset === undefined || end?.offset === undefined) return [node];
  const parts: PhrasingContent[] = [];
  let shown = 0;
  let done = start.offset;
  const addText = (to: number, writtenTo: number): void => {
    if (to > shown) parts.push({ type: 'text', value: node.value.slice(shown, to), position: source.positionOf(done, writtenTo) });
  };
  for (const match of node.value.matchAll(HIDDEN)) {
    const address = match[1] ?? match[2] ?? '';
    const at = source.text.indexOf(match[0], done);
    if (at < 0 || at >= end.offset) continue;
    addText(match.index, at);
    const written = restoreText(address);
    const value = written.replace(/^mailto:/i, '');
    const url = /^https?:/i.test(written) ? written : `mailto:${value}`;
    const position = source.positionOf(at, at + match[0].length);
    parts.push({ type: 'link', url, children: [{ type: 'text', value, position }], position });
    shown = match.index + match[0].length;
    done = at + match[0].length;
  }
  addText(node.value.length, end.offset);
  return parts;
}
