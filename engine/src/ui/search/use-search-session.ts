import { useEffect, useState } from 'react';
import { watchSearches } from '../analytics/watch-searches.ts';
import { fetchFallback } from '../http/fetch-fallback.ts';
import { createHttp } from '../http/http.ts';
import { useShell } from '../state/shell.ts';
import { earlyText } from './early-field.ts';
import { requestHits } from './request.ts';
import { createSearchSession, type SearchSession } from './search-session.ts';

/** The search session of an open overlay, which starts with what was typed while its code was on the way. */
export function useSearchSession(): SearchSession {
  const { site, texts, analytics, route } = useShell();
  const [session] = useState(() => {
    const http = createHttp(texts);
    const created = createSearchSession({
      async request({ query, section: chosen, isVerbatim }, signal) {
        const section = chosen === 'all' ? undefined : chosen;
        const version = site.versions.length > 1 ? route.get().page.version : undefined;
        const question = { q: query, locale: site.locale.name, version, section, verbatim: isVerbatim ? (1 as const) : undefined };
        try {
          return await requestHits(http, site.search, question, signal);
        } catch (error) {
          throw error instanceof TypeError ? new Error(texts.search.badAnswer, { cause: error }) : error;
        }
      },
      describeDelay: texts.errors.timeout,
      async requestFallback({ query, section }) {
        const { version } = route.get().page;
        const [{ searchFallback }, index] = await Promise.all([
          import('../../search/fallback.ts'),
          fetchFallback(site.search.fallbackUrl, (parts) =>
            parts.filter((part) => part.version === version && (section === 'all' || part.section === section)),
          ),
        ]);
        return searchFallback(index, query);
      },
    });
    // In the field when it is first shown: in an empty one, the next letter would take the place of what was typed before.
    const typed = earlyText();
    if (typed !== '') created.ask(typed);
    return created;
  });
  useEffect(() => () => session.stop(), [session]);
  useEffect(() => watchSearches(session.state, analytics), [session, analytics]);
  return session;
}
