import {
  closeScale,
  hiddenSides,
  keepIn,
  largestScale,
  openingScale,
  type Picture,
  type Point,
  type Side,
  startAt,
  type View,
  wholeScale,
  zoomTo,
} from './zoom.ts';

/** A picture that is zoomed and moved. Points are those of the window. */
export interface Zoomed {
  /** Makes it larger by a factor, so that what is at a point stays there: in the middle of the room, unless another one is given. */
  zoom(factor: number, at?: Point): void;
  moveBy(distance: Point): void;
  /** Shows it whole. */
  fit(): void;
  /** Shows it whole, or closer where it was clicked if it is whole. */
  click(at: Point): void;
  /** Whether a point is on it. */
  isAt(point: Point): boolean;
}

/** What is told of a picture whenever it is shown in another way. */
export interface Shown {
  /** How many times as large as on the page, and as where it is seen whole. */
  readonly scale: number;
  readonly ofWhole: number;
  readonly isWhole: boolean;
  readonly isLargest: boolean;
  /** At which sides there is more of it than is seen. */
  readonly hidden: readonly Side[];
  /** How far it has been moved up, as a part of its height. */
  readonly passed: number;
}

/**
 * Shows a picture in its room, as large as it opens, and lets others change that. Where the room changes, as a phone is turned, it is
 * shown anew, unless the reader has chosen how.
 */
export function showZoomed(room: HTMLElement, picture: HTMLElement | SVGElement, onPage: Picture, tell: (shown: Shown) => void): Zoomed {
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
  const open = (): View => startAt(openingScale(onPage, inside()), onPage, inside());
  const whole = (): View => startAt(wholeScale(onPage, inside()), onPage, inside());
  let view = open();
  /** How the picture is shown in a room of another size. */
  let again: (() => View) | undefined = open;

  const show = (next: View): void => {
    const space = inside();
    const least = wholeScale(onPage, space);
    view = keepIn({ ...next, scale: Math.max(least, next.scale) }, onPage, space);
    picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    tell({
      scale: view.scale,
      ofWhole: view.scale / least,
      isWhole: view.scale <= least,
      isLargest: view.scale >= largestScale(onPage, space),
      hidden: hiddenSides(view, onPage, space, { x: Number.parseFloat(style.paddingLeft), y: Number.parseFloat(style.paddingTop) }),
      passed: Math.max(0, -view.y) / (onPage.height * view.scale),
    });
  };
  // What is computed twice may differ in the last digit.
  const isLarger = (): boolean => view.scale > wholeScale(onPage, inside()) * 1.01;
  const showAgain = (next: () => View): void => {
    again = next;
    show(next());
  };
  const fit = (): void => showAgain(whole);
  const zoomAt = (scale: number, at?: Point): void => {
    const space = inside();
    if (scale <= wholeScale(onPage, space)) {
      fit();
      return;
    }
    again = undefined;
    const point = at ? { x: at.x - space.left, y: at.y - space.top } : { x: space.width / 2, y: space.height / 2 };
    show(zoomTo(view, Math.min(largestScale(onPage, space), scale), point));
  };

  Object.assign(picture.style, { width: `${onPage.width}px`, height: `${onPage.height}px` });
  show(view);
  // A room that is closed has no size.
  new ResizeObserver(() => room.isConnected && show(again?.() ?? view)).observe(room);
  return {
    zoom: (factor, at) => zoomAt(view.scale * factor, at),
    moveBy({ x, y }) {
      again = undefined;
      show({ ...view, x: view.x + x, y: view.y + y });
    },
    fit,
    click(at) {
      if (isLarger()) fit();
      else zoomAt(closeScale(onPage, inside()), at);
    },
    isAt({ x, y }) {
      const { left, top, right, bottom } = picture.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    },
  };
}
