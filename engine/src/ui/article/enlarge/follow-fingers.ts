import { isDoubleClick } from './double-click.ts';
import type { Zoomed } from './show-zoomed.ts';
import { type Point, STEP } from './zoom.ts';

/** How far a pointer may go for a click, in pixels. */
const STILL = 6;
/** How far an arrow key moves it, in pixels. */
const STRIDE = 60;
/** How far a wheel turns for a step, in pixels. */
const NOTCH = 100;
/** Of a line, which Firefox counts for a mouse: three are a notch. */
const LINE = NOTCH / 3;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * Lets readers zoom a picture in its room: two fingers, the wheel and keys make it larger, a finger or the mouse moves it. The page around it
 * keeps its own scale: no script could set that back.
 * @param dismiss called on a click beside the picture
 */
export function followFingers(dialog: HTMLElement, room: HTMLElement, zoomed: Zoomed, dismiss: () => void): void {
  const pointers = new Map<number, Point>();
  let hasMoved = false;
  let last: MouseEvent | undefined;

  room.addEventListener('pointerdown', (event) => {
    // The end of a press that opens a menu is never told.
    if (event.button !== 0) return;
    if (pointers.size === 0) hasMoved = false;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    // A movement goes on outside the window.
    room.setPointerCapture(event.pointerId);
  });
  room.addEventListener('pointermove', (event) => {
    const from = pointers.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    if (!hasMoved && Math.hypot(to.x - from.x, to.y - from.y) < STILL) return;
    hasMoved = true;
    room.dataset.moves = '';
    const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.set(event.pointerId, to);
    const share = other ? 2 : 1;
    zoomed.moveBy({ x: (to.x - from.x) / share, y: (to.y - from.y) / share });
    if (!other) return;
    const distance = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    zoomed.zoom(distance(to) / distance(from), { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    room.addEventListener(end, ({ pointerId }) => {
      pointers.delete(pointerId);
      delete room.dataset.moves;
    });
  }
  room.addEventListener('click', (event) => {
    const at = { x: event.clientX, y: event.clientY };
    // The end of a movement is no click.
    if (hasMoved || isDoubleClick(last, event)) return;
    last = event;
    if (zoomed.isAt(at)) zoomed.click(at);
    else dismiss();
  });
  // The browser would drag a copy of the picture.
  room.addEventListener('dragstart', (event) => event.preventDefault());
  room.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
      // A pinch on a trackpad is a wheel with small steps.
      zoomed.zoom(STEP ** ((-turned * (event.ctrlKey ? 5 : 1)) / NOTCH), { x: event.clientX, y: event.clientY });
    },
    { passive: false },
  );
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoomed.zoom(STEP),
    '=': () => zoomed.zoom(STEP),
    '-': () => zoomed.zoom(1 / STEP),
    '0': zoomed.fit,
  };
  dialog.addEventListener('keydown', (event) => {
    const [arrow, press] = [ARROWS[event.key], keys[event.key]];
    // Those with a modifier are the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey || !(arrow || press)) return;
    event.preventDefault();
    if (arrow) zoomed.moveBy({ x: arrow[0] * STRIDE, y: arrow[1] * STRIDE });
    else press?.();
  });
}
