import type { LoadedConfig } from '../config/load.ts';
import type { PluginSettings } from '../markdown/plugins/protocol.ts';
import { createTransformer, type MarkdownTransformer } from '../markdown/plugins/transformer.ts';
import type { ReactSettings } from '../markdown/react/protocol.ts';
import { createReactRenderer, type ReactRenderer } from '../markdown/react/renderer.ts';
import { hashPackages } from './installed-packages.ts';
import { stylesFileOf } from './project-styles.ts';
import { factsFileOf } from './site-facts.ts';

/** What the components of a Docusaurus project can know of it. */
export function reactSettings(loaded: LoadedConfig): ReactSettings {
  const { config, siteDir } = loaded;
  const { title, tagline, url } = config;
  const i18n = { defaultLocale: config.defaultLocale, locales: config.locales.map(({ name }) => name), localeConfigs: {} };
  const siteConfig = { title, tagline, url, i18n, themeConfig: {}, customFields: {}, ...loaded.siteConfig };
  return {
    ...{ siteDir, siteConfig, aliases: loaded.aliases ?? {}, packages: hashPackages(siteDir) },
    ...{ factsFile: factsFileOf(loaded), stylesFile: stylesFileOf(loaded) },
  };
}

/** One thread for the components of a project, by its folder. */
const renderers = new Map<string, ReactRenderer>();

/** The renderer of a project's components in this thread. */
export function rendererFor(settings: ReactSettings): ReactRenderer {
  const renderer = renderers.get(settings.siteDir) ?? createReactRenderer(settings);
  renderers.set(settings.siteDir, renderer);
  return renderer;
}

const transformers = new Map<string, MarkdownTransformer>();

/** What runs a project's plug-ins for Markdown in this thread. */
export function transformerFor(settings: PluginSettings): MarkdownTransformer {
  const transformer = transformers.get(settings.configFile) ?? createTransformer(settings);
  transformers.set(settings.configFile, transformer);
  return transformer;
}
