import { fork, type Serializable } from 'node:child_process';
import { join } from 'node:path';
import { onceEnded } from '../../model/once-ended.ts';
import { OWN_EXTENSION } from '../../model/own-extension.ts';

/** The end of what a failed process said, in characters. */
const TOLD = 400;

/** How Node ends where a promise at the top of a module is never settled. */
export const NEVER_SETTLED = 13;

/** Why a process gave no answer: it took too long, or ended. */
export type ProcessFault = { readonly kind: 'slow' } | { readonly kind: 'ended'; readonly code: number | null; readonly said: string };

interface Asked {
  /** Name of the module beside this one that the process runs, without its extension. */
  readonly entry: string;
  /** Absolute path of the folder it runs in. */
  readonly cwd: string;
  readonly request: Serializable;
  /** In milliseconds. */
  readonly limit: number;
  /** Of its heap, in megabytes; by default what Node allows. */
  readonly memory?: number;
}

/**
 * Runs a module in a process of its own, which ends with its answer, or at its limit.
 * @param accept called with the answer
 * @param refuse called if there is none
 */
export function askProcess<Answer>(
  { entry, cwd, request, limit, memory }: Asked,
  accept: (answer: Answer) => void,
  refuse: (fault: ProcessFault) => void,
): void {
  const child = fork(join(import.meta.dirname, `${entry}${OWN_EXTENSION}`), [], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--no-warnings', ...(memory === undefined ? [] : [`--max-old-space-size=${memory}`])],
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-TOLD);
  });
  const timer = setTimeout(() => {
    child.kill('SIGKILL');
    refuse({ kind: 'slow' });
  }, limit);
  child.once('message', (answer: Answer) => {
    clearTimeout(timer);
    child.kill();
    accept(answer);
  });
  onceEnded(child, (code) => {
    clearTimeout(timer);
    refuse({ kind: 'ended', code, said: said.trim() });
  });
  child.on('error', (error) => {
    // One that has started says at its end why there is no answer.
    if (child.pid !== undefined) return;
    clearTimeout(timer);
    refuse({ kind: 'ended', code: null, said: error.message });
  });
  child.send(request);
}
