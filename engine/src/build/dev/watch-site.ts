import { type FSWatcher, watch } from 'node:fs';

/** Folders of tools and builds: a watcher looks through all folders that it is not told to leave out, and a package has thousands. A log may be that of this very command. */
const NOT_WATCHED = /(^|[\\/])(\.|(node_modules|dist(\.(\d+\.new|previous))?)([\\/]|$))|\.log$/;

/**
 * Watches the files of a site.
 * @param onChange called with the path of a changed, new or removed file, relative to the site's folder
 */
export function watchSite(siteDir: string, onChange: (path: string) => void): FSWatcher {
  const ignore = (path: string): boolean => NOT_WATCHED.test(path);
  return watch(siteDir, { recursive: true, ignore }, (_event, path) => {
    if (path !== null && !ignore(path)) onChange(path);
  });
}
