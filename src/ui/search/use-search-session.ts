import { useEffect, useState } from 'react';
import type { FallbackIndex } from '../../model/search.ts';
import { watchSearches } from '../analytics/watch-searches.ts';
import { createHttp } from '../http/http.ts';
import { useShell } from '../shell/context.ts';
import type { SearchScope } from './group-hits.ts';
import { requestHits } from './request.ts';
import { createSearchSession, type SearchSession } from './search-session.ts';

/** What is asked for beside the query (spec §7): nothing where all is searched. */
function narrowTo(scope: SearchScope): { section?: string } {
  return scope === 'all' ? {} : { section: scope };
}

/** The search session of an open overlay. */
export function useSearchSession(): SearchSession {
  const { site, texts, analytics } = useShell();
  const [session] = useState(() => {
    const http = createHttp(texts);
    return createSearchSession({
      request: (query, scope, signal) =>
        requestHits(http, site.search.url, { q: query, locale: site.locale.name, ...narrowTo(scope) }, signal),
      requestFallback: async (query) => {
        const [{ searchFallback }, { data }] = await Promise.all([
          import('../../search/fallback.ts'),
          http.get<FallbackIndex>(site.search.fallbackUrl),
        ]);
        return searchFallback(data, query);
      },
    });
  });
  useEffect(() => () => session.stop(), [session]);
  useEffect(() => watchSearches(session.state, analytics), [session, analytics]);
  return session;
}
