import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Bytes of the largest text or file that comes often. */
const LARGEST = 2 ** 20;

/**
 * The bytes of one text or file at a time, in memory that the next one overwrites. New memory for each of thousands would be freed when the
 * garbage of a thread is collected, which counts it late: after some hundred megabytes.
 */
export class ReusedMemory {
  #bytes: Buffer | undefined;

  /** A text as UTF-8. */
  encode(text: string): Uint8Array {
    return this.#take(Buffer.byteLength(text), (bytes) => bytes.write(text));
  }

  read(file: string): Uint8Array {
    const handle = openSync(file, 'r');
    try {
      return this.#take(fstatSync(handle).size, (bytes) => readSync(handle, bytes));
    } finally {
      closeSync(handle);
    }
  }

  /** @param fill writes at most all of the bytes and returns how many these are */
  #take(size: number, fill: (bytes: Buffer) => number): Uint8Array {
    if (size <= LARGEST) this.#bytes ??= Buffer.allocUnsafeSlow(LARGEST);
    const bytes = size > LARGEST || !this.#bytes ? Buffer.allocUnsafeSlow(size) : this.#bytes.subarray(0, size);
    return bytes.subarray(0, fill(bytes));
  }
}
