/** What a plug-in is told of the site. */
export interface PluginSite {
  /** Absolute path of the folder of the configuration. */
  readonly siteDir: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  /** Origin of the site, without a slash at the end. */
  readonly url: string;
  /** Where the site is on its server: `/` or `/docs/`. */
  readonly baseUrl: string;
  /** Addresses of the home pages by their locale: `/`, `/docs/en/`. */
  readonly homes: Readonly<Record<string, string>>;
  /** The brand and region of this build; empty for none. */
  readonly brand: string;
  readonly region: string;
  /** Absolute path of a folder for what need not be made again; it may be deleted. */
  readonly cacheDir: string;
}

/** What a plug-in that makes files is told of the site, with a way to draw. */
export interface DrawingSite extends PluginSite {
  /** Draws an SVG as PNG, with a width in pixels. The same drawing is drawn once, also between builds. */
  readonly toPng: (svg: string | Uint8Array, width: number) => Promise<Uint8Array>;
}

/** A page that is shown, in the language in which it is written. */
export interface PluginPage {
  /** Path of its file from the site's folder: `content/en/v3/sdk/start.mdx`. */
  readonly file: string;
  readonly locale: string;
  readonly version: string;
  readonly title: string;
  readonly headings: readonly { readonly id: string; readonly level: number; readonly text: string }[];
}

/** A written page, before it is compiled. */
export interface PluginSource {
  /** As `PluginPage.file`. */
  readonly file: string;
  /** The whole file, with its front matter. */
  readonly source: string;
}

/** A text as HTML for readers and as Markdown for `index.md`. */
export interface PageAddition {
  readonly html: string;
  readonly markdown: string;
}

/**
 * What a plug-in makes of a compiled page. The functions get its texts as they are, with final addresses, and return them as they will be. A
 * page with functions is rendered in every build; one with additions alone only when they, or the page, have changed.
 */
export interface PageChange {
  /** What follows the page's text. */
  readonly after?: PageAddition;
  /** The HTML of the article, for readers. Headings and links in it have been checked already. */
  readonly html?: (html: string) => string;
  /** The page as Markdown, for people and programs. */
  readonly markdown?: (markdown: string) => string;
  /** Whether a short notice is all that remains: it stands at the page's edge, without a date and without actions on its text. */
  readonly isNotice?: boolean;
  /** Level of the lowest headings in its contents list, where its text lists deeper ones itself. */
  readonly tocMost?: number;
}

/** Sees each compiled page; undefined for one that stays as it is. */
export type PageHook = (page: PluginPage) => PageChange | undefined;

/** A page that a plug-in makes. */
export interface PluginDoc {
  readonly locale: string;
  readonly version: string;
  /** Where its file would be, from the folder of its locale and version: `api/login.md`. A file there takes its place. */
  readonly path: string;
  /** Markdown with front matter, as a file would have it. */
  readonly source: string;
}

/** A plug-in of a site: plain functions that the build calls. */
export interface Plugin {
  /** For messages. */
  readonly name: string;
  /**
   * Files and folders that it reads, from the site's folder, or absolute; those of the modules that it imports need not be named. A build ends at
   * once when neither these nor anything else has changed. Without this field, it may depend on anything, and every build runs.
   */
  readonly inputs?: readonly string[];
  /**
   * What it reads of a written page below its `inputs`, as a value that JSON can express: the samples of a page, or whether it has a table. An
   * edit of a page's text that leaves this value as it was does not concern the plug-in, so the rest of the site need not be looked at.
   * Without this function, it may read all of every page.
   */
  readonly readsOf?: (page: PluginSource) => unknown;
  /** Makes files of the site: content by path from the site's root, as `/img/chart.svg`. The same input must give the same bytes. */
  readonly build?: (site: DrawingSite) => ReadonlyMap<string, string | Uint8Array> | Promise<ReadonlyMap<string, string | Uint8Array>>;
  /** Names folders whose files are copied into the site as they are: absolute paths by path from the site's root, as `/downloads`. */
  readonly folders?: (site: PluginSite) => ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;
  /** Makes pages of the site, which are pages like all others. The same input must give the same pages. */
  readonly content?: (site: PluginSite) => readonly PluginDoc[] | Promise<readonly PluginDoc[]>;
  /** Returns the function that sees each compiled page, and may change it. The dev server calls this once, when it starts. */
  readonly page?: (site: PluginSite) => PageHook | Promise<PageHook>;
}
