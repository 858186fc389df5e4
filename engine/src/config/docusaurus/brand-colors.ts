import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Color, { type ColorInstance } from 'color';
import postcss, { AtRule, type Declaration, type Node, Rule } from 'postcss';
import { LEAST_CONTRAST, type Palette, palettesOf, type ThemeChanges } from '../../model/theme.ts';

export type ThemeColors = Pick<ThemeChanges, 'light' | 'dark'>;
/** Values of custom properties (`--name`) and of Sass variables (`$name`), as they are written. */
type Values = ReadonlyMap<string, string>;

const PRIMARY = '--ifm-color-primary';
/** A statement that takes another sheet of the project in. */
const IMPORT = /@(?:import|use|forward)\s+(?:url\(\s*)?["']([^"']+)["']/g;
const DEEPEST = 8;
/** Shares of the brand's colour in the tints of both themes. */
const TINTS = { light: 0.08, dark: 0.12 };

/**
 * The colours of links and marks, of the primary colour that a project's sheets give the theme. Where texts in it could not be read, they
 * are as much darker, or lighter, as they must be (WCAG 2.2, level AA).
 * @param sheets absolute paths
 * @returns undefined where no primary colour is named, or it is made by a function of a style language
 */
export function readBrandColors(sheets: readonly string[], siteDir: string): ThemeColors | undefined {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const sheet of sheets) readValues(sheet, siteDir, light, dark, 0);
  const primary = colorIn(light);
  if (primary === undefined) return undefined;
  const inDark = colorIn(new Map([...light, ...dark])) ?? primary;
  const palettes = palettesOf({ light: {}, dark: {} });
  return {
    light: { ...colorsFor(primary, palettes.light, TINTS.light, Color('black')), 'on-link': '#ffffff' },
    dark: colorsFor(inDark, palettes.dark, TINTS.dark, Color('white')),
  };
}

/** @param readable what a colour is mixed with to be read more easily */
function colorsFor(primary: ColorInstance, palette: Palette, share: number, readable: ColorInstance): Partial<Palette> {
  const tint = Color(Color(palette.surface).mix(primary, share).hex());
  const surfaces = [palette.surface, palette.soft, palette.raised, tint].map((color) => Color(color));
  let link = primary;
  for (let percent = 0; surfaces.some((surface) => link.contrast(surface) < LEAST_CONTRAST); percent += 2)
    link = Color(primary.mix(readable, percent / 100).hex());
  const colors = { accent: primary, link, 'link-hover': link.mix(readable, 0.25), tint };
  return Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, color.hex().toLowerCase()]));
}

function colorIn(values: Values): ColorInstance | undefined {
  let value = values.get(PRIMARY) ?? '';
  for (let depth = 0; depth < DEEPEST; depth++)
    value = value.replace(/#\{\s*(\$[\w-]+)\s*\}|(\$[\w-]+)|var\(\s*(--[\w-]+)[^()]*\)/g, (_, ...names: (string | undefined)[]) => {
      return values.get(names.slice(0, 3).find((name) => name !== undefined) ?? '') ?? '';
    });
  try {
    return Color(value.trim()).alpha(1).rgb();
  } catch {
    return undefined;
  }
}

/** Collects what a sheet and those that it takes in say of the document. A sheet that cannot be parsed says nothing: its compiler tells of it. */
function readValues(file: string, siteDir: string, light: Map<string, string>, dark: Map<string, string>, depth: number): void {
  if (depth > DEEPEST || !existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  for (const [, path = ''] of text.matchAll(IMPORT)) {
    const found = findSheet(path, file, siteDir);
    if (found !== undefined) readValues(found, siteDir, light, dark, depth + 1);
  }
  try {
    // Sass and Less have comments that CSS has not.
    postcss.parse(text.replace(/(^|\s)\/\/.*$/gm, '$1')).walkDecls(/^(--|\$)/, (declaration) => {
      const theme = themeOf(declaration);
      if (theme !== undefined) (theme === 'dark' ? dark : light).set(declaration.prop, declaration.value);
    });
  } catch {
    return;
  }
}

function findSheet(path: string, from: string, siteDir: string): string | undefined {
  const place = path.startsWith('@site/') ? join(siteDir, path.slice('@site/'.length)) : resolve(dirname(from), path);
  const names = [place, ...['css', 'scss', 'sass', 'less'].map((ending) => `${place}.${ending}`)];
  const partial = join(dirname(place), `_${place.slice(dirname(place).length + 1)}`);
  return [...names, partial, `${partial}.scss`].find((name) => /\.(css|s[ac]ss|less)$/.test(name) && existsSync(name));
}

/** The theme that a declaration is for; undefined for one that is not for the whole document. */
function themeOf(declaration: Declaration): 'light' | 'dark' | undefined {
  let isDark = false;
  for (let node: Node | undefined = declaration.parent; node; node = node.parent) {
    if (node instanceof AtRule && node.name !== 'layer') return undefined;
    if (!(node instanceof Rule)) continue;
    if (!node.selectors.some((selector) => /^&?(\s*(:root|html|body|\[data-theme[^\]]*\]))*$/.test(selector))) return undefined;
    isDark ||= node.selectors.some((selector) => /data-theme[^\]]*dark/.test(selector));
  }
  return isDark ? 'dark' : 'light';
}
