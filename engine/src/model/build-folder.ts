import { existsSync } from 'node:fs';

/**
 * Folder of the previous build while the new one takes its place: between two renames, or, if the build was killed there, until the next
 * one.
 * @param dist folder of the built site
 */
export function lastBuildOf(dist: string): string {
  return `${dist}.previous`;
}

/**
 * Folder in which a process writes a new build, beside the last one.
 * @param dist folder of the built site
 */
export function newBuildOf(dist: string, pid: number): string {
  return `${dist}.${pid}.new`;
}

/** The process that writes a new build of `dist` to a folder, or has left it there; undefined if the folder is something else. */
export function builderOf(dist: string, folder: string): number | undefined {
  const pid = folder.startsWith(`${dist}.`) ? /^(\d+)\.new$/.exec(folder.slice(dist.length + 1))?.[1] : undefined;
  return pid === undefined ? undefined : Number(pid);
}

/** The folder to read: the built site, or the previous one where a build was killed before it had moved its own into place. */
export function locateBuild(dist: string): string {
  const last = lastBuildOf(dist);
  return !existsSync(dist) && existsSync(last) ? last : dist;
}
