import { readFile } from 'node:fs/promises';
import { brandIn } from '../../config/brand.ts';
import type { LoadedConfig } from '../../config/load.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { textIn } from '../../config/text-in.ts';
import type { Catalog, CatalogPage } from '../../content/catalog-types.ts';
import { localSidebarOf } from '../../content/page-summary.ts';
import { sectionTitles } from '../../content/section-titles.ts';
import type { LocalSidebar } from '../../content/sidebar-items.ts';
import { staticFile } from '../../content/static-files.ts';
import { hashOf } from '../../model/hash.ts';
import { HASHED_FOLDER } from '../../model/hashed-folder.ts';
import type { PreviewImage } from '../../model/page.ts';
import { canDraw, type PictureCache } from './draw.ts';
import { type PreviewText, previewSvg } from './preview-svg.ts';

/** The preview images of pages: one for each section of a sidebar, in each language. */
export interface Previews {
  of(page: CatalogPage, locale: string): PreviewImage;
  /** Draws the previews of some pages: content by path below the base URL. */
  draw(cache: PictureCache, pages: Iterable<{ readonly page: CatalogPage; readonly locale: string }>): Promise<Map<string, Uint8Array>>;
}

/**
 * Creates the previews of all sections. Their addresses change with their content.
 * @param sidebars by `sidebarKey`
 * @param mark the brand's logo as SVG
 */
export function createPreviews(
  { config }: LoadedConfig,
  catalog: Catalog,
  sidebars: ReadonlyMap<string, LocalSidebar>,
  mark: Uint8Array | null,
): Previews {
  const paths = new Map<string, string>();
  const titles = new Map(
    config.locales.flatMap(({ name }) =>
      config.versions.map((version) => [`${name}/${version.name}`, sectionTitles(catalog, version, name)] as const),
    ),
  );
  const place = (page: CatalogPage, locale: string): readonly [path: string, text: PreviewText] => {
    const text = describeSection(
      config,
      localSidebarOf({ catalog, sidebars }, page, locale),
      titles.get(`${locale}/${page.version.name}`),
      page,
      locale,
    );
    const key = JSON.stringify(text);
    const path = paths.get(key) ?? `${HASHED_FOLDER}/preview-${hashOf(previewSvg(text, mark)).slice(0, 8)}.png`;
    paths.set(key, path);
    return [path, text];
  };
  return {
    of: (page, locale) => ({ url: config.url + config.baseUrl + place(page, locale)[0] }),
    async draw(cache, pages) {
      const texts = new Map<string, PreviewText>();
      for (const { page, locale } of pages) texts.set(...place(page, locale));
      const drawings = [...texts].map(async ([path, text]) => {
        const svg = previewSvg(text, mark);
        const kept = await cache.kept(svg);
        if (kept) return [path, kept] as const;
        return [
          path,
          await cache.png((await canDraw(text.title + text.caption)) ? svg : previewSvg({ ...text, title: '', caption: '' }, mark)),
        ] as const;
      });
      return new Map(await Promise.all(drawings));
    },
  };
}

/** Reads the brand's logo; null unless it is an SVG among the static files. */
export async function readBrandMark(loaded: LoadedConfig): Promise<Uint8Array | null> {
  const { config } = loaded;
  const src = brandIn(config, config.defaultLocale).logo?.src;
  return src?.endsWith('.svg') ? readFile(staticFile(loaded, src)).catch(() => null) : null;
}

function describeSection(
  config: SiteConfig,
  sidebar: LocalSidebar | undefined,
  titles: ReadonlyMap<string, string> | undefined,
  page: CatalogPage,
  locale: string,
): PreviewText {
  const site = textIn(config.title, locale);
  if (!sidebar) return { locale, title: site, caption: textIn(config.tagline, locale) };
  const area = titles?.get(sidebar.name) ?? site;
  const section = sidebar.ancestors.get(page)?.[0];
  const version = page.version.isLast ? [] : [page.version.label];
  return section
    ? { locale, title: textIn(section.label, locale), caption: [area, ...version, site].join(' · ') }
    : { locale, title: area, caption: [...version, site].join(' · ') };
}
