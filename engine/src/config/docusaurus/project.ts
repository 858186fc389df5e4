import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { parseDocusaurusSidebars } from '../docusaurus-sidebars.ts';
import type { SidebarItemConfig, SiteConfigInput } from '../schema.ts';
import { type NamedModule, readModules } from './modules.ts';
import { addressOf, readFooter, readNavbar, withoutTags } from './navbar.ts';
import { flag, type Plain, record, records, text, texts } from './plain.ts';
import { runModules } from './run-modules.ts';
import { CURRENT, type ProjectVersion, readVersions } from './versions.ts';

/** A Docusaurus project as a configuration of ours, and what became of its own. */
export interface DocusaurusProject {
  readonly input: SiteConfigInput;
  /** Absolute path of the docs' folder, which may be outside of the site's. */
  readonly docsDir: string;
  readonly account: ProjectAccount;
}

/** What was read from a Docusaurus configuration, in words. */
export interface ProjectAccount {
  readonly used: readonly string[];
  readonly replaced: readonly string[];
  readonly leftOut: readonly string[];
}

interface Instance {
  readonly id: string;
  readonly dir: string;
  readonly options: Plain;
}

type Sidebars = Record<string, SidebarItemConfig[]>;

/** Parts of Docusaurus that this engine has itself. */
const REPLACED = new Map([
  ['sitemap', 'sitemap plug-in: sitemap.xml is always written'],
  ['ideal-image', 'ideal-image plug-in: pictures get smaller formats by themselves'],
  ['svgr', 'svgr plug-in: drawings are pictures'],
  ['search-algolia', 'Algolia: search is built in'],
  ['mermaid', 'mermaid theme: flowcharts and sequences are drawn by the build'],
  ['live-codeblock', 'live code blocks: they are plain code'],
  ['classic', 'classic theme: the engine has its own'],
  ['vercel-analytics', 'analytics'],
  ['css-cascade-layers', 'cascade layers'],
]);
const SEARCH = /search|algolia|lunr|typesense|docsearch/i;

/**
 * Reads a Docusaurus project as it stands.
 * @param file absolute path of `docusaurus.config.*`
 * @throws ConfigError if the configuration or a sidebar cannot be run, or takes longer than ten seconds
 */
export async function readDocusaurusProject(siteDir: string, file: string): Promise<DocusaurusProject> {
  const { values, missing } = await runModules(siteDir, [file]);
  const config = record(values[0]);
  const theme = record(config.themeConfig);
  const used: string[] = ['title, tagline, url, baseUrl, languages, navbar, footer'];
  const replaced: string[] = [];
  const leftOut: string[] = [];
  const presets = readModules(config.presets);
  const preset = record(presets.find(({ options }) => 'docs' in options || 'blog' in options || 'theme' in options)?.options);
  const plugins = readModules(config.plugins);
  const main = findMain(preset, plugins);
  const instances = main ? [main, ...findOthers(plugins, main)] : findOthers(plugins, undefined);
  const first = instances[0];
  const rest = instances.slice(1);
  const docsDir = resolve(siteDir, first?.dir ?? 'docs');
  const versions = readVersions(siteDir, first?.options ?? {});
  const i18n = record(config.i18n);
  const defaultLocale = text(i18n.defaultLocale) ?? 'en';
  const locales = texts(i18n.locales).length > 0 ? texts(i18n.locales) : [defaultLocale];
  const sidebars = await readSidebars(siteDir, versions, first, rest, leftOut);
  const last = versions.find(({ isLast }) => isLast)?.name ?? CURRENT;
  const scope = {
    siteDir,
    locales,
    defaultLocale,
    sidebars: new Set(Object.keys(sidebars[last] ?? {})),
    hasVersions: versions.length > 1,
    leftOut,
  };
  if (rest.length > 0) used.push(`docs plug-ins: ${rest.map(({ id }) => id).join(', ')}`);
  if (versions.length > 1) used.push(`versions: ${versions.map(({ name }) => name).join(', ')}`);
  const redirects = readRedirects(plugins, leftOut);
  if (redirects.length > 0) used.push(`${redirects.length} redirects`);
  tellModules([...plugins, ...readModules(config.themes)], replaced, leftOut);
  if (theme.algolia !== undefined) replaced.push('Algolia: search is built in');
  for (const name of ['scripts', 'stylesheets', 'clientModules'] as const) {
    if (Array.isArray(config[name]) && config[name].length > 0) leftOut.push(`${name}: pages load no code or styles of others`);
  }
  if (Object.keys(record(config.customFields)).length > 0) leftOut.push('customFields: they are for React code');
  const blog = findBlog(siteDir, preset, plugins);
  if (blog) {
    used.push(`blog: ${blog.dir}`);
    leftOut.push("the blog's pages of tags, authors and archives; links to them are not checked");
  }
  if (missing.length > 0) leftOut.push(`packages that are not installed, and files that are not there: ${missing.join(', ')}`);
  const markdown = record(config.markdown);
  const format = text(markdown.format);
  const hooks = record(markdown.hooks);
  const reactPages = findReactPages(siteDir);
  if (reactPages.length > 0) leftOut.push(`React pages: ${reactPages.map((page) => (page === '' ? '/' : page)).join(', ')}`);
  const isServed = ({ to }: { readonly to: string }): boolean =>
    !isBelow(
      to,
      reactPages.filter((page) => page !== ''),
    );
  const unchecked = [
    ...(blog ? BLOG_LISTS.map((list) => `${blog.routeBasePath}/${list}`.replace(/\/+/g, '/')) : []),
    ...reactPages.filter((page) => page !== ''),
    // Addresses that Docusaurus is told not to check.
    ...[...JSON.stringify(theme).matchAll(/pathname:\/\/(\/[^"?#]*)/g)].flatMap(([, path]) => path ?? []),
  ];
  const footer = readFooter(record(theme.footer), scope);
  const input: SiteConfigInput = {
    title: text(config.title) ?? 'Documentation',
    tagline: text(config.tagline) ?? '',
    ...originOf(config.url),
    baseUrl: `/${text(config.baseUrl) ?? ''}/`.replace(/\/+/g, '/'),
    trailingSlash: flag(config.trailingSlash) ?? false,
    ...(text(config.favicon) ? { favicon: addressOf(text(config.favicon)) ?? '/favicon.svg' } : {}),
    staticDir: texts(config.staticDirectories)[0] ?? 'static',
    defaultLocale,
    locales: locales.map((name) => localeOf(name, record(record(i18n.localeConfigs)[name]))),
    versions: versions.map((version) => ({ ...version })),
    content: {
      layout: 'docusaurus',
      current: CURRENT,
      docsDir: relative(siteDir, docsDir).replaceAll('\\', '/'),
      routeBasePath: routeBaseOf(first?.options),
      instances: rest.map((instance) => ({
        id: instance.id,
        dir: relative(siteDir, resolve(siteDir, instance.dir)).replaceAll('\\', '/'),
        routeBasePath: routeBaseOf(instance.options),
      })),
      format: format === 'md' || format === 'detect' ? format : 'mdx',
      math:
        JSON.stringify([missing, presets, plugins]).includes('remark-math') || JSON.stringify([presets, plugins]).includes('remarkMath'),
      lenient: true,
      brokenLinks: severityOf(config.onBrokenLinks, 'error'),
      brokenAnchors: severityOf(config.onBrokenAnchors, 'warning'),
      brokenImages: severityOf(hooks.onBrokenMarkdownImages ?? config.onBrokenMarkdownImages, 'error'),
      unchecked,
      blog: blog ?? null,
      outdatedNotice: false,
      ...editUrlOf(first?.options),
    },
    sidebars,
    navbar: readNavbar(record(theme.navbar), scope).flatMap((item): NonNullable<SiteConfigInput['navbar']> => {
      if (item.type === 'link') return isServed(item) ? [item] : [];
      if (item.type !== 'menu') return [item];
      const items = item.items.filter(isServed);
      return items.length > 0 ? [{ ...item, items }] : [];
    }),
    footer: { ...footer, columns: (footer.columns ?? []).map((column) => ({ ...column, items: column.items.filter(isServed) })) },
    logo: logoOf(record(record(theme.navbar).logo), siteDir),
    announcement: announcementOf(record(theme.announcementBar)),
    colorMode: colorModeOf(record(theme.colorMode)),
    headTags: [
      ...records(config.headTags).flatMap(headTagOf),
      ...records(theme.metadata).map((meta) => ({ tag: 'meta' as const, attributes: attributesOf(meta) })),
    ],
    redirects,
  };
  return { input, docsDir, account: { used, replaced: [...new Set(replaced)], leftOut: [...new Set(leftOut)] } };
}

function findMain(preset: Plain, plugins: readonly NamedModule[]): Instance | undefined {
  if (preset.docs !== false && Object.keys(preset).length > 0) {
    const options = record(preset.docs);
    return { id: 'default', dir: text(options.path) ?? 'docs', options };
  }
  const plugin = plugins.find(({ name, options }) => name === 'content-docs' && (text(options.id) ?? 'default') === 'default');
  return plugin && { id: 'default', dir: text(plugin.options.path) ?? 'docs', options: plugin.options };
}

function findOthers(plugins: readonly NamedModule[], main: Instance | undefined): Instance[] {
  return plugins
    .filter(({ name, options }) => name === 'content-docs' && options !== main?.options)
    .map(({ options }) => ({ id: text(options.id) ?? 'default', dir: text(options.path) ?? 'docs', options }));
}

function routeBaseOf(options: Plain | undefined): string {
  return typeof options?.routeBasePath === 'string' ? `/${options.routeBasePath}`.replace(/\/+/g, '/') : '/docs';
}

function originOf(url: unknown): { url?: string } {
  const written = text(url);
  return written !== undefined && URL.canParse(written) ? { url: new URL(written).origin } : {};
}

function localeOf(name: string, { label, direction, htmlLang, calendar, path }: Plain) {
  return {
    name,
    ...(text(label) && { label: text(label) }),
    ...(direction === 'rtl' || direction === 'ltr' ? { direction: direction === 'rtl' ? ('rtl' as const) : ('ltr' as const) } : {}),
    ...(text(htmlLang) && { htmlLang: text(htmlLang) }),
    ...(text(calendar) && { calendar: text(calendar) }),
    ...(text(path) && /^[\w-]+$/.test(text(path) ?? '') && path !== name ? { path: text(path) } : {}),
  };
}

/** Only a template can be carried over: a function would have to be run for each page. */
function editUrlOf(options: Plain | undefined): { editUrl?: string } {
  const base = text(options?.editUrl);
  return base === undefined ? {} : { editUrl: `${base.replace(/\/+$/, '')}/<site-file>` };
}

function severityOf(written: unknown, otherwise: 'error' | 'warning' | 'ignore'): 'error' | 'warning' | 'ignore' {
  if (written === 'throw') return 'error';
  if (written === 'warn' || written === 'log') return 'warning';
  return written === 'ignore' ? 'ignore' : otherwise;
}

function logoOf(logo: Plain, siteDir: string): SiteConfigInput['logo'] {
  const src = addressOf(text(logo.src));
  if (src === undefined || (src.startsWith('/') && !existsSync(join(siteDir, 'static', src)))) return null;
  const dark = addressOf(text(logo.srcDark));
  return { src, ...(dark === undefined ? {} : { srcDark: dark }), alt: text(logo.alt) ?? '' };
}

function announcementOf(bar: Plain): SiteConfigInput['announcement'] {
  const content = text(bar.content);
  if (content === undefined) return null;
  const to = addressOf(/href=["']([^"']+)["']/.exec(content)?.[1]);
  return {
    id: text(bar.id) ?? 'announcement-bar',
    text: withoutTags(content),
    closeable: flag(bar.isCloseable) ?? true,
    ...(to === undefined ? {} : { to }),
  };
}

function colorModeOf(mode: Plain): NonNullable<SiteConfigInput['colorMode']> {
  return {
    default: mode.defaultMode === 'dark' ? 'dark' : 'light',
    switchable: mode.disableSwitch !== true,
    respectSystem: mode.respectPrefersColorScheme === true,
  };
}

/** Elements of the head that run no code. */
function headTagOf({ tagName, attributes }: Plain): { tag: 'meta' | 'link'; attributes: Record<string, string> }[] {
  return tagName === 'meta' || tagName === 'link' ? [{ tag: tagName, attributes: attributesOf(record(attributes)) }] : [];
}

function attributesOf(attributes: Plain): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

function readRedirects(plugins: readonly NamedModule[], leftOut: string[]): { from: string; to: string }[] {
  const options = plugins.filter(({ name }) => name === 'client-redirects').map((plugin) => plugin.options);
  if (options.some(({ createRedirects }) => createRedirects !== undefined)) leftOut.push('redirects made by a function (createRedirects)');
  return options
    .flatMap((one) => records(one.redirects))
    .flatMap(({ from, to }) => {
      const target = addressOf(text(to));
      const sources = text(from) === undefined ? texts(from) : [text(from) ?? ''];
      return target === undefined ? [] : sources.map((source) => ({ from: addressOf(source) ?? '/', to: target }));
    });
}

function tellModules(modules: readonly NamedModule[], replaced: string[], leftOut: string[]): void {
  for (const { name } of modules) {
    const known = REPLACED.get(name);
    if (known !== undefined) replaced.push(known);
    else if (SEARCH.test(name)) replaced.push(`${name}: search is built in`);
    else if (!/^(content-(docs|blog|pages)|client-redirects)$/.test(name)) leftOut.push(`plug-in ${name}`);
  }
}

/** Addresses below the blog that are lists of posts, and its feeds. */
const BLOG_LISTS = ['tags', 'authors', 'archive', 'page', 'rss.xml', 'feed.json'];

function findBlog(
  siteDir: string,
  preset: Plain,
  plugins: readonly NamedModule[],
): { dir: string; routeBasePath: string; title: string } | undefined {
  const plugin = plugins.find(({ name }) => name === 'content-blog');
  if (!plugin && (Object.keys(preset).length === 0 || preset.blog === false)) return undefined;
  const options = plugin?.options ?? record(preset.blog);
  const dir = text(options.path) ?? 'blog';
  const base = typeof options.routeBasePath === 'string' ? options.routeBasePath : 'blog';
  if (!existsSync(join(siteDir, dir))) return undefined;
  const routeBasePath = `/${base}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
  return { dir, routeBasePath, title: text(options.blogTitle) ?? 'Blog' };
}

/** Addresses of the pages that are React code: they are not built. */
function findReactPages(siteDir: string): string[] {
  const folder = join(siteDir, 'src', 'pages');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return files
    .filter((file) => /\.(jsx?|tsx?)$/.test(file) && !/(^|\/)(_|__tests__\/)|\.(test|d)\.\w+$/.test(file))
    .map((file) => `/${file.replace(/\.\w+$/, '')}`.replace(/\/index$/, ''))
    .toSorted();
}

/** Whether an address is one of these, or below one of them. */
function isBelow(address: string, bases: readonly string[]): boolean {
  const path = address.split(/[?#]/)[0] ?? '';
  return bases.some((base) => `${path.replace(/\/$/, '')}/`.startsWith(`${base}/`));
}

const WHOLE_TREE: SidebarItemConfig[] = [{ type: 'autogenerated', dirName: '.' }];

/** The sidebars of all versions; those of other docs plug-ins are among those of the last one, named after the plug-in. */
async function readSidebars(
  siteDir: string,
  versions: readonly ProjectVersion[],
  main: Instance | undefined,
  others: readonly Instance[],
  leftOut: string[],
): Promise<Record<string, Sidebars>> {
  const wanted = [
    ...(main ? versions.map(({ name }) => ({ version: name, prefix: '', file: sidebarFile(siteDir, name, main) })) : []),
    ...others.map((instance) => ({ version: '', prefix: `${instance.id}/`, file: sidebarFile(siteDir, CURRENT, instance) })),
  ];
  const files = wanted.flatMap(({ file }) => (typeof file === 'string' ? [file] : []));
  const { values } = files.length > 0 ? await runModules(siteDir, [...new Set(files)]) : { values: [] };
  const contents = new Map([...new Set(files)].map((file, index) => [file, values[index]]));
  if (main && [main, ...others].some(({ options }) => options.sidebarItemsGenerator !== undefined)) {
    leftOut.push('sidebarItemsGenerator: generated sidebars have the usual order');
  }
  const last = versions.find(({ isLast }) => isLast)?.name ?? CURRENT;
  const sidebars: Record<string, Sidebars> = Object.fromEntries(versions.map(({ name }) => [name, {}]));
  for (const { version, prefix, file } of wanted) {
    const target = sidebars[version === '' ? last : version];
    if (target === undefined || file === null) continue;
    const own = file === undefined ? { defaultSidebar: WHOLE_TREE } : parseDocusaurusSidebars(contents.get(file), relative(siteDir, file));
    for (const [name, items] of Object.entries(own))
      target[prefix + name] = prefix === '' ? items : items.map((item) => below(prefix, item));
  }
  return sidebars;
}

/** The file of a version's sidebars; undefined for one sidebar with all folders, null for none. */
function sidebarFile(siteDir: string, version: string, { id, options }: Instance): string | undefined | null {
  if (options.sidebarPath === false) return null;
  const written = text(options.sidebarPath);
  if (version !== CURRENT) {
    const folder = id === 'default' ? 'versioned_sidebars' : `${id}_versioned_sidebars`;
    const file = join(siteDir, folder, `version-${version}-sidebars.json`);
    return existsSync(file) ? file : undefined;
  }
  if (written === undefined) return undefined;
  const file = isAbsolute(written) ? written : join(siteDir, written);
  return existsSync(file) ? file : undefined;
}

/** An item of another docs plug-in: its documents and folders are below the plug-in's id. */
function below(prefix: string, item: SidebarItemConfig): SidebarItemConfig {
  switch (item.type) {
    case 'autogenerated':
      return { ...item, dirName: item.dirName === '.' ? prefix.slice(0, -1) : prefix + item.dirName };
    case 'doc':
    case 'ref':
      return { ...item, id: prefix + item.id };
    case 'category':
      return {
        ...item,
        items: item.items.map((child) => below(prefix, child)),
        ...(item.link?.type === 'doc' ? { link: { ...item.link, id: prefix + item.link.id } } : {}),
      };
    default:
      return item;
  }
}
