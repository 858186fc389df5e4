import { renderToString } from 'react-dom/server';
import type { PageData } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import type { ShellSlots } from '../model/slots.ts';
import { silentAnalytics } from './analytics/analytics.ts';
import { createAnnouncement } from './announcer/announcement.ts';
import { createStaticContent } from './content/content.ts';
import { type DocumentAssets, printDocument } from './document/document.ts';
import { renderFooter } from './footer/render-footer.tsx';
import { textsOf } from './i18n/server.ts';
import type { LandingPage, LandingProps } from './landing/landing-page.ts';
import { NotFound } from './not-found/NotFound.tsx';
import { createDefaultPreferences } from './preferences/preferences.ts';
import { Shell } from './Shell.tsx';
import { ShellContext } from './state/shell.ts';
import { createStore } from './state/store.ts';

export { landingPages } from './landing/create-landing-page.ts';
export { renderSlot, renderTemplate } from './slots/render-slot.tsx';
export type { DocumentAssets, LandingPage, LandingProps };

/** Everything that a whole page is rendered from. */
export interface DocumentInput {
  readonly site: SiteData;
  /** Address of the locale's `SiteData` as JSON, with its content hash. */
  readonly siteUrl: string;
  readonly page: PageData;
  /** Inner HTML of the article or landing page; empty for the not-found page, which the shell renders. */
  readonly html: string;
  readonly assets: DocumentAssets;
  readonly slots: ShellSlots;
}

export function renderDocument({ site, siteUrl, page, html, assets, slots }: DocumentInput): string {
  const texts = textsOf(site.locale.name);
  const shell = {
    site,
    texts,
    route: createStore({ page, status: 'ready' as const }),
    content: createStaticContent(page.kind === 'notFound' ? renderToString(<NotFound site={site} texts={texts} />) : html),
    footer: createStaticContent(slots.footer || renderFooter(site.footer)),
    navbarEnd: slots.navbarEnd === '' ? null : createStaticContent(slots.navbarEnd),
    preferences: createDefaultPreferences(),
    overlay: createStore(null),
    announcement: createAnnouncement(),
    analytics: silentAnalytics,
    retry: () => undefined,
    keptPages: async () => ({ opened: [], ahead: [] }),
  };
  const markup = renderToString(
    <ShellContext value={shell}>
      <Shell />
    </ShellContext>,
  );
  return printDocument({ site, siteUrl, page, assets, shell: markup, baseUrlBanner: texts.baseUrlBanner(site.baseUrl) });
}

export function notFoundTitle(locale: string): string {
  return textsOf(locale).notFound.title;
}

/** The HTML of a landing page's content. */
export function renderLanding(page: LandingPage, props: LandingProps): string {
  return renderToString(<page.Component {...props} />);
}
