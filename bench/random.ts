/**
 * A generator of numbers from 0 up to 1, the same in every run.
 * @param seed a whole number
 */
export function createRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
