import type { Behaviour } from 'signpost/components';
import { wordsIn } from '../words-in.ts';
import './type-filter.css';

const WORDS = {
  'zh-Hans': {
    label: '筛选类型',
    hint: '类型或成员的名称',
    count: (found: number, all: number) => `本页 ${all} 个类型中的 ${found} 个`,
    none: '没有类型或成员叫这个名称',
  },
  en: {
    label: 'Filter types',
    hint: 'Name of a type or member',
    count: (found: number, all: number) => `${found} of ${all} types on this page`,
    none: 'No type or member has this name',
  },
};

/** A type: its heading with all that is below it, and its names and signatures as they are looked through. */
interface Listed {
  readonly parts: readonly HTMLElement[];
  readonly text: string;
}

/** A heading with what stands below it, up to the next one that is as high or higher. */
function partsOf(heading: HTMLElement): HTMLElement[] {
  const parts = [heading];
  const end = heading.tagName === 'H2' ? 'h2, [data-widget]' : 'h2, h3, [data-widget]';
  for (let next = heading.nextElementSibling; next instanceof HTMLElement && !next.matches(end); next = next.nextElementSibling) {
    parts.push(next);
  }
  return parts;
}

function listTypes(article: HTMLElement): Listed[] {
  return [...article.querySelectorAll<HTMLElement>(':scope > h3[id]')].map((heading) => {
    const parts = partsOf(heading);
    const signatures = parts.flatMap((part) => [...part.querySelectorAll('.line')].map(({ textContent }) => textContent ?? ''));
    return { parts, text: [heading.textContent ?? '', ...signatures].join('\n').toLowerCase() };
  });
}

/** Adds a field that shows only the types whose names or members have what is typed, on the page and in its contents lists. */
export const start: Behaviour = (place, { locale }) => {
  const [article, host] = [place.closest<HTMLElement>('.article'), place.querySelector('.type-filter')];
  if (!article || !host) return undefined;
  const words = wordsIn(WORDS, locale);
  const types = listTypes(article);
  const groups = [...article.querySelectorAll<HTMLElement>(':scope > h2[id]')].map((heading) => ({ heading, parts: partsOf(heading) }));
  const [label, name, field, found] = [
    document.createElement('label'),
    document.createElement('span'),
    document.createElement('input'),
    document.createElement('output'),
  ];
  name.textContent = words.label;
  field.type = 'search';
  field.placeholder = words.hint;
  field.autocomplete = 'off';
  field.spellcheck = false;
  label.append(name, field);
  host.append(label, found);

  const show = (): void => {
    const asked = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { parts, text } of types) {
      const isShown = asked.every((word) => text.includes(word));
      for (const part of parts) part.hidden = !isShown;
      if (isShown) count += 1;
    }
    for (const { heading, parts } of groups) heading.hidden = parts.every((part) => part === heading || part.hidden);
    for (const link of document.querySelectorAll<HTMLAnchorElement>(':is(.toc, .toc-folded) a')) {
      const item = link.closest('li');
      if (item) item.hidden = document.getElementById(decodeURIComponent(link.hash.slice(1)))?.hidden === true;
    }
    // Another type is at the top of the window now, which contents lists name.
    dispatchEvent(new Event('resize'));
    found.textContent = asked.length === 0 ? '' : count === 0 ? words.none : words.count(count, types.length);
  };
  /** A link may lead to what is hidden. */
  const showAsked = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest('[hidden]')) return;
    field.value = '';
    show();
    target.scrollIntoView();
  };
  field.addEventListener('input', show);
  addEventListener('hashchange', showAsked);
  return () => {
    removeEventListener('hashchange', showAsked);
    field.value = '';
    show();
    label.remove();
    found.remove();
  };
};
