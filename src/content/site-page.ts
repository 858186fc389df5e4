import type { CompiledPage, PageFacts, PageTexts } from '../markdown/compiled.ts';

/** A compiled page of the site. Its texts are read when they are asked for: those of all pages would fill the memory. */
export interface SitePage extends PageFacts {
  readonly texts: () => PageTexts;
}

/** A page whose texts are at hand. */
export function sitePageOf({ html, markdown, ...facts }: CompiledPage): SitePage {
  return { ...facts, texts: () => ({ html, markdown }) };
}
