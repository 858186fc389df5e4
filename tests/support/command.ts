import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../src/cli/main.ts');

/** What a command has said and how it has ended. */
export interface Finished {
  readonly status: number | null;
  readonly output: string;
}

/** `signpost <args>` in a process of its own, that can be killed. */
export interface Command {
  readonly process: ChildProcess;
  readonly finished: Promise<Finished>;
  /** Resolves as soon as the command has printed this; rejects where it ends before. */
  says(text: string): Promise<void>;
}

export function runCommand(args: readonly string[], cwd: string): Command {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      child.emit('output');
    });
  }
  const finished = new Promise<Finished>((resolve) => {
    child.on('close', (status) => resolve({ status, output }));
  });
  return {
    process: child,
    finished,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = (): void => (output.includes(text) ? resolve() : undefined);
        child.on('output', look);
        finished.then(() => reject(new Error(`The command ended before it said "${text}":\n${output}`)));
        look();
      }),
  };
}
