/** What the thread that runs React components of a Docusaurus project knows of it. Can be sent to another thread. */
export interface ReactSettings {
  /** Absolute path of the project's folder (`@site/`). */
  readonly siteDir: string;
  /** The project's configuration as plain data, for `useDocusaurusContext`. */
  readonly siteConfig: Readonly<Record<string, unknown>>;
  /** Beginnings of import paths, with their absolute paths. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Absolute path of the file with the versions and pages of the docs (`SiteFacts`), for hooks that ask for them. */
  readonly factsFile: string;
  /** Absolute path of the file with the project's styles (`readProjectStyles`). */
  readonly stylesFile: string;
  /** Another text for other packages in the project (`hashPackages`). */
  readonly packages: string;
}

/** What components can ask about the docs. */
export interface SiteFacts {
  /** Address below which the docs are, without a slash at its end. */
  readonly path: string;
  readonly versions: readonly {
    readonly name: string;
    readonly label: string;
    readonly isLast: boolean;
    /** Address of the version's first page. */
    readonly path: string;
    readonly docs: readonly { readonly id: string; readonly title: string; readonly path: string }[];
  }[];
}

/** Markup of a page that needs code: what it imports and defines, and the JSX in which these are used. */
export interface ReactRequest {
  /** Absolute path of the page's file: relative imports start there. */
  readonly file: string;
  readonly locale: string;
  readonly version: string;
  /** The page's import and export statements. */
  readonly head: string;
  /** An expression. `slot(1)` in it stands for a part of the page that is Markdown. */
  readonly markup: string;
  /** Values of names that the expression may use: `props`, `frontMatter`. */
  readonly names: Readonly<Record<string, unknown>>;
}

/** Elements that stand for what the engine renders itself. */
export const MARKS = {
  slot: 'signpost-slot',
  code: 'signpost-code',
  tabs: 'signpost-tabs',
  tab: 'signpost-tab',
  note: 'signpost-note',
  /** Around what was rendered on its own. */
  html: 'signpost-html',
} as const;

/** What a page in React says of itself. */
export interface ReactHead {
  readonly title?: string;
  /** The whole title of the window. */
  readonly windowTitle?: string;
  readonly description?: string;
  readonly redirect?: string;
}

/** The HTML of the markup, or why there is none. */
export interface ReactAnswer {
  readonly html?: string;
  readonly fault?: string;
  /** Whether it did not come in time: it may the next time. */
  readonly isLate?: boolean;
  readonly head: ReactHead;
  /** What a reader would need the components' scripts for: `onClick`, `effects`. */
  readonly scripted: readonly string[];
  /** Packages that are not installed. */
  readonly missing: readonly string[];
  /** Absolute paths of the project's files that the result was made from, and of those that were looked for and are not there. */
  readonly files: readonly string[];
  /** Styles of the CSS modules that the components use. */
  readonly css: string;
}
