import type { LoadedConfig } from '../../config/load.ts';
import { stylesFileOf } from '../../content/project-styles.ts';
import type { PageFacts } from '../../markdown/compiled.ts';
import { readProjectStyles } from '../../markdown/react/project-styles.ts';
import type { PageData, PagePayload } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';
import type { ShellSlots } from '../../model/slots.ts';
import { notFoundPage } from '../not-found-page.ts';
import { createSiteData } from '../site-data.ts';
import { orderSheets, partOfProject, printRules } from '../styles.ts';
import { CLIENT_PATH, REFRESHES } from './dev-messages.ts';
import { DEV_BUILD, type DevPage, type DevSite } from './dev-site.ts';

/** Prints the files of single pages as a build does, with the script that shows changes. */
export class DevPrinter {
  readonly #loaded: LoadedConfig;
  readonly #site: DevSite;

  constructor(loaded: LoadedConfig, site: DevSite) {
    this.#loaded = loaded;
    this.#site = site;
  }

  /**
   * What a file of a page has in it.
   * @param file its name: `index.html`, `page.json` or `index.md`
   * @param refreshes how many there had been before the page was made
   */
  async page({ rendered, html: article, slots }: DevPage, file: string, refreshes: number): Promise<string> {
    const { compiled } = rendered;
    const data = rendered.data();
    if (file === 'index.md') return rendered.markdown();
    // Builds have a style sheet for the styles of all authors.
    const html = article + (!compiled ? '' : await this.#printStyles(compiled));
    if (file === 'page.json') return JSON.stringify({ ...data, html } satisfies PagePayload);
    const client = `<script type="module" src="${CLIENT_PATH}?${REFRESHES}=${refreshes}"></script>`;
    return this.#printDocument(data, html, slots).replace('</body>', `${client}</body>`);
  }

  /** What the build shows where there is no page. */
  notFound(path: string): string {
    const { locales, defaultLocale } = this.#loaded.config;
    const name = locales.find(({ path: prefix }) => prefix !== '' && path.startsWith(`/${prefix}/`))?.name ?? defaultLocale;
    const page = notFoundPage(this.#siteData(name), this.#site.catalog, DEV_BUILD, this.#site.ui.server.notFoundTitle(name));
    return this.#printDocument(page, '', this.#site.slotsOf(name));
  }

  #printDocument(page: PageData, html: string, slots: ShellSlots): string {
    const siteUrl = `${this.#loaded.config.baseUrl}__signpost/site-${page.locale}.json`;
    return this.#site.ui.server.renderDocument({ site: this.#siteData(page.locale), siteUrl, page, html, assets: this.#site.ui, slots });
  }

  async #printStyles({ styles, sheets, projectClasses = [] }: PageFacts): Promise<string> {
    const own = await partOfProject(readProjectStyles(stylesFileOf(this.#loaded)).sheet, new Set(projectClasses));
    const rules = [...orderSheets(sheets), own, printRules(Object.entries(styles))].join('\n').trim();
    return rules === '' ? '' : `<style>${rules}</style>`;
  }

  /** The data of the shell in a language, for browsers, at its path; undefined for another path. */
  siteJson(path: string): string | undefined {
    const locale = /^\/__signpost\/site-([\w-]+)\.json$/.exec(path)?.[1];
    return locale === undefined ? undefined : JSON.stringify(this.#siteData(locale));
  }

  #siteData(name: string): SiteData {
    const locale = this.#loaded.config.locales.find((candidate) => candidate.name === name);
    if (!locale) throw new Error(`There is no locale "${name}".`);
    return createSiteData(this.#loaded, this.#site.catalog, this.#site.ui, locale);
  }
}
