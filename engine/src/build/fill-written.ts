import type { PageAddition } from '../config/plugin.ts';
import { fillMarkdown, fillTokens, type Token } from '../markdown/tokens.ts';
import { hashOf } from '../model/hash.ts';
import { escapeHtml } from '../ui/document/escape.ts';
import type { ImageSize } from './pictures/image-sizes.ts';

/** What takes the places of a written page's tokens, and what follows its text: all that depends on other files, as plain data. */
export interface Filling {
  /** The page's own address: a link to a place in it leads nowhere else, also from a copy or a print. */
  readonly path: string;
  /** Addresses of the links and pictures, as in the HTML; empty for a link to a draft. */
  readonly hrefs: readonly string[];
  /** The same addresses, as in the Markdown. */
  readonly texts: readonly string[];
  /** Of each of these, the size of the picture that it is the address of, and the `<source>` elements of its smaller formats. */
  readonly pictures: readonly (readonly [size: ImageSize | null, sources: string])[];
  /** Ids of the headings, and those that they would have by themselves. */
  readonly ids: readonly (readonly [id: string, alias: string | null])[];
  readonly cards: string;
  readonly tags: string;
  readonly additions: readonly PageAddition[];
}

/** A compiled page's HTML with what its tokens stand for, and without what follows it. */
export function fillHtml(html: string, filling: Filling): string {
  return fillTokens(html, (token) => fillToken(token, filling));
}

/** The inner HTML of a page's article. */
export function completeHtml(html: string, filling: Filling): string {
  return fillHtml(html, filling) + filling.additions.map((addition) => addition.html).join('') + filling.tags;
}

/** The page as Markdown. */
export function completeMarkdown(markdown: string, filling: Filling): string {
  const added = filling.additions.map((addition) => (addition.markdown ? `\n\n${addition.markdown}` : ''));
  return fillMarkdown(markdown, (index) => filling.texts[index] ?? '') + added.join('');
}

/**
 * A hash of all that a written page's texts are made from.
 * @param filling as JSON
 */
export function hashWritten(textHash: string, filling: string): string {
  return hashOf(`${textHash}\n${filling}`);
}

function fillToken({ kind, index }: Token, { path, hrefs, pictures, ids, cards }: Filling): string {
  const href = hrefs[index] ?? '#';
  const [size, sources] = pictures[index] ?? [null, ''];
  const [id, alias] = ids[index] ?? ['', null];
  switch (kind) {
    case 'address':
      return escapeHtml(href);
    case 'href':
      // A link to a draft has no address.
      return href === '' ? '' : `href="${escapeHtml(href.startsWith(`${path}#`) ? href.slice(path.length) : href)}"`;
    case 'size':
      return size ? `width="${size.width}" height="${size.height}"` : '';
    case 'pictureStart':
      return sources && `<picture>${sources}`;
    case 'pictureEnd':
      return sources && '</picture>';
    case 'id':
      return escapeHtml(id);
    case 'alias':
      return alias === null ? '' : `<span class="anchor-alias" id="${escapeHtml(alias)}"></span>`;
    case 'cards':
      return cards;
    default:
      // Of the Markdown.
      return '';
  }
}
