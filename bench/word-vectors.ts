import { createRandom } from './random.ts';

/** Texts in words, each with the vector that those should add up to. */
export interface Texts {
  readonly words: readonly (readonly string[])[];
  /** One after the other. */
  readonly vectors: Float32Array;
  readonly dimensions: number;
  /** How much a text counts. */
  readonly weights: readonly number[];
}

const ROUNDS_OF_AXES = 24;
const ROUNDS = 50;
/** Keeps the vectors of rare words short. */
const RIDGE = 0.15;

/** The directions in which vectors differ most from their mean, most first (principal components, by orthogonal iteration). */
export function findAxes(vectors: Float32Array, dimensions: number, count: number): Float64Array[] {
  const random = createRandom();
  let axes: Float64Array[] = Array.from({ length: count }, () => Float64Array.from({ length: dimensions }, () => random() - 0.5));
  const spread = spreadOf(centre(vectors, dimensions), dimensions);
  for (let round = 0; round < ROUNDS_OF_AXES; round += 1) axes = separate(axes.map((axis) => spread.map((row) => multiply(row, axis))));
  return axes;
}

/** Writes vectors, moved to their mean, as parts along axes. */
export function reduceVectors(vectors: Float32Array, dimensions: number, axes: readonly Float64Array[]): Float32Array {
  const moved = centre(vectors, dimensions);
  const reduced = new Float32Array((moved.length / dimensions) * axes.length);
  for (let start = 0, at = 0; start < moved.length; start += dimensions) {
    for (const axis of axes) reduced[at++] = multiply(moved.subarray(start, start + dimensions), axis);
  }
  return reduced;
}

function centre(vectors: Float32Array, dimensions: number): Float32Array {
  const mean = new Float64Array(dimensions);
  for (let at = 0; at < vectors.length; at += 1) mean[at % dimensions] = (mean[at % dimensions] ?? 0) + (vectors[at] ?? 0);
  const count = vectors.length / dimensions;
  return vectors.map((part, at) => part - (mean[at % dimensions] ?? 0) / count);
}

/** Covariance, by rows. */
function spreadOf(vectors: Float32Array, dimensions: number): Float64Array[] {
  const rows = Array.from({ length: dimensions }, () => new Float64Array(dimensions));
  for (let start = 0; start < vectors.length; start += dimensions) {
    const vector = vectors.subarray(start, start + dimensions);
    for (const [index, row] of rows.entries()) {
      const part = vector[index] ?? 0;
      for (let axis = 0; axis < dimensions; axis += 1) row[axis] = (row[axis] ?? 0) + part * (vector[axis] ?? 0);
    }
  }
  return rows;
}

function multiply(one: Float32Array | Float64Array, other: Float64Array): number {
  let product = 0;
  for (let at = 0; at < one.length; at += 1) product += (one[at] ?? 0) * (other[at] ?? 0);
  return product;
}

/** Makes directions orthogonal to each other, and of length 1. */
function separate(vectors: readonly number[][]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const vector of vectors) {
    const rest = Float64Array.from(vector);
    for (const axis of done) {
      const share = multiply(rest, axis);
      for (let at = 0; at < rest.length; at += 1) rest[at] = (rest[at] ?? 0) - share * (axis[at] ?? 0);
    }
    const length = Math.sqrt(multiply(rest, rest));
    done.push(rest.map((part) => part / length));
  }
  return done;
}

/**
 * Finds the vectors of words whose mean is nearest to the vectors of the texts (ridge regression by conjugate gradients, all dimensions at once).
 * @returns the vector of each word
 */
export function learnWordVectors({ words, vectors, dimensions, weights }: Texts): Map<string, Float32Array> {
  const places = new Map<string, number>();
  const rows = words.map((some) =>
    Int32Array.from(some, (word) => {
      const place = places.get(word) ?? places.size;
      places.set(word, place);
      return place;
    }),
  );
  const size = places.size * dimensions;
  /** For each word, the sum over its texts of what is given for these. */
  const gather = (given: (sum: Float32Array, text: number, row: Int32Array) => void): Float32Array => {
    const result = new Float32Array(size);
    const sum = new Float32Array(dimensions);
    for (const [text, row] of rows.entries()) {
      if (row.length === 0) continue;
      given(sum.fill(0), text, row);
      const share = (weights[text] ?? 1) / row.length;
      for (const place of row) {
        for (let axis = 0, at = place * dimensions; axis < dimensions; axis += 1, at += 1)
          result[at] = (result[at] ?? 0) + share * (sum[axis] ?? 0);
      }
    }
    return result;
  };
  const meanOf = (values: Float32Array) => (sum: Float32Array, _text: number, row: Int32Array) => {
    for (const place of row) {
      for (let axis = 0, at = place * dimensions; axis < dimensions; axis += 1, at += 1)
        sum[axis] = (sum[axis] ?? 0) + (values[at] ?? 0) / row.length;
    }
  };
  const rest = gather((sum, text) => sum.set(vectors.subarray(text * dimensions, (text + 1) * dimensions)));
  const step = rest.slice();
  const found = new Float32Array(size);
  let left = sumOfProducts(rest, rest, dimensions);
  for (let round = 0; round < ROUNDS; round += 1) {
    const change = gather(meanOf(step));
    for (let at = 0; at < size; at += 1) change[at] = (change[at] ?? 0) + RIDGE * (step[at] ?? 0);
    const slope = sumOfProducts(step, change, dimensions);
    const far = left.map((part, axis) => part / Math.max(slope[axis] ?? 0, 1e-20));
    for (let at = 0; at < size; at += 1) {
      found[at] = (found[at] ?? 0) + (far[at % dimensions] ?? 0) * (step[at] ?? 0);
      rest[at] = (rest[at] ?? 0) - (far[at % dimensions] ?? 0) * (change[at] ?? 0);
    }
    const now = sumOfProducts(rest, rest, dimensions);
    for (let at = 0; at < size; at += 1) {
      const axis = at % dimensions;
      step[at] = (rest[at] ?? 0) + ((now[axis] ?? 0) / Math.max(left[axis] ?? 0, 1e-20)) * (step[at] ?? 0);
    }
    left = now;
  }
  return new Map([...places].map(([word, place]) => [word, found.subarray(place * dimensions, (place + 1) * dimensions)]));
}

/** For each dimension, the product of two lists of vectors. */
function sumOfProducts(one: Float32Array, other: Float32Array, dimensions: number): Float64Array {
  const sums = new Float64Array(dimensions);
  for (let at = 0; at < one.length; at += 1) sums[at % dimensions] = (sums[at % dimensions] ?? 0) + (one[at] ?? 0) * (other[at] ?? 0);
  return sums;
}
