import { describe, expect, it, vi } from 'vitest';
import { createFixtureBrand } from '../../../tests/support/fixture-brand.ts';
import { loadSite } from '../../../tests/support/load-site.ts';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import type { BrandFactory } from '../model/site.ts';
import { parseConfig } from './load.ts';

const base = (() => {
  using fixture = createSiteFixture({});
  return fixture.loaded.config;
})();

/** The lines of the error about a configuration, without the file's name. */
function problemsOf(changes: Readonly<Record<string, unknown>>): string[] {
  try {
    parseConfig({ ...base, ...changes });
    return [];
  } catch (error) {
    return String(error)
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}

const locale = { name: 'zh-Hans', label: '简体中文', htmlLang: 'zh-Hans', path: '' };
const version = { name: 'v3', label: 'v3', path: '', isLast: true, mainDocId: 'sdk/start' };

it('names that programs know otherwise are told like all that mean nothing', () => {
  const navbar = [{ type: 'sidebar', label: 'A', sidebar: 'toString', to: '/' }];
  expect(problemsOf({ navbar })).toEqual([expect.stringContaining('navbar[0].sidebar: there is no sidebar "toString"')]);
  expect(problemsOf({ locales: [{ ...locale, calendar: 'gregorian' }] })).toEqual([
    'locales[0].calendar: must be the name of a calendar ("gregory", "buddhist", "persian") (it is "gregorian")',
  ]);
});

it('placeholders that mean nothing are told, where pages would be looked for in vain', () => {
  expect(problemsOf({ content: { dir: 'pages/<lang>', editUrl: 'https://code.example/edit/<path>' } })).toEqual([
    'content.dir: must have no other placeholders than <locale> and <version> (it is "pages/<lang>")',
    'content.editUrl: must have <file> or <site-file> where the path of the page goes (it is "https://code.example/edit/<path>")',
  ]);
});

describe('the variant that is built', () => {
  const variantOf = async (overrides = {}) => {
    const { brand, region } = (await loadSite(overrides)).config;
    return `${brand} ${region}`;
  };

  it('is that of the developer services in China, unless the environment or, before it, the command says otherwise', async () => {
    expect(await variantOf()).toBe('developer-services cn');
    vi.stubEnv('SIGNPOST_BRAND', 'cloud-backend');
    vi.stubEnv('SIGNPOST_REGION', 'global');
    expect(await variantOf()).toBe('cloud-backend global');
    expect(await variantOf({ brand: 'developer-services' })).toBe('developer-services global');
    vi.unstubAllEnvs();
  });
});

it('the site has the languages, versions and colours of the specification', async () => {
  const { locales, defaultLocale, versions, colorMode, trailingSlash } = (await loadSite()).config;
  const common = { direction: 'ltr', calendar: 'gregory' };
  expect(locales).toEqual([
    { name: 'zh-Hans', label: '简体中文', htmlLang: 'zh-Hans', path: '', ...common },
    { name: 'en', label: 'English', htmlLang: 'en', path: 'en', ...common },
  ]);
  expect(versions).toMatchObject([
    { name: 'v3', label: 'v3', isLast: true, path: '', mainDocId: 'store/store-devagreement' },
    { name: 'v2', label: 'v2', isLast: false, path: 'v2', mainDocId: 'sdk/start/overview' },
  ]);
  expect({ defaultLocale, colorMode, trailingSlash }).toEqual({
    defaultLocale: 'zh-Hans',
    colorMode: { default: 'light', switchable: false, respectSystem: false },
    trailingSlash: true,
  });
});

describe('a mistake in the configuration is reported with the field, what it must be and what it is', () => {
  it.each<[changes: Readonly<Record<string, unknown>>, ...problems: string[]]>([
    [{ title: undefined }, "title: is missing; it must be a string, or one per locale: { en: '…' }"],
    [{ tagline: 3 }, "tagline: must be a string, or one per locale: { en: '…' } (it is 3)"],
    [{ titel: 'Docs' }, 'titel: unknown field, did you mean "title"?'],
    [
      { url: 'https://docs.example/' },
      'url: must be an origin without a slash at the end ("https://developer.example") (it is "https://docs.example/")',
    ],
    [{ baseUrl: '/docs' }, 'baseUrl: must be a path that begins and ends with a slash ("/docs/") (it is "/docs")'],
    [{ trailingSlash: 'no' }, 'trailingSlash: must be true or false (it is "no")'],
    [{ favicon: 'favicon.svg' }, 'favicon: must be a path below the static folder ("/favicon.svg") (it is "favicon.svg")'],
    [{ locales: [] }, 'locales: must have at least one entry'],
    [
      { locales: [{ ...locale, direction: 'left', path: 'zh/' }] },
      'locales[0].direction: must be one of "ltr", "rtl" (it is "left")',
      'locales[0].path: must be a path segment without slashes (it is "zh/")',
    ],
    [
      { locales: [locale, 'not a locale'], navbar: [] },
      'locales[1]: "not a locale" is the tag of no language; write one such as "de", "pt-BR" or "zh-Hans"',
    ],
    [{ locales: [locale, { ...locale, name: 'en' }] }, 'locales[1].path: "" is also that of locales[0]'],
    [{ defaultLocale: 'fr' }, 'defaultLocale: "fr" is not one of the locales (zh-Hans, en)'],
    [{ versions: [{ ...version, isLast: false }], sidebars: {} }, 'versions: exactly one must have isLast: true; 0 have it'],
    [
      { navbar: [{ type: 'sidbar', label: 'SDK', sidebar: 'sdk', to: '/sdk/' }] },
      'navbar[0].type: must be one of "link", "sidebar", "menu", "versions", "locales", "search", did you mean "sidebar"? (it is "sidbar")',
    ],
    [
      { navbar: [{ type: 'link', label: 'SDK', to: 'sdk/' }] },
      'navbar[0].to: must be a path from the site root ("/sdk/"), an http(s) URL, or "doc:" and the id of a document (it is "sdk/")',
    ],
    [
      { navbar: [{ type: 'sidebar', label: 'SDK', sidebar: 'sdks', to: '/sdk/' }] },
      'navbar[0].sidebar: there is no sidebar "sdks", did you mean "sdk"?',
    ],
    [
      { search: { url: 'api', providerName: '', providerUrl: 'sqlite' } },
      'search.url: must be a path from the site root ("/sdk/") or an http(s) URL (it is "api")',
      'search.providerName: must not be empty (it is "")',
      'search.providerUrl: must be the URL of the search provider (it is "sqlite")',
    ],
    [
      { content: { tocLevels: { least: 1, most: 9 }, questions: { v3: { least: 1.5, most: 0 } } } },
      'content.tocLevels.least: must be at least 2 (it is 1)',
      'content.tocLevels.most: must be at most 6 (it is 9)',
      'content.questions.v3.least: must be a whole number (it is 1.5)',
      'content.questions.v3.most: must be more than 0 (it is 0)',
    ],
    [{ redirects: { '/old/': '/new/' } }, 'redirects: must be a list: [{ from, to }, … ]'],
    [{ sidebars: { v3: { docs: ['intro'] } } }, "sidebars.v3.docs[0]: must be an object: { type: 'doc', id: 'intro' } (it is \"intro\")"],
    [{ search: { popular: { en: Array(9).fill('a') } } }, 'search.popular.en: must have at most 8 entries'],
    [
      { search: { popular: { en: { v3: Array(9).fill('a') }, de: 'login' } } },
      'search.popular.en.v3: must have at most 8 entries',
      `search.popular.de: must be a list of queries, or one per version: { v3: ['login'] } (it is "login")`,
    ],
    [
      { search: { popular: { en: ['login'], de: { v33: ['login'] } } } },
      'search.popular.de.v33: there is no such version, did you mean "v3"?',
    ],
    [{ colorMode: { defalt: 'dark' } }, 'colorMode.defalt: unknown field, did you mean "default"?'],
    [{ theme: { light: { acent: '#000' } } }, 'theme.light.acent: unknown field, did you mean "accent"?'],
    [
      { slots: { sidebar: '<p>' } },
      'slots.sidebar: unknown field; there are navbarEnd, beforeArticle, afterArticle, footer, pageMenu, home',
    ],
    [{ theme: { light: { accent: '#12345' } } }, 'theme.light.accent: must have 3, 4, 6 or 8 hexadecimal digits after # (it is "#12345")'],
    [
      { theme: { light: { accent: 'blu', tint: 'rbg(1, 2, 3)' }, dark: { link: 'very nice', shadow: 'none', accent: 'rgb(1 2' } } },
      'theme.light.accent: must be a colour of CSS ("#15c5ce", "teal", "rgb(21 197 206)", "var(--brand)"), did you mean "blue"? (it is "blu")',
      'theme.light.tint: must be a colour of CSS ("#15c5ce", "teal", "rgb(21 197 206)", "var(--brand)"), did you mean "rgb"? (it is "rbg(1, 2, 3)")',
      'theme.dark.link: must be a colour of CSS ("#15c5ce", "teal", "rgb(21 197 206)", "var(--brand)") (it is "very nice")',
      'theme.dark.accent: must be a colour of CSS ("#15c5ce", "teal", "rgb(21 197 206)", "var(--brand)") (it is "rgb(1 2")',
    ],
    [
      { theme: { measures: { corner: '4pxx', sans: 'Acme Sans, sans-serif', navbar: 'calc(3rem + 1px)' } } },
      'theme.measures.corner: must be a value of border-radius in CSS (it is "4pxx")',
    ],
    [{ announcement: { id: 'a', text: 'Hello', closable: false } }, 'announcement.closable: unknown field, did you mean "closeable"?'],
    [{ sidebars: { v4: {} } }, 'sidebars.v4: there is no such version'],
    [
      { sidebars: { v3: { sdk: [{ type: 'doc', di: 'sdk/start' }] } } },
      'sidebars.v3.sdk[0].id: is missing; it must be a string',
      'sidebars.v3.sdk[0].di: unknown field, did you mean "id"?',
    ],
    [{ redirects: [{ from: 'old', to: '/new/' }] }, 'redirects[0].from: must be a path from the site root ("/old/page/") (it is "old")'],
    [{ constants: { appid: 3 } }, 'constants.appid: must be a string, true or false, or an object of these (it is 3)'],
    [
      { analytics: { type: 'umani' } },
      'analytics.type: must be one of "none", "beacon", "ga4", "umami", did you mean "umami"? (it is "umani")',
    ],
    [
      { analytics: { type: 'ga4', measurementId: 'UA-1' } },
      'analytics.measurementId: must be a measurement ID ("G-ABC1234567") (it is "UA-1")',
    ],
    [
      { survey: { hosts: [], scriptUrl: 'https://survey.example/a.js', keys: { sdk: 'a', '': 'b' } } },
      'survey.hosts: must have at least one entry',
    ],
    [
      { survey: { hosts: ['localhost'], scriptUrl: 'http://survey.example/a.js', keys: { sdk: 'a', '': 'b' } } },
      'survey.scriptUrl: must be an https URL (it is "http://survey.example/a.js")',
    ],
    [
      { brand: 'cloud-backed', region: 'mars' },
      'brand: must be one of "developer-services", "cloud-backend", did you mean "cloud-backend"? (it is "cloud-backed")',
      'region: must be one of "cn", "global" (it is "mars")',
    ],
    [
      { brands: { 'developer-services': {}, 'cloud-backend': createFixtureBrand } },
      'brands["developer-services"]: must be a function that returns the brand for a locale and region',
    ],
  ])('%o', (changes, ...problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  it('also in a language that is none', () => {
    const problem = (name: string) => problemsOf({ locales: [{ ...locale, name, htmlLang: name }], defaultLocale: name, brands: null });
    expect(problem('deutsch')).toEqual(['locales[0]: "deutsch" is the tag of no language, did you mean "de"?']);
    expect(problem('qq-xx')).toEqual(['locales[0]: "qq-xx" is the tag of no language; write one such as "de", "pt-BR" or "zh-Hans"']);
    // Of those, the platform has neither dates nor names.
    expect(problem('x-pirate')).toEqual(['locales[0]: "x-pirate" is the tag of no language; write one such as "de", "pt-BR" or "zh-Hans"']);
    expect(problem('pt-BR')).toEqual([]);
  });

  it('also in what a brand’s file gives, for the locale that has it', () => {
    const brand: BrandFactory = (input) => {
      const made = createFixtureBrand(input);
      if (input.locale !== 'en') return made;
      return { ...made, name: '', logo: { src: 'logo.svg', srcDark: '/logo.svg', height: 24, scale: 1, alt: '' }, motto: 'of the site' };
    };
    expect(problemsOf({ brands: { 'developer-services': brand, 'cloud-backend': createFixtureBrand } })).toEqual([
      'brands.developer-services (en, cn): name: must not be empty (it is "")',
      'brands.developer-services (en, cn): logo.src: must be a path below the static folder ("/img/…") or an https URL (it is "logo.svg")',
    ]);
  });

  it('and what such a file throws, such as a check of its own', () => {
    const brand: BrandFactory = () => {
      throw new Error('address: must not be empty');
    };
    expect(problemsOf({ brands: { 'developer-services': brand, 'cloud-backend': createFixtureBrand } })).toEqual([
      'brands.developer-services (zh-Hans, cn): address: must not be empty',
      'brands.developer-services (en, cn): address: must not be empty',
    ]);
  });
});
