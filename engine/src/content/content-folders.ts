import { join } from 'node:path';
import { docusaurusDir } from '../config/docusaurus.ts';
import { type LoadedConfig, projectPath } from '../config/load.ts';
import type { Locale, Version } from '../model/locale.ts';

/** The site's folder, relative to the project's root. */
export function siteRoot(loaded: LoadedConfig): string {
  return projectPath(loaded, loaded.siteDir);
}

/** Absolute path of the folder that contains a version's pages in a locale. */
export function contentDir(loaded: LoadedConfig, locale: Locale, version: Version): string {
  const { config, siteDir } = loaded;
  if (config.content.layout === 'docusaurus') {
    const { defaultLocale, content } = config;
    return join(
      siteDir,
      docusaurusDir(locale.name, version.name, { defaultLocale, current: currentName(loaded), docsDir: content.docsDir }),
    );
  }
  return join(
    siteDir,
    config.content.dir.replace('<locale>', () => locale.name).replace('<version>', () => version.name),
  );
}

/** The version whose pages are in `docs/`, in the layout of Docusaurus. */
export function currentName({ config: { content, versions } }: LoadedConfig): string {
  return content.current ?? versions.find(({ isLast }) => isLast)?.name ?? '';
}
