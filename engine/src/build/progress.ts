/** Shows what a build is doing and how long it takes. */
export interface Progress {
  /** Runs one stage and prints its time. */
  stage<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Reports the progress of the running stage. */
  step(done: number, total: number): void;
}

/** Shows progress in a terminal (on one line that is overwritten) or, elsewhere, one line per stage. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  let current = '';
  return {
    async stage(name, work) {
      current = name;
      if (stream.isTTY) stream.write(`  ${name} …`);
      const start = performance.now();
      const result = await work();
      const took = `${((performance.now() - start) / 1000).toFixed(2)} s`;
      stream.write(`${stream.isTTY ? '\r\x1b[2K' : ''}  ${name.padEnd(10)} ${took}\n`);
      return result;
    },
    step(done, total) {
      if (stream.isTTY) stream.write(`\r  ${current} ${done}/${total}`);
    },
  };
}

/** For tests and callers that want silence. */
export const silentProgress: Progress = { stage: (_name, work) => work(), step: () => {} };
