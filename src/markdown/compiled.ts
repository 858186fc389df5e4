import type { Diagnostic } from '../model/diagnostic.ts';
import type { HeadTag } from '../model/page.ts';
import type { FrontMatter } from './front-matter.ts';

/** Where a compiled file comes from and what it may use. Everything that the result depends on, beside the source and its partials. */
export interface CompileContext {
  /** Locale of the text: labels of article parts, segmentation. */
  readonly locale: string;
  readonly version: string;
  /** What authors write in `<Conditional brand>`: `tds` or `leancloud`. */
  readonly brand: string;
  readonly region: 'cn' | 'global';
  /** Values for `{{name.path}}` in code and `{name.path}` in text: nested records of strings. */
  readonly constants: Constants;
  /** The site's folder, from the project's root: what `@site/` stands for. */
  readonly siteDir: string;
  /** Returns the source of a partial (path from the project's root), or undefined. */
  readonly readPartial: (file: string) => string | undefined;
}

export interface Constants {
  readonly [name: string]: string | Constants;
}

export interface CompiledHeading {
  readonly id: string;
  readonly level: number;
  readonly text: string;
  readonly line: number;
  /** False where the id was derived from the text. */
  readonly explicit: boolean;
}

/** An address as its author wrote it. In the HTML it stands as `linkToken(index)`. */
export interface CompiledLink {
  readonly kind: 'link' | 'image';
  readonly target: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The text from one heading to the next, for search and excerpts. */
export interface CompiledSection {
  /** Null for the text before the first heading. */
  readonly id: string | null;
  readonly heading: string;
  readonly text: string;
}

/** The renditions of an article: by far the most of what a page takes. */
export interface PageTexts {
  /** HTML of the article with tokens in the place of addresses. */
  readonly html: string;
  /** The page as plain Markdown: tabs unrolled with their labels, partials in place, tokens in the place of addresses. */
  readonly markdown: string;
}

/** What else is known of a page. */
export interface PageFacts {
  readonly frontMatter: FrontMatter;
  readonly headings: readonly CompiledHeading[];
  readonly anchors: readonly string[];
  readonly links: readonly CompiledLink[];
  readonly sections: readonly CompiledSection[];
  /** Plain text of the first paragraph, for a missing description. */
  readonly firstParagraph: string;
  readonly head: readonly HeadTag[];
  /** Author's style attributes as classes: class name to declarations. */
  readonly styles: Readonly<Record<string, string>>;
  /** Paths of the partials it depends on, those that are not there too. */
  readonly partials: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** All that one source file gives. Pure: the same source, partials and context give the same result, so it is cached by their hash. */
export interface CompiledPage extends PageFacts, PageTexts {}

/** Stands for the address of `links[index]` in `html` and `markdown`. Private-use characters never occur in real addresses. */
export function linkToken(index: number): string {
  return `\uE000${index}\uE001`;
}

/** Puts resolved addresses in the place of their tokens. */
export function fillLinks(text: string, resolve: (index: number) => string): string {
  return text.replace(/\uE000(\d+)\uE001/g, (_, index: string) => resolve(Number(index)));
}
