import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeEpub } from './book/epub.ts';
import { makePdf } from './book/pdf.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import type { PackKind } from './kinds.ts';
import { makeOffline } from './offline/make-offline.ts';
import { packKey } from './pack-key.ts';
import { type PackedFile, readPacks, writePacks } from './record.ts';
import { latestChange, listSections, listSelections, type PackSelection, type PackWish } from './selection.ts';

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
 * @throws OperatorError for names that the site does not have, for a section without pages, and where a PDF has no browser to print it
 */
export async function packSite({ dist, to, kinds, onPacked, ...wish }: PackOptions): Promise<void> {
  const built = openBuiltSite(dist);
  await mkdir(to, { recursive: true });
  for (const selection of listSelections(built, wish)) {
    for (const kind of kinds) onPacked(await pack(built, selection, kind, to));
  }
}

/**
 * Packs a built site, and the sections of it that were packed before, where they have changed since. Removes packs of what is no more.
 * @returns whether there are other packs now
 * @throws OperatorError where a PDF has no browser to print it
 */
export async function renewPacks({ dist, to, kinds, onPacked }: Omit<PackOptions, keyof PackWish>): Promise<boolean> {
  const built = openBuiltSite(dist);
  await mkdir(to, { recursive: true });
  const last = readPacks(to);
  const isAsked = (selection: PackSelection, kind: PackKind): boolean =>
    selection.section === undefined || last.some(({ file }) => file === fileOf(selection, kind));
  const selections = [...listSelections(built, {}), ...listSections(built)].map((selection) => ({
    selection,
    key: packKey(built, selection),
  }));
  const current = last.filter(({ key }) => selections.some((one) => one.key === key));
  writePacks(to, current);
  for (const { file } of last) if (!current.some((one) => one.file === file)) await rm(join(to, file));
  let isNew = current.length < last.length;
  for (const { selection } of selections) {
    for (const kind of kinds.filter((one) => isAsked(selection, one) && !current.some(({ file }) => file === fileOf(selection, one)))) {
      onPacked(await pack(built, selection, kind, to));
      isNew = true;
    }
  }
  return isNew;
}

function fileOf({ name }: PackSelection, kind: PackKind): string {
  return `${name}.${ENDINGS[kind]}`;
}

async function pack(built: BuiltSite, selection: PackSelection, kind: PackKind, to: string): Promise<PackedFile> {
  const file = fileOf(selection, kind);
  const bytes = await MAKERS[kind](built, selection);
  await writeFile(join(to, file), bytes);
  const packed: PackedFile = {
    ...{ file, kind, locale: selection.site.locale.name, version: selection.version, section: selection.section ?? null },
    ...{ bytes: bytes.length, pages: selection.pages.length, date: latestChange(selection.pages), key: packKey(built, selection) },
  };
  writePacks(to, [...readPacks(to).filter((other) => other.file !== file), packed]);
  return packed;
}
