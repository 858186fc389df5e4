import { type Fields, fieldsOf, text } from '../../model/record.ts';
import type { Aliases } from './aliases.ts';
import type { ThemeColors } from './brand-colors.ts';
import { FUNCTION, type NamedModule, OWN_MARKDOWN } from './modules.ts';
import { docsOptions, type ProjectParts } from './parts.ts';
import type { RemarkFacts } from './remark-plugins.ts';

/** What was read from a Docusaurus configuration, in words. */
export interface Compatibility {
  readonly used: readonly string[];
  readonly replaced: readonly string[];
  readonly leftOut: readonly string[];
}

/** What is known once the configuration has been run, and its sidebars read. */
interface ReadFacts {
  /** Packages and files that are not there. */
  readonly missing: readonly string[];
  readonly aliases: Aliases;
  readonly remark: RemarkFacts;
  /** Sentences about sidebars that could not be read. */
  readonly lost: readonly string[];
  readonly colors: ThemeColors | undefined;
  /** What makes pages that are not known, where broken links are therefore no errors. */
  readonly makers: readonly string[];
}

const OPENAPI = 'OpenAPI pages: those that the plug-in has written are shown, and send no requests';

/** Parts of Docusaurus that this engine has itself. */
const REPLACED = new Map([
  ['sitemap', 'sitemap plug-in: sitemap.xml is always written'],
  ['ideal-image', 'ideal-image plug-in: pictures get smaller formats by themselves'],
  ['svgr', 'svgr plug-in: drawings are pictures'],
  ['search-algolia', 'Algolia: search is built in'],
  ['mermaid', 'mermaid theme: flowcharts, sequences, and states are drawn by the build'],
  ['live-codeblock', 'live code blocks: they are plain code'],
  ['classic', 'classic theme: the engine has its own'],
  ['vercel-analytics', 'analytics'],
  ['docusaurus-plugin-openapi-docs', OPENAPI],
  ['docusaurus-theme-openapi-docs', OPENAPI],
  ['css-cascade-layers', 'cascade layers'],
]);

/** Packages and functions that compile style sheets. */
const STYLES = /sass|scss|less\b|tailwind|postcss/i;

/** Options of the preset for services that count visits. */
const COUNTERS = ['gtag', 'googleAnalytics', 'googleTagManager'] as const;

const SEARCH = /search|algolia|lunr|typesense|docsearch/i;

/** What the function of npm2yarn is called. */
const NPM2YARN = 'plugin';

/** Says what becomes of each part of a project. */
export function tellParts(parts: ProjectParts, { missing, aliases, remark, lost, colors, makers }: ReadFacts): Compatibility {
  const { config, theme, others, versions, blogs, redirects, sheets, patches, reactPages, preset, themeParts } = parts;
  const used = [settingsIn(parts)];
  const replaced: string[] = [];
  const leftOut = [...lost];
  const paths = Object.keys(aliases).map((name) => name.replace(/\$$/, ''));
  if (others.length > 0) used.push(`docs plug-ins: ${others.map(({ id }) => id).join(', ')}`);
  if (versions.length > 1) used.push(`versions: ${versions.map(({ name }) => name).join(', ')}`);
  if (paths.length > 0) used.push(`import paths: ${paths.join(', ')}`);
  if (redirects.length > 0) used.push(`${redirects.length} redirects`);
  tellModules([...parts.plugins, ...parts.themes], replaced, leftOut);
  tellModules(parts.otherPresets, replaced, leftOut, 'preset');
  if (makers.length > 0)
    replaced.push(`onBrokenLinks: 'throw': links may lead to pages of ${makers.join(', ')}, so that broken ones are warnings`);
  if (sheets.length > 0) used.push('customCss, for what is HTML or React in pages');
  if (colors !== undefined) used.push(`primary color: links are ${colors.light.link}, in the dark theme ${colors.dark.link}`);
  if (patches.length > 0) leftOut.push(`changes to Docusaurus itself, so that broken anchors are warnings: ${patches.join(', ')}`);
  if (theme.algolia !== undefined) replaced.push('Algolia: search is built in');
  if (theme.prism !== undefined) replaced.push('Prism: code is colored by the build, in more languages, in the colors of the site');
  for (const name of ['scripts', 'stylesheets', 'clientModules'] as const) {
    if (Array.isArray(config[name]) && config[name].length > 0) leftOut.push(`${name}: pages load no code or styles of others`);
  }
  if (themeParts.length > 0)
    leftOut.push(
      `src/theme/${themeParts.join(', ')}: what is around pages is the engine’s own (slots of a site.config.mjs, which \`signpost migrate docusaurus\` writes, add to it)`,
    );
  const counters = COUNTERS.filter((name) => preset[name] !== undefined && preset[name] !== false);
  if (counters.length > 0) leftOut.push(`${counters.join(', ')}: visits are counted by what \`analytics\` in a site.config.mjs names`);
  if (docsOptions(parts).some(({ numberPrefixParser }) => FUNCTION in fieldsOf(numberPrefixParser)))
    leftOut.push('numberPrefixParser that is a function: numbers at the beginning of names are taken off as usual');
  tellMarkdownPlugins(parts.pagesOptions, remark, used, leftOut);
  if (blogs.length > 0) used.push(`${blogs.length === 1 ? 'blog' : 'blogs'}: ${blogs.map(({ dir }) => dir).join(', ')}`);
  if (missing.length > 0) leftOut.push(`packages that are not installed, and files that are not there: ${missing.join(', ')}`);
  if (reactPages.length > 0)
    used.push(`pages in React, without their scripts: ${reactPages.map((page) => (page === '' ? '/' : page)).join(', ')}`);
  return { used, replaced, leftOut };
}

/** The settings of a configuration that mean the same here. */
function settingsIn({ config, theme, main, others }: ProjectParts): string {
  const given: readonly (readonly [name: string, value: unknown])[] = [
    ['edit links', docsOptions({ main, others }).find(({ editUrl }) => editUrl !== undefined)],
    ['announcement bar', theme.announcementBar],
    ['color mode', theme.colorMode],
    ['headTags', config.headTags],
    ['metadata', theme.metadata],
    ['customFields', config.customFields],
  ];
  const names = given.flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return ['title, tagline, url, baseUrl, languages, navbar, footer', ...names].join(', ');
}

/** How the line about those begins that are run. */
export const REMARK_PLUGINS = 'remark plug-ins';

/** Notes the plug-ins for Markdown by name: those that are run, and those without whose work pages are shown. What is not installed is told as such. */
function tellMarkdownPlugins(allOptions: readonly Fields[], { run, lacking }: RemarkFacts, used: string[], leftOut: string[]): void {
  const lists = ['beforeDefaultRemarkPlugins', 'remarkPlugins', 'beforeDefaultRehypePlugins', 'rehypePlugins', 'recmaPlugins'] as const;
  const entries: unknown[] = allOptions.flatMap((options) =>
    lists.flatMap((list): unknown[] => (Array.isArray(options[list]) ? options[list] : [])),
  );
  const names = entries.flatMap((entry) => {
    const written: unknown = Array.isArray(entry) ? entry[0] : entry;
    if (text(written) !== undefined) return [text(written) ?? ''];
    const { [FUNCTION]: name } = fieldsOf(written);
    return name === undefined ? [] : [text(name) ?? 'without a name'];
  });
  const told = new Set([...run, ...lacking.map(({ name }) => name)]);
  const others = [...new Set(names)].filter((name) => name !== NPM2YARN && !OWN_MARKDOWN.test(name) && !told.has(name));
  const withReasons = lacking.map(({ name, missing }) => `${name} (not there: ${missing.join(', ')})`);
  if (run.length > 0) used.push(`${REMARK_PLUGINS}: ${run.join(', ')}`);
  if (others.length + withReasons.length > 0)
    leftOut.push(
      `remark and rehype plug-ins (readers see the text as it is written, without what they add or change): ${[...others, ...withReasons].join(', ')}`,
    );
}

/** Notes what becomes of plug-ins and themes: the engine has the like itself, or leaves them out. */
function tellModules(modules: readonly NamedModule[], replaced: string[], leftOut: string[], kind: 'plug-in' | 'preset' = 'plug-in'): void {
  for (const { name } of modules) {
    const known = REPLACED.get(name);
    if (known !== undefined) replaced.push(known);
    else if (STYLES.test(name)) replaced.push(`${name}: styles of components are compiled with the project's own packages`);
    else if (SEARCH.test(name)) replaced.push(`${name}: search is built in`);
    else if (!/^(content-(docs|blog|pages)|client-redirects)$/.test(name)) leftOut.push(`${kind} ${name}`);
  }
}
