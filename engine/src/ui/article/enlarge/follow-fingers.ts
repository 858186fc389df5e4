import { keepIn, pan, type View, WHOLE, zoom } from './zoom.ts';

/** How far a pointer may go for a click, in pixels. */
const STILL = 6;
/** How much larger one press of a key or button makes the picture. */
const STEP = 1.5;
/** How much larger a tap makes a picture at least: on a phone, it is hardly larger than on the page when it opens. */
const TAPPED = 1.75;
/** How far an arrow key moves it, in pixels. */
const STRIDE = 60;
/** How much larger a pixel of the wheel makes it. */
const WHEEL = 1.002;

const KEYS: Readonly<Record<string, 'larger' | 'smaller' | 'whole'>> = { '+': 'larger', '=': 'larger', '-': 'smaller', '0': 'whole' };
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** What buttons do with the picture. */
export interface Zoomed {
  larger(): void;
  smaller(): void;
  /**
   * Makes the picture larger where it was tapped, or whole again.
   * @param onPage how wide and high it is on the page: it is not smaller then
   */
  tap(event: MouseEvent, onPage: { readonly width: number; readonly height: number }): void;
  /** Whether the last movement of a pointer was one of the picture, and its end is no click. */
  hasMoved(): boolean;
}

/**
 * Lets readers zoom a picture in its frame: two fingers, the wheel and keys make it larger, a finger or the mouse moves it. The page around it
 * keeps its own scale: no script could set that back.
 */
export function followFingers(dialog: HTMLElement, frame: HTMLElement, picture: HTMLElement | SVGElement): Zoomed {
  const pointers = new Map<number, { readonly x: number; readonly y: number }>();
  let view: View = WHOLE;
  let hasMoved = false;

  const show = (next: View): void => {
    const { width, height } = picture.getBoundingClientRect();
    view = keepIn(next, width / view.scale, height / view.scale);
    picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    frame.toggleAttribute('data-zoomed', view.scale > 1);
  };
  /** A point of the window, from where the picture's upper left corner is when it is whole. */
  const inPlace = (x: number, y: number) => {
    const { left, top } = picture.getBoundingClientRect();
    return { x: x - left + view.x, y: y - top + view.y };
  };
  const zoomAt = (factor: number, x: number, y: number): void => show(zoom(view, factor, inPlace(x, y)));
  const zoomMiddle = (factor: number): void => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    zoomAt(factor, left + width / 2, top + height / 2);
  };
  const larger = (): void => zoomMiddle(STEP);
  const smaller = (): void => zoomMiddle(1 / STEP);

  frame.addEventListener('pointerdown', (event) => {
    if (pointers.size === 0) hasMoved = false;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    // A movement goes on outside the window. A captured pointer clicks nothing but the frame, so links of diagrams are left to themselves.
    if (event.target instanceof Element && !event.target.closest('a')) frame.setPointerCapture(event.pointerId);
  });
  frame.addEventListener('pointermove', (event) => {
    const from = pointers.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    if (!hasMoved && Math.hypot(to.x - from.x, to.y - from.y) < STILL) return;
    hasMoved = true;
    const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.set(event.pointerId, to);
    show(pan(view, other ? { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 } : { x: to.x - from.x, y: to.y - from.y }));
    if (!other) return;
    const distance = (point: typeof to): number => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    zoomAt(distance(to) / distance(from), (to.x + other.x) / 2, (to.y + other.y) / 2);
  });
  for (const end of ['pointerup', 'pointercancel'] as const) frame.addEventListener(end, ({ pointerId }) => pointers.delete(pointerId));
  // The browser would drag a copy of the picture.
  frame.addEventListener('dragstart', (event) => event.preventDefault());
  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      // A pinch on a trackpad is a wheel with small steps.
      zoomAt(WHEEL ** (-event.deltaY * (event.ctrlKey ? 5 : 1)), event.clientX, event.clientY);
    },
    { passive: false },
  );
  dialog.addEventListener('keydown', (event) => {
    const [arrow, key] = [ARROWS[event.key], KEYS[event.key]];
    // Those with a modifier are the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey || !(arrow || key)) return;
    event.preventDefault();
    if (arrow) show(pan(view, { x: arrow[0] * STRIDE, y: arrow[1] * STRIDE }));
    else if (key === 'whole') show(WHOLE);
    else zoomMiddle(key === 'larger' ? STEP : 1 / STEP);
  });
  const tap = ({ clientX, clientY }: MouseEvent, onPage: { readonly width: number; readonly height: number }): void => {
    const { width, height } = picture.getBoundingClientRect();
    if (view.scale > 1) show(WHOLE);
    else zoomAt(Math.max(TAPPED, onPage.width / width, onPage.height / height), clientX, clientY);
  };
  return { larger, smaller, tap, hasMoved: () => hasMoved };
}
