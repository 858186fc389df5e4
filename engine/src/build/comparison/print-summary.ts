import { fillLabel, type Labels } from '../../markdown/labels.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import type { ChangedSection } from './changed-sections.ts';
import { breakNames } from './print-marks.ts';

/** Where the summary is: the bar leads back to it. */
export const SUMMARY_ID = 'summary';
/** Sections of a kind that are listed; more are folded. */
const SHOWN_SECTIONS = 8;

/**
 * Lists the sections that differ, as links: those with changes, those that are new and those that are gone.
 * @param first where what is above all headings begins to differ
 */
export function printSummary(changed: readonly ChangedSection[], first: string, labels: Labels): string {
  const list = (type: ChangedSection['type'], label: string): string => {
    const links = changed
      .filter((section) => section.type === type)
      .map(({ id = first, text = labels.beginning }) => `<li><a href="#${escapeHtml(id)}">${breakNames(escapeHtml(text))}</a></li>`);
    if (links.length === 0) return '';
    // One that is left over needs no fold.
    const shown = links.length > SHOWN_SECTIONS + 1 ? SHOWN_SECTIONS : links.length;
    const rest = links.slice(shown);
    const summary = escapeHtml(fillLabel(labels.moreChanges, String(rest.length)));
    const more = rest.length > 0 ? `<details><summary>${summary}</summary><ul>${rest.join('')}</ul></details>` : '';
    return `<div class="sections-${type}"><p>${escapeHtml(label)}</p><ul>${links.slice(0, shown).join('')}</ul>${more}</div>`;
  };
  const lists = [list('changed', labels.changedSections), list('added', labels.newSections), list('removed', labels.goneSections)];
  return `<nav class="comparison-summary" id="${SUMMARY_ID}" aria-label="${escapeHtml(labels.summary)}">${lists.join('')}</nav>`;
}
