import type { CompiledPage, PageFacts, PageTexts } from '../markdown/compiled.ts';

/** A compiled page of the site. Its texts are only read on request: those of all pages together would fill the memory. */
export interface SitePage extends PageFacts {
  readonly texts: () => PageTexts;
}

/** A page with its texts in memory. */
export function sitePageOf({ html, markdown, ...facts }: CompiledPage): SitePage {
  return { ...facts, texts: () => ({ html, markdown }) };
}
