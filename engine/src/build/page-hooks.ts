import { pluginSite } from '../config/cache-dir.ts';
import { callPlugin, pluginFailure } from '../config/call-plugin.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { PageAddition, PageChange, PageHook, Plugin, PluginPage } from '../config/plugin.ts';

/** What all plug-ins together make of a page, each from the result of those before it in the configuration. */
export interface PageChanges {
  readonly html: (html: string) => string;
  readonly markdown: (markdown: string) => string;
  /** What they add, if they do nothing else; null if they change the texts. */
  readonly additions: readonly PageAddition[] | null;
  /** Whether a short notice has taken the place of the text. */
  readonly isNotice: boolean;
  /** Level of the lowest headings that its contents list has. */
  readonly tocMost: number;
}

/** What becomes of most pages: one object for all of them. */
const UNCHANGED: PageChanges = { html: (html) => html, markdown: (markdown) => markdown, additions: [], isNotice: false, tocMost: 6 };

export type ChangesTo = (page: PluginPage) => PageChanges;

function seePage(plugin: Plugin, hook: PageHook, page: PluginPage): PageChange | undefined {
  try {
    return hook(page);
  } catch (cause) {
    throw pluginFailure(plugin, `page (${page.file})`, cause);
  }
}

/** Prepares the plug-ins that see pages. */
export async function preparePageHooks(loaded: LoadedConfig): Promise<ChangesTo> {
  const site = pluginSite(loaded);
  const prepared = loaded.config.plugins.map(async (plugin) => ({
    plugin,
    hook: await callPlugin(plugin, 'page', () => plugin.page?.(site)),
  }));
  const hooks = await Promise.all(prepared);
  return (page) => {
    const changes = hooks.flatMap(({ plugin, hook }) => (hook && seePage(plugin, hook, page)) ?? []);
    if (changes.length === 0) return UNCHANGED;
    return {
      html: (html) => changes.reduce((text, change) => (change.html?.(text) ?? text) + (change.after?.html ?? ''), html),
      markdown: (markdown) =>
        changes.reduce(
          (text, change) => (change.markdown?.(text) ?? text) + (change.after?.markdown ? `\n\n${change.after.markdown}` : ''),
          markdown,
        ),
      additions: changes.some(({ html, markdown }) => html || markdown) ? null : changes.flatMap(({ after }) => after ?? []),
      isNotice: changes.some(({ isNotice }) => isNotice === true),
      tocMost: Math.min(...changes.map(({ tocMost = UNCHANGED.tocMost }) => tocMost)),
    };
  };
}
