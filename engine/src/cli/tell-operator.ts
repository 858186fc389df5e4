import { findDiskReason } from '../build/disk-error.ts';
import { WaitingConfigError } from '../config/config-error.ts';
import type { LoadedConfig } from '../config/load.ts';
import { OperatorError } from '../model/operator-error.ts';
import type { SiteOptions } from './options.ts';

/**
 * Runs a command's work. An error that the operator can fix is printed without its stack and sets the exit code to 1.
 * @returns undefined after such an error
 * @throws any other error
 */
export async function tellOperator<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    const message = describeForOperator(error);
    if (message === undefined) throw error;
    console.error(message);
    process.exitCode = 1;
    if (error instanceof WaitingConfigError) process.exit();
    return undefined;
  }
}

/** Like `tellOperator`, for work that needs the configuration. */
export function withConfig<Result>(options: SiteOptions, work: (loaded: LoadedConfig) => Promise<Result>): Promise<Result | undefined> {
  return tellOperator(async () => {
    // Reading a configuration takes a third of the time of a build with nothing to do, which does without.
    const { loadConfig } = await import('../config/load.ts');
    const { describeCompatibility } = await import('../config/describe-compatibility.ts');
    const loaded = await loadConfig(options.config, options);
    // The standard output may be JSON.
    for (const line of describeCompatibility(loaded)) console.error(line);
    return work(loaded);
  });
}

function describeForOperator(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof OperatorError) return error.message;
  const about = describeFileError(error);
  if (about !== undefined) return about;
  if (!('syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo'))) return undefined;
  const option = 'code' in error && /^(?:EADDRINUSE|EACCES)$/.test(String(error.code)) ? 'port' : 'host';
  return `The server cannot use this address (${error.message}). Choose another ${option} with --${option}.`;
}

/** A file or folder that the system does not let this user read or write. */
function describeFileError(error: Error): string | undefined {
  if (!('path' in error) || !('code' in error)) return undefined;
  const reason = findDiskReason(String(error.code));
  if (reason === undefined) return undefined;
  return `${error.path} cannot be used: ${reason} (${error.message}). Give the right to it or make room, or work in another folder.`;
}
