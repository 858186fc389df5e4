import { existsSync } from 'node:fs';

/**
 * Folder of the previous build while the new one takes its place: between two renames, or, if the build was killed there, until the next
 * one.
 * @param dist folder of the built site
 */
export function lastBuildOf(dist: string): string {
  return `${dist}.previous`;
}

/** The folder to read: the built site, or the previous one where a build was killed before it had moved its own into place. */
export function locateBuild(dist: string): string {
  const last = lastBuildOf(dist);
  return !existsSync(dist) && existsSync(last) ? last : dist;
}
