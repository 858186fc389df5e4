import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { brandIn } from '../../config/brand.ts';
import { type LoadedConfig, projectPath } from '../../config/load.ts';
import { textIn } from '../../config/text-in.ts';
import { toHref } from '../../content/address.ts';
import { staticFile } from '../../content/static-files.ts';
import type { Locale } from '../../model/locale.ts';
import { OperatorError } from '../../model/operator-error.ts';
import { palettesOf } from '../../model/theme.ts';
import { APPLE_ICON, manifestPath } from '../../ui/document/icons.ts';
import type { PictureCache } from './draw.ts';

/** The icon of a site that has none: an open book in the colour of links. */
export const DEFAULT_ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b7a85"/><path d="M16 10c-2-2-5-2.500-9-2.500v15c4 0 7 .5 9 2.500 2-2 5-2.500 9-2.500v-15c-4 0-7 .5-9 2.500zm0 0v15" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>\n';

/** Sizes in pixels: for Apple's home screen, for installers, and for browsers without SVG icons. */
const APPLE_SIZE = 180;
const MANIFEST_SIZES = [192, 512];
const MASKABLE_SIZE = 512;
const ICO_SIZE = 48;

/**
 * The site's icon in all formats that systems ask for, and the web manifest of each language. By path below the site's root.
 * @throws OperatorError if the icon cannot be drawn
 */
export async function makeIcons(loaded: LoadedConfig, cache: PictureCache): Promise<Map<string, Uint8Array>> {
  const { config } = loaded;
  const svg = await readFile(staticFile(loaded, config.favicon)).catch(() => (config.favicon === '/favicon.svg' ? DEFAULT_ICON : null));
  const files = new Map<string, Uint8Array>();
  const hasIcons = svg !== null && extname(config.favicon) === '.svg';
  if (hasIcons) {
    const draw = (width: number, hasGround = false): Promise<Uint8Array> =>
      cache.png(svg, hasGround ? { width, hasGround } : { width }).catch((cause: unknown) => {
        throw new OperatorError(unreadable(projectPath(loaded, staticFile(loaded, config.favicon))), { cause });
      });
    for (const size of MANIFEST_SIZES) files.set(iconPath(size), await draw(size));
    files.set(MASKABLE_PATH, await draw(MASKABLE_SIZE, true));
    files.set(`/${APPLE_ICON}`, await draw(APPLE_SIZE, true));
    files.set('/favicon.ico', printIco(await draw(ICO_SIZE), ICO_SIZE));
  }
  for (const locale of config.locales) {
    files.set(`/${manifestPath(locale)}`, new TextEncoder().encode(JSON.stringify(createManifest(loaded, locale, hasIcons))));
  }
  return files;
}

function unreadable(file: string): string {
  return `The icon ${file} (favicon) cannot be drawn: it is not an SVG, or has a mistake. Open it in a browser to see which, or name another file.`;
}

const MASKABLE_PATH = '/icons/maskable.png';

function iconPath(size: number): string {
  return `/icons/icon-${size}.png`;
}

function createManifest({ config }: LoadedConfig, locale: Locale, hasIcons: boolean): object {
  const brand = brandIn(config, locale.name);
  const name = textIn(config.title, locale.name);
  const color = palettesOf(config.theme)[config.colorMode.default].surface;
  const icon = (path: string, size: number, purpose: string) => ({
    src: config.baseUrl + path.slice(1),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: name === brand.name ? name : `${brand.name} ${name}`,
    short_name: brand.name,
    description: textIn(config.tagline, locale.name),
    lang: locale.htmlLang,
    dir: locale.direction,
    start_url: toHref(config, locale.path === '' ? '/' : `/${locale.path}/`),
    scope: config.baseUrl,
    display: 'browser',
    theme_color: color,
    background_color: color,
    icons: hasIcons
      ? [...MANIFEST_SIZES.map((size) => icon(iconPath(size), size, 'any')), icon(MASKABLE_PATH, MASKABLE_SIZE, 'maskable')]
      : [],
  };
}

/** An .ico file with one PNG in it. */
function printIco(png: Uint8Array, size: number): Uint8Array {
  const header = new DataView(new ArrayBuffer(22));
  header.setUint16(2, 1, true);
  header.setUint16(4, 1, true);
  header.setUint8(6, size);
  header.setUint8(7, size);
  header.setUint16(10, 1, true);
  header.setUint16(12, 32, true);
  header.setUint32(14, png.length, true);
  header.setUint32(18, header.byteLength, true);
  return Buffer.concat([new Uint8Array(header.buffer), png]);
}
