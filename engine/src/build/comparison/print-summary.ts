import { fillLabel, type Labels } from '../../markdown/labels.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import type { ChangedSection } from './changed-sections.ts';
import { breakNames } from './print-marks.ts';

/** Where the summary is: the bar leads back to it. */
export const SUMMARY_ID = 'summary';

/** Most sections that are listed where there is little room, before the first change. */
const FEW = 6;

/**
 * Lists the sections that differ, as links: those with changes, those that are new and those that are gone. Where there is little room, a long list
 * is closed until it is asked for, without script.
 * @param first where what is above all headings begins to differ
 */
export function printSummary(changed: readonly ChangedSection[], first: string, labels: Labels): string {
  const list = (type: ChangedSection['type'], label: string): string => {
    const links = changed
      .filter((section) => section.type === type)
      .map(({ id = first, text = labels.beginning }) => `<li><a href="#${escapeHtml(id)}">${breakNames(escapeHtml(text))}</a></li>`);
    if (links.length === 0) return '';
    return `<div class="sections-${type}"><p>${escapeHtml(label)}</p><ul>${links.join('')}</ul></div>`;
  };
  const lists = [list('changed', labels.changedSections), list('added', labels.newSections), list('removed', labels.goneSections)];
  const all = escapeHtml(fillLabel(labels.allSections, String(changed.length)));
  const toggle = changed.length > FEW ? `<label><input type="checkbox" class="visually-hidden">${all}</label>` : '';
  return `<nav class="comparison-summary" id="${SUMMARY_ID}" aria-label="${escapeHtml(labels.summary)}">${toggle}${lists.join('')}</nav>`;
}
