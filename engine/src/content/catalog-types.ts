import type { LocalText, SiteConfig } from '../config/schema.ts';
import type { ParsedFrontMatter } from '../markdown/front-matter.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Locale, Version } from '../model/locale.ts';
import type { SidebarCategory } from '../model/sidebar.ts';
import type { FilePlace } from './route.ts';

/** One source file of a page, in one locale and version. */
export interface SourceDoc extends ParsedFrontMatter {
  /** Path from the project's root, for messages. */
  readonly file: string;
  /** Path from the site's folder. */
  readonly siteFile: string;
  readonly locale: string;
  readonly version: string;
  readonly source: string;
  readonly place: FilePlace;
  /** A plug-in makes it; there is no such file. */
  readonly isMade?: boolean;
  /** The file with its text, for messages, if that is not its own: a translation into the default language, or code in React for all. */
  readonly written?: string;
  /** Of a post of a blog: its day, as ISO 8601. */
  readonly posted?: string;
}

/** The pages of one locale and version. */
export interface PageTree {
  readonly locale: Locale;
  readonly version: Version;
  readonly docs: readonly SourceDoc[];
  /** Left out of production builds; links to them become plain text. */
  readonly drafts: readonly SourceDoc[];
}

/** A page written in React, which the build renders. */
export interface LandingInfo {
  /** Address within the default locale: `/tap-download/`, `/v2/`. */
  readonly path: string;
  readonly title: Readonly<Record<string, string>>;
  readonly description: Readonly<Record<string, string>>;
  readonly noindex?: boolean | undefined;
  readonly questions?: Readonly<Record<string, readonly string[]>>;
  readonly keywords?: Readonly<Record<string, readonly string[]>>;
}

/** A page generated from the children of a sidebar category (`link: generated-index`). */
export interface CategoryInfo {
  readonly type: 'category';
  readonly sidebar: string;
  readonly key: string;
  /** The file that asks for it, for messages: the category's or the configuration. */
  readonly file: string;
  readonly title: LocalText;
  readonly description: LocalText;
}

/** A page that lists the pages of a tag, or all tags. */
export interface TagInfo {
  readonly type: 'tag' | 'tags';
  /** The tag's name by locale. */
  readonly label: Readonly<Record<string, string>>;
  readonly title: Readonly<Record<string, string>>;
  readonly description: Readonly<Record<string, string>>;
  /** The pages that it lists, by locale; it does not exist in other locales. */
  readonly lists: ReadonlyMap<string, readonly CatalogPage[]>;
}

/** A page that lists the changes of the pages of a version. */
export interface ChangesInfo {
  readonly type: 'changes';
  readonly title: Readonly<Record<string, string>>;
  readonly description: Readonly<Record<string, string>>;
  /** The pages whose changes are known, by locale. */
  readonly lists: ReadonlyMap<string, readonly CatalogPage[]>;
  /** The pages that are no more, by locale, the last removed first. */
  readonly removed: ReadonlyMap<string, readonly FormerPage[]>;
}

/** A page that is no more. */
export interface FormerPage {
  readonly title: string;
  /** ISO 8601, without a time. */
  readonly date: string;
  /** Where it was, within locale and version: `/sdk/old/`. */
  readonly route: string;
  /** The page to which its address leads now. */
  readonly successor: CatalogPage | undefined;
}

/** A page that compares the texts of a page in two versions. */
export interface ComparisonInfo {
  readonly type: 'comparison';
  readonly title: Readonly<Record<string, string>>;
  readonly description: Readonly<Record<string, string>>;
  /** The older and the newer page, in the locales that have both. */
  readonly lists: ReadonlyMap<string, readonly [CatalogPage, CatalogPage]>;
}

/** One page of a version, in all its locales. */
export interface CatalogPage {
  readonly version: Version;
  /** Unique within the version: `sdk/leaderboard/guide`. */
  readonly id: string;
  /** Unique within the version: `/sdk/leaderboard/guide/`. */
  readonly route: string;
  /** Whether it has no version in its address although its version has a path: a page beside the docs of a last version with one. */
  readonly isBeside?: boolean;
  /** Its source files by locale; empty for landing and generated pages. */
  readonly sources: ReadonlyMap<string, SourceDoc>;
  readonly landing: LandingInfo | null;
  readonly generated: CategoryInfo | TagInfo | ChangesInfo | ComparisonInfo | null;
}

/** All pages of the site, with indexes to find them. Immutable. */
export interface Catalog {
  readonly config: SiteConfig;
  readonly titles: HeadingTitles;
  readonly pages: readonly CatalogPage[];
  /** By version name and id: `v3:sdk/start/overview`. */
  readonly byId: ReadonlyMap<string, CatalogPage>;
  /** By `routeKey`: version name and route, `v3:/sdk/`, or the route alone of what is beside the docs, `:/blog/`. */
  readonly byRoute: ReadonlyMap<string, CatalogPage>;
  /** By path of a source file from the project's root. */
  readonly byFile: ReadonlyMap<string, CatalogPage>;
  /** For each page that the configuration says has moved, its counterparts in other versions. */
  readonly counterparts: ReadonlyMap<CatalogPage, readonly CatalogPage[]>;
  /** For each page that is compared with another version, the page that does so. */
  readonly comparisons: ReadonlyMap<CatalogPage, CatalogPage>;
  readonly sidebars: SidebarIndex;
  readonly tags: TagIndex;
  /** Ids and routes of drafts with their version (`v3:/sdk/new/`), and their files. */
  readonly drafts: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** An item of a sidebar before it is localised. */
export type SidebarNode =
  | {
      readonly type: 'page';
      readonly page: CatalogPage;
      readonly label: LocalText | null;
      readonly className: string | undefined;
      /** Whether the sidebar only leads to the page, which belongs to another or none. */
      readonly isReference?: boolean;
    }
  | { readonly type: 'link'; readonly label: LocalText; readonly href: string; readonly className: string | undefined }
  | { readonly type: 'caption'; readonly label: LocalText }
  | CategoryNode;

export interface CategoryNode {
  readonly type: 'category';
  /** The folder, or the path of labels for a category in the configuration. */
  readonly key: string;
  readonly label: LocalText;
  readonly page: CatalogPage | null;
  /** How it starts. */
  readonly shows: SidebarCategory['shows'];
  readonly className: string | undefined;
  readonly children: readonly SidebarNode[];
}

export interface SidebarIndex {
  /** By version and name: `v3/sdk`. */
  readonly trees: ReadonlyMap<string, readonly SidebarNode[]>;
  /** Name of the sidebar that a page belongs to, for pages that have one. */
  readonly ofPage: ReadonlyMap<CatalogPage, string>;
  readonly generatedPages: readonly CatalogPage[];
}

export interface TagIndex {
  /** For each version with tags, one page per tag and one with all tags. */
  readonly pages: readonly CatalogPage[];
  /** By locale and page, the pages of its tags in the author's order. */
  readonly ofPage: ReadonlyMap<string, ReadonlyMap<CatalogPage, readonly CatalogPage[]>>;
}

/** Titles of files without one in their front matter: the level-one heading, as readers see it. By file. */
export type HeadingTitles = ReadonlyMap<string, string>;
