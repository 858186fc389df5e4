import { isComposing } from 'signpost/browser';
import type { Behaviour } from 'signpost/components';
import { MEMBERS_NAMED } from '../members/named-event.ts';
import { wordsIn } from '../words-in.ts';
import { addHead, clearList, contentsLists, enterList, fold, foldAfter, isFolded, markInList, showInList } from './contents-lists.ts';
import { createField } from './create-field.ts';
import { filterPage } from './filtered-page.ts';
import { nameFirst } from './first-elsewhere.ts';
import { bringIntoSight, focusOnce, showFromTitle } from './into-sight.ts';
import { keepWords, keptWords } from './kept-words.ts';
import { hitLinks, isShown, moveInList } from './list-keys.ts';
import type { Found } from './listed-types.ts';
import { markFound, namesIn } from './mark-found.ts';
import { nameElsewhere } from './name-elsewhere.ts';
import { findNames, loadNames, type ModuleNames } from './other-pages.ts';
import { createReturn } from './return-to.ts';
import { createWalk, type Hit, hitsOf, namesOf } from './walk.ts';
import { WORDS } from './words.ts';
import './type-filter.css';

/**
 * Adds a field that shows only the types and members whose names or signatures have what is typed, on the page and in its contents lists. It stands
 * at the head of these, where it stays in reach, and at the top of the page where they are folded; what is typed in one stands in all. Enter walks
 * through what is found. What other pages of the module have of that name is listed with links.
 */
export const start: Behaviour<{ readonly module?: string }> = (place, { props: { module }, locale }) => {
  const [article, room] = [place.closest<HTMLElement>('.article'), place.querySelector<HTMLElement>('.type-filter')];
  if (!article || !room) return undefined;
  const words = wordsIn(WORDS, locale);
  const page = filterPage(article, place);
  const lists = contentsLists();
  const heads = lists.map(addHead);
  const fields = [room, ...heads].map((host) => createField(host, words));
  const box = document.createElement('section');
  box.hidden = true;
  page.end?.after(box);
  const walk = createWalk();
  const back = createReturn(page);
  /** Where the walk had come to when the field was emptied. */
  let left: Hit | undefined;
  let asked: readonly string[] = [];
  let found: Found = { types: [], members: 0 };
  let names: ModuleNames | undefined;
  let isLoaded = false;

  /** Looks for the names of other pages, too, from when the reader first comes to a field. */
  const knowOthers = async (): Promise<void> => {
    if (module === undefined || isLoaded) return;
    isLoaded = true;
    try {
      names = await loadNames(module);
      showLists();
    } catch (error) {
      isLoaded = false;
      console.warn(error);
    }
  };
  const showStop = (): boolean => {
    const stop = walk.stop();
    for (const list of lists) markInList(list, stop);
    if (!stop) return false;
    for (const { tell } of fields) tell(words.place(stop.at, stop.of), words.separator + namesOf(stop).join(words.separator));
    return true;
  };
  const showLists = (): void => {
    const isNone = asked.length > 0 && found.types.length === 0;
    const elsewhere = findNames(names ?? {}, location.pathname, asked);
    // The article lists what other pages have, where it has nothing else.
    for (const list of lists) list.toggleAttribute('data-none', isNone);
    const links = lists.flatMap((list) => showInList(list, found.types, elsewhere, words));
    const where = names && elsewhere.length === 0 ? 'module' : 'page';
    nameElsewhere(box, { text: isNone ? (fields[0]?.field.value.trim() ?? '') : '', where }, elsewhere, words);
    for (const [index, { others }] of fields.entries()) {
      const all = lists[index - 1]?.querySelector<HTMLElement>('.found-elsewhere') ?? box;
      nameFirst(others, isNone ? [] : elsewhere, words, () => {
        const [link] = hitLinks(all);
        link?.focus();
        if (all === box && link) bringIntoSight(link, place);
      });
    }
    const folded = document.querySelector<HTMLElement>('.toc-folded > summary');
    // What other pages have is told by the list alone: "0/24" beside it would deny it.
    if (asked.length === 0 || (isNone && elsewhere.length > 0)) delete folded?.dataset.found;
    else if (folded) folded.dataset.found = `${found.types.length}/${page.count}`;
    markFound([...found.types.flatMap(namesIn), ...links, ...document.querySelectorAll('.elsewhere li a, .first-elsewhere a')], asked);
    if (showStop()) return;
    const none = words.none(where, elsewhere.length);
    const count = words.count(found.types.length, page.count, found.members);
    for (const [index, { tell }] of fields.entries()) {
      if (asked.length === 0) tell('');
      else if (!isNone) tell(count, elsewhere.length > 0 ? words.countElsewhere(elsewhere.length) : '');
      // The article shows it right below its own field.
      else if (index === 0) tell('', none);
      else tell(none);
    }
  };
  /** @param host of the field that is typed in, if it is one: that at the top of the page stays where it is */
  const show = (value: string, host?: HTMLElement): void => {
    const isPast = article.getBoundingClientRect().top < 0;
    const reading = walk.stop()?.element ?? (isPast || host !== room ? page.reading() : undefined);
    const before = reading?.getBoundingClientRect().top ?? 0;
    // Before anything is shown again: the browser moves the page with it.
    const isReturn = walk.stop() === undefined && back.isPossible();
    const wasAsked = asked.length > 0;
    asked = value.toLowerCase().split(/\s+/).filter(Boolean);
    if (host && !wasAsked && asked.length > 0) back.leave();
    place.toggleAttribute('data-asked', asked.length > 0);
    found = page.show(asked);
    walk.restart(hitsOf(asked.length > 0 ? found.types : []));
    for (const { field, clear } of fields) {
      if (field.value !== value) field.value = value;
      clear.hidden = value === '';
    }
    showLists();
    if (!host) return;
    keepWords(value);
    // Whoever has scrolled sees what is found from its beginning, and all types again where they were, or around the one that they have come to.
    const first = found.types[0]?.type.heading ?? box;
    if (asked.length === 0) {
      if (isReturn) back.go();
      else if (reading) scrollBy({ top: reading.getBoundingClientRect().top - before, behavior: 'instant' });
    } else if (host === room) bringIntoSight(first, place);
    else if (isPast) showFromTitle(first, place, isFolded(host));
    else if (first === box) box.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    back.stay();
  };
  const step = (by: 1 | -1): void => {
    // The list that is open above the text would hide it.
    if (lists.some(fold)) fields[0]?.field.focus({ preventScroll: true });
    const stop = walk.step(by);
    if (stop) bringIntoSight(stop.element, place);
    else if (asked.length > 0)
      hitLinks(box)
        .find((hit) => hit instanceof HTMLAnchorElement)
        ?.click();
    showStop();
  };
  const leave = (field: HTMLInputElement): void => {
    const folded = lists.find(fold);
    if (folded) folded.querySelector('summary')?.focus();
    else if (left) focusOnce(left.element);
    else field.blur();
  };
  const empty = (host: HTMLElement): void => {
    left = walk.stop();
    show('', host);
  };
  /** A link may lead to what is hidden, and leads to where the reader is then. */
  const showAsked = (): void => {
    back.forget();
    const target = document.querySelector(':target');
    if (target?.closest('[hidden]')) {
      show('');
      target.scrollIntoView();
    }
    keepWords(fields[0]?.field.value ?? '');
  };
  for (const [index, { field, clear }] of fields.entries()) {
    const host = heads[index - 1] ?? room;
    field.addEventListener('focus', knowOthers);
    field.addEventListener('input', () => show(field.value, host));
    field.addEventListener('keydown', (event) => {
      if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
      else if (event.key === 'ArrowDown' && asked.length > 0) enterList(lists.filter(isShown), box);
      else if (event.key !== 'Escape') return;
      else if (field.value === '') leave(field);
      else empty(host);
      event.preventDefault();
    });
    clear.addEventListener('click', () => {
      empty(host);
      field.focus();
    });
  }
  const keysIn = (event: KeyboardEvent): void => {
    const { currentTarget } = event;
    if (asked.length === 0 || !(currentTarget instanceof HTMLElement)) return;
    // That of an open list is the last one: the others are not in sight.
    const field = fields
      .map((one) => one.field)
      .filter(isShown)
      .pop();
    moveInList(event, currentTarget, field);
  };
  for (const list of lists) list.addEventListener('click', foldAfter);
  for (const list of [...lists, box]) list.addEventListener('keydown', keysIn);
  addEventListener('hashchange', showAsked);
  // A reader may have typed before.
  article.addEventListener(MEMBERS_NAMED, showLists);
  const again = keptWords();
  if (again !== '') {
    const top = scrollY;
    show(again);
    scrollTo({ top, behavior: 'instant' });
    void knowOthers();
  }
  return () => {
    removeEventListener('hashchange', showAsked);
    article.removeEventListener(MEMBERS_NAMED, showLists);
    show('');
    for (const { remove } of fields) remove();
    for (const added of [...heads, box]) added.remove();
    for (const list of lists) {
      list.removeEventListener('click', foldAfter);
      list.removeEventListener('keydown', keysIn);
      list.removeAttribute('data-none');
      clearList(list);
    }
  };
};
