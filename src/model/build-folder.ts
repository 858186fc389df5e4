/**
 * Where the last build stands while the new one takes its place: between two renames, or until the next build where it was killed there.
 * @param dist folder of the built site
 */
export function lastBuildOf(dist: string): string {
  return `${dist}.previous`;
}
