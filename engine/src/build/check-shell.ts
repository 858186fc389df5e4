import { brandIn } from '../config/brand.ts';
import { type LoadedConfig, projectPath } from '../config/load.ts';
import type { SidebarItemConfig } from '../config/schema.ts';
import type { Catalog } from '../content/catalog-types.ts';
import { findPage } from '../content/find-page.ts';
import { isStatic, isUnchecked, nearestPath } from '../content/link-targets.ts';
import { findUnknownName, isNamed } from '../content/named-page.ts';
import { findPictureFault } from '../content/picture-file.ts';
import { staticFile } from '../content/static-files.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { decodePath } from '../model/href.ts';
import { isFile } from '../model/read-if-there.ts';
import type { BrandData } from '../model/site.ts';

/** An address in the shell, and the field that contains it. */
interface ShellLink {
  readonly file: string;
  readonly field: string;
  readonly to: string;
}

/**
 * Missing targets of links and images in the layout: navbar, sidebars, announcement, footer, icons. They are on every page, so the field is
 * named.
 */
export function checkShellLinks(loaded: LoadedConfig, catalog: Catalog, madeFiles: ReadonlySet<string>): Diagnostic[] {
  const { config } = loaded;
  const leadsSomewhere = (to: string): boolean => {
    const path = to.split(/[?#]/)[0] ?? to;
    return (
      findPage(catalog, path, config.defaultLocale) !== undefined || isStatic({ loaded, madeFiles }, path) || isUnchecked(loaded, path)
    );
  };
  const all = [...collectShellLinks(loaded)];
  const named = all.filter(({ to }) => isNamed(to)).flatMap(({ file, field, to }) => findUnknownName(catalog, to, file, field));
  const links = all
    .filter(({ to }) => isInSite(to) && !leadsSomewhere(to))
    .map(({ file, field, to }) => {
      const nearest = nearestPath(catalog, to.replace(/[?#].*$/s, ''));
      const message = `${field}: ${to}: there is no such page`;
      return { severity: 'error', code: 'broken-link', file, message, ...(nearest ? { suggestion: nearest } : {}) } satisfies Diagnostic;
    });
  const pictures = [...collectPictures(loaded)]
    .filter(({ to }) => isInSite(to))
    .flatMap(({ file, field, to }): Diagnostic[] => {
      const path = staticFile(loaded, decodePath(to));
      const found = isFile(path) ? findPictureFault(path) : undefined;
      if (found)
        return [{ severity: 'warning', code: 'bad-image', file, message: `${field}: ${to}: ${found.fault}`, suggestion: found.advice }];
      if (isStatic({ loaded, madeFiles }, to)) return [];
      const message = `${field}: ${to}: there is no such file below ${config.staticDir}/`;
      return [{ severity: 'warning', code: 'missing-file', file, message }];
    });
  return [...pictures, ...named, ...links];
}

function isInSite(to: string): boolean {
  return /^\/(?!\/)/.test(to);
}

function* collectPictures(loaded: LoadedConfig): Generator<ShellLink> {
  const { config, configFile } = loaded;
  yield { file: projectPath(loaded, configFile), field: 'favicon', to: config.favicon };
  const { file, brand } = brandOf(loaded);
  const { logo } = brand;
  if (logo) {
    yield { file, field: 'logo.src', to: logo.src };
    if (logo.srcDark !== logo.src) yield { file, field: 'logo.srcDark', to: logo.srcDark };
  }
}

function brandOf(loaded: LoadedConfig): { readonly file: string; readonly brand: BrandData } {
  const { config, siteDir, configFile } = loaded;
  const brand = brandIn(config, config.defaultLocale);
  const file = config.brands === null ? configFile : `${siteDir}/brands/${config.brand}.ts`;
  return { file: projectPath(loaded, file), brand };
}

function* collectShellLinks(loaded: LoadedConfig): Generator<ShellLink> {
  const { config, configFile } = loaded;
  const file = projectPath(loaded, configFile);
  for (const [index, item] of config.navbar.entries()) {
    const field = `navbar[${index}]`;
    if (item.type === 'link' || item.type === 'sidebar') yield { file, field, to: item.to };
    if ('items' in item) for (const [entry, { to }] of (item.items ?? []).entries()) yield { file, field: `${field}.items[${entry}]`, to };
    if (item.type === 'menu') for (const [entry, to] of (item.also ?? []).entries()) yield { file, field: `${field}.also[${entry}]`, to };
  }
  if (config.announcement?.to !== undefined) yield { file, field: 'announcement', to: config.announcement.to };
  for (const [index, { to }] of (config.announcement?.links ?? []).entries()) yield { file, field: `announcement.links[${index}]`, to };
  for (const [version, sidebars] of Object.entries(config.sidebars)) {
    for (const [name, items] of Object.entries(sidebars)) yield* sidebarLinks(items, file, `sidebars.${version}.${name}`);
  }
  for (const [column, { items }] of config.footer.columns.entries()) {
    for (const [entry, { to }] of items.entries()) yield { file, field: `footer.columns[${column}].items[${entry}]`, to };
  }
}

function* sidebarLinks(items: readonly SidebarItemConfig[], file: string, field: string): Generator<ShellLink> {
  for (const [index, item] of items.entries()) {
    if (item.type === 'link') yield { file, field: `${field}[${index}]`, to: item.href };
    if (item.type === 'category') yield* sidebarLinks(item.items, file, `${field}[${index}].items`);
  }
}
