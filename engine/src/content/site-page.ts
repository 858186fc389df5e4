import type { CompiledSection, PageFacts } from '../markdown/compiled.ts';

/** A compiled page of the site. Its texts are only read on request: those of all pages together would fill the memory. */
export interface SitePage extends PageFacts {
  readonly read: (text: 'html' | 'markdown') => string;
  readonly readSections: () => readonly CompiledSection[];
  /** Its row in the compile cache, from which other threads read its sections; absent without one. Inherited ids of headings are not in there. */
  readonly row?: number;
}

/** Compiled files by path. */
export interface CompiledPages {
  get(file: string): SitePage | undefined;
}
