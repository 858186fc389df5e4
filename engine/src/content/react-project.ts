import type { LoadedConfig } from '../config/load.ts';
import type { ReactSettings } from '../markdown/react/protocol.ts';
import { createReactRenderer, type ReactRenderer } from '../markdown/react/renderer.ts';
import { stylesFileOf } from './project-styles.ts';
import { factsFileOf } from './site-facts.ts';

/** What the components of a Docusaurus project can know of it. */
export function reactSettings(loaded: LoadedConfig): ReactSettings {
  const { config, siteDir } = loaded;
  const { title, tagline, url } = config;
  const i18n = { defaultLocale: config.defaultLocale, locales: config.locales.map(({ name }) => name), localeConfigs: {} };
  const siteConfig = { title, tagline, url, i18n, themeConfig: {}, customFields: {}, ...loaded.siteConfig };
  return { siteDir, siteConfig, aliases: loaded.aliases ?? {}, factsFile: factsFileOf(loaded), stylesFile: stylesFileOf(loaded) };
}

/** One thread for the components of a project, by its folder. */
const renderers = new Map<string, ReactRenderer>();

/** The renderer of a project's components in this thread. */
export function rendererFor(settings: ReactSettings): ReactRenderer {
  const renderer = renderers.get(settings.siteDir) ?? createReactRenderer(settings);
  renderers.set(settings.siteDir, renderer);
  return renderer;
}
