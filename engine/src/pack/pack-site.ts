import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeEpub } from './book/epub.ts';
import { makePdf } from './book/pdf.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { makeOffline } from './offline/make-offline.ts';
import { comparePacks, type PackedFile, type PackKind, RECORD, readRecord } from './record.ts';
import { listSelections, type PackSelection, type PackWish } from './selection.ts';

export interface PackOptions extends PackWish {
  /** Folder of the built site. */
  readonly dist: string;
  /** Folder for the packs; others in it stay. */
  readonly to: string;
  readonly kinds: readonly PackKind[];
  /** Is told of each file when it is written. */
  readonly onPacked: (packed: PackedFile) => void;
}

const MAKERS: Readonly<Record<PackKind, (built: BuiltSite, selection: PackSelection) => Promise<Uint8Array>>> = {
  offline: makeOffline,
  epub: makeEpub,
  pdf: makePdf,
};
const ENDINGS: Readonly<Record<PackKind, string>> = { offline: 'zip', epub: 'epub', pdf: 'pdf' };

/**
 * Packs a built site: as folders that need no server, and as books.
 * @throws PackError for names that the site does not have, for a section without pages, and where a PDF has no browser to print it
 */
export async function packSite({ dist, to, kinds, onPacked, ...wish }: PackOptions): Promise<void> {
  const built = openBuiltSite(dist);
  const selections = listSelections(built, wish);
  await mkdir(to, { recursive: true });
  for (const selection of selections) {
    for (const kind of kinds) {
      const bytes = await MAKERS[kind](built, selection);
      const file = `${selection.name}.${ENDINGS[kind]}`;
      await writeFile(join(to, file), bytes);
      const packed: PackedFile = {
        ...{ file, kind, locale: selection.site.locale.name, version: selection.version },
        ...{ section: selection.section ?? null, bytes: bytes.length, pages: selection.pages.length },
      };
      const others = readRecord(to).filter((other) => other.file !== file);
      await writeFile(join(to, RECORD), `${JSON.stringify([...others, packed].toSorted(comparePacks), null, 2)}\n`);
      onPacked(packed);
    }
  }
}
