/** How a picture is shown: how large, and how far from its place, in pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A picture as it is when it opens. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** Largest scale: beyond it, a picture from a console is squares. */
const LARGEST = 8;

/**
 * Makes the picture larger or smaller, so that what is at a point stays there.
 * @param point from the upper left corner of the picture's place, in pixels
 */
export function zoom({ scale, x, y }: View, factor: number, point: Point): View {
  const next = Math.min(LARGEST, Math.max(1, scale * factor));
  const ratio = next / scale;
  return { scale: next, x: point.x - (point.x - x) * ratio, y: point.y - (point.y - y) * ratio };
}

/** Moves the picture by a distance in pixels. */
export function pan({ scale, x, y }: View, by: Point): View {
  return { scale, x: x + by.x, y: y + by.y };
}

/** Keeps the picture in its place: it always fills it. */
export function keepIn({ scale, x, y }: View, width: number, height: number): View {
  const within = (offset: number, size: number): number => Math.min(0, Math.max(size - size * scale, offset));
  return { scale, x: within(x, width), y: within(y, height) };
}
