import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';

/** Characters that are written, and bytes that are read, at once. */
const AT_ONCE = 2 ** 16;

/** Writes a file of which only some lines are in memory: what is known of each page or file of a large site takes more than all else. */
export function writeLines(file: string, lines: Iterable<string>): void {
  const handle = openSync(file, 'w');
  try {
    let waiting = '';
    for (const line of lines) {
      waiting += `${line}\n`;
      if (waiting.length < AT_ONCE) continue;
      writeFileSync(handle, waiting);
      waiting = '';
    }
    writeFileSync(handle, waiting);
  } finally {
    closeSync(handle);
  }
}

/** Reads a file line by line. What comes after the last end of a line is left out. */
export function* readLines(file: string): Generator<string, void> {
  const handle = openSync(file, 'r');
  try {
    const decoder = new TextDecoder();
    const bytes = new Uint8Array(AT_ONCE);
    let rest = '';
    for (let count = readSync(handle, bytes); count > 0; count = readSync(handle, bytes)) {
      const lines = (rest + decoder.decode(bytes.subarray(0, count), { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    closeSync(handle);
  }
}
