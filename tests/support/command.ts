import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../engine/src/cli/main.ts');

/** Output and exit status of a command. */
export interface Finished {
  readonly status: number | null;
  readonly output: string;
}

/** A running `signpost <args>` that can be killed. */
export interface Command {
  readonly process: ChildProcess;
  readonly finished: Promise<Finished>;
  /** Resolves with what the command has printed, once a text is in it; rejects if the command ends before. */
  says(text: string | RegExp): Promise<string>;
}

/** @param terminal the program `script`, in whose terminal the command runs; without it, the command writes into a pipe */
export function runCommand(args: readonly string[], cwd: string, terminal?: string): Command {
  const words = [process.execPath, '--disable-warning=ExperimentalWarning', MAIN, ...args];
  const typed = words.map((word) => `'${word}'`).join(' ');
  const [program = '', ...rest] = terminal === undefined ? words : [terminal, '-qefc', `exec ${typed}`, '/dev/null'];
  const child = spawn(program, rest, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
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
        const look = (): void => {
          const [found] = typeof text === 'string' ? (output.includes(text) ? [text] : []) : (text.exec(output) ?? []);
          if (found !== undefined) resolve(found);
        };
        child.on('output', look);
        finished.then(() => reject(new Error(`The command ended before it said "${text}":\n${output}`)));
        look();
      }),
  };
}
