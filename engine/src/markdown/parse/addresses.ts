import type { Nodes, PhrasingContent, Text } from 'mdast';
import { COLON, DOT, NOTHING, restoreText } from './hidden.ts';
import type { SourceText } from './source.ts';

/** `<https://example.com>` and `<me@example.com>`: links in Markdown, but invalid tags in MDX. */
export const BRACKETED_ADDRESS = /^<(?:(?:https?|mailto):[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/i;

/** Chinese punctuation, which has no spaces around it. Addresses contain such characters only percent-encoded (`%EF%BC%8C`). */
const MARKS = '\\u3000-\\u303F\\uFF01-\\uFF0F\\uFF1A-\\uFF20\\uFF3B-\\uFF40\\uFF5B-\\uFF65‘’“”…—';

const BARE = new RegExp(`(?<!<)https?://[^\\s<>${MARKS}]{0,2000}(?=[${MARKS}])`, 'gi');
const HIDDEN = new RegExp(
  `${NOTHING}(https?${COLON}//[^\\s${NOTHING}]+)${NOTHING}|(https?${COLON}//[^\\s<>${NOTHING}${MARKS}]*[^\\s<>${NOTHING}${MARKS}?!.,:*_~'"])`,
  'gi',
);

/**
 * Hides bare addresses before Chinese punctuation from the parser: by GitHub's rules they would extend to the next space, which may be
 * sentences away.
 */
export function hideAddresses(text: string): string {
  return text.replace(BARE, hideScheme);
}

/** Hides the angle brackets around an address. The length stays the same. */
export function hideBrackets(written: string): string {
  const inner = written.slice(1, -1).replace(/^mailto:/i, (scheme) => NOTHING.repeat(scheme.length));
  return NOTHING + hideScheme(inner) + NOTHING;
}

/** A host that begins with `www.` would be an address of its own, without what is before it. */
function hideScheme(address: string): string {
  return address.replaceAll(':', COLON).replace(/(?<=\/\/www)\./gi, DOT);
}

/** Converts hidden addresses in texts to links. */
export function linkAddresses(parent: { children: Nodes[] }, source: SourceText): void {
  if (!source.text.includes(`${COLON}//`)) return;
  parent.children = parent.children.flatMap((child): Nodes[] => {
    if (child.type === 'text') return splitText(child, source);
    if ('children' in child && child.type !== 'link' && child.type !== 'linkReference') linkAddresses(child, source);
    return [child];
  });
}

function splitText(node: Text, source: SourceText): PhrasingContent[] {
  const { start, end } = node.position ?? {};
  if (!node.value.includes(`${COLON}//`) || start?.offset === undefined || end?.offset === undefined) return [node];
  const parts: PhrasingContent[] = [];
  let shown = 0;
  let written = start.offset;
  const addText = (to: number, writtenTo: number): void => {
    if (to > shown) parts.push({ type: 'text', value: node.value.slice(shown, to), position: source.positionOf(written, writtenTo) });
  };
  for (const match of node.value.matchAll(HIDDEN)) {
    const address = match[1] ?? match[2] ?? '';
    const at = source.text.indexOf(match[0], written);
    if (at < 0 || at >= end.offset) continue;
    addText(match.index, at);
    const url = restoreText(address);
    const position = source.positionOf(at, at + match[0].length);
    parts.push({ type: 'link', url, children: [{ type: 'text', value: url, position }], position });
    shown = match.index + match[0].length;
    written = at + match[0].length;
  }
  addText(node.value.length, end.offset);
  return parts;
}
