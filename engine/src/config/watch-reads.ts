import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const READING = /^(?:access|copyFile|cp|createReadStream|exists|glob|lstat|open|readFile|readdir|readlink|realpath|stat(?!fs))/;
/** These say what is in a folder, others only whether it is there. */
const LISTING = /^(?:cp|glob|opendir|readdir)/;
const WRITING = /^(?:appendFile|createWriteStream|writeFile)/;

/** Absolute paths that the functions of `watchReads` were called with. */
const read = new Set<string>();
const listed = new Set<string>();
const written = new Set<string>();

/** The exports of `node:fs` or `node:fs/promises`, which note the paths of what they read from then on. */
export function watchReads(system: object): object {
  return Object.fromEntries(
    Object.entries(system).map(([name, member]): [string, unknown] => {
      if (name === 'promises') return [name, watchReads(member)];
      const places = WRITING.test(name) ? [written] : READING.test(name) ? [read, ...(LISTING.test(name) ? [listed] : [])] : [];
      if (typeof member !== 'function' || places.length === 0) return [name, member];
      const watched = new Proxy(member, {
        apply(target, self, given) {
          const path = pathOf(name, given);
          if (path !== undefined) for (const place of places) place.add(path);
          return Reflect.apply(target, self, given);
        },
      });
      return [name, watched];
    }),
  );
}

function pathOf(name: string, [path, options]: readonly unknown[]): string | undefined {
  if (path instanceof URL) return fileURLToPath(path);
  if (typeof path !== 'string') return undefined;
  if (!name.startsWith('glob')) return resolve(path);
  const folder = typeof options === 'object' && options && 'cwd' in options && typeof options.cwd === 'string' ? options.cwd : '';
  // What is before the first special character.
  return resolve(folder, join(path.replace(/[^/\\]*[*?[{(!].*$/s, ''), '.'));
}

/** Absolute paths of the files that were read, missing ones among them, and of the folders that were listed. */
export function readPaths(): readonly string[] {
  const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return [...read].filter((path) => !written.has(path) && (listed.has(path) || !isFolder(path)));
}
