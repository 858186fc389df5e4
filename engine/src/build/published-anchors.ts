import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '../config/schema.ts';
import { blogPrefix } from '../content/blog-post.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { decodePath } from '../model/href.ts';
import { ownText } from '../model/html-tree.ts';
import { loadLate } from '../model/load-late.ts';
import type { RenderedPage } from './render-pages.ts';

const HEADING = /<h[1-6]\b[^>]*?\sid=(?:"([^"]+)"|([^\s">]+))/g;

/**
 * Finds headings of a former build that links could lead to, and whose pages have no such anchor any more. Lists of posts are left out: here
 * they name the posts without their texts.
 * @param sitemap path of the former build's sitemap, beside which its pages are; without them nothing is compared
 */
export function findVanishedAnchors(sitemap: string, { baseUrl, content }: SiteConfig, pages: readonly RenderedPage[]): Diagnostic[] {
  const lists = content.blogs.map(blogPrefix);
  return pages.flatMap(({ page, path, compiled }): Diagnostic[] => {
    if (compiled === null || lists.some((list) => page.id === list || page.id.startsWith(`${list}:`))) return [];
    const inside = decodePath(path).slice(baseUrl.length).replace(/\/$/, '');
    const files = [join(inside, 'index.html'), `${inside}.html`].map((name) => join(dirname(sitemap), name));
    const html = files.filter((name) => existsSync(name)).map((name) => readFileSync(name, 'utf8'))[0] ?? '';
    const known = new Set([...compiled.anchors, ...compiled.headings.flatMap(({ id, alias }) => [id, alias])]);
    const ids = [...html.matchAll(HEADING)].map(([, quoted, bare]) => decoded(quoted ?? bare ?? ''));
    return [...new Set(ids)]
      .filter((id) => !known.has(id) && !id.startsWith('__'))
      .map((id) => ({ severity: 'warning', code: 'vanished', file: sitemap, message: `${path}#${id} was published and is gone` }));
  });
}

/** The value of an attribute, in which characters may be written by their names. */
function decoded(written: string): string {
  if (!written.includes('&')) return written;
  const { parseFragment }: typeof import('parse5') = loadLate('parse5');
  return parseFragment(written).childNodes.map(ownText).join('');
}
