import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Fields, fieldsOf, records, text, texts } from '../../model/record.ts';
import { addressOf } from './addresses.ts';
import { DEFAULT_ID, idOf, pagesFolder } from './folders.ts';
import type { Instance } from './instance-versions.ts';
import { FUNCTION, type NamedModule } from './modules.ts';
import type { RemarkFacts } from './remark-plugins.ts';

const OPENAPI = 'OpenAPI pages: those that the plug-in has written are shown, and send no requests';

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
  ['docusaurus-plugin-openapi-docs', OPENAPI],
  ['docusaurus-theme-openapi-docs', OPENAPI],
  ['css-cascade-layers', 'cascade layers'],
]);

/** Packages and functions that compile style sheets. */
const STYLES = /sass|scss|less\b|tailwind|postcss/i;

const SEARCH = /search|algolia|lunr|typesense|docsearch/i;

/** The options of the preset that makes docs or a blog; empty if there is none. */
export function presetOf(presets: readonly NamedModule[], plugins: readonly NamedModule[]): Fields {
  const whole =
    presets.find(({ options }) => 'docs' in options || 'blog' in options) ??
    presets.find(({ name }) => name === 'classic') ??
    // One of the project's own may build on the classic one; beside a plug-in for docs it is for something else.
    (plugins.some(({ name }) => name === 'content-docs') ? undefined : presets.find(({ options }) => 'theme' in options));
  if (whole === undefined) return {};
  // Without options it has docs and a blog, too.
  return Object.keys(whole.options).length > 0 ? whole.options : { docs: {} };
}

/** The docs that have no id: of the preset, or of a plug-in. */
export function findMain(siteDir: string, preset: Fields, plugins: readonly NamedModule[]): Instance | undefined {
  const isPreset = preset.docs !== false && Object.keys(preset).length > 0;
  const plugin = plugins.find(({ name, options }) => name === 'content-docs' && idOf(options) === DEFAULT_ID);
  const options = isPreset ? fieldsOf(preset.docs) : plugin?.options;
  return options && { id: DEFAULT_ID, dir: pagesFolder(siteDir, 'docs', options), options };
}

/** All other docs plug-ins. */
export function findOthers(siteDir: string, plugins: readonly NamedModule[], main: Instance | undefined): Instance[] {
  return plugins
    .filter(({ name, options }) => name === 'content-docs' && options !== main?.options)
    .map(({ options }) => ({ id: idOf(options), dir: pagesFolder(siteDir, 'docs', options), options }));
}

/** The redirects that stand in the configuration. Those made by a function are asked for when the pages are known. */
export function readRedirects(plugins: readonly NamedModule[]): { from: string; to: string }[] {
  const options = plugins.filter(({ name }) => name === 'client-redirects').map((plugin) => plugin.options);
  return options
    .flatMap((one) => records(one.redirects))
    .flatMap(({ from, to }) => {
      const target = addressOf(text(to));
      const sources = text(from) === undefined ? texts(from) : [text(from) ?? ''];
      return target === undefined ? [] : sources.map((source) => ({ from: addressOf(source) ?? '/', to: target }));
    });
}

/** Files by which a project changes the text of Docusaurus' own packages when they are installed. */
export function findPatches(siteDir: string): string[] {
  const folder = join(siteDir, 'patches');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => (/^@docusaurus.*\.patch$/.test(name) ? [`patches/${name}`] : []));
}

/** Plug-ins for Markdown whose work the engine does itself. */
const OWN_MARKDOWN = /math|katex|npm2yarn|mermaid|shiki|emoji|gfm|twoslash|^plugin$/i;

/** The commands of the project's own in formulas: those that its plug-in for KaTeX or MathJax is given, the latter with their number of arguments. */
export function mathMacrosOf(allOptions: readonly Fields[]): Record<string, string> {
  const plugins: unknown[] = allOptions.flatMap(({ rehypePlugins }): unknown[] => (Array.isArray(rehypePlugins) ? rehypePlugins : []));
  const given = plugins.flatMap((entry) => {
    // A plug-in that is not installed is left out of its own entry.
    const options = fieldsOf(Array.isArray(entry) ? entry.at(-1) : undefined);
    return [options.macros, fieldsOf(options.tex).macros].flatMap((macros) => Object.entries(fieldsOf(macros)));
  });
  const macros = given.flatMap(([name, value]) => {
    const tex = text(Array.isArray(value) ? value[0] : value);
    return tex === undefined ? [] : [[`\\${name.replace(/^\\/, '')}`, tex] as const];
  });
  return Object.fromEntries(macros);
}

/** How the line about those begins that are run. */
export const REMARK_PLUGINS = 'remark plug-ins';

/** Notes the plug-ins for Markdown by name: those that are run, and those without whose work pages are shown. What is not installed is told as such. */
export function tellMarkdownPlugins(allOptions: readonly Fields[], { run, lacking }: RemarkFacts, used: string[], leftOut: string[]): void {
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
  const others = [...new Set(names)].filter((name) => !OWN_MARKDOWN.test(name) && !told.has(name));
  const withReasons = lacking.map(({ name, missing }) => `${name} (not there: ${missing.join(', ')})`);
  if (run.length > 0) used.push(`${REMARK_PLUGINS}: ${run.join(', ')}`);
  if (others.length + withReasons.length > 0)
    leftOut.push(
      `remark and rehype plug-ins (readers see the text as it is written, without what they add or change): ${[...others, ...withReasons].join(', ')}`,
    );
}

/** Notes what becomes of plug-ins and themes: the engine has the like itself, or leaves them out. */
export function tellModules(
  modules: readonly NamedModule[],
  replaced: string[],
  leftOut: string[],
  kind: 'plug-in' | 'preset' = 'plug-in',
): void {
  for (const { name } of modules) {
    const known = REPLACED.get(name);
    if (known !== undefined) replaced.push(known);
    else if (STYLES.test(name)) replaced.push(`${name}: styles of components are compiled with the project's own packages`);
    else if (SEARCH.test(name)) replaced.push(`${name}: search is built in`);
    else if (!/^(content-(docs|blog|pages)|client-redirects)$/.test(name)) leftOut.push(`${kind} ${name}`);
  }
}
