/**
 * A generator of numbers from 0 up to 1, the same in every run.
 * @param seed a whole number
 */
export function createRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    // A product of whole numbers loses its last digits above 2^53: numbers then repeat after a few thousand.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
