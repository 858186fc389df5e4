import type { LoadedConfig } from '../config/load.ts';
import type { PageAddition, PluginPage, PluginSite } from '../config/plugin.ts';
import { cacheDirOf } from './site.ts';

/** What plug-ins are told of the site. */
export function pluginSite(loaded: LoadedConfig): PluginSite {
  const { config, siteDir } = loaded;
  const locales = config.locales.map(({ name }) => name);
  return { siteDir, locales, defaultLocale: config.defaultLocale, cacheDir: cacheDirOf(loaded) };
}

/** Prepares what plug-ins add to the ends of pages, in the order of the configuration. */
export async function preparePageAdditions(loaded: LoadedConfig): Promise<(page: PluginPage) => PageAddition> {
  const site = pluginSite(loaded);
  const all = await Promise.all(loaded.config.plugins.map((plugin) => plugin.pages?.(site)));
  return (page) => {
    const additions = all.flatMap((additionTo) => additionTo?.(page) ?? []);
    return { html: additions.map(({ html }) => html).join(''), markdown: additions.map(({ markdown }) => `\n\n${markdown}`).join('') };
  };
}
