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
  /** How large its words are there, in pixels. */
  readonly words: number;
  /** Where reading starts, as parts of its width and height. */
  readonly start: Point;
}

/** Sizes of words in pixels: the least that can be read, as of a diagram that a phone shows whole on the page, and what is read with ease. */
const LEAST = 11;
const EASY = 16;
/** And the largest, where a picture is whole, twice those of the page: larger ones are coarse, not clearer; where it fills a phone in one direction, whose other one is moved; on a phone, where a reader wants to see it closer, that shows two thirds of what is as wide. */
const LARGE = 28;
const FILLING = 40;
const CLOSE_ON_PHONE = 22;
/** How much larger than whole a picture is then at most, where it can be read as a whole. */
const CLOSER = 2;
/** How much larger one press of a key or button makes the picture. */
export const STEP = 1.25;
/** A picture that is whole on a phone is hardly larger than on the page below this. */
const WORTHWHILE = 1.25;
/** Least width and height of a room in which pictures open whole, in pixels: phones have less. */
const WIDE = 600;
const HIGH = 400;
/** Largest scale, if this is more than closer. */
const LARGEST = 4;

/** The largest scale at which a picture is seen whole. */
export function wholeScale({ words, width, height }: Picture, room: Size): number {
  return Math.min(LARGE / words, room.width / width, room.height / height);
}

/** The scale at which it is seen closer. Where nobody could read it as a whole, it fills the room: then it is moved in one direction alone. */
export function closeScale(picture: Picture, room: Size): number {
  const { words, width, height } = picture;
  const whole = wholeScale(picture, room);
  const isHardlyLarger = room.width < WIDE && whole < WORTHWHILE;
  if (words * whole >= LEAST) return Math.min(CLOSER * whole, isHardlyLarger ? CLOSE_ON_PHONE / words : Math.max(LARGEST, STEP * whole));
  const filling = Math.max(room.width / width, room.height / height);
  return words * filling >= LEAST && words * filling <= FILLING ? filling : EASY / words;
}

/** The scale at which a picture opens: whole, as readers expect to see at least what the page shows; closer on a phone, where nobody could read it so. */
export function openingScale(picture: Picture, room: Size): number {
  const whole = wholeScale(picture, room);
  const isPhone = room.width < WIDE || room.height < HIGH;
  return isPhone && picture.words * whole < LEAST ? closeScale(picture, room) : whole;
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

/** A side of the room, wherever reading starts. */
export type Side = 'left' | 'right' | 'top' | 'bottom';

/**
 * The sides at which there is more of the picture than is seen.
 * @param edges how far it is seen beyond its room
 */
export function hiddenSides({ scale, x, y }: View, picture: Size, room: Size, edges: Point): Side[] {
  const beyond: Readonly<Record<Side, number>> = {
    left: -x - edges.x,
    right: x + picture.width * scale - room.width - edges.x,
    top: -y - edges.y,
    bottom: y + picture.height * scale - room.height - edges.y,
  };
  const sides: readonly Side[] = ['left', 'right', 'top', 'bottom'];
  // What is computed may differ from the room in the last digit.
  return sides.filter((side) => beyond[side] > 1);
}
