import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { COMPRESSED_SUFFIXES } from '../model/file-list.ts';

/** The file of a bundle that is written last: a bundle without it is being made, or its build was ended. */
export const BUNDLE_RECORD = 'bundle.json';

const FORMS = Object.values(COMPRESSED_SUFFIXES);

/**
 * Takes over the compressed forms of files that finished bundles beside this one have as well. Bundles of sites differ by few files, and to compress
 * them all takes a fifth of the time.
 * @param bundle absolute path
 * @param folder of the bundle, whose files have no compressed forms yet
 */
export async function takeCompressed(bundle: string, folder: string): Promise<void> {
  const kept = dirname(bundle);
  const own = join(bundle, folder);
  const wanted = new Set(await readdir(own));
  for (const other of await readdir(kept)) {
    if (!existsSync(join(kept, other, BUNDLE_RECORD))) continue;
    const theirs = join(kept, other, folder);
    // Another build may delete it meanwhile.
    const found = new Set(await readdir(theirs).catch(() => []));
    for (const name of wanted) {
      if (![name, ...FORMS.map((form) => name + form)].every((one) => found.has(one))) continue;
      const [fresh, same] = await Promise.all([own, theirs].map((where) => readFile(join(where, name)).catch(() => undefined)));
      if (!fresh || !same?.equals(fresh)) continue;
      const copies = FORMS.map((form) => copyFile(join(theirs, name + form), join(own, name + form)));
      if ((await Promise.allSettled(copies)).every(({ status }) => status === 'fulfilled')) wanted.delete(name);
    }
  }
}
