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

/** A picture as it is on the page. */
export interface Picture extends Size {
  /** How many times as large it is at most where it is whole. */
  readonly most: number;
  /** Where reading starts, as parts of its width and height. */
  readonly start: Point;
}

/** How much larger than whole a picture is when a reader wants to see it closer. */
const CLOSER = 2;
/** The least scale at which that is, so that words are read with ease. */
const READABLE = 1.8;
/** Where a picture is whole at this scale, it is large enough. */
const LARGE = 1.5;
/** Least width and height of a room in which pictures open whole, in pixels: phones have less. */
const WIDE = 600;
const HIGH = 400;
/** Largest scale, if this is more than closer: beyond it, pixels are squares. */
const LARGEST = 4;

/** The largest scale at which a picture is seen whole. */
export function wholeScale({ most, width, height }: Picture, room: Size): number {
  return Math.min(most, room.width / width, room.height / height);
}

/** The scale at which it is seen closer. */
export function closeScale(picture: Picture, room: Size): number {
  return Math.max(READABLE, CLOSER * wholeScale(picture, room));
}

/** The scale at which a picture opens: whole, but closer on a phone, where that is hardly larger than on the page. */
export function openingScale(picture: Picture, room: Size): number {
  const whole = wholeScale(picture, room);
  const isPhone = room.width < WIDE || room.height < HIGH;
  return isPhone && whole < LARGE ? Math.min(CLOSER, closeScale(picture, room)) : whole;
}

export function largestScale(picture: Picture, room: Size): number {
  return Math.max(LARGEST, closeScale(picture, room));
}

/** Shows a picture at a scale, with the place where reading starts in the middle, as far as the picture allows. */
export function startAt(scale: number, picture: Picture, room: Size): View {
  const { start, width, height } = picture;
  return keepIn({ scale, x: room.width / 2 - start.x * width * scale, y: room.height / 2 - start.y * height * scale }, picture, room);
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
