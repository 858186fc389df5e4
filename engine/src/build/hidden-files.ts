import { join } from 'node:path';
import { type LoadedConfig, projectPath } from '../config/load.ts';
import { nameOf } from '../content/check-addresses.ts';
import { staticFolders } from '../content/static-files.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { pathOf } from '../model/href.ts';
import { namesIn } from '../model/read-if-there.ts';
import { PAGE_FILES } from './print-page.ts';
import type { RenderedPage } from './render-pages.ts';

/** Finds static files that readers never get, as a page has their address. Any other generated file gives way to a static one. */
export function findHiddenFiles(loaded: LoadedConfig, pages: readonly RenderedPage[]): Diagnostic[] {
  const files = staticFolders(loaded).flatMap((folder) =>
    namesIn(folder, true).map((name) => [name, projectPath(loaded, join(folder, name))] as const),
  );
  const shared = files.filter(([name]) => PAGE_FILES.some((ending) => name === ending || name.endsWith(`/${ending}`)));
  if (shared.length === 0) return [];
  const owners = new Map(pages.map(({ page, path }) => [pathOf(path).slice(loaded.config.baseUrl.length).replace(/\/$/, ''), page]));
  return shared.flatMap(([name, file]): Diagnostic[] => {
    const owner = owners.get(name.replace(/\/?[^/]*$/, ''));
    if (!owner) return [];
    const message = `is not served: the page ${nameOf(owner)} has this address`;
    return [{ severity: 'warning', code: 'duplicate-route', file, message, suggestion: 'move the file, or set another `slug`' }];
  });
}
