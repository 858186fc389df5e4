import type { BrandData } from 'signpost';

/** A brand with its hosts and its footer. */
export interface Brand extends BrandData {
  /** Origin of the platform's main site. */
  readonly mainSite: string;
  readonly developerSite: string;
  readonly footer: FooterData;
}

/** The function that a brand's file in `brands/` exports: the brand in one region and locale. */
export type CreateBrand = (input: { readonly locale: string; readonly region: string }) => Brand;

/** A link of the footer. */
export interface FooterItem {
  /** Identifies an item whose address a user of the footer may replace. */
  readonly key?: 'publishGame';
  readonly name: string;
  /** `null` while there is no public page: the name stands as text. */
  readonly href: string | null;
  /** Opens in a new tab. */
  readonly external: boolean;
  /** Passed to the tracking callback when the item is clicked. */
  readonly tracking: string | null;
}

export interface FooterColumn {
  readonly title: string;
  readonly items: readonly FooterItem[];
}

/** An account that readers follow or join by scanning a QR code. */
export interface FooterQr {
  readonly type: 'wx' | 'ws' | 'bili' | 'qq';
  readonly name: string;
  /** The caption: `Follow X`, `Join X`. */
  readonly action: string;
  /** Address of the account's icon, an SVG. */
  readonly icon: string;
  /** Text of the QR code. */
  readonly target: string;
  /** Address of the QR code's image, which `plugins/footer-codes` draws. */
  readonly image: string;
}

export interface FooterContact {
  readonly label: string;
  readonly email: string;
}

/** A licence, filing or reporting centre that local law requires. */
export interface RegulatoryLink {
  readonly key: string;
  readonly name: string;
  /** `null` while there is no public page: the name stands as text. */
  readonly url: string | null;
  /** Address of a small image in front of the name. */
  readonly image: string | null;
}

/** What the footer shows for one brand, region and locale. */
export interface FooterData {
  /** `full`: the rendered form of the developer services in China; `simple`: logo, links, company, filings. */
  readonly form: 'full' | 'simple';
  /** Link beside the logo, to the developer site. */
  readonly label: string;
  /** Label of the button to the main site; `null` for none. */
  readonly mainSiteLabel: string | null;
  readonly columns: readonly FooterColumn[];
  readonly contacts: readonly FooterContact[];
  readonly social: readonly FooterQr[];
  /** The community's chat server, with its mark. */
  readonly community: (FooterItem & { readonly icon: string }) | null;
  readonly legal: readonly FooterItem[];
  readonly company: { readonly name: string; readonly addresses: readonly string[] };
  readonly filings: readonly RegulatoryLink[];
}
