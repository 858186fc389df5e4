import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CONNECTIONS = 32;
const TO_MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Results of the load generator. */
export interface Measured {
  /** Responses per second. */
  readonly rate: number;
  /** Median response time in milliseconds. */
  readonly p50: number;
  /** 99th percentile of the response time in milliseconds. */
  readonly p99: number;
  /** Responses with an error status, and broken connections. */
  readonly failed: number;
}

/**
 * Requests the paths in turn, again and again, with wrk (Debian's package) on this machine.
 * @param work folder for its script
 */
export async function runWrk(origin: string, paths: readonly string[], seconds: number, work: string): Promise<Measured> {
  const script = join(work, `${crypto.randomUUID()}.lua`);
  writeFileSync(
    script,
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }\nlocal at = 0\n
request = function() at = at % #paths + 1 return wrk.format('GET', paths[at], { ['Accept-Encoding'] = 'gzip, br' }) end\n`,
  );
  const child = spawn('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', script, origin], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const text of child.stdout.setEncoding('utf8')) output += text;
  const sum = (pattern: RegExp) =>
    [...output.matchAll(pattern)].flatMap(([, ...counts]) => counts).reduce((all, one) => all + Number(one), 0);
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50: readLatency(output, '50'),
    p99: readLatency(output, '99'),
    failed: sum(/Non-2xx or 3xx responses: (\d+)/g) + sum(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/g),
  };
}

function readLatency(output: string, percent: string): number {
  const [, value, unit = ''] = new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)$`, 'm').exec(output) ?? [];
  return Number(value) * (TO_MILLISECONDS[unit] ?? Number.NaN);
}
