import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it, test } from 'vitest';

const UI = join(import.meta.dirname, '..');
/** The scale is no sheet of the page: the build writes its values into the others. */
const SCALE = 'styles/scale.css';
const SHEETS = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css') && file !== SCALE);
/** The sheets that pages, those that the build makes, the overlays, pictures, wrapped lines, moved and long tables, crowded tabs, what can be done with a page, waits and failures load, and the one for prints and forced colours. */
const ENTRIES = [
  'styles/index.css',
  'styles/generated.css',
  'overlays/overlays.css',
  'article/page-actions-sheet.css',
  'article/pictures-sheet.css',
  'article/wrapped-lines-sheet.css',
  'article/scrolled-table-sheet.css',
  'article/long-table-sheet.css',
  'article/crowded-tabs-sheet.css',
  'feedback/feedback-sheet.css',
  'navigation/progress-sheet.css',
  'errors/failure-sheet.css',
  'styles/late.css',
];
const ORDER = '@layer tokens, base, article, shell, overlays, print;';

/** The text of a sheet without its comments. */
const read = (sheet: string): string => readFileSync(join(UI, sheet), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** The sheets that a sheet imports, and the layers that it puts them in. */
function importsOf(sheet: string): { file: string; layer: string | undefined }[] {
  return [...read(sheet).matchAll(/@import "([^"]+)"(?: layer\(([\w-]+)\))?(?: [^;]+)?;/g)].map(([, path = '', layer]) => ({
    file: relative(UI, join(UI, dirname(sheet), path)),
    layer,
  }));
}

describe('layers', () => {
  it.each(ENTRIES)('%s declares them all, in their order', (entry) => {
    expect(read(entry)).toContain(ORDER);
  });

  it('every sheet of a component is imported once, into one of them', () => {
    const layers = ORDER.match(/\w+(?=[,;])/g);
    const imports = ENTRIES.flatMap(importsOf);
    expect(imports.filter(({ layer }) => layer === undefined || !layers?.includes(layer))).toEqual([]);
    expect(imports.map(({ file }) => file).toSorted()).toEqual(SHEETS.filter((file) => !ENTRIES.includes(file)).toSorted());
  });

  it('a sheet has either rules or imports, so that every rule stands in a layer', () => {
    for (const entry of ENTRIES) expect(read(entry)).not.toContain('{');
    const others = SHEETS.filter((file) => !ENTRIES.includes(file));
    expect(others.filter((file) => /@import|@layer/.test(read(file)))).toEqual([]);
  });
});

test.each(SHEETS)('%s wins by its layer, never by !important', (sheet) => {
  expect(read(sheet)).not.toContain('!important');
});

/** Spaces, sizes of type, and corners: what comes from the scale. */
const SCALED = /^(?:(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-)?gap|font(?:-size)?|border-radius)$/;
/** Type that grows with the window, and lines with what makes room for them. */
const FREE = [/\bclamp\([^)]*\)/g, /(?<![\d.])-?[123]px\b/g];
/** Cells on phones, of which five keep four characters a line. */
const EXCEPTIONS = new Set(['article/parts/tables.css padding-inline: 6px']);

/** The declarations of sizes that the scale has, as `property: value`. */
const scaled = (sheet: string): string[] =>
  [...read(sheet).matchAll(/([a-z-]+):\s*([^;{}]+);/g)]
    .filter(([, name = '']) => SCALED.test(name))
    .map(([, name, value]) => `${name}: ${value}`);

test.each(SHEETS.filter((sheet) => !sheet.startsWith('footer/')))('%s takes spaces, type and corners from the scale', (sheet) => {
  const raw = scaled(sheet)
    .filter((declaration) => !EXCEPTIONS.has(`${sheet} ${declaration}`))
    .filter((declaration) => /\d(?:px|rem)\b/.test(FREE.reduce((text, free) => text.replaceAll(free, ''), declaration)));
  expect(raw).toEqual([]);
});

it('the footer, which sites use without our scale, too, has the values of its steps', () => {
  const steps = new Set([...read(SCALE).matchAll(/: (\d+px);/g)].map(([, value]) => value));
  const folders = [join(UI, 'footer'), join(import.meta.dirname, '../../../../site/footer')];
  const sheets = folders.flatMap((folder) => readdirSync(folder).map((name) => relative(UI, join(folder, name))));
  const values = sheets
    .filter((sheet) => sheet.endsWith('.css') && !sheet.endsWith('standalone.css'))
    .flatMap(scaled)
    .flatMap((declaration) => declaration.match(/\d+px/g) ?? []);
  expect(values.length).toBeGreaterThan(20);
  expect(values.filter((value) => !steps.has(value) && !/^[123]px$/.test(value))).toEqual([]);
});
