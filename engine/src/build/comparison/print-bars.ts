import { fillLabel, type Labels } from '../../markdown/labels.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import { SUMMARY_ID } from './print-summary.ts';

export const changeId = (index: number): string => `change-${index + 1}`;

/** Leads to the next change, without script. */
export function printNext(index: number, total: number, labels: Labels): string {
  return index + 1 < total ? `<p class="change-bar"><a href="#${changeId(index + 1)}">${escapeHtml(labels.nextChange)}</a></p>` : '';
}

/** The bar that takes the place of these links with script: it stays in sight, and says which change is being read. */
export function printBar(total: number, labels: Labels): string {
  const count = escapeHtml(fillLabel(labels.countChanges, String(total)));
  const place = escapeHtml(fillLabel(labels.changeOf, '{0}', String(total)));
  const summary = `<a href="#${SUMMARY_ID}">${escapeHtml(labels.summary)}</a>`;
  const previous = `<a class="change-previous" role="link" aria-disabled="true">${escapeHtml(labels.previousChange)}</a>`;
  const next = `<a href="#${changeId(0)}" class="change-next" role="link">${escapeHtml(labels.nextChange)}</a>`;
  return `<div class="comparison-bar with-script" data-place="${place}"><span>${count}</span>${summary}${previous}${next}</div>`;
}
