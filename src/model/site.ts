import type { Locale, Version } from './locale.ts';

/** A link of the shell in one locale: `href` is final, `external` opens in a new tab. */
export interface ShellLink {
  readonly label: string;
  readonly href: string;
  readonly external: boolean;
}

export type NavbarItem =
  | (ShellLink & { readonly type: 'link' })
  /** Leads to a section; active on every page of that sidebar. */
  | (ShellLink & { readonly type: 'sidebar'; readonly sidebar: string })
  | { readonly type: 'menu'; readonly label: string; readonly items: readonly ShellLink[] }
  | { readonly type: 'versions' }
  | { readonly type: 'locales' }
  | { readonly type: 'search' };

export interface Announcement {
  /** Dismissing is remembered until the id changes. */
  readonly id: string;
  readonly text: string;
  readonly href: string | null;
  readonly closeable: boolean;
}

/** What every page of one locale shares. Served as one hashed JSON file a locale; the shell hydrates from it. */
export interface SiteData {
  readonly title: string;
  readonly tagline: string;
  /** Origin without a trailing slash: `https://developer.taptap.cn`. */
  readonly url: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  readonly locale: Locale;
  readonly locales: readonly Locale[];
  readonly versions: readonly Version[];
  readonly navbar: readonly NavbarItem[];
  readonly announcement: Announcement | null;
  readonly colorMode: { readonly default: 'light' | 'dark'; readonly switchable: boolean; readonly respectSystem: boolean };
  readonly search: { readonly url: string; readonly providerName: string; readonly providerUrl: string; readonly fallbackUrl: string };
  readonly brand: BrandData;
}

/** The brand and region of this build, as the shell shows them (spec §1, §2 footer). */
export interface BrandData {
  readonly id: 'developer-services' | 'cloud-backend';
  readonly region: 'cn' | 'global';
  readonly name: string;
  readonly logo: { readonly src: string; readonly srcDark: string; readonly height: number; readonly alt: string };
  readonly mainSite: string;
  readonly developerSite: string;
}
