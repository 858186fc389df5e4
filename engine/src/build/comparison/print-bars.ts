import { fillLabel, type Labels } from '../../markdown/labels.ts';
import { escapeHtml } from '../../ui/document/escape.ts';
import type { Places } from './print-marks.ts';
import { SUMMARY_ID } from './print-summary.ts';

export const changeId = (index: number): string => `change-${index + 1}`;

/** Leads to the next change, without script. */
export function printNext(index: number, total: number, labels: Labels): string {
  return index + 1 < total ? `<p class="change-bar"><a href="#${changeId(index + 1)}">${escapeHtml(labels.nextChange)}</a></p>` : '';
}

/**
 * What stays in sight: which side is which version, where there are two, which only the eye needs; and with script, in place of these links,
 * which change is being read, and the ways to the others.
 */
export function printBar(total: number, labels: Labels, { names }: Places): string {
  const count = escapeHtml(fillLabel(labels.countChanges, String(total)));
  const place = escapeHtml(fillLabel(labels.changeOf, '{0}', String(total)));
  const summary = `<a href="#${SUMMARY_ID}">${escapeHtml(labels.summary)}</a>`;
  const previous = `<a class="change-previous" role="link" aria-disabled="true">${escapeHtml(labels.previousChange)}</a>`;
  const next = `<a href="#${changeId(0)}" class="change-next" role="link">${escapeHtml(labels.nextChange)}</a>`;
  const side = (name: string): string => `<b aria-hidden="true">${escapeHtml(name)}</b>`;
  const ways = `<div class="with-script"><span>${count}</span>${summary}${previous}${next}</div>`;
  return `<div class="comparison-bar" data-place="${place}">${side(names.old)}${side(names.new)}${ways}</div>`;
}
