import { accessSync, constants, type FSWatcher, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInside } from '../../model/paths.ts';

/** What belongs to tools: a watcher looks through all folders that it is not told to leave out, and a package has thousands. A log may be that of this very command. */
const OF_TOOLS = /(^|[\\/])(\.|node_modules([\\/]|$))|\.log$/;
const BUILD = String.raw`dist(\.(\d+\.new|previous))?([\\/]|$)`;
/** Builds, of the site and of packages beside it. Among pages, a folder of this name is a section like others. */
const BUILDS = { atTop: new RegExp(`^${BUILD}`), anywhere: new RegExp(String.raw`(^|[\\/])${BUILD}`) };

/**
 * Watches the files of a site. Prints a warning if some cannot be watched.
 * @param folder absolute path of the site's folder, or of one with pages beside it
 * @param pages absolute paths of the folders of pages. Where all of `folder` is one, it has builds beside its pages.
 * @param onChange called with the path of a changed, new or removed file, relative to the folder
 */
export function watchSite(folder: string, pages: readonly string[], onChange: (path: string) => void): FSWatcher {
  const builds = pages.includes(folder) ? BUILDS.atTop : BUILDS.anywhere;
  const isBuild = (path: string): boolean => builds.test(path) && !pages.some((one) => one !== folder && isInside(one, join(folder, path)));
  // Node watches nothing that comes after a file which this user may not read.
  const ignore = (path: string): boolean => OF_TOOLS.test(path) || isBuild(path) || isForbidden(join(folder, path));
  const watcher = watch(folder, { recursive: true, ignore }, (_event, path) => {
    if (path !== null && !ignore(path)) onChange(path);
  });
  watcher.on('error', ({ message }) => tellOfUnwatched(message));
  const limit = findLimit();
  if (limit !== undefined) tellOfUnwatched(limit);
  return watcher;
}

function isForbidden(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EACCES';
  }
}

/** What the system says if it watches no more files: Node leaves out the rest of a folder without a word. */
function findLimit(): string | undefined {
  try {
    // A folder that is watched already would take up nothing.
    watch(tmpdir()).close();
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error && /^(ENOSPC|EMFILE)$/.test(String(error.code)) ? error.message : undefined;
  }
}

function tellOfUnwatched(reason: string): void {
  const advice =
    'Start the command again after them, or let the system watch more: on Linux, fs.inotify.max_user_watches and max_user_instances.';
  console.warn(`Changes of some files will not be noticed: ${reason}. ${advice}`);
}
