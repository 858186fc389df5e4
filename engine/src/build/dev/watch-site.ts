import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { isInside } from '../../model/paths.ts';
import { FolderTree } from './watch-folders.ts';

/** What belongs to tools: a watcher looks through all folders that it is not told to leave out, and a package has thousands. A log may be that of this very command. */
const OF_TOOLS = /(^|[\\/])(\.|node_modules([\\/]|$))|\.log$/;
const BUILD = String.raw`dist(\.(\d+\.new|previous))?([\\/]|$)`;
/** Builds, of the site and of packages beside it. Among pages, a folder of this name is a section like others. */
const BUILDS = { atTop: new RegExp(`^${BUILD}`), anywhere: new RegExp(String.raw`(^|[\\/])${BUILD}`) };

/** Systems that watch a folder with all below it at once. */
const WATCHES_TREES = /^(darwin|win32)$/;

/**
 * Watches the files of a site. Prints a warning if some cannot be watched.
 * @param folder absolute path of the site's folder, or of one with pages beside it
 * @param pages absolute paths of the folders of pages. Where all of `folder` is one, it has builds beside its pages.
 * @param onChange called with the path of a changed, new or removed file, relative to the folder
 */
export function watchSite(folder: string, pages: readonly string[], onChange: (path: string) => void): Pick<FSWatcher, 'close'> {
  const builds = pages.includes(folder) ? BUILDS.atTop : BUILDS.anywhere;
  const isBuild = (path: string): boolean => builds.test(path) && !pages.some((one) => one !== folder && isInside(one, join(folder, path)));
  const ignore = (path: string): boolean => OF_TOOLS.test(path) || isBuild(path);
  const told = new Set<string>();
  const tell = ({ message }: Error): void => {
    const reason = message.replace(/, \w+ '.*'$/, '');
    if (!told.has(reason)) tellOfUnwatched(reason);
    told.add(reason);
  };
  if (!WATCHES_TREES.test(process.platform)) return new FolderTree(folder, ignore, onChange, tell);
  const watcher = watch(folder, { recursive: true, ignore }, (_event, path) => {
    if (path !== null && !ignore(path)) onChange(path);
  });
  return watcher.on('error', tell);
}

function tellOfUnwatched(reason: string): void {
  const advice =
    'Start the command again after them, or let the system watch more: on Linux, fs.inotify.max_user_watches and max_user_instances.';
  console.warn(`Changes of some files will not be noticed: ${reason}. ${advice}`);
}
