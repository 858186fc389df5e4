import { useState } from 'react';
import { cutText } from '../../model/cut-text.ts';
import { LONGEST_FEEDBACK } from '../../model/feedback.ts';
import { loadFeedbackTexts } from '../i18n/feedback/feedback-texts.ts';
import { localeHome } from '../navigation/alternates.ts';
import { useShell } from '../state/shell.ts';
import { BrowseLinks } from './BrowseLinks.tsx';
import type { SectionChoice } from './group-hits.ts';
import { PopularQueries } from './PopularQueries.tsx';

interface NoResultsProps {
  readonly query: string;
  readonly section: SectionChoice;
  /** Searches for something else. */
  readonly onChoose: (query: string) => void;
  /** Searches in all sections. */
  readonly onWiden: () => void;
}

/** Says that nothing matches, and how to go on: in all sections, with what others search for, from a section's first page, or by telling the authors. */
export function NoResults({ query, section, onChoose, onWiden }: NoResultsProps) {
  const { site, texts } = useShell();
  return (
    <div className="search-none">
      <p className="search-empty">
        <strong>{texts.search.noResults}</strong>
        <span>{texts.search.noResultsHint}</span>
      </p>
      {section !== 'all' && (
        <button type="button" className="button" onClick={onWiden}>
          {texts.search.searchEverywhere}
        </button>
      )}
      <PopularQueries onChoose={onChoose} />
      <BrowseLinks />
      {site.feedback && <Report query={query} />}
    </div>
  );
}

/** Opens the dialog for reports with what was searched for. */
function Report({ query }: { readonly query: string }) {
  const shell = useShell();
  const [hasFailed, setFailed] = useState(false);
  const open = async (): Promise<void> => {
    const { page } = shell.route.get();
    const [{ openReport }, texts] = await Promise.all([import('../feedback/open-report.tsx'), loadFeedbackTexts(page.locale)]);
    const wanted = cutText(query, LONGEST_FEEDBACK);
    // An address without a page takes no reports.
    const path = page.kind === 'notFound' ? localeHome(shell.site) : page.path;
    await openReport({ page: path, section: '', sample: null, wanted, name: texts.reportQuery(wanted) }, texts, shell);
  };
  return (
    <>
      <button type="button" className="quiet-action" onClick={() => open().catch(() => setFailed(true))}>
        {shell.texts.search.reportMissing}
      </button>
      {/* Here: what the page says outside of a dialog is not heard while that is open. */}
      {hasFailed && <p role="alert">{shell.texts.errors.network}</p>}
    </>
  );
}
