/** What a site's configuration imports. */
export { type ConfigField, describeConfig } from './config/describe-config.ts';
export { defineConfig } from './config/load.ts';
export type {
  DrawingSite,
  PageAddition,
  PageChange,
  PageHook,
  Plugin,
  PluginDoc,
  PluginPage,
  PluginSite,
  PluginSource,
} from './config/plugin.ts';
export type { SidebarItemConfig, SiteConfig, SiteConfigInput, Variant } from './config/schema.ts';
export type { BrandData, BrandFactory, BrandLogo } from './model/site.ts';
export { offerPacks } from './pack/offer-packs.ts';
