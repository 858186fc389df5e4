import { join } from 'node:path';
import { sourceFingerprint } from '../model/fingerprint.ts';
import { hashOf } from '../model/hash.ts';
import { fontSheetOf } from './book/fonts.ts';
import type { BuiltSite } from './built-site.ts';
import type { PackSelection } from './selection.ts';

let maker: string | undefined;

/** A hash of what a pack is made from: the code that makes it, its pages, the pictures and fonts of the site, and where moved pages are now. */
export function packKey(built: BuiltSite, { name, site, pages }: PackSelection): string {
  maker ??= sourceFingerprint(import.meta.dirname) + sourceFingerprint(join(import.meta.dirname, '../ui/i18n'));
  const { files, moved } = built;
  const hashes = pages.flatMap((page) => {
    const folder = built.pathBelow(page.path);
    // What they offer, the packs, is not in the packs.
    if (built.offering.has(page)) return [folder, hashOf(built.readDocument(page))];
    return [folder, files[`${folder}index.html`]?.hash];
  });
  const pictures = Object.entries(files).flatMap(([path, { type, hash }]) => (type.startsWith('image/') ? [path, hash] : []));
  return hashOf(JSON.stringify([maker, name, site, hashes, pictures.toSorted(), fontSheetOf(built), [...moved]]));
}
