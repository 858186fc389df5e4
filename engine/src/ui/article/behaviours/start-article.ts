import { findHashTarget } from '../../navigation/arrive.ts';
import type { Shell } from '../../state/shell.ts';
import { codeText } from './code-text.ts';
import { toggleDetails } from './collapse.ts';
import { copyAt } from './copy-at.ts';
import { copyText } from './copy-text.ts';
import { offerSiteBehaviours } from './site-behaviours.ts';
import { applyTabChoices, chooseTab, neighbourTab, revealElement } from './tabs.ts';

/**
 * Makes the static article interactive, on this page and all that follow: the listeners are on the document, not on the article.
 * React is not involved, so an article that the browser has translated keeps working.
 */
export function startArticle(shell: Shell): void {
  const { tabs } = shell.preferences;
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element) handleClick(event, event.target, shell);
  });
  document.addEventListener('keydown', (event) => {
    const next = neighbourTab(event);
    if (!next) return;
    event.preventDefault();
    chooseTab(next, tabs);
    next.focus();
  });
  // The browser's find-in-page has found something in a hidden tab.
  document.addEventListener('beforematch', (event) => {
    if (event.target instanceof Element) revealElement(event.target.firstElementChild ?? event.target);
  });
  addEventListener('hashchange', () => revealHash(location.hash));
  offerSiteBehaviours();
  tabs.subscribe(() => applyTabChoices(document, tabs.get(), null));
}

/** Opens whatever hides the element that a hash names, and scrolls to it. A browser may have shown it already, beside the tab that was open. */
export function revealHash(hash: string): void {
  const target = findHashTarget(hash);
  if (!target) return;
  const isShown = target.checkVisibility?.();
  revealElement(target);
  if (!isShown) target.scrollIntoView();
}

function handleClick(event: MouseEvent, target: Element, shell: Shell): void {
  const tab = target.closest<HTMLElement>('.tabs [role=tab]');
  const copy = target.closest<HTMLElement>('.code-copy');
  const anchor = target.closest<HTMLAnchorElement>('a.anchor');
  if (tab) chooseTab(tab, shell.preferences.tabs);
  else if (copy) void copyCode(copy, shell);
  else if (anchor) void copyLink(anchor, shell);
  else if (!target.closest('a')) toggleAt(event, target);
}

function toggleAt(event: Event, target: Element): void {
  const details = target.closest('summary')?.parentElement;
  if (!(details instanceof HTMLDetailsElement) || details.matches('.menu')) return;
  event.preventDefault();
  toggleDetails(details);
}

/** Copies a block of code, or the text that the button has of its own. */
async function copyCode(button: HTMLElement, shell: Shell): Promise<void> {
  const code = button.closest('.code')?.querySelector('pre');
  if (code && !(await copyAt(button, button.dataset.text ?? codeText(code), shell))) getSelection()?.selectAllChildren(code);
}

async function copyLink(anchor: HTMLAnchorElement, { texts, announcement }: Shell): Promise<void> {
  await copyText(anchor.href).then(
    () => announcement.say(texts.article.copiedHeadingLink),
    () => undefined,
  );
}
