import type { LoadedConfig } from '../config/load.ts';
import { textIn } from '../config/text-in.ts';
import { existsIn } from '../content/catalog-lookup.ts';
import type { Catalog, CatalogPage } from '../content/catalog-types.ts';
import type { LinkContext } from '../content/link-targets.ts';
import { fileDiagnostic, resolveLink } from '../content/links.ts';
import { OperatorError } from '../model/operator-error.ts';
import type { PageData } from '../model/page.ts';
import type { ShellSlots, SlotName, SlotPage } from '../model/slots.ts';
import type { SlotProps } from '../ui/slots/slot-props.ts';
import { brandData } from './brand-data.ts';
import type { UiBundle } from './bundle.ts';
import type { NoteLink } from './landings.ts';
import { CONTENT, placeContent } from './place-content.ts';
import { yearOfBuild } from './site-data.ts';

/** Renders what a site puts in places of its own, and checks the links in it. */
export interface Slots {
  /** Those that all pages of a locale share. */
  shell(locale: string): ShellSlots;
  /** What the site adds to the actions below a page; empty for nothing. */
  menu(page: CatalogPage, data: DataOf): string;
  /**
   * What is around the content of a page.
   * @param template name of the template that lays out its article
   * @returns its HTML, and a function that puts the content in its place there
   */
  around(page: CatalogPage, data: DataOf, template: string | undefined): Surroundings;
}

/** Collects what the shell knows of the page. It is called where a site shows something of it. */
export type DataOf = () => PageData;

export interface Surroundings {
  readonly html: string;
  readonly place: (content: string) => string;
}

export function createSlots(
  loaded: LoadedConfig,
  catalog: Catalog,
  ui: Pick<UiBundle, 'server'>,
  links: LinkContext,
  note: NoteLink,
): Slots {
  const { config } = loaded;
  const year = yearOfBuild();
  const propsOf = (file: string, page: CatalogPage, locale: string, facts: SlotPage | null): SlotProps => ({
    locale,
    region: config.region,
    page: facts,
    brand: brandData(loaded, locale),
    year,
    href: (target, name = locale) =>
      note(resolveLink(links, target, { page, locale: name, file }), (problem) => fileDiagnostic(file, problem)) || '#',
  });
  const render = (name: SlotName, page: CatalogPage, locale: string, facts: SlotPage | null): string => {
    const own = config.slots[name];
    if (own === undefined) return '';
    if (typeof own !== 'string' || !own.startsWith('./')) return textIn(own, locale);
    return attempt(`slots.${name} (${own})`, facts, () => ui.server.renderSlot(name, propsOf(own, page, locale, facts)));
  };
  const fill = (name: SlotName, page: CatalogPage, dataOf: DataOf): string => {
    if (config.slots[name] === undefined) return '';
    const data = dataOf();
    return render(name, page, data.locale, factsOf(data));
  };
  return {
    shell(locale) {
      // Their links are written from the site's root, so that it does not matter from which page they are looked for.
      const page = catalog.pages.find((candidate) => existsIn(catalog, candidate, locale));
      if (!page) return { navbarEnd: '', footer: '' };
      return { navbarEnd: render('navbarEnd', page, locale, null), footer: render('footer', page, locale, null) };
    },
    menu: (page, dataOf) => (page.landing ? '' : fill('pageMenu', page, dataOf)),
    around(page, dataOf, template) {
      const home = page.route === '/' && page.version.isLast ? fill('home', page, dataOf) : '';
      if (page.landing) return surroundings(CONTENT + home);
      const [before, after] = [fill('beforeArticle', page, dataOf), fill('afterArticle', page, dataOf)];
      const file = template === undefined ? undefined : config.templates[template];
      const lay = (name: string, path: string): string => {
        const data = dataOf();
        return attempt(`templates.${name} (${path})`, data, () =>
          ui.server.renderTemplate(name, { ...propsOf(path, page, data.locale, null), page: factsOf(data) }, CONTENT),
        );
      };
      const laidOut = template === undefined || file === undefined ? CONTENT : lay(template, file);
      return surroundings(before + laidOut + after + home);
    },
  };
}

/** What is around most pages: one object for all of them. */
const NOTHING: Surroundings = { html: CONTENT, place: (content) => content };

function surroundings(html: string): Surroundings {
  return html === CONTENT ? NOTHING : { html, place: (content) => placeContent(html, content) };
}

function factsOf({ id, title, description, path, canonical, markdownUrl, version }: PageData): SlotPage {
  return { id, title, description, path, canonical, markdownUrl, version };
}

/** @throws OperatorError that names the component and the page if it throws */
function attempt(name: string, page: Pick<SlotPage, 'path'> | null, render: () => string): string {
  try {
    return render();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`${name}${page === null ? '' : ` on ${page.path}`} cannot be rendered: ${reason}`, { cause });
  }
}
