/** Two clicks within this time are one double click, in milliseconds. */
const TIME = 500;
/** And within this distance, which two taps of a finger are apart at most, in pixels. */
const DISTANCE = 40;

/**
 * Whether a click is the second one of a double click, which would undo what the first one did. The browser counts them only where both
 * are on the same element.
 */
export function isDoubleClick(first: MouseEvent | undefined, second: MouseEvent): boolean {
  // Those of keys have no place, and a reader means each.
  if (!first || first.detail === 0 || second.detail === 0) return false;
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return second.timeStamp - first.timeStamp < TIME && distance < DISTANCE;
}
