import { relative } from 'node:path';
import { type Fields, fieldsOf, flag, records, text, texts } from '../../model/record.ts';
import { ConfigError } from '../config-error.ts';
import { insideBase } from '../inside-base.ts';
import type { SiteConfigInput } from '../schema.ts';
import type { Aliases } from './aliases.ts';
import { readBrandColors } from './brand-colors.ts';
import { editUrlsOf } from './edit-urls.ts';
import { translationsFolder, versionFolder } from './folders.ts';
import { readFooter } from './footer.ts';
import { instanceVersions } from './instance-versions.ts';
import { formatOf } from './markdown-format.ts';
import { FUNCTION, readModules } from './modules.ts';
import { navbarTitleOf, readNavbar } from './navbar.ts';
import { BLOG_LISTS, blogOptions, findBlogs } from './pages.ts';
import { findMain, findOthers, findPatches, mathMacrosOf, presetOf, readRedirects, tellMarkdownPlugins, tellModules } from './plugins.ts';
import { readSidebars } from './project-sidebars.ts';
import { findReactPages } from './react-pages.ts';
import { runModules } from './run-modules.ts';
import { sheetsOf } from './run-styles.ts';
import {
  admonitionsOf,
  announcementOf,
  attributesOf,
  colorModeOf,
  elsewhereIcon,
  faviconOf,
  filesOf,
  headTagOf,
  localeOf,
  logoOf,
  originOf,
  severityOf,
  tocLevelsOf,
} from './settings.ts';
import { CURRENT, readVersions, routeBaseOf } from './versions.ts';

/** A Docusaurus project as a configuration of ours, and what became of its own. */
export interface DocusaurusProject {
  readonly input: SiteConfigInput;
  readonly compatibility: Compatibility;
  /** Its configuration as plain data. */
  readonly siteConfig: Fields;
  readonly aliases: Aliases;
  /** Whether there are plug-ins for Markdown that can be run. */
  readonly runsRemarkPlugins: boolean;
}

/** What was read from a Docusaurus configuration, in words. */
export interface Compatibility {
  readonly used: readonly string[];
  readonly replaced: readonly string[];
  readonly leftOut: readonly string[];
}

/**
 * Reads a Docusaurus project as it stands.
 * @param file absolute path of `docusaurus.config.*`
 * @throws ConfigError if the configuration or a sidebar cannot be run, or takes longer than six seconds
 */
export async function readDocusaurusProject(siteDir: string, file: string): Promise<DocusaurusProject> {
  const { values, missing, aliases, remark } = await runModules(siteDir, [file]);
  const config = fieldsOf(values[0]);
  if (Object.keys(config).length === 0) {
    const why = missing.length > 0 ? ` Not there: ${missing.join(', ')}. Install the project's packages.` : ' Write export default { … }.';
    throw new ConfigError(`${relative(siteDir, file)} has no configuration: it exports nothing.${why}`);
  }
  const theme = fieldsOf(config.themeConfig);
  const replaced: string[] = [];
  const leftOut: string[] = [];
  const presets = readModules(config.presets, siteDir);
  const plugins = readModules(config.plugins, siteDir);
  const preset = presetOf(presets, plugins);
  const main = findMain(siteDir, preset, plugins);
  const others = findOthers(siteDir, plugins, main);
  const instances = main ? [main, ...others] : others;
  const rest = others.flatMap((instance) => instanceVersions(siteDir, instance));
  const versions = readVersions(siteDir, main?.options ?? {});
  const i18n = fieldsOf(config.i18n);
  const defaultLocale = text(i18n.defaultLocale) ?? 'en';
  const locales = texts(i18n.locales).length > 0 ? texts(i18n.locales) : [defaultLocale];
  const [staticDir = 'static', ...moreStaticDirs] = texts(config.staticDirectories);
  const baseUrl = `/${text(config.baseUrl) ?? ''}/`.replace(/\/+/g, '/');
  const { sidebars, lost } = await readSidebars({ siteDir, baseUrl, versions, main, others: rest });
  leftOut.push(...lost);
  const used = [
    settingsIn(
      config,
      instances.map(({ options }) => options),
    ),
  ];
  const last = versions.find(({ isLast }) => isLast)?.name ?? CURRENT;
  const context = {
    siteDir,
    baseUrl,
    locales,
    defaultLocale,
    sidebars: new Set(Object.keys(sidebars[last] ?? {})),
    hasVersions: versions.length > 1,
    lastLabel: versions.find(({ isLast }) => isLast)?.label ?? '',
    instances: rest,
    leftOut,
  };
  if (others.length > 0) used.push(`docs plug-ins: ${others.map(({ id }) => id).join(', ')}`);
  if (versions.length > 1) used.push(`versions: ${versions.map(({ name }) => name).join(', ')}`);
  const paths = Object.keys(aliases).map((name) => name.replace(/\$$/, ''));
  if (paths.length > 0) used.push(`import paths: ${paths.join(', ')}`);
  const redirects = readRedirects(plugins);
  if (redirects.length > 0) used.push(`${redirects.length} redirects`);
  tellModules([...plugins, ...readModules(config.themes, siteDir)], replaced, leftOut);
  // A preset of another kind than Docusaurus' own is a plug-in like others.
  const otherPresets = presets.filter(({ name, options }) => name !== 'classic' && options !== preset);
  tellModules(otherPresets, replaced, leftOut, 'preset');
  const makers = [...new Set([...plugins, ...otherPresets].filter(({ makesPages }) => makesPages).map(({ name }) => name))];
  const asked = severityOf(config.onBrokenLinks, 'error');
  // Where a script makes the sidebars, it makes pages, too.
  const sources = [...makers, ...(lost.length > 0 ? ['scripts that have not been run'] : [])];
  const brokenLinks = sources.length > 0 && asked === 'error' ? 'warning' : asked;
  if (brokenLinks !== asked)
    replaced.push(`onBrokenLinks: 'throw': links may lead to pages of ${sources.join(', ')}, so that broken ones are warnings`);
  const sheets = sheetsOf(config, siteDir);
  if (sheets.length > 0) used.push('customCss, for what is HTML or React in pages');
  const colors = readBrandColors(sheets, siteDir);
  if (colors !== undefined) used.push(`primary color: links are ${colors.light.link}, in the dark theme ${colors.dark.link}`);
  const patches = findPatches(siteDir);
  if (patches.length > 0) leftOut.push(`changes to Docusaurus itself, so that broken anchors are warnings: ${patches.join(', ')}`);
  if (theme.algolia !== undefined) replaced.push('Algolia: search is built in');
  if (theme.prism !== undefined) replaced.push('Prism: code is colored by the build, in more languages, in the colors of the site');
  for (const name of ['scripts', 'stylesheets', 'clientModules'] as const) {
    if (Array.isArray(config[name]) && config[name].length > 0) leftOut.push(`${name}: pages load no code or styles of others`);
  }
  if (instances.some(({ options }) => FUNCTION in fieldsOf(options.numberPrefixParser)))
    leftOut.push('numberPrefixParser that is a function: numbers at the beginning of names are taken off as usual');
  const blogsAsked = blogOptions(preset, plugins);
  tellMarkdownPlugins([...instances.map(({ options }) => options), ...blogsAsked, fieldsOf(preset.pages)], remark, used, leftOut);
  const blogs = findBlogs(siteDir, blogsAsked);
  if (blogs.length > 0) used.push(`${blogs.length === 1 ? 'blog' : 'blogs'}: ${blogs.map(({ dir }) => dir).join(', ')}`);
  if (missing.length > 0) leftOut.push(`packages that are not installed, and files that are not there: ${missing.join(', ')}`);
  const markdown = fieldsOf(config.markdown);
  const hooks = fieldsOf(markdown.hooks);
  const reactPages = findReactPages(siteDir);
  if (reactPages.length > 0)
    used.push(`pages in React, without their scripts: ${reactPages.map((page) => (page === '' ? '/' : page)).join(', ')}`);
  const unchecked = [
    ...blogs.flatMap(({ routeBasePath }) => BLOG_LISTS.map((list) => `${routeBasePath}/${list}`.replace(/\/+/g, '/'))),
    // Addresses that Docusaurus is told not to check.
    ...[...JSON.stringify(theme).matchAll(/pathname:\/\/(\/[^"?#]*)/g)].flatMap(([, path]) => (path ? insideBase(baseUrl, path) : [])),
  ];
  const footer = readFooter(fieldsOf(theme.footer), context);
  const input: SiteConfigInput = {
    title: text(config.title) ?? 'Documentation',
    tagline: text(config.tagline) ?? '',
    ...navbarTitleOf(fieldsOf(theme.navbar), text(config.title), context),
    ...originOf(config.url),
    baseUrl,
    trailingSlash: flag(config.trailingSlash) ?? false,
    ...faviconOf(text(config.favicon)),
    staticDir,
    moreStaticDirs,
    defaultLocale,
    locales: locales.map((name) => localeOf(name, fieldsOf(fieldsOf(i18n.localeConfigs)[name]))),
    versions: versions.map((version) => ({ ...version })),
    content: {
      layout: 'docusaurus',
      current: CURRENT,
      ...(main && { docsDir: main.dir }),
      routeBasePath: routeBaseOf(main?.options),
      instances: rest.map(({ id, plugin, dir, routeBasePath, version, options }) => ({
        id,
        dir,
        routeBasePath,
        translations: `${translationsFolder('docs', plugin)}/${version.name === CURRENT ? CURRENT : versionFolder(version.name)}`,
        ...filesOf(options),
        numberPrefixes: options.numberPrefixParser !== false,
        ...(id === plugin ? {} : { version: { label: version.label, banner: version.banner, current: plugin } }),
      })),
      ...filesOf(main?.options),
      numberPrefixes: main?.options.numberPrefixParser !== false,
      sidebarCollapsed: main?.options.sidebarCollapsed !== false,
      sidebarCollapsible: main?.options.sidebarCollapsible !== false,
      tocLevels: tocLevelsOf(fieldsOf(theme.tableOfContents)),
      keepsCase: fieldsOf(markdown.anchors).maintainCase === true,
      admonitions: [...new Set([...instances.map(({ options }) => options), ...blogsAsked, fieldsOf(preset.pages)].flatMap(admonitionsOf))],
      format: formatOf(text(markdown.format), siteDir),
      math:
        JSON.stringify([missing, presets, plugins]).includes('remark-math') || JSON.stringify([presets, plugins]).includes('remarkMath'),
      mathMacros: mathMacrosOf([...instances.map(({ options }) => options), ...blogsAsked, fieldsOf(preset.pages)]),
      lenient: true,
      brokenLinks,
      brokenAnchors: patches.length > 0 ? 'warning' : severityOf(config.onBrokenAnchors, 'warning'),
      brokenImages: severityOf(hooks.onBrokenMarkdownImages ?? config.onBrokenMarkdownImages, 'error'),
      unchecked,
      blogs,
      pagesExclude: filesOf(fieldsOf(preset.pages)).exclude,
      outdatedNotice: false,
      editUrls: {
        ...Object.assign({}, ...instances.map(({ options }) => editUrlsOf(siteDir, 'docs', options, config))),
        ...Object.assign({}, ...blogsAsked.map((options) => editUrlsOf(siteDir, 'blog', options, config))),
      },
    },
    sidebars,
    navbar: readNavbar(fieldsOf(theme.navbar), context),
    footer,
    logo: logoOf(fieldsOf(fieldsOf(theme.navbar).logo), siteDir, [staticDir, ...moreStaticDirs]),
    announcement: announcementOf(fieldsOf(theme.announcementBar), baseUrl),
    colorMode: colorModeOf(fieldsOf(theme.colorMode)),
    theme: colors,
    headTags: [
      ...elsewhereIcon(text(config.favicon)),
      ...records(config.headTags).flatMap(headTagOf),
      ...records(theme.metadata).map((meta) => ({ tag: 'meta' as const, attributes: attributesOf(meta) })),
    ],
    redirects,
  };
  const compatibility = { used, replaced: [...new Set(replaced)], leftOut: [...new Set(leftOut)] };
  return { input, siteConfig: config, aliases, runsRemarkPlugins: remark.run.length > 0, compatibility };
}

/** The settings of a configuration that mean the same here. */
function settingsIn(config: Fields, docsOptions: readonly Fields[]): string {
  const theme = fieldsOf(config.themeConfig);
  const given: readonly (readonly [name: string, value: unknown])[] = [
    ['edit links', docsOptions.find(({ editUrl }) => editUrl !== undefined)],
    ['announcement bar', theme.announcementBar],
    ['color mode', theme.colorMode],
    ['headTags', config.headTags],
    ['metadata', theme.metadata],
    ['customFields', config.customFields],
  ];
  const names = given.flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return ['title, tagline, url, baseUrl, languages, navbar, footer', ...names].join(', ');
}
