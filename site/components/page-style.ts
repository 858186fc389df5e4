import { createHash } from 'node:crypto';
import type { ComponentUse } from 'signpost/components';
import { h } from 'signpost/components';
import type { Html } from './rest-fields.ts';

/** Style sheets of components that few pages have: their sources, from the site's folder, by name. */
export const PAGE_STYLES = {
  clauses: 'components/clauses.css',
  codes: 'components/error-codes.css',
  drawings: 'components/drawing.css',
  figures: 'components/figure.css',
  questions: 'components/questions.css',
  releases: 'components/release-note/versions.css',
  rest: 'components/endpoint.css',
  'rest-print': 'components/endpoint-print.css',
  services: 'components/service.css',
  signatures: 'components/signatures.css',
  words: 'components/words.css',
} as const;

export type PageStyle = keyof typeof PAGE_STYLES;

/** Address of a sheet: its source names it, so that no page has that of another build. */
export function stylePath(name: string, content: string): string {
  return `/styles/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.css`;
}

/**
 * The sheet, before the first component of a page that needs it: pages without any do not load it.
 * @param media what it is for, if not for all: browsers fetch one for prints last
 */
export function renderStyle(use: ComponentUse<unknown>, name: PageStyle, media?: 'print'): Html[] {
  if (use.nextId(`${name}-style`) !== `${name}-style-1`) return [];
  const { href } = use.link(stylePath(name, use.read(PAGE_STYLES[name]) ?? ''), {}, []).properties;
  return [h('link', { rel: 'stylesheet', href, media })];
}
