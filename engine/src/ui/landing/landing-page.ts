import type { ComponentType } from 'react';
import type { BrandData } from '../../model/site.ts';

/** A text in each language of the site: by locale. */
export type LocalText = Readonly<Record<string, string>>;

/** Several texts in each language of the site. */
export type LocalTexts = Readonly<Record<string, readonly string[]>>;

/** What a designed page is given. */
export interface LandingProps {
  readonly locale: string;
  /** The brand of this build, with its logo as the navbar shows it. */
  readonly brand: BrandData;
  readonly region: string;
  /** Turns a site path (`/sdk/start/quickstart/`) into the address in this locale, or in another one. */
  readonly href: (path: string, locale?: string) => string;
}

/** What a designed page exports beside its component: `export const meta = { … } satisfies LandingMeta`. */
export interface LandingMeta {
  readonly title: LocalText;
  readonly description: LocalText;
  readonly noindex?: boolean;
  /** What readers ask that this page answers, in their words, for search. */
  readonly questions?: LocalTexts;
  /** Other names of its subject, for search and the head. */
  readonly keywords?: LocalTexts;
}

/** A page that is React at build time and plain HTML in the browser. */
export interface LandingPage extends LandingMeta {
  /** Its file from the site's folder. */
  readonly file: string;
  /** Site path without the locale: `/sdk-api/`. */
  readonly path: string;
  readonly Component: ComponentType<LandingProps>;
}

/** Picks the language of a page's texts; the first one for a locale that has none. */
export function textPicker(locale: string): (text: LocalText) => string {
  return (text) => text[locale] ?? Object.values(text)[0] ?? '';
}
