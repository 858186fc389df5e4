import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import type { Plugin } from 'signpost';

/** The drawings of the design guidelines. */
const LAYOUTS = 'static/img/design';
/** Pictures to use as they are, and the texts about them. */
const ASSETS = 'design-pack';
/** Zip entries need a date; a fixed one keeps the build reproducible. */
const ZIP_DATE = '1980-01-01T00:00:00';
/** Width of the PNG made from each layout, in pixels. */
const LAYOUT_WIDTH = 1280;

/** Widths in pixels of the PNGs made from each asset: those that the design guidelines name. An asset that is not here is SVG only. */
export const assetWidths: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...['circle-teal', 'circle-white', 'square-teal', 'square-white'].map((one) => asset(`login/symbol-${one}`, 32, 40, 64, 80, 96, 120)),
  ...['teal', 'white'].map((one) => asset(`login/capsule-${one}`, 160, 320, 480)),
  asset('billboard/close-button-light-panel', 72),
  asset('billboard/close-button-dark-panel', 72),
  asset('billboard/status-label', 48),
  asset('billboard/empty-state', 288),
  asset('billboard/marquee-icon', 36),
  asset('moments/entry-icon', 44, 88, 132),
]);

/** The design resources in one zip: assets at each size, the layouts but those of wrong use, a note and a licence. */
export const designResources: Plugin = {
  name: 'design-resources',
  inputs: [LAYOUTS, ASSETS],
  async build({ siteDir, toPng }) {
    const entries: Zippable = {};
    const add = async (source: string, target: string, widths: readonly number[], nameOf: (width: number) => string): Promise<void> => {
      const svg = await readFile(join(siteDir, source));
      entries[target] = svg;
      // A PNG is compressed already.
      for (const width of widths) entries[nameOf(width)] = [await toPng(svg, width), { level: 0 }];
    };
    for (const name of (await filesIn(join(siteDir, ASSETS))).toSorted()) {
      const stem = name.replace(/\.svg$/, '');
      if (name.endsWith('.txt')) entries[name] = await readFile(join(siteDir, ASSETS, name));
      else await add(`${ASSETS}/${name}`, name, assetWidths.get(stem) ?? [], (width) => `${stem}-${width}.png`);
    }
    // Examples of wrong use are for the pages alone.
    const layouts = (await filesIn(join(siteDir, LAYOUTS))).filter((one) => one.endsWith('.svg') && !one.endsWith('-wrong.svg'));
    for (const name of layouts.toSorted()) {
      await add(`${LAYOUTS}/${name}`, `layouts/svg/${name}`, [LAYOUT_WIDTH], () => `layouts/png/${name.replace(/\.svg$/, '.png')}`);
    }
    return new Map([['/files/design-resources.zip', zipSync(entries, { mtime: ZIP_DATE, level: 9 })]]);
  },
};

async function filesIn(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all
    .filter((one) => one.isFile())
    .map((one) =>
      join(one.parentPath, one.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

function asset(stem: string, ...widths: readonly number[]): [stem: string, widths: readonly number[]] {
  return [stem, widths];
}
