import { decodePath } from '../model/href.ts';
import { escapeHtml } from '../ui/document/escape.ts';

/** Class of the part of a page that offers packs. Packs leave it out: their sizes cannot stand in themselves. */
const DOWNLOADS = 'downloads';

const PART = new RegExp(`(?:<section class="${DOWNLOADS}">.*?</section>)+`, 'gs');

/** Marks HTML as that part. */
export function asDownloads(html: string): string {
  return `<section class="${DOWNLOADS}">${html}</section>`;
}

/** Whether a page offers packs. */
export function offersDownloads(html: string): boolean {
  return html.includes(`<section class="${DOWNLOADS}">`);
}

/**
 * A page as it is in a pack: with its address in the place of what it offers first.
 * @param url of the page in the site
 */
export function withoutDownloads(html: string, url: string): string {
  let place = `<p>${escapeHtml(decodePath(url))}</p>`;
  return html.replace(PART, () => {
    const first = place;
    place = '';
    return first;
  });
}
