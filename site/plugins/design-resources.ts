import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Plugin } from 'signpost';
import { drawingLocales, drawings, renderDrawing } from '../drawings/index.ts';

/** Pictures to use as they are, and the texts about them. */
const ASSETS = 'design-pack';
/** Zip entries need a date; a fixed one keeps the build reproducible. */
const ZIP_DATE = '1980-01-01T00:00:00';
/** The drawings of the design guidelines that show what is right, and nothing else. */
export const layouts: readonly string[] = [...drawings.keys()].filter((name) =>
  /^design-(?:\w+-)+right$|^design-(?:login-space|billboard-(?:landscape|portrait|marquee))$/.test(name),
);

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

/** The design resources in one zip: assets at each size, the layouts in both languages, a note and a licence. */
export const designResources: Plugin = {
  name: 'design-resources',
  inputs: [ASSETS, 'drawings'],
  async build({ siteDir, toPng }) {
    const entries: Zippable = {};
    for (const name of (await filesIn(join(siteDir, ASSETS))).toSorted()) {
      const stem = name.replace(/\.svg$/, '');
      const source = await readFile(join(siteDir, ASSETS, name));
      entries[name] = source;
      // A PNG is compressed already.
      for (const width of assetWidths.get(stem) ?? []) entries[`${stem}-${width}.png`] = [await toPng(source, width), { level: 0 }];
    }
    for (const locale of drawingLocales) {
      for (const name of layouts)
        entries[`layouts/${locale}/${name.replace('design-', '')}.svg`] = strToU8(renderDrawing(name, locale, 'light'));
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
