import { pluginSite } from '../config/cache-dir.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { PageAddition, PluginPage } from '../config/plugin.ts';

/** Prepares what plug-ins add to the ends of pages, in the order of the configuration. */
export async function preparePageAdditions(loaded: LoadedConfig): Promise<(page: PluginPage) => PageAddition> {
  const site = pluginSite(loaded);
  const all = await Promise.all(loaded.config.plugins.map((plugin) => plugin.pages?.(site)));
  return (page) => {
    const additions = all.flatMap((additionTo) => additionTo?.(page) ?? []);
    return { html: additions.map(({ html }) => html).join(''), markdown: additions.map(({ markdown }) => `\n\n${markdown}`).join('') };
  };
}
