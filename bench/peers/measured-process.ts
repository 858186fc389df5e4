import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Run } from '../corpus.ts';

/** Milliseconds between two looks at the processes. */
const INTERVAL = 100;
/** As Linux counts processor time, on all usual machines. */
const TICKS_A_SECOND = 100;
/** Characters of the output that an error quotes. */
const QUOTED = 2000;
const KEPT = 1_000_000;

/** A run with how it ended. */
export interface MeasuredRun extends Run {
  readonly code: number | null;
  /** The last of what it printed. */
  readonly output: string;
}

/**
 * Runs Node and measures the process with all that it starts, as `measureProcess` does.
 * @throws Error with what the output says from its first error on if it fails
 */
export async function runMeasured(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<Run> {
  const { code, output, ...run } = await measureProcess(args, cwd, env);
  const first = Math.max(0, output.search(/^.*error/im));
  if (code !== 0) throw new Error(`The build in ${cwd} ended with ${code}:\n${output.slice(first, first + QUOTED)}`);
  return run;
}

/**
 * Runs Node and measures the process with all that it starts. Memory and CPU come from Linux' list of processes, looked at ten times a
 * second; elsewhere they are NaN.
 * @param args of Node
 */
export async function measureProcess(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<MeasuredRun> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (data: Buffer) => {
    output = (output + data).slice(-KEPT);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const found = { cpuSeconds: Number.NaN, megabytes: Number.NaN };
  const timer = setInterval(() => {
    const now = child.pid === undefined ? undefined : lookAt(child.pid);
    if (now === undefined) return;
    // A process that has ended takes its own time along only when its parent has noticed.
    found.cpuSeconds = Math.max(found.cpuSeconds || 0, now.cpuSeconds);
    found.megabytes = Math.max(found.megabytes || 0, now.megabytes);
  }, INTERVAL);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => clearInterval(timer));
  return { seconds: (performance.now() - start) / 1000, ...found, code, output };
}

function lookAt(root: number): Pick<Run, 'cpuSeconds' | 'megabytes'> | undefined {
  let [ticks, kilobytes, count] = [0, 0, 0];
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    try {
      // The name, in brackets, may have blanks.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      // User and system time, own and of ended children: fields 14 to 17 of proc(5).
      for (const field of fields.slice(11, 15)) ticks += Number(field);
      kilobytes += Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
      count += 1;
      for (const thread of readdirSync(`/proc/${pid}/task`)) {
        const children = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8');
        waiting.push(...children.split(' ').filter(Boolean).map(Number));
      }
    } catch {
      // It has ended meanwhile, or there is no such list here.
    }
  }
  return count === 0 ? undefined : { cpuSeconds: ticks / TICKS_A_SECOND, megabytes: kilobytes / 1024 };
}
