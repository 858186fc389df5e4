import { dirname, relative, resolve } from 'node:path';
import { isInside, pathFrom } from '../model/paths.ts';
import { defined } from '../model/record.ts';
import { palettesOf, poorContrasts } from '../model/theme.ts';
import { collectBrandProblems } from './brand-schema.ts';
import { completeConfig, completeVariant, type PagesPlace, placeOfPages } from './complete.ts';
import { ConfigError } from './config-error.ts';
import { describeIssues, oneOf, suggest } from './describe-issues.ts';
import type { Compatibility } from './docusaurus/tell-parts.ts';
import { readDocusaurusFiles } from './docusaurus.ts';
import { findConfig, findMisnamed } from './find-config.ts';
import { importConfig } from './import-config.ts';
import { configSchema, type SiteConfig, type SiteConfigInput } from './schema.ts';
import { collectMissingFiles, collectUnknownLanguages } from './site-files.ts';

/** A valid configuration and its place. */
export interface LoadedConfig {
  readonly config: SiteConfig;
  /** Absolute path of the folder that contains `site.config.ts`, the content, the static files and the brands. */
  readonly siteDir: string;
  /** Absolute path of the project: paths in messages are relative to it, and partials outside of it are not read. */
  readonly rootDir: string;
  /** Absolute path of the configuration file. */
  readonly configFile: string;
  /** Where the pages are, if the folder may say so. */
  readonly place?: PagesPlace;
  /** Of a Docusaurus project: what of its configuration is used. */
  readonly compatibility?: Compatibility;
  /** Of a Docusaurus project: its own configuration as plain data, for its components. */
  readonly siteConfig?: Readonly<Record<string, unknown>>;
  /** Of a Docusaurus project: beginnings of import paths that its bundler knows, with their absolute paths. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Of a Docusaurus project: whether it has plug-ins for Markdown that can be run. */
  readonly runsRemarkPlugins?: boolean;
}

/**
 * Values that replace those of the configuration. Brand and region default to `SIGNPOST_BRAND` and `SIGNPOST_REGION` of the environment.
 */
export interface ConfigOverrides {
  readonly brand?: string | undefined;
  readonly region?: string | undefined;
  readonly baseUrl?: string | undefined;
}

/** The path of a file from the project's root, with slashes on all systems. */
export function projectPath({ rootDir }: Pick<LoadedConfig, 'rootDir'>, absolute: string): string {
  return pathFrom(rootDir, absolute);
}

/** Returns its argument: for the type check and completion in `site.config.ts`. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}

/** Notes that nobody wrote for us have braces and angle brackets as text: without a configuration only `.mdx` files are MDX. */
const PLAIN = { content: { format: 'detect' } };

/**
 * Reads and validates the configuration. A folder of Markdown needs none, and a Docusaurus project has its own.
 * @param chosen the configuration file, or the site's folder; by default the working directory is searched (`findConfig`)
 * @throws ConfigError listing all invalid fields
 */
export async function loadConfig(chosen: string | undefined, overrides: ConfigOverrides = {}): Promise<LoadedConfig> {
  const { kind, file: configFile, siteDir } = findConfig(chosen);
  const misnamed = kind === 'none' ? findMisnamed(siteDir) : undefined;
  if (misnamed !== undefined)
    throw new ConfigError(`${misnamed} is not read: a configuration is called site.config.mjs, and begins with export default {`);
  // A site outside of the working directory is a project of its own.
  const rootDir = isInside(process.cwd(), siteDir) ? process.cwd() : siteDir;
  const shown = relative(process.cwd(), configFile);
  const overriding = defined({
    brand: overrides.brand ?? process.env.SIGNPOST_BRAND,
    region: overrides.region ?? process.env.SIGNPOST_REGION,
    baseUrl: overrides.baseUrl,
  });
  if (kind === 'docusaurus') {
    const { readDocusaurusProject } = await import('./docusaurus/project.ts');
    const { input, ...read } = await readDocusaurusProject(siteDir, configFile);
    const config = parseConfig({ ...input, ...overriding }, shown, siteDir);
    return { config, siteDir, rootDir: rootOf(config, siteDir, rootDir), configFile, ...read };
  }
  const written = kind === 'none' ? PLAIN : await importConfig(configFile, shown);
  const config = parseConfig({ ...written, ...overriding }, shown, siteDir);
  // What the configuration says of them itself, as one that was made from a Docusaurus project does, need not be read.
  const isComplete = Object.keys(config.sidebars).length > 0;
  if (config.content.layout !== 'docusaurus') {
    const missing = collectMissingFiles(config, siteDir);
    if (missing.length > 0) throw new ConfigError(listProblems(shown, missing));
    return { config, siteDir, rootDir, configFile, place: placeOfPages(written, siteDir) };
  }
  if (isComplete) return { config, siteDir, rootDir: rootOf(config, siteDir, rootDir), configFile };
  const { sidebars, current } = await readDocusaurusFiles(siteDir, config.versions);
  const content = { ...config.content, current };
  return { config: parseConfig({ ...written, ...overriding, sidebars, content }, shown, siteDir), siteDir, rootDir, configFile };
}

/** The project's root: the docs may be beside the site's folder. */
function rootOf({ content }: SiteConfig, siteDir: string, rootDir: string): string {
  const docsDir = resolve(siteDir, content.docsDir);
  return isInside(rootDir, docsDir) ? rootDir : commonFolder(docsDir, siteDir);
}

/** The lowest folder that contains both. */
function commonFolder(a: string, b: string): string {
  let folder = a;
  while (!isInside(folder, b)) folder = dirname(folder);
  return folder;
}

/**
 * Validates a configuration: its fields, their references to each other, and the chosen brand.
 * @param shownFile for messages
 * @param siteDir the folder that says what the configuration does not
 * @throws ConfigError listing all invalid fields
 */
export function parseConfig(input: unknown, shownFile = 'site.config.ts', siteDir?: string): SiteConfig {
  const complete = completeVariant(completeConfig(input, siteDir));
  // To compile a schema takes longer than to read one configuration without.
  const result = configSchema.safeParse(complete, { jitless: true });
  const problems = result.success
    ? [
        ...collectVariantProblems(result.data),
        ...collectThemeProblems(result.data),
        ...collectCrossFieldProblems(result.data),
        ...collectBrandProblems(result.data),
        ...collectUnknownLanguages(result.data),
      ]
    : describeIssues(result.error.issues, complete, configSchema);
  if (!result.success || problems.length > 0) {
    throw new ConfigError(listProblems(shownFile, problems));
  }
  return result.data;
}

function listProblems(file: string, problems: readonly string[]): string {
  return `${file}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`;
}

function* collectCrossFieldProblems(config: SiteConfig): Generator<string> {
  const locales = config.locales.map((locale) => locale.name);
  if (!locales.includes(config.defaultLocale)) {
    yield `defaultLocale: "${config.defaultLocale}" is not one of the locales (${locales.join(', ')})`;
  }
  const last = config.versions.filter((version) => version.isLast);
  if (last.length !== 1) yield `versions: exactly one must have isLast: true; ${last.length} have it`;
  yield* collectDuplicates('locales', config.locales);
  yield* collectDuplicates('versions', config.versions);
  const versions = new Set(config.versions.map((version) => version.name));
  for (const name of Object.keys(config.sidebars)) if (!versions.has(name)) yield `sidebars.${name}: there is no such version`;
  for (const [locale, popular] of Object.entries(config.search.popular)) {
    if (Array.isArray(popular)) continue;
    for (const name of Object.keys(popular)) {
      if (!versions.has(name)) yield `search.popular.${locale}.${name}: there is no such version${suggest(name, versions)}`;
    }
  }
  const current = config.sidebars[last[0]?.name ?? ''] ?? {};
  // In the layout of Docusaurus, sidebars are read from their own files after a first validation without them.
  const isComplete = config.content.layout === 'signpost' || Object.keys(config.sidebars).length > 0;
  for (const [index, item] of config.navbar.entries()) {
    if (item.type === 'sidebar' && isComplete && !Object.hasOwn(current, item.sidebar)) {
      yield `navbar[${index}].sidebar: there is no sidebar "${item.sidebar}"${suggest(item.sidebar, Object.keys(current))}`;
    }
  }
}

function* collectVariantProblems({ brands, brand, regions, region }: SiteConfig): Generator<string> {
  const known = Object.keys(brands ?? {});
  if (brands !== null && !known.includes(brand)) yield `brand: ${oneOf(known, brand)} (it is "${brand}")`;
  if (regions.length > 0 && !regions.includes(region)) yield `region: ${oneOf(regions, region)} (it is "${region}")`;
}

function* collectThemeProblems({ theme }: SiteConfig): Generator<string> {
  const palettes = palettesOf(theme);
  // Where nothing is changed, nothing is worth a message.
  for (const name of ['light', 'dark'] as const) {
    const changed = new Set(Object.keys(name === 'dark' ? { ...theme.light, ...theme.dark } : theme.light));
    if (changed.size > 0) for (const problem of poorContrasts(palettes[name])) yield `theme.${name}: ${problem}`;
  }
}

function* collectDuplicates(field: string, entries: readonly { readonly name: string; readonly path: string }[]): Generator<string> {
  for (const key of ['name', 'path'] as const) {
    for (const [index, entry] of entries.entries()) {
      const first = entries.findIndex((other) => other[key] === entry[key]);
      if (first < index) yield `${field}[${index}].${key}: "${entry[key]}" is also that of ${field}[${first}]`;
    }
  }
}
