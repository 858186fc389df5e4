import type { SampleData, SampleLink, SdkName } from './sample-data.ts';

/** Milliseconds for which the pointer rests on a name before its signatures are shown, and in which it can go from the name to them. */
const REST = 150;
const LEAVE = 300;
/** Pixels between a name and its signatures, and between them and the edge of the window. */
const GAP = 4;
const MARGIN = 8;
const ID = '~signatures';

export interface Popup {
  readonly show: (name: HTMLElement, entry: SdkName, figure: HTMLElement) => void;
  readonly showSoon: Popup['show'];
  readonly hideSoon: () => void;
  /** Moves the focus into it. */
  readonly enter: () => void;
}

/** The box with the signatures of one name at a time (WCAG 1.4.13): Escape closes it, the pointer can go to it, and it stays until then. */
export function createPopup(data: SampleData): Popup {
  const box = document.createElement('div');
  box.className = 'sdk-signatures';
  box.id = ID;
  box.setAttribute('role', 'group');
  let shown: HTMLElement | undefined;
  let timer = 0;

  const later = (call: () => void, milliseconds: number): void => {
    clearTimeout(timer);
    timer = window.setTimeout(call, milliseconds);
  };
  const hide = (): void => {
    clearTimeout(timer);
    if (!shown) return;
    shown.removeAttribute('aria-describedby');
    shown.setAttribute('aria-expanded', 'false');
    shown = undefined;
    box.remove();
    for (const [type, listener] of OUTSIDE) removeEventListener(type, listener, true);
  };
  const keepOrHide = (): void => {
    const focused = document.activeElement;
    if (focused !== shown && !box.contains(focused)) hide();
  };
  const replace = ({ target }: Event): void => {
    // What scrolls may be the box.
    if (target instanceof Node && box.contains(target)) return;
    if (!shown?.isConnected || !place(box, shown)) hide();
  };
  const close = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
    event.stopPropagation();
    if (box.contains(document.activeElement)) shown?.focus();
    hide();
  };
  const leave = ({ target }: Event): void => {
    if (target instanceof Node && !box.contains(target) && target !== shown) hide();
  };
  const OUTSIDE: readonly (readonly [string, (event: Event) => void])[] = [
    ['keydown', close],
    ['pointerdown', leave],
    ['focusin', leave],
    ['scroll', replace],
    ['resize', replace],
  ];
  box.addEventListener('pointerenter', () => clearTimeout(timer));
  box.addEventListener('pointerleave', () => later(keepOrHide, LEAVE));

  const show: Popup['show'] = (name, entry, figure) => {
    clearTimeout(timer);
    if (shown === name) return;
    hide();
    shown = name;
    fill(box, entry, data);
    figure.append(box);
    name.setAttribute('aria-describedby', ID);
    name.setAttribute('aria-expanded', 'true');
    place(box, name);
    for (const [type, listener] of OUTSIDE) addEventListener(type, listener, true);
  };
  return {
    show,
    showSoon: (...use) => later(() => show(...use), REST),
    hideSoon: () => later(keepOrHide, LEAVE),
    enter: () => box.querySelector('a')?.focus(),
  };
}

function fill(box: HTMLElement, { name, signatures, from, href, guides }: SdkName, data: SampleData): void {
  const list = document.createElement('pre');
  for (const signature of signatures) {
    const code = document.createElement('code');
    code.textContent = signature;
    list.append(code);
  }
  const about = document.createElement('p');
  about.append(from);
  if (href !== undefined) about.append(createLink({ title: data.more, href }));
  const links = guides.flatMap((index) => data.guides[index] ?? []).map(createLink);
  const used = document.createElement('p');
  used.append(data.guidesLabel, ...links);
  box.setAttribute('aria-label', name);
  box.replaceChildren(list, about, ...(links.length > 0 ? [used] : []));
}

function createLink({ title, href }: SampleLink): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = title;
  return link;
}

/**
 * Puts the box below the name, or above it where there is more room; where neither side has enough, the box scrolls. False if the name is not on
 * the screen.
 */
function place(box: HTMLElement, name: HTMLElement): boolean {
  const target = name.getBoundingClientRect();
  const { clientWidth: width } = document.body;
  const { clientHeight: height } = document.documentElement;
  box.style.maxBlockSize = '';
  const [above, below] = [target.top - GAP - MARGIN, height - target.bottom - GAP - MARGIN];
  const isBelow = box.offsetHeight <= below || below >= above;
  box.style.maxBlockSize = `${isBelow ? below : above}px`;
  box.style.top = `${isBelow ? target.bottom + GAP : target.top - GAP - box.getBoundingClientRect().height}px`;
  box.style.left = `${Math.max(MARGIN, Math.min(target.left, width - box.offsetWidth - MARGIN))}px`;
  return target.bottom > 0 && target.top < height;
}
