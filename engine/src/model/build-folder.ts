/**
 * Folder of the previous build while the new one takes its place: between two renames, or, if the build was killed there, until the next
 * one.
 * @param dist folder of the built site
 */
export function lastBuildOf(dist: string): string {
  return `${dist}.previous`;
}
