import { readdirSync, statSync } from 'node:fs';
import { OperatorError } from '../model/operator-error.ts';
import { isInside } from '../model/paths.ts';

/** Names of files in folders that are empty otherwise. */
const PLACEHOLDERS = new Set(['.gitkeep', '.DS_Store']);

/**
 * A build takes the place of a whole folder: what else is in it would be gone.
 * @param out absolute path of the folder for the built site
 * @throws OperatorError if it is a file, has files that no build made, or has the site itself in it
 */
export function refuseOtherFolder(out: string, siteDir: string): void {
  const stats = statSync(out, { throwIfNoEntry: false });
  if (stats === undefined) return;
  const advice = 'A build takes the place of the whole folder. Name one that is not there yet, or is empty, with --out.';
  if (!stats.isDirectory()) throw new OperatorError(`${out} is a file. ${advice}`);
  if (isInside(out, siteDir)) throw new OperatorError(`${out} has the site itself in it. ${advice}`);
  const names = readdirSync(out).filter((name) => !PLACEHOLDERS.has(name));
  if (names.length === 0 || names.includes('_site.json')) return;
  const shown = names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
  throw new OperatorError(`${out} has files that no build has made: ${shown}. ${advice}`);
}
