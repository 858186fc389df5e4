import { defaultTreeAdapter, parseFragment } from 'parse5';
import { type Fields, fieldsOf, text } from '../../model/record.ts';

/** A link as a configuration writes it. */
export interface WrittenLink {
  readonly label: string;
  readonly href: string;
}

/** The links in a piece of HTML, named by their words, or by what is said of their pictures. */
export function linksInHtml(html: string): WrittenLink[] {
  return [...html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/gi)].flatMap(([, attributes = '', content = '']) => {
    const href = attributeOf(attributes, 'href');
    if (href === undefined) return [];
    const label = wordsOf(content) || attributeOf(attributes, 'aria-label') || attributeOf(attributes, 'title') || nameOf(href);
    return label === undefined ? [] : [{ label, href }];
  });
}

/** What a link whose content is HTML is called: its words, what is said of its picture, or the host that it leads to. */
export function nameOfHtmlLink(html: string, href: string | undefined): string | undefined {
  return wordsOf(html) || (href === undefined ? undefined : nameOf(href));
}

/**
 * The links in an item of a kind that the project made itself: whatever has an address and a name, however deep.
 * @param item its options
 */
export function linksWithin(item: Fields): WrittenLink[] {
  return Object.values(item).flatMap((value) => {
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    return parts.map(fieldsOf).flatMap((part) => {
      const label = text(part.label) ?? text(part.title) ?? text(part.name);
      const href = text(part.href) ?? text(part.to) ?? text(part.url);
      return [...(label !== undefined && href !== undefined ? [{ label, href }] : []), ...linksWithin(part)];
    });
  });
}

/** The text of a piece of HTML. */
export function withoutTags(html: string): string {
  const plain = html.replace(/<br\s*\/?>/gi, ' ').replace(/<[^>]*>/g, '');
  const texts = parseFragment(plain).childNodes.flatMap((node) => (defaultTreeAdapter.isTextNode(node) ? [node.value] : []));
  return texts.join('').replaceAll('\u00a0', ' ').trim();
}

function wordsOf(html: string): string {
  const words = withoutTags(html.replace(/<(style|script|svg)\b[\s\S]*?<\/\1>/gi, '')).replace(/\s+/g, ' ');
  return words || (attributeOf(html, 'alt') ?? attributeOf(html, 'aria-label') ?? /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
}

function attributeOf(tag: string, name: string): string | undefined {
  const [, , value] = new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 'is').exec(` ${tag}`) ?? [];
  return value === undefined || value.trim() === '' ? undefined : withoutTags(value);
}

/** The host of an address: all that is known of a link that is only a drawing. */
function nameOf(href: string): string | undefined {
  return URL.canParse(href) ? new URL(href).host.replace(/^www\./, '') : undefined;
}
