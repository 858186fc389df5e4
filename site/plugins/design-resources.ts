import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import type { Plugin } from 'signpost';

const FOLDER = 'static/img/design';
/** Zip entries need a date; a fixed one keeps the build reproducible. */
const ZIP_DATE = '1980-01-01T00:00:00';
/** Width of the PNG made from each drawing, in pixels. */
const PNG_WIDTH = 1280;

/** The design resources in one zip: the drawings but those of wrong use, as SVG and PNG, and the texts about them. */
export const designResources: Plugin = {
  name: 'design-resources',
  inputs: [FOLDER],
  async build({ siteDir, toPng }) {
    const folder = join(siteDir, FOLDER);
    const all = (await readdir(folder)).toSorted();
    const entries: Zippable = {};
    for (const name of all.filter((one) => one.endsWith('.txt'))) entries[name] = await readFile(join(folder, name));
    // Examples of wrong use are for the pages alone.
    for (const name of all.filter((one) => one.endsWith('.svg') && !one.endsWith('-wrong.svg'))) {
      const svg = await readFile(join(folder, name));
      entries[`svg/${name}`] = svg;
      // A PNG is compressed already.
      entries[`png/${name.replace(/\.svg$/, '.png')}`] = [await toPng(svg, PNG_WIDTH), { level: 0 }];
    }
    return new Map([['/files/design-resources.zip', zipSync(entries, { mtime: ZIP_DATE, level: 9 })]]);
  },
};
