import type { Behaviour } from 'signpost/components';
import { wordsIn } from '../words-in.ts';
import { keepParameters } from './keep-parameters.ts';
import { type GuideWords, linkGuides } from './link-guides.ts';
import { linkNames } from './link-names.ts';
import { linkTypes, PAGE } from './link-types.ts';
import { MEMBERS_NAMED } from './named-event.ts';
import './members.css';

const BLOCK = 'figure[data-lang="signature"]';
/** The line of the address, which is no `:target` as it was not there when the page came. */
const ASKED = 'line-asked';

const WORDS: Readonly<Record<'zh-Hans' | 'en', GuideWords>> = {
  'zh-Hans': { guide: '指南', guideTo: (member, title) => `${member} 的指南：${title}` },
  en: { guide: 'Guide', guideTo: (member, title) => `Guide to ${member}: ${title}` },
};

/**
 * Gives members addresses, `#type.member`, and links to the guides that use them, types links to their places, and the first Copy button of each
 * type all of its signatures. The pages would be too large with that: they work without.
 */
export const start: Behaviour = (place, { locale }) => {
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
  article.dispatchEvent(new Event(MEMBERS_NAMED));
  const show = (isNew: boolean): void => showAsked(article, isNew);
  show(true);
  const followHash = (): void => show(false);
  addEventListener('hashchange', followHash);
  linkTypes(article).catch(console.warn);
  linkGuides(article, wordsIn(WORDS, locale)).catch(console.warn);
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
  if (!line) return;
  line.classList.add(ASKED);
  if (!isNew || scrollY === 0) showWithType(line, document.getElementById(line.id.slice(0, line.id.lastIndexOf('.'))));
}

/** How much of the window a type may take down to the member that was asked for, so that both are seen. */
const SEEN = 0.75;

/** Types have members of the same names: where there is room, the name of the type is seen, too. */
function showWithType(line: Element, type: HTMLElement | null): void {
  const isNear = type !== null && line.getBoundingClientRect().bottom - type.getBoundingClientRect().top < innerHeight * SEEN;
  (isNear ? type : line).scrollIntoView({ behavior: 'instant' });
}
