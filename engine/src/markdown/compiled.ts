import type { Diagnostic } from '../model/diagnostic.ts';
import { hashOf } from '../model/hash.ts';
import type { HeadTag } from '../model/page.ts';
import type { FrontMatter } from './front-matter.ts';
import type { MarkdownTransformer } from './plugins/transformer.ts';
import type { ReactRenderer } from './react/renderer.ts';

/** Everything that a compiled file depends on, beside its source and its partials. */
export interface CompileContext {
  /** Locale of the text, for the labels of article parts. */
  readonly locale: string;
  readonly version: string;
  /** Values for `{{name.path}}` in code and `{name.path}` in text: nested records of strings and truth values. */
  readonly constants: Constants;
  /** Names of code languages beside the highlighter's. */
  readonly codeLanguages: Readonly<Record<string, string>>;
  /** The terms that are explained on some page, in the page's language. */
  readonly terms?: readonly Term[];
  /** Origins of the sites that may be shown in an `<iframe>`. */
  readonly embeds: readonly string[];
  /** The site's folder (`@site/`), relative to the project's root. */
  readonly siteDir: string;
  /** How a foreign project means its files; absent for pages written for this engine. */
  readonly dialect?: Dialect | undefined;
  /** Runs React components of a Docusaurus project; absent for pages that run no code. */
  readonly react?: (ReactRenderer & { readonly rootDir: string; readonly stylesFile: string }) | undefined;
  /** Runs plug-ins for Markdown of a Docusaurus project; absent for sites without any. */
  readonly plugins?: (MarkdownTransformer & { readonly rootDir: string }) | undefined;
  /** Returns the source of a partial by its path from the project's root, or undefined. */
  readonly readPartial: (file: string) => string | undefined;
  /** What was made in earlier builds. It does not change the result. */
  readonly keptHtml?: KeptHtml;
}

/** A word of the subject, and where it is explained. */
export interface Term {
  readonly name: string;
  /** Path from the site's root without the locale, perhaps with a hash: `/sdk/start/#credentials`. */
  readonly to: string;
  /** The file that says so, for messages. */
  readonly file: string;
}

/** What pages of a Docusaurus project mean, where that differs from pages written for this engine. */
export interface Dialect {
  /** Whether `.md` files are plain Markdown (`detect`), or all files are (`md`); `mdx1` has indented code beside tags. */
  readonly format: 'mdx' | 'mdx1' | 'md' | 'detect';
  /** Whether `$…$` and `$$…$$` are formulas. */
  readonly math: boolean;
  /** Commands of the site's own in formulas, with the TeX that they stand for. */
  readonly mathMacros?: Readonly<Record<string, string>>;
  /** Whether ids of headings have their capitals. */
  readonly keepsCase?: boolean;
  /** Names of the project's own admonitions. */
  readonly admonitions?: readonly string[];
  /** Folders whose files may be shown, beside the site's, relative to the project's root. */
  readonly readable: readonly string[];
}

/** HTML of code and diagrams, which takes long to make, by a key that identifies their source. */
export interface KeptHtml {
  get(key: string): string | undefined;
  set(key: string, html: string): void;
}

export interface Constants {
  readonly [name: string]: string | boolean | Constants;
}

export interface CompiledHeading {
  readonly id: string;
  readonly level: number;
  readonly text: string;
  readonly line: number;
  /** False if the id was derived from the text. */
  readonly explicit: boolean;
  /** What stands before it in the contents list, such as the method of a request. */
  readonly mark?: string;
  /** Its text in pieces, every second of which is code; absent where none is. */
  readonly pieces?: readonly string[];
  /** Of a translation: the id derived from its own text, where it has inherited that of its source. */
  readonly alias?: string;
}

/** An address as its author wrote it. The texts contain a token instead. */
export interface CompiledLink {
  readonly kind: 'link' | 'image';
  readonly target: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Whether it is that of an HTML element or a React component in a Docusaurus project, where a mistake in it stops no build. */
  readonly isElement?: boolean;
}

/** The text from one heading to the next, for search and excerpts. */
export interface CompiledSection {
  /** Null for the text before the first heading. */
  readonly id: string | null;
  readonly heading: string;
  readonly text: string;
}

/** The renditions of an article, which need most of a page's memory. */
export interface PageTexts {
  /** HTML of the article, with tokens (`tokens.ts`) for all that depends on other files. */
  readonly html: string;
  /** The page as plain Markdown: tabs as labelled blocks, partials included, tokens instead of addresses. */
  readonly markdown: string;
  /** The text by headings, for search. */
  readonly sections: readonly CompiledSection[];
}

/** The other results of compiling a page. */
export interface PageFacts {
  /** Changes with the texts: whether they are the same is known without reading them. */
  readonly textHash: string;
  /** Whether the HTML has a place for cards of other pages. */
  readonly hasCards: boolean;
  readonly frontMatter: FrontMatter;
  readonly headings: readonly CompiledHeading[];
  readonly anchors: readonly string[];
  readonly links: readonly CompiledLink[];
  /** Plain text of the first paragraph, used as description if there is no other. */
  readonly firstParagraph: string;
  readonly head: readonly HeadTag[];
  /** Style attributes as classes: class name to declarations. */
  readonly styles: Readonly<Record<string, string>>;
  /** The title that a page in React gives itself, beside its headings. */
  readonly title?: string;
  /** The whole title of the window, where the page's head says one. */
  readonly windowTitle?: string;
  /** Style sheets of React components on the page. */
  readonly sheets: readonly string[];
  /** Classes of a Docusaurus project's own sheet that the page uses; undefined where none of it applies to the page. */
  readonly projectClasses?: readonly string[];
  readonly dependencies: Dependencies;
  readonly diagnostics: readonly Diagnostic[];
}

/** What a page was made from beside its source, as hashes by path: partials, and the constants that it uses. Null for what was missing. */
export interface Dependencies {
  readonly partials: Readonly<Record<string, string | null>>;
  /** By path (`versions.sdk`). The empty path stands for all constants, which a message may list. */
  readonly constants: Readonly<Record<string, string | null>>;
  /** Whether it was made from more than can be named, such as how busy the machine was: the next build makes it again. */
  readonly isProvisional?: true;
}

/** Hash of a partial; null if it is missing, which is not the same as empty. */
export function hashPartial(text: string | undefined): string | null {
  return text === undefined ? null : hashOf(text);
}

/** A compiled source file. The same source, partials, constants and context give the same result. */
export interface CompiledPage extends PageFacts, PageTexts {}
