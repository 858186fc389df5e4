import { join, resolve } from 'node:path';
import type { LoadedConfig } from '../../config/load.ts';
import { contentDir } from '../../content/content-folders.ts';
import { instanceDir } from '../../content/instances.ts';
import { modulesBelow } from '../../content/site-components.ts';
import { staticFolders } from '../../content/static-files.ts';
import type { AssembledSite } from '../assemble-site.ts';
import { siteModuleFiles } from '../site-modules.ts';

/**
 * What a site was made from that may be outside of its folder: its content, static files, partials, modules, and what plug-ins read.
 * @returns absolute paths of files and folders; null if a plug-in does not say what it reads
 */
export function inputsOf(loaded: LoadedConfig, { compiled }: Pick<AssembledSite, 'compiled'>): readonly string[] | null {
  const { config, siteDir, rootDir } = loaded;
  const plugged = config.plugins.map(({ inputs }) => inputs);
  if (plugged.includes(undefined)) return null;
  const { components, styles, versions, locales, content } = config;
  const written = locales.flatMap((locale) => [
    ...versions.map((version) => contentDir(loaded, locale, version)).flatMap((folder) => [folder, `${folder}.json`]),
    ...content.instances.map((instance) => instanceDir(loaded, instance, locale)),
  ]);
  const partials = new Set(compiled.values().flatMap(({ dependencies }) => Object.keys(dependencies.partials)));
  return [
    ...written,
    ...staticFolders(loaded),
    ...[...partials].map((file) => join(rootDir, file)),
    ...[components, styles].flatMap((module) => (module === undefined ? [] : modulesBelow(join(siteDir, module)))),
    ...siteModuleFiles(loaded),
    ...plugged.flatMap((paths) => paths ?? []).map((path) => resolve(siteDir, path)),
  ];
}
