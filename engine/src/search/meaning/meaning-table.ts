import { z } from 'zod';

/**
 * Vectors of words: those of words that mean the same point in the same direction, and the longer ones say more. As a file: a line of JSON, then
 * the words, separated by spaces, as long as that line says; then the scales (32-bit floats, little-endian), then the vectors, in bytes with a sign.
 */
export interface MeaningTable {
  readonly dimensions: number;
  /** Adds the vector of a word to a sum of as many dimensions; leaves it as it is if the word has none. */
  addTo(sum: Float64Array, word: string): void;
}

/** What a table says of itself. */
export interface MeaningOrigin {
  /** The language model that the vectors are made with, and its licence. */
  readonly model: string;
  readonly license: string;
  readonly made: string;
}

const header = z.object({
  format: z.literal(1),
  dimensions: z.int().positive(),
  words: z.int().nonnegative(),
  textBytes: z.int().nonnegative(),
});
const LARGEST = 127;
const NO_TABLE = 'What the configuration names as a table of meanings is none, or is cut off: make it anew, or leave search.meanings out.';

/**
 * Reads a table.
 * @throws Error if it is none
 */
export function readMeanings(bytes: Uint8Array): MeaningTable {
  const endOfLine = bytes.indexOf(10);
  const { dimensions, words, textBytes } = readHeader(bytes.subarray(0, Math.max(0, endOfLine)));
  const startOfScales = endOfLine + 1 + textBytes;
  const startOfVectors = startOfScales + 4 * words;
  if (bytes.length !== startOfVectors + words * dimensions) throw new Error(NO_TABLE);
  const text = new TextDecoder().decode(bytes.subarray(endOfLine + 1, startOfScales));
  const places = new Map(text.split(' ').map((word, at) => [word, at]));
  const scales = new DataView(bytes.buffer, bytes.byteOffset + startOfScales, 4 * words);
  const vectors = new Int8Array(bytes.buffer, bytes.byteOffset + startOfVectors, words * dimensions);
  return {
    dimensions,
    addTo(sum, word) {
      const at = places.get(word);
      if (at === undefined) return;
      const scale = scales.getFloat32(4 * at, true);
      for (let axis = 0; axis < dimensions; axis += 1) sum[axis] = (sum[axis] ?? 0) + scale * (vectors[at * dimensions + axis] ?? 0);
    },
  };
}

function readHeader(line: Uint8Array): z.output<typeof header> {
  try {
    return header.parse(JSON.parse(new TextDecoder().decode(line)));
  } catch (cause) {
    throw new Error(NO_TABLE, { cause });
  }
}

/** Writes a table of words, each with its vector. */
export function writeMeanings(meanings: ReadonlyMap<string, Float32Array>, origin: MeaningOrigin): Uint8Array {
  const words = [...meanings.keys()].sort();
  const dimensions = meanings.get(words[0] ?? '')?.length ?? 1;
  const text = new TextEncoder().encode(words.join(' '));
  const line = { format: 1, dimensions, words: words.length, textBytes: text.length, ...origin };
  const start = new TextEncoder().encode(`${JSON.stringify(line)}\n`);
  const scales = new DataView(new ArrayBuffer(4 * words.length));
  const vectors = new Int8Array(words.length * dimensions);
  for (const [at, word] of words.entries()) {
    const vector = meanings.get(word) ?? new Float32Array(dimensions);
    const scale = Math.max(...vector.map(Math.abs)) / LARGEST;
    scales.setFloat32(4 * at, scale, true);
    vectors.set(scale === 0 ? [] : vector.map((part) => Math.round(part / scale)), at * dimensions);
  }
  return Buffer.concat([start, text, new Uint8Array(scales.buffer), new Uint8Array(vectors.buffer)]);
}
