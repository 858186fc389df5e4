import { fullScale, keepIn, openingScale, type Point, type Size, startAt, type View, wholeScale, zoomTo } from './zoom.ts';

/** How much larger a click or tap makes a picture than it was when it opened. */
const CLOSER = 2;
/** Largest it becomes: beyond it, a picture from a console is squares. */
const LARGEST = 4;

/** A picture that is zoomed and moved. Points are those of the window. */
export interface Zoomed {
  /** Makes it larger by a factor, so that what is at a point stays there: in the middle of the room, unless another one is given. */
  zoom(factor: number, at?: Point): void;
  moveBy(distance: Point): void;
  /** Shows it whole. */
  fit(): void;
  /** Makes it twice as large where it was clicked, or as it was when it opened once it is larger. */
  click(at: Point): void;
  /** Whether a point is on it. */
  isAt(point: Point): boolean;
}

/** What is told of a picture whenever it is shown in another way. */
export interface Shown {
  /** How many times as large as when it opened. */
  readonly scale: number;
  readonly isWhole: boolean;
  readonly isLargest: boolean;
  /** Whether there is more of it than its room shows. */
  readonly isCut: boolean;
  /** How far it has been moved up, as a part of its height. */
  readonly passed: number;
}

/**
 * Shows a picture in its room, as large as it opens, and lets others change that. Where the room changes, as a phone is turned, it is
 * shown anew, unless the reader has chosen how.
 * @param onPage its size on the page
 */
export function showZoomed(room: HTMLElement, picture: HTMLElement | SVGElement, onPage: Size, tell: (shown: Shown) => void): Zoomed {
  const style = getComputedStyle(room);
  const inside = (): DOMRect => {
    const { left, top, width, height } = room.getBoundingClientRect();
    const [above, right, below, before] = [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(
      Number.parseFloat,
    );
    return new DOMRect(
      left + (before ?? 0),
      top + (above ?? 0),
      width - (before ?? 0) - (right ?? 0),
      height - (above ?? 0) - (below ?? 0),
    );
  };
  const start = (scale: number): View => startAt(scale, onPage, inside(), style.direction === 'rtl');
  const open = (): View => start(openingScale(onPage, inside()));
  const whole = (): View => start(wholeScale(onPage, inside()));
  let view = open();
  /** How the picture is shown in a room of another size. */
  let again: (() => View) | undefined = open;

  const show = (next: View): void => {
    const space = inside();
    const full = fullScale(onPage, space);
    view = keepIn({ ...next, scale: Math.max(wholeScale(onPage, space), next.scale) }, onPage, space);
    picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    tell({
      scale: view.scale / full,
      isWhole: view.scale <= wholeScale(onPage, space),
      isLargest: view.scale >= full * LARGEST,
      isCut: onPage.width * view.scale > space.width + 1 || onPage.height * view.scale > space.height + 1,
      passed: Math.max(0, -view.y) / (onPage.height * view.scale),
    });
  };
  const fit = (): void => {
    again = whole;
    show(whole());
  };
  const zoomAt = (scale: number, at?: Point): void => {
    const space = inside();
    if (scale <= wholeScale(onPage, space)) {
      fit();
      return;
    }
    again = undefined;
    const point = at ? { x: at.x - space.left, y: at.y - space.top } : { x: space.width / 2, y: space.height / 2 };
    show(zoomTo(view, Math.min(fullScale(onPage, space) * LARGEST, scale), point));
  };

  Object.assign(picture.style, { width: `${onPage.width}px`, height: `${onPage.height}px` });
  show(view);
  new ResizeObserver(() => show(again?.() ?? view)).observe(room);
  return {
    zoom: (factor, at) => zoomAt(view.scale * factor, at),
    moveBy({ x, y }) {
      again = undefined;
      show({ ...view, x: view.x + x, y: view.y + y });
    },
    fit,
    click(at) {
      const opened = openingScale(onPage, inside());
      // What is computed twice may differ in the last digit.
      if (view.scale > opened * 1.01) zoomAt(opened, at);
      else zoomAt(fullScale(onPage, inside()) * CLOSER, at);
    },
    isAt({ x, y }) {
      const { left, top, right, bottom } = picture.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    },
  };
}
