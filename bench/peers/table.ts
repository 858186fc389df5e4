import type { Builds } from './measure-builds.ts';
import type { Weights } from './measure-page.ts';

/** What a reader waits for: bytes, and milliseconds. */
export interface Reading extends Weights {
  readonly lcp: number;
  readonly tbt: number;
  /** From a click to the painted title, at full speed and with the processor slowed down four times. */
  readonly clicks: readonly number[];
}

export interface Result {
  readonly name: string;
  /** By the number of pages. */
  readonly builds: ReadonlyMap<number, Builds>;
  readonly reading: Reading | undefined;
}

const NONE = '–';

/** A Markdown table with one row for each that was measured. */
export function printTable(results: readonly Result[], sizes: readonly number[]): string {
  const builds = sizes.flatMap((size) => [`${size} cold / warm`, `${size} peak memory`]);
  const head = ['', ...builds, 'page JS gz', 'page at load gz', 'LCP', 'TBT', 'click to painted, 1x / 4x slower'];
  const rows = results.map(({ name, builds, reading }) => [
    name,
    ...sizes.flatMap((size) => printBuilds(builds.get(size))),
    ...printReading(reading),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function printBuilds(builds: Builds | undefined): readonly string[] {
  if (builds === undefined) return [NONE, NONE];
  const { cold, warm, megabytes } = builds;
  return [`${cold.toFixed(1)} / ${warm?.toFixed(1) ?? NONE} s`, Number.isNaN(megabytes) ? NONE : `${megabytes.toFixed(0)} MB`];
}

function printReading(reading: Reading | undefined): readonly string[] {
  if (reading === undefined) return [NONE, NONE, NONE, NONE, NONE];
  const { script, atLoad, lcp, tbt, clicks } = reading;
  const size = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const milliseconds = clicks.map((value) => value.toFixed(0)).join(' / ');
  return [size(script), size(atLoad), `${lcp.toFixed(0)} ms`, `${tbt.toFixed(0)} ms`, `${milliseconds} ms`];
}
