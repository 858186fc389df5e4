import { existsSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { closest } from '../model/closest.ts';
import { collectBrandProblems } from './brand-schema.ts';
import { ConfigError } from './config-error.ts';
import { describeIssues } from './describe-issues.ts';
import { readDocusaurusFiles } from './docusaurus.ts';
import { configSchema, type LocalText, type SiteConfig, type SiteConfigInput } from './schema.ts';

/** A checked configuration, and where it was found. */
export interface LoadedConfig {
  readonly config: SiteConfig;
  /** Absolute path of the folder that holds `site.config.ts`: content, static files and brands are below it. */
  readonly siteDir: string;
  /** Absolute path of the project: paths in messages start from here, and nothing outside of it is read. */
  readonly rootDir: string;
  readonly configFile: string;
}

/** What may be chosen when a build is started; the environment has the same two (`SIGNPOST_BRAND`, `SIGNPOST_REGION`). */
export interface ConfigOverrides {
  readonly brand?: string | undefined;
  readonly region?: string | undefined;
  readonly baseUrl?: string | undefined;
}

/** Gives `site.config.ts` its types. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}

/**
 * Reads and checks the configuration file.
 * @throws ConfigError naming every wrong field at once.
 */
export async function loadConfig(file: string, overrides: ConfigOverrides = {}): Promise<LoadedConfig> {
  const configFile = resolve(file);
  const siteDir = dirname(configFile);
  // A site elsewhere is a project of its own.
  const rootDir = isBelow(siteDir, process.cwd()) ? process.cwd() : siteDir;
  const shown = relative(process.cwd(), configFile);
  if (!existsSync(configFile)) throw new ConfigError(`There is no configuration at ${shown}. Name it with --config.`);
  const module: { default?: unknown } = await import(pathToFileURL(configFile).href);
  if (typeof module.default !== 'object' || module.default === null) {
    throw new ConfigError(`${shown} has no default export. It wants: export default defineConfig({ … })`);
  }
  const chosen = Object.fromEntries(
    Object.entries({
      brand: overrides.brand ?? process.env.SIGNPOST_BRAND,
      region: overrides.region ?? process.env.SIGNPOST_REGION,
      baseUrl: overrides.baseUrl,
    }).filter(([, value]) => value !== undefined),
  );
  const config = parseConfig({ ...module.default, ...chosen }, shown);
  if (config.content.layout !== 'docusaurus') return { config, siteDir, rootDir, configFile };
  const { sidebars, current } = await readDocusaurusFiles(siteDir, config.versions);
  const content = { ...config.content, current };
  return { config: parseConfig({ ...module.default, ...chosen, sidebars, content }, shown), siteDir, rootDir, configFile };
}

function isBelow(folder: string, parent: string): boolean {
  const path = relative(parent, folder);
  return !path.startsWith('..') && !isAbsolute(path);
}

/**
 * Checks a configuration, also across fields.
 * @throws ConfigError naming every wrong field at once.
 */
export function parseConfig(input: unknown, shownFile = 'site.config.ts'): SiteConfig {
  const result = configSchema.safeParse(input);
  const problems = result.success
    ? [...collectCrossFieldProblems(result.data), ...collectBrandProblems(result.data)]
    : describeIssues(result.error.issues, input, configSchema);
  if (!result.success || problems.length > 0) {
    throw new ConfigError(`${shownFile}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
  return result.data;
}

function* collectCrossFieldProblems(config: SiteConfig): Generator<string> {
  const locales = config.locales.map((locale) => locale.name);
  if (!locales.includes(config.defaultLocale)) {
    yield `defaultLocale: "${config.defaultLocale}" is none of the locales (${locales.join(', ')})`;
  }
  const last = config.versions.filter((version) => version.isLast);
  if (last.length !== 1) yield `versions: exactly one wants isLast: true, ${last.length} have it`;
  yield* collectDoubles('locales', config.locales);
  yield* collectDoubles('versions', config.versions);
  const versions = new Set(config.versions.map((version) => version.name));
  for (const name of Object.keys(config.sidebars)) if (!versions.has(name)) yield `sidebars.${name}: there is no such version`;
  const current = config.sidebars[last[0]?.name ?? ''] ?? {};
  // In the layout of Docusaurus they stand in files of their own, which are read after this.
  const isComplete = config.content.layout === 'signpost' || Object.keys(config.sidebars).length > 0;
  for (const [index, item] of config.navbar.entries()) {
    if (item.type === 'sidebar' && isComplete && !(item.sidebar in current)) {
      const nearest = closest(item.sidebar, Object.keys(current));
      yield `navbar[${index}].sidebar: there is no sidebar "${item.sidebar}"${nearest ? `, did you mean "${nearest}"?` : ''}`;
    }
  }
}

function* collectDoubles(field: string, entries: readonly { readonly name: string; readonly path: string }[]): Generator<string> {
  for (const key of ['name', 'path'] as const) {
    for (const [index, entry] of entries.entries()) {
      const first = entries.findIndex((other) => other[key] === entry[key]);
      if (first < index) yield `${field}[${index}].${key}: "${entry[key]}" is that of ${field}[${first}] as well`;
    }
  }
}

/** The text in a locale; the first one there is where that locale has none. */
export function textIn(text: LocalText, locale: string): string {
  return typeof text === 'string' ? text : (text[locale] ?? Object.values(text)[0] ?? '');
}
