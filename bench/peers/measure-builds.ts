import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../corpus.ts';
import { median } from '../median.ts';
import type { Generator } from './generator.ts';
import { runMeasured } from './measured-process.ts';
import type { PlainPage } from './pages.ts';

export interface Builds {
  /** Medians, in seconds; `warm` is undefined if it was left out. */
  readonly cold: number;
  readonly warm: number | undefined;
  /** Most of all cold builds. */
  readonly megabytes: number;
  /** Folder of the built site. */
  readonly site: string;
}

/**
 * Builds a site cold, each time in a new folder, so that nothing is there from before; then warm, with everything kept and nothing changed.
 * @param folder an empty one
 * @param report is told of each build
 */
export async function measureBuilds(
  generator: Generator,
  pages: readonly PlainPage[],
  { folder, runs, isWarm, report }: { folder: string; runs: number; isWarm: boolean; report: (line: string) => void },
): Promise<Builds> {
  const { name, command, environment, output } = generator;
  const build = async (kind: string, site: string): Promise<Run> => {
    const run = await runMeasured(command, site, environment);
    const { seconds, cpuSeconds, megabytes } = run;
    report(
      `${name}, ${pages.length} pages, ${kind}: ${seconds.toFixed(2)} s, ${cpuSeconds.toFixed(1)} s of CPU, ${megabytes.toFixed(0)} MB`,
    );
    return run;
  };
  let site = folder;
  const cold: Run[] = [];
  for (let run = 0; run < runs; run++) {
    site = join(folder, `site-${run}`);
    mkdirSync(site, { recursive: true });
    generator.layOut(site, pages);
    cold.push(await build('cold', site));
  }
  const warm: Run[] = [];
  for (let run = 0; isWarm && run < runs; run++) warm.push(await build('warm', site));
  return {
    cold: median(cold.map(({ seconds }) => seconds)),
    warm: isWarm ? median(warm.map(({ seconds }) => seconds)) : undefined,
    megabytes: Math.max(...cold.map(({ megabytes }) => megabytes)),
    site: join(site, output),
  };
}
