import type { PageData } from '../../model/page.ts';

/** A page that a reader looks at. */
export interface PageView extends Pick<PageData, 'path' | 'title' | 'locale' | 'version'> {
  /** Address of the page before this one; empty where there was none. */
  readonly referrer: string;
}

/** Details of an event: short texts and numbers. */
export type EventData = Readonly<Record<string, string | number>>;

/** Counts what readers do. Everything that the site reports goes through here, whichever service is configured. */
export interface Analytics {
  pageView(view: PageView): void;
  event(name: string, data: EventData): void;
}

/** Counts nothing. */
export const silentAnalytics: Analytics = { pageView: () => undefined, event: () => undefined };
