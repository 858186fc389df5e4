/** Tells the person at the terminal what a build is doing and how long it took. */
export interface Progress {
  /** Runs one stage and prints its time. */
  stage<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** How far the running stage has come. */
  step(done: number, total: number): void;
}

/** A display for a terminal (one line that is written over) or, elsewhere, a line a stage. */
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
