import { join } from 'node:path';
import { namesIn } from '../../model/read-if-there.ts';
import { type Fields, fieldsOf, records, text, texts } from '../../model/record.ts';
import { addressOf } from './addresses.ts';
import { blogOptions, findBlogs, type ProjectBlog } from './blogs.ts';
import { DEFAULT_ID, idOf, pagesFolder } from './folders.ts';
import { type Instance, type InstanceVersion, instanceVersions } from './instance-versions.ts';
import { type NamedModule, readModules } from './modules.ts';
import { findReactPages } from './react-pages.ts';
import { sheetsOf } from './run-styles.ts';
import { type ProjectVersion, readVersions } from './versions.ts';

/** What a Docusaurus project is made of, as its configuration and its folder say. */
export interface ProjectParts {
  readonly siteDir: string;
  readonly config: Fields;
  /** Of the configuration. */
  readonly theme: Fields;
  /** With both slashes. */
  readonly baseUrl: string;
  readonly plugins: readonly NamedModule[];
  readonly themes: readonly NamedModule[];
  /** Options of the preset that makes docs or a blog. */
  readonly preset: Fields;
  /** Presets of another kind than Docusaurus' own, which are plug-ins like others. */
  readonly otherPresets: readonly NamedModule[];
  /** The docs that have no id: of the preset, or of a plug-in. */
  readonly main: Instance | undefined;
  /** All other docs plug-ins. */
  readonly others: readonly Instance[];
  readonly otherVersions: readonly InstanceVersion[];
  /** Of the main docs. */
  readonly versions: readonly ProjectVersion[];
  readonly last: ProjectVersion | undefined;
  readonly blogOptions: readonly Fields[];
  readonly blogs: readonly ProjectBlog[];
  /** Options of all that makes pages of Markdown: docs, blogs, and standalone pages. */
  readonly pagesOptions: readonly Fields[];
  /** Addresses of the pages that are React code. */
  readonly reactPages: readonly string[];
  readonly redirects: readonly { from: string; to: string }[];
  /** Absolute paths of the sheets for all pages. */
  readonly sheets: readonly string[];
  /** Names of the parts of the theme that the project has of its own, without those that pages use. */
  readonly themeParts: readonly string[];
  /** Files by which the project changes Docusaurus' own packages when they are installed. */
  readonly patches: readonly string[];
}

/** Parts of the theme that no page names. */
const AROUND_PAGES =
  /^(?:(?:Announcement|Search)Bar|BackToTop.*|Blog\w+|ColorModeToggle|Doc(?:Breadcrumbs|Item|Page|Paginator|Root|Sidebar|Tag|Version)\w*|EditThisPage|Footer|LastUpdated|Layout|Logo|MDXPage|Navbar\w*|NotFound|PaginatorNavLink|Root|SearchPage|SiteMetadata|TOC(?!Inline)\w*)$/;

export function findParts(config: Fields, siteDir: string): ProjectParts {
  const presets = readModules(config.presets, siteDir);
  const plugins = readModules(config.plugins, siteDir);
  const preset = presetOf(presets, plugins);
  const main = findMain(siteDir, preset, plugins);
  const others = findOthers(siteDir, plugins, main);
  const versions = readVersions(siteDir, main?.options ?? {});
  const ofBlogs = blogOptions(preset, plugins);
  return {
    siteDir,
    config,
    theme: fieldsOf(config.themeConfig),
    baseUrl: `/${text(config.baseUrl) ?? ''}/`.replace(/\/+/g, '/'),
    plugins,
    themes: readModules(config.themes, siteDir),
    preset,
    otherPresets: presets.filter(({ name, options }) => name !== 'classic' && options !== preset),
    main,
    others,
    otherVersions: others.flatMap((instance) => instanceVersions(siteDir, instance)),
    versions,
    last: versions.find(({ isLast }) => isLast),
    blogOptions: ofBlogs,
    blogs: findBlogs(siteDir, ofBlogs),
    pagesOptions: [...docsOptions({ main, others }), ...ofBlogs, fieldsOf(preset.pages)],
    reactPages: findReactPages(siteDir),
    redirects: readRedirects(plugins),
    sheets: sheetsOf(config, siteDir),
    themeParts: findThemeParts(siteDir),
    patches: findPatches(siteDir),
  };
}

/** Options of the docs plug-ins. */
export function docsOptions({ main, others }: Pick<ProjectParts, 'main' | 'others'>): Fields[] {
  return [...(main ? [main] : []), ...others].map(({ options }) => options);
}

/** The options of the preset that makes docs or a blog; empty if there is none. */
function presetOf(presets: readonly NamedModule[], plugins: readonly NamedModule[]): Fields {
  const whole =
    presets.find(({ options }) => 'docs' in options || 'blog' in options) ??
    presets.find(({ name }) => name === 'classic') ??
    // One of the project's own may build on the classic one; beside a plug-in for docs it is for something else.
    (plugins.some(({ name }) => name === 'content-docs') ? undefined : presets.find(({ options }) => 'theme' in options));
  if (whole === undefined) return {};
  // Without options it has docs and a blog, too.
  return Object.keys(whole.options).length > 0 ? whole.options : { docs: {} };
}

function findMain(siteDir: string, preset: Fields, plugins: readonly NamedModule[]): Instance | undefined {
  const isPreset = preset.docs !== false && Object.keys(preset).length > 0;
  const plugin = plugins.find(({ name, options }) => name === 'content-docs' && idOf(options) === DEFAULT_ID);
  const options = isPreset ? fieldsOf(preset.docs) : plugin?.options;
  return options && { id: DEFAULT_ID, dir: pagesFolder(siteDir, 'docs', options), options };
}

function findOthers(siteDir: string, plugins: readonly NamedModule[], main: Instance | undefined): Instance[] {
  return plugins
    .filter(({ name, options }) => name === 'content-docs' && options !== main?.options)
    .map(({ options }) => ({ id: idOf(options), dir: pagesFolder(siteDir, 'docs', options), options }));
}

/** The redirects that stand in the configuration. Those made by a function are asked for when the pages are known. */
function readRedirects(plugins: readonly NamedModule[]): { from: string; to: string }[] {
  const options = plugins.filter(({ name }) => name === 'client-redirects').map((plugin) => plugin.options);
  return options
    .flatMap((one) => records(one.redirects))
    .flatMap(({ from, to }) => {
      const target = addressOf(text(to));
      const sources = text(from) === undefined ? texts(from) : [text(from) ?? ''];
      return target === undefined ? [] : sources.map((source) => ({ from: addressOf(source) ?? '/', to: target }));
    });
}

function findThemeParts(siteDir: string): string[] {
  const names = namesIn(join(siteDir, 'src', 'theme')).map((name) => name.replace(/\.\w+$/, ''));
  return [...new Set(names)].filter((name) => AROUND_PAGES.test(name)).toSorted();
}

function findPatches(siteDir: string): string[] {
  return namesIn(join(siteDir, 'patches')).flatMap((name) => (/^@docusaurus.*\.patch$/.test(name) ? [`patches/${name}`] : []));
}
