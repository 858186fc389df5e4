import { z } from 'zod';
import { DEFAULT_SEARCH_HEADERS } from '../model/search.ts';
import type { BrandFactory } from '../model/site.ts';
import { SLOT_NAMES } from '../model/slots.ts';
import { content } from './content-schema.ts';
import { localText, relativePath, sitePathText, target } from './fields.ts';
import type { Plugin } from './plugin.ts';
import { analytics, feedback, survey } from './services-schema.ts';
import { announcement, colorMode, footer, logo, navbarItem, slot, theme } from './shell-schema.ts';
import { sidebarItem } from './sidebar-schema.ts';

const locale = z.strictObject({
  name: z.string(),
  label: z.string(),
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
  htmlLang: z.string(),
  calendar: z
    .string()
    .refine(
      (name) => Intl.supportedValuesOf('calendar').includes(name),
      'must be the name of a calendar ("gregory", "buddhist", "persian")',
    )
    .default('gregory'),
  path: z.string().regex(/^[\w-]*$/, 'must be a path segment without slashes'),
});

const version = z.strictObject({
  name: z.string(),
  label: z.string(),
  path: z.string().regex(/^[\w.-]*$/, 'must be a path segment without slashes'),
  isLast: z.boolean().default(false),
  /** By default the page at the version's root, else its first one. */
  mainDocId: z.string().default(''),
  banner: z.enum(['none', 'unmaintained', 'unreleased']).default('none'),
});

type ConstantsInput = { readonly [name: string]: string | boolean | ConstantsInput };
const constants: z.ZodType<ConstantsInput> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), z.boolean(), constants], 'must be a string, true or false, or an object of these')),
);

const brandFactory = z.custom<BrandFactory>(
  (value) => typeof value === 'function',
  'must be a function that returns the brand for a locale and region',
);

const bannedPhrase = z.strictObject({ find: z.instanceof(RegExp, { error: 'must be a regular expression' }), use: z.string() });

const plugin = z.custom<Plugin>(
  (value) => typeof value === 'object' && value !== null && 'name' in value,
  "must be a plug-in: { name: '…', build: (site) => … }",
);

const redirect = z.strictObject({ from: z.string().startsWith('/', 'must be a path from the site root ("/old/page/")'), to: target });

const queries = z.array(z.string().min(1)).max(8);

/** The site's configuration: types, defaults and validation. Unknown fields are errors. */
export const configSchema = z.strictObject({
  title: localText,
  tagline: localText.default(''),
  /** Beside the logo in the navbar, where it is not the title; empty for the logo alone. */
  navbarTitle: localText.optional(),
  /** Where the site will be. By default the address of `signpost serve`, which is good for looking at it only. */
  url: z
    .string()
    .regex(/^https?:\/\/[^/?#\s]+$/, 'must be an origin without a slash at the end ("https://developer.example")')
    .default('http://localhost:3000'),
  baseUrl: z
    .string()
    .regex(/^\/(.*\/)?$/, 'must be a path that begins and ends with a slash ("/docs/")')
    .default('/'),
  trailingSlash: z.boolean().default(true),
  /** The build draws one if there is no such file. */
  favicon: z.string().startsWith('/', 'must be a path below the static folder ("/favicon.svg")').default('/favicon.svg'),
  /** Folder of files that are served unchanged, relative to the config's folder. */
  staticDir: z.string().default('static'),
  /** Further such folders; a file of an earlier one takes the place of later ones. */
  moreStaticDirs: z.array(z.string()).default([]),
  defaultLocale: z.string(),
  locales: z.array(locale).min(1),
  versions: z.array(version).min(1),
  content,
  /** By version, then by name. */
  sidebars: z.record(z.string(), z.record(z.string(), z.array(sidebarItem))).default({}),
  navbar: z.array(navbarItem),
  search: z
    .strictObject({
      url: target.default('/api/search'),
      providerName: z.string().min(1).default('SQLite'),
      providerUrl: z.url('must be the URL of the search provider').default('https://www.sqlite.org/'),
      /** Queries to begin with, by locale, where versions differ by these too: `{ en: { v3: ['login'] } }`. */
      popular: z
        .record(
          z.string(),
          z.union([queries, z.record(z.string(), queries)], "must be a list of queries, or one per version: { v3: ['login'] }"),
        )
        .default({}),
      /** Tables of what words mean, by locale, relative to the configuration: `{ en: './meanings/en.bin' }`. Without, words alone rank. */
      meanings: z.record(z.string(), relativePath('./meanings/en.bin')).default({}),
      /** Files of readers' queries with the pages that answer them, by locale, relative to the configuration: `{ en: ['./asked/en.yml'] }`. */
      asked: z.record(z.string(), z.array(relativePath('./asked/en.yml'))).default({}),
      /** What pages for a tab are called in their titles or categories, by its value: `{ unity: ['Unity', 'C#'] }`. Of hits that are else equal, those for what the reader has chosen come first. */
      tabs: z.record(z.string(), z.array(z.string().min(1))).default({}),
      /** What the names of the headers of searches begin with: `X-Doc-Search-Session`. */
      headers: z
        .string()
        .regex(/^[A-Za-z0-9-]+$/, 'must be the beginning of a header ("X-Doc-Search")')
        .default(DEFAULT_SEARCH_HEADERS),
    })
    .prefault({}),
  /** What the names of stored choices of readers begin with, in their browsers. A change forgets them. */
  storagePrefix: z.string().regex(/^\w+$/, 'must be letters, digits and underscores ("my_docs")').default('docs'),
  announcement: announcement.nullable().default(null),
  colorMode,
  /** Service that counts page views, footer choices and searches (README "Count visits"). */
  analytics: analytics.default({ type: 'none' }),
  /** Shown after the reader has gone to another page; `null`: never. */
  survey: survey.nullable().default(null),
  /** Lets readers report what is wrong, unclear or missing; `null`: they cannot. */
  feedback: feedback.nullable().default(null),
  /** Assistants that a page's end leads to, with `{url}` for the address of the page's Markdown; none without the operator's word. */
  assistants: z
    .array(
      z.strictObject({
        label: localText,
        url: z
          .string()
          .regex(
            /^https:\/\/.*\{url\}/,
            'must begin with https:// and have {url} where the address of the page goes: "https://assistant.example/?q={url}"',
          ),
      }),
    )
    .default([]),
  redirects: z.array(redirect).default([]),
  /** Pages whose address changed between versions, in the default locale: `{ '/v2/sdk/setup/': '/sdk/start/' }`. They are each other's counterparts. */
  moved: z.record(sitePathText, sitePathText).default({}),
  /** Words that pages of the last version link to where they are explained, when they first occur; the link shows it on hover and focus. */
  terms: z.array(z.strictObject({ name: localText, to: sitePathText })).default([]),
  /** The pages of changes (`/changes/`), and each page's own changes behind its date; `null` for none. */
  changes: z
    .strictObject({
      /** Whether readers see the first lines of commit messages. Off by default: they may be about what is not public. */
      titles: z.boolean().default(false),
      /** The language in which commit messages are written, as in HTML: `en`. */
      language: z.string().optional(),
    })
    .nullable()
    .default({ titles: false }),
  /** Whether there are pages that compare the last version with the one before it. */
  comparisons: z.boolean().default(true),
  /** Elements in the head of every page. */
  headTags: z.array(z.strictObject({ tag: z.enum(['meta', 'link']), attributes: z.record(z.string(), z.string()) })).default([]),
  /** Values that pages can insert by name: `{{sdk.version}}`. A function makes them for the chosen brand and region. */
  constants: constants.default({}),
  /** The module whose exports are the components of the site's pages, relative to the configuration: `./components/index.ts`. */
  components: relativePath('./components/index.ts').optional(),
  /** The site's own style sheet, which follows the engine's, relative to the configuration: `./styles/index.css`. */
  styles: relativePath('./styles/index.css').optional(),
  /** Colours of both themes, and further custom properties (`model/theme.ts` lists them): `{ light: { accent: '#15c5ce' } }`. */
  theme,
  /** What the site puts in places of its own (`model/slots.ts`): HTML, one for each locale, or a module with a React component for the build. */
  slots: z.partialRecord(z.enum(SLOT_NAMES), slot).default({}),
  /** Folder of designed pages, relative to the configuration: React components that the build renders, at the addresses of their files. */
  pages: relativePath('./pages').optional(),
  /** Modules that start in the browser where `data-behaviour` names them, by name: `{ signatures: './behaviours/signatures.ts' }`. */
  behaviours: z.record(z.string(), relativePath('./behaviours/signatures.ts')).default({}),
  /** Components that lay out the article of pages with `template: name` in their front matter. */
  templates: z.record(z.string(), relativePath('./templates/wide.tsx')).default({}),
  plugins: z.array(plugin).default([]),
  /** By locale: phrases that pages should not use, for `signpost check --prose`. */
  prose: z.record(z.string(), z.array(bannedPhrase)).default({}),
  /** The data of each brand; `null` for a site that is known by its title, with a footer of its own. */
  brands: z.record(z.string(), brandFactory).nullable().default(null),
  /** The logo and the footer of a site without brands. */
  logo: logo.nullable().default(null),
  footer: footer.default({ columns: [], copyright: '' }),
  /** Names that the region may have; any if there are none. */
  regions: z.array(z.string()).default([]),
  /** The chosen brand and region; by default the first ones. */
  brand: z.string().default(''),
  region: z.string().default(''),
});

type Complete = z.input<typeof configSchema>;

/** The brand and region of a build. */
export interface Variant {
  readonly brand: string;
  readonly region: string;
}

/** An entry that may be its name alone. */
type Named<Entry extends { name: string }> = string | (Pick<Entry, 'name'> & Partial<Entry>);

/** The configuration as `site.config.ts` writes it: every field has a default. */
export type SiteConfigInput = Partial<Omit<Complete, 'locales' | 'versions' | 'constants'>> & {
  readonly constants?: ConstantsInput | ((variant: Variant) => ConstantsInput);
  readonly locales?: readonly Named<Complete['locales'][number]>[];
  readonly versions?: readonly Named<Complete['versions'][number]>[];
};
/** The valid configuration with its defaults. */
export type SiteConfig = z.output<typeof configSchema>;
export type SidebarItemConfig = z.infer<typeof sidebarItem>;
export type LocalText = z.output<typeof localText>;
