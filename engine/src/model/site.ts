import type { BehaviourFiles } from './behaviour.ts';
import type { Locale, Version } from './locale.ts';
import type { HeadTag } from './page.ts';

/** A link of the shell in one locale: `href` is final, `external` opens in a new tab. */
export interface ShellLink {
  readonly label: string;
  readonly href: string;
  readonly external: boolean;
}

export type NavbarItem =
  | (ShellLink & { readonly type: 'link' })
  /** Leads to a section; active on its own page and on every page of that sidebar. */
  | (ShellLink & { readonly type: 'sidebar'; readonly sidebar: string })
  /** Active on the pages that it leads to, and on those that its pages lead on to. */
  | { readonly type: 'menu'; readonly label: string; readonly items: readonly ShellLink[]; readonly also?: readonly string[] }
  /** With further links at the end of its menu. */
  | { readonly type: 'versions'; readonly items?: readonly ShellLink[] }
  | { readonly type: 'locales'; readonly items?: readonly ShellLink[] }
  | { readonly type: 'search' };

export interface Announcement {
  /** A dismissal lasts until the id changes. */
  readonly id: string;
  /** Its text in pieces, as some of its words may be links of their own. */
  readonly pieces: readonly { readonly text: string; readonly href?: string }[];
  readonly closeable: boolean;
}

/** Data that all pages of one locale share. Served as one hashed JSON file per locale, from which the shell hydrates. */
export interface SiteData {
  readonly title: string;
  /** The site's name in the navbar, where it is not the title. */
  readonly navbarTitle?: string;
  readonly tagline: string;
  /** Origin without a trailing slash: `https://docs.example`. */
  readonly url: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** Whether addresses of pages end with a slash. */
  readonly trailingSlash: boolean;
  /** Address of the site's icon. */
  readonly favicon: string;
  /** Elements in the head of every page. */
  readonly headTags: readonly HeadTag[];
  readonly locale: Locale;
  readonly locales: readonly Locale[];
  readonly versions: readonly Version[];
  /** First parts of the ids of pages that name their version; none: all pages. */
  readonly versioned: readonly string[];
  readonly navbar: readonly NavbarItem[];
  readonly announcement: Announcement | null;
  readonly colorMode: {
    readonly default: 'light' | 'dark';
    readonly switchable: boolean;
    readonly respectSystem: boolean;
    /** The page's background in each theme, for the browser's own interface. */
    readonly colors: { readonly light: string; readonly dark: string };
  };
  readonly search: {
    readonly url: string;
    readonly providerName: string;
    readonly providerUrl: string;
    /** Queries to begin with, by version. */
    readonly popular: Readonly<Record<string, readonly string[]>>;
    readonly fallbackUrl: string;
    /** What pages for a tab are called in their titles or categories, by its value. */
    readonly tabs: Readonly<Record<string, readonly string[]>>;
    /** What the names of the headers of searches begin with. */
    readonly headers: string;
  };
  /** Assistants to read a page with; `{url}` in an address stands for that of the page's Markdown. */
  readonly assistants: readonly { readonly label: string; readonly url: string }[];
  readonly analytics: AnalyticsTarget;
  readonly survey: Survey | null;
  /** What the site's components do in the browser, by their names. */
  readonly behaviours: Readonly<Record<string, BehaviourFiles>>;
  /** Where readers report what is wrong; null: they cannot. */
  readonly feedback: { readonly url: string; readonly issues: string | null } | null;
  readonly brand: BrandData;
  readonly footer: ShellFooter;
}

/** The service that page views and events are reported to. */
export type AnalyticsTarget =
  | { readonly type: 'none' }
  /** JSON to an address of the operator. */
  | { readonly type: 'beacon'; readonly endpoint: string }
  /** Google Analytics 4. */
  | { readonly type: 'ga4'; readonly measurementId: string }
  | UmamiTarget;

/** An Umami server, with the address of its script; `hostUrl` where it collects at another address. */
export interface UmamiTarget {
  readonly type: 'umami';
  readonly scriptUrl: string;
  readonly websiteId: string;
  readonly hostUrl?: string | undefined;
}

/** A third party's survey, shown after the reader has gone to another page. */
export interface Survey {
  /** Hosts that show it: `developer.example`, or `*.preview.example` for all hosts below that. */
  readonly hosts: readonly string[];
  /** Address of the script; the survey's key is added as a parameter. */
  readonly scriptUrl: string;
  /** Keys of the survey by the beginnings of pages' ids; `''` for all others. */
  readonly keys: Readonly<Record<string, string>>;
  /** Cookie with the reader's identifier. */
  readonly cookieName: string;
}

/** A brand's logo. Its height is `height` times `scale`, in pixels. */
export interface BrandLogo {
  readonly src: string;
  readonly srcDark: string;
  readonly height: number;
  readonly scale: number;
  readonly alt: string;
}

/** The brand and region of this build, as the shell shows them. What a site adds to it is for its own slots. */
export interface BrandData {
  readonly id: string;
  readonly region: string;
  readonly name: string;
  /** `null`: the site's name alone. */
  readonly logo: BrandLogo | null;
}

/** The footer of the configuration in one locale. */
export interface ShellFooter {
  readonly columns: readonly { readonly title: string; readonly items: readonly ShellLink[] }[];
  /** The line below the columns, such as a copyright; `{year}` stands for the year. */
  readonly note: string;
  /** The year of the build. The browser shows its own. */
  readonly year: number;
}

/** The function that gives a brand in one region and locale. */
export type BrandFactory = (input: { readonly locale: string; readonly region: string }) => BrandData;
