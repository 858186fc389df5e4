import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useMemo } from 'react';
import { isComposing } from '../keyboard/is-composing.ts';
import { useDialog } from '../overlays/use-dialog.ts';
import { useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';
import { BrowseLinks } from './BrowseLinks.tsx';
import { endEarlyField } from './early-field.ts';
import { flattenGroups, groupHits } from './group-hits.ts';
import { rowIndexOf } from './HitRow.tsx';
import { NoResults } from './NoResults.tsx';
import { enterChoices, moveChoice } from './other-choices.ts';
import { PopularQueries } from './PopularQueries.tsx';
import { RecentRemovers, RecentRows } from './RecentList.tsx';
import { ResultList } from './ResultList.tsx';
import { rankByChoice } from './rank-by-choice.ts';
import { addRecent, getRecentHits, removeRecent } from './recent-hits.ts';
import { SearchField } from './SearchField.tsx';
import { SearchFooter } from './SearchFooter.tsx';
import { SearchNotes } from './SearchNotes.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SectionChips } from './SectionChips.tsx';
import { isSearchKey } from './search-key.ts';
import { useSearchSession } from './use-search-session.ts';
import { useSelection } from './use-selection.ts';

/** The address whose query has been asked. */
let askedAddress: string | undefined;

/** The search, above the page. */
export function SearchOverlay() {
  const { site, texts, overlay, route, preferences } = useShell();
  const { page } = useStore(route);
  const session = useSearchSession();
  const state = useStore(session.state);
  const recentHits = getRecentHits(site.locale.name);
  const recents = useStore(recentHits);
  const close = () => overlay.set(null);

  // Before the dialog opens, which gives the focus back to what has it now.
  useLayoutEffect(endEarlyField, []);
  const dialog = useDialog(close);

  // A link may contain a query: `/?q=登录`. It is asked once: who opens the search again wants something else.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q');
    if (asked && askedAddress !== location.href) session.ask(asked);
    askedAddress = location.href;
  }, [session]);

  const { answer, section } = state;
  const choices = useStore(preferences.tabs);
  const results = useMemo(
    () => groupHits(answer?.hits ?? [], page.version, section, answer?.version ?? page.version, rankByChoice(choices, site.search.tabs)),
    [answer, page.version, section, choices, site],
  );
  const isElsewhere = (answer?.version ?? page.version) === page.version && results.length > 0 && results[0]?.version !== page.version;
  const versionName = site.versions.find(({ name }) => name === page.version)?.label ?? page.version;
  const hasQuestion = state.query.trim() !== '';
  const rows = hasQuestion ? flattenGroups(results) : recents;
  // Where nothing could be found for want of a service and of titles, nothing is on its way either.
  const isAnswered = answer?.query === state.query.trim() || (state.failure !== null && answer === null && !state.isSearching);
  const { selected, select, isChosen, list, onKeyDown } = useSelection(
    rows.length,
    `${answer?.query} ${section} ${hasQuestion}`,
    hasQuestion && !isAnswered ? state.query.trim() : null,
    (isDown) => enterChoices(dialog.current, isDown),
  );

  const handleRowMove = (event: MouseEvent) => {
    const index = rowIndexOf(event.target);
    if (index !== undefined && index !== selected) select(index);
  };
  const handleRowClick = (event: MouseEvent) => {
    const hit = rows[rowIndexOf(event.target) ?? -1];
    if (hit) recentHits.set(addRecent(recents, hit));
    if ((hit || linkOf(event.target)) && !opensElsewhere(event)) close();
  };
  // What was pressed is gone with what it has changed.
  const focusField = () => dialog.current?.querySelector('input')?.focus();
  const choose = (query: string) => {
    session.ask(query);
    focusField();
  };
  const retry = () => {
    session.retry();
    focusField();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const isDown = event.key === 'ArrowDown';
    if ((isDown || event.key === 'ArrowUp') && !(event.target instanceof HTMLInputElement)) {
      const hasLeft = moveChoice(dialog.current, isDown);
      if (hasLeft !== undefined) event.preventDefault();
      if (hasLeft) select(isDown ? 0 : Math.max(0, rows.length - 1));
    } else if (isSearchKey(event.nativeEvent, false)) {
      event.preventDefault();
      close();
    }
  };

  return (
    <dialog ref={dialog} className="search" aria-label={texts.search.label} onKeyDown={handleKeyDown}>
      <div className="search-panel">
        <SearchField
          session={session}
          query={state.query}
          rowCount={rows.length}
          selected={selected}
          onKeyDown={onKeyDown}
          onClose={close}
        />
        {hasQuestion && <SectionChips section={section} onChange={session.narrow} />}
        {!hasQuestion && <PopularQueries onChoose={choose} />}
        {!hasQuestion && recents.length > 0 && <p className="recents-title">{texts.search.recents}</p>}
        {!hasQuestion && recents.length === 0 && (
          <>
            <BrowseLinks />
            <p className="search-empty">{texts.search.noRecents}</p>
          </>
        )}
        <SearchResults
          state={state}
          rowCount={rows.length}
          notes={
            <SearchNotes
              answer={hasQuestion ? answer : null}
              versionWithoutHits={isElsewhere ? versionName : undefined}
              onVerbatim={session.askVerbatim}
            />
          }
          none={<NoResults query={state.query} section={section} onChoose={choose} onWiden={() => session.narrow('all')} />}
          onRetry={retry}
          list={list}
          isChosen={isChosen}
          onRowMove={handleRowMove}
          onRowClick={handleRowClick}
          beside={hasQuestion ? null : <RecentRemovers recents={recents} onRemove={(id) => recentHits.set(removeRecent(recents, id))} />}
        >
          {hasQuestion ? (
            <ResultList results={results} version={page.version} selected={selected} />
          ) : (
            <RecentRows recents={recents} selected={selected} />
          )}
        </SearchResults>
        <div className="visually-hidden" role="status">
          {answer &&
            hasQuestion &&
            !state.isSearching &&
            texts.search.resultCount(new Set(rows.map(({ source }) => source.title)).size, rows.length)}
        </div>
        <SearchFooter />
      </div>
    </dialog>
  );
}

/** Whether a click opens a link in another tab or window, so that this page stays. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, target }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || linkOf(target)?.target === '_blank';
}

function linkOf(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}
