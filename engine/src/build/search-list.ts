import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import type { SearchPage } from './searched-page.ts';

/** Characters that are written, and bytes that are read, at once. */
const AT_ONCE = 2 ** 16;

/**
 * Writes the searchable pages to a file, a line each, from which another thread reads them: in memory, or on their way between threads,
 * those of a large site would take as much as all else that is known of it.
 */
export function writeSearchPages(file: string, pages: Iterable<SearchPage>): void {
  const list = openSync(file, 'w');
  try {
    let waiting = '';
    for (const page of pages) {
      waiting += `${JSON.stringify(page)}\n`;
      if (waiting.length < AT_ONCE) continue;
      writeFileSync(list, waiting);
      waiting = '';
    }
    writeFileSync(list, waiting);
  } finally {
    closeSync(list);
  }
}

/** Reads what `writeSearchPages` has written, one page after the other. */
export function* readSearchPages(file: string): Generator<SearchPage> {
  const list = openSync(file, 'r');
  try {
    const decoder = new TextDecoder();
    const bytes = new Uint8Array(AT_ONCE);
    let rest = '';
    for (let count = readSync(list, bytes); count > 0; count = readSync(list, bytes)) {
      const lines = (rest + decoder.decode(bytes.subarray(0, count), { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line);
    }
  } finally {
    closeSync(list);
  }
}
