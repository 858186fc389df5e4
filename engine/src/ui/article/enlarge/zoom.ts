/** How a picture is shown: how many times as large as on the page, and where its upper left corner is in its room, in pixels. */
export interface View extends Point {
  readonly scale: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of a picture on the page, or of the room that it has when it is large. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much larger than on the page a picture is at most where it is whole: a simple drawing as large as a desktop shouts. */
const MOST = 2;
/** One that cannot be whole opens as wide as its room, up to this: more would only cut off more of it. */
const COMFORTABLE = 1.25;

/** The largest scale at which a picture is seen whole. */
export function wholeScale(picture: Size, room: Size): number {
  return Math.min(MOST, room.width / picture.width, room.height / picture.height);
}

/**
 * The scale at which a picture opens: whole, unless it would be smaller than on the page, where its words are as small as words may be;
 * else as wide as its room.
 */
export function openingScale(picture: Size, room: Size): number {
  const whole = wholeScale(picture, room);
  return whole >= 1 ? whole : Math.max(whole, Math.min(COMFORTABLE, room.width / picture.width));
}

/** The scale that readers are told as 100 %: that at which it opens, if twice as large its words can be read. */
export function fullScale(picture: Size, room: Size): number {
  return Math.max(0.5, openingScale(picture, room));
}

/**
 * Shows a picture at a scale from where reading starts: what is larger than the room begins in its corner.
 * @param isRightToLeft where the page is read from right to left
 */
export function startAt(scale: number, picture: Size, room: Size, isRightToLeft: boolean): View {
  return keepIn({ scale, x: isRightToLeft ? Number.NEGATIVE_INFINITY : 0, y: 0 }, picture, room);
}

/** Makes the picture as large as that, so that what is at a point of the room stays there. */
export function zoomTo({ scale, x, y }: View, next: number, point: Point): View {
  const ratio = next / scale;
  return { scale: next, x: point.x - (point.x - x) * ratio, y: point.y - (point.y - y) * ratio };
}

/** Keeps the picture in its room: it fills it, or is in its middle. */
export function keepIn({ scale, x, y }: View, picture: Size, room: Size): View {
  const within = (offset: number, size: number, space: number): number =>
    size <= space ? (space - size) / 2 : Math.min(0, Math.max(space - size, offset));
  return { scale, x: within(x, picture.width * scale, room.width), y: within(y, picture.height * scale, room.height) };
}
