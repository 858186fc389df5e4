/** What a plug-in is told of the site. */
export interface PluginSite {
  /** Absolute path of the folder of the configuration. */
  readonly siteDir: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
}

/** A plug-in of a site: plain functions that the build calls. */
export interface Plugin {
  /** For messages. */
  readonly name: string;
  /** Makes files of the site: content by path from the site's root, as `/img/chart.svg`. The same input must give the same bytes. */
  readonly build?: (site: PluginSite) => ReadonlyMap<string, string | Uint8Array> | Promise<ReadonlyMap<string, string | Uint8Array>>;
}
