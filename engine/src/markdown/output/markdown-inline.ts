import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { INLINE_ELEMENTS } from '../render/html-schema.ts';
import { hasClass } from '../render/table-cells.ts';
import { printToken, readToken } from '../tokens.ts';

/** Elements within a line of text. */
export const INLINE: ReadonlySet<string> = new Set([...INLINE_ELEMENTS, 'br', 'button', 'input']);

/** Prints a line of text as Markdown. */
export function inlineOf(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node, index) =>
      node.type === 'text' ? textAfter(nodes[index - 1], node.value) : node.type === 'element' ? inlineElement(node) : '',
    )
    .join('');
}

/** After a line break, the text begins with the end of the line, which would be a second one. */
function textAfter(previous: ElementContent | undefined, text: string): string {
  const isBroken = previous?.type === 'element' && previous.tagName === 'br';
  return escapedText(isBroken ? text.replace(/^\n/, '') : text);
}

/** Escapes what would be a mark within a line. */
export function escapedText(text: string): string {
  return text.replace(MARKS, '\\$&');
}

function inlineElement(node: Element): string {
  if (hasClass(node, 'anchor') || hasClass(node, 'code-copy') || hasClass(node, 'data-footnote-backref') || hasClass(node, 'in-dark'))
    return '';
  if (node.data?.formula !== undefined) return node.data.formula;
  const content = inlineOf(node.children);
  switch (node.tagName) {
    case 'a':
      return node.properties.href === undefined ? content : linkOf(content, node);
    case 'img':
      return `![${escapedText(String(node.properties.alt ?? ''))}](${node.properties.src ?? ''})`;
    case 'video':
    case 'audio':
    case 'iframe':
      return mediaLink(node);
    case 'strong':
    case 'b':
      return wrapped(content, '**');
    case 'em':
    case 'i':
      return wrapped(content, '*');
    case 'del':
    case 's':
      return wrapped(content, '~~');
    case 'code':
      return inlineCode(textOf(node));
    case 'br':
      return '  \n';
    case 'input':
      return node.properties.checked ? '[x]' : '[ ]';
    case 'sup':
    case 'sub':
    case 'kbd':
    case 'u':
      return `<${node.tagName}>${content}</${node.tagName}>`;
    case 'span':
      return node.properties.popover === undefined ? content : ` (${content})`;
    default:
      return content;
  }
}

/** A link to what an element plays or shows. */
function mediaLink({ properties, children }: Element): string {
  const source = children.find((child) => child.type === 'element' && child.tagName === 'source');
  const address = properties.src ?? (source?.type === 'element' ? source.properties.src : undefined);
  return address === undefined ? '' : `[${escapedText(String(properties.title ?? properties.ariaLabel ?? address))}](${address})`;
}

/** A link with an element's address, which may be left open. */
export function linkOf(content: string, { properties }: Element): string {
  const token = readToken(properties.href);
  if (token) return printToken('linkStart', token.index) + content + printToken('linkEnd', token.index);
  return `[${content}](${properties.href ?? ''})`;
}

/** Moves spaces out of the marks, which would be text otherwise. */
function wrapped(text: string, mark: string): string {
  const inner = text.trim();
  if (inner === '') return text;
  const start = text.indexOf(inner);
  return text.slice(0, start) + mark + inner + mark + text.slice(start + inner.length);
}

function inlineCode(text: string): string {
  // One space on each side is no part of code, unless there is nothing else in it.
  if (!text.includes('`')) return /^ .*\S.* $/s.test(text) ? `\` ${text} \`` : `\`${text}\``;
  // As long as no run of them in the text.
  const runs = new Set(text.match(/`+/g)?.map((run) => run.length));
  let length = 2;
  while (runs.has(length)) length += 1;
  const fence = '`'.repeat(length);
  return `${fence} ${text} ${fence}`;
}

/** Characters that may begin or end a link, emphasis, code, HTML or an entity. Between letters, _ is text, and so is [] where no link goes on. */
const MARKS = /[\\`*<~]|\[(?!\](?![(:]))|(?<!\[)\]|(?<=\[)\](?=[(:])|!$|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu;

/** Escapes what would make the lines of a paragraph a heading, a list, a quotation or a table. */
export function escapedLines(text: string): string {
  return text.replace(/^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|>|(?:=+|-+)[ \t]*$|\|)/gm, '\\$&').replace(/^(\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2');
}
