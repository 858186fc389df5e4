import type { Behaviour } from 'signpost/components';
import { keepParameters } from './keep-parameters.ts';
import { linkNames } from './link-names.ts';
import { linkTypes, PAGE } from './link-types.ts';
import './members.css';

const BLOCK = 'figure[data-lang="signature"]';
/** The line of the address, which is no `:target` as it was not there when the page came. */
const ASKED = 'line-asked';

/**
 * Gives members addresses, `#type.member`, types links to their places, and the first Copy button of each type all of its signatures. The pages
 * would be too large with that: they work without.
 */
export const start: Behaviour = (place) => {
  const article = place.closest<HTMLElement>('.article');
  if (!article) return undefined;
  const language = PAGE.exec(location.pathname)?.[2] ?? '';
  let type: Element | undefined;
  for (const part of article.querySelectorAll<HTMLElement>(`h3[id], ${BLOCK}`)) {
    if (part.matches('h3')) type = part;
    else keepParameters(part);
    if (type && type !== part) linkNames(part, type.id, part.previousElementSibling?.matches(BLOCK) !== true, language);
  }
  for (const panel of article.querySelectorAll<HTMLElement>('.signatures')) copyWhole(panel);
  const show = (isNew: boolean): void => showAsked(article, isNew);
  show(true);
  const followHash = (): void => show(false);
  addEventListener('hashchange', followHash);
  linkTypes(article).catch(console.warn);
  return () => removeEventListener('hashchange', followHash);
};

function copyWhole(panel: HTMLElement): void {
  const [declaration = '', ...groups] = [...panel.querySelectorAll('pre')].map(({ textContent }) => textContent ?? '');
  const copy = panel.querySelector<HTMLElement>('.code-copy');
  if (copy) copy.dataset.text = [declaration, ...groups.map((text) => text.replace(/^/gm, '  '))].join('\n');
}

/** @param isNew whether the page has just come: it is then where the browser left it, which did not find the address */
function showAsked(article: HTMLElement, isNew: boolean): void {
  article.querySelector(`.${ASKED}`)?.classList.remove(ASKED);
  // As addresses have them: that of the page need not be text.
  const asked = [...article.querySelectorAll<HTMLAnchorElement>('a.member')].find(({ hash }) => hash === location.hash);
  const line = asked?.closest('.line');
  line?.classList.add(ASKED);
  if (isNew && scrollY === 0) line?.scrollIntoView();
}
