import { join } from 'node:path';
import { projectPath } from '../config/load.ts';
import type { CatalogPage } from '../content/catalog-types.ts';
import type { LinkContext } from '../content/link-targets.ts';
import { fileDiagnostic, type ResolvedLink, resolveLink } from '../content/links.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Locale } from '../model/locale.ts';
import { brandData } from './brand-data.ts';
import type { UiBundle } from './bundle.ts';

/** Records a resolved link and its problem, and returns its address. */
export type NoteLink = (resolved: ResolvedLink, describe: (problem: NonNullable<ResolvedLink['problem']>) => Diagnostic | null) => string;

/** A page in React: its HTML, and the links in it. */
export interface RenderedLanding {
  readonly html: string;
  readonly file: string;
  readonly links: readonly { readonly target: string; readonly locale: string }[];
}

export type LandingOf = (page: CatalogPage, locale: Locale) => RenderedLanding;

/** Renders each page in React once. Its links are checked later: their anchors may be on another one. */
export function createLandings(ui: Pick<UiBundle, 'server'>, unchecked: LinkContext): LandingOf {
  const known = new Map<string, RenderedLanding>();
  return (page, locale) => {
    const key = `${locale.name} ${page.id}`;
    const landing = known.get(key) ?? renderLanding(ui, unchecked, page, locale);
    known.set(key, landing);
    return landing;
  };
}

function renderLanding(ui: Pick<UiBundle, 'server'>, context: LinkContext, page: CatalogPage, locale: Locale): RenderedLanding {
  const landing = ui.server.landingPages.find(({ path }) => path === page.landing?.path);
  if (!landing) throw new Error(`There is no landing page at ${page.route}.`);
  const { siteDir } = context.loaded;
  const file = projectPath(context.loaded, join(siteDir, landing.file));
  const links: { target: string; locale: string }[] = [];
  const href = (target: string, name = locale.name): string => {
    links.push({ target, locale: name });
    return resolveLink(context, target, { page, locale: name, file }).href || '#';
  };
  const { region } = context.catalog.config;
  const brand = brandData(context.loaded, locale.name);
  return { html: ui.server.renderLanding(landing, { locale: locale.name, brand, region, href }), file, links };
}

/** Notes the links of a page in React and their problems, and returns its HTML. */
export function checkLanding({ html, file, links }: RenderedLanding, context: LinkContext, page: CatalogPage, note: NoteLink): string {
  for (const { target, locale } of links) {
    note(resolveLink(context, target, { page, locale, file }), (problem) => fileDiagnostic(file, problem));
  }
  return html;
}

/** The ids in a page's HTML. */
export function collectIds(html: string): Set<string> {
  return new Set([...html.matchAll(/ id="([^"]+)"/g)].flatMap((match) => match[1] ?? []));
}
