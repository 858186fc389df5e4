import { OperatorError } from '../model/operator-error.ts';
import { describeThrown } from './describe-thrown.ts';
import type { Plugin } from './plugin.ts';

/**
 * Calls a function of a plug-in.
 * @param hook name of the function, for messages
 * @throws OperatorError that names the plug-in, and what it throws with its place
 */
export async function callPlugin<Result>(plugin: Plugin, hook: string, call: () => Result): Promise<Awaited<Result>> {
  try {
    return await call();
  } catch (cause) {
    throw pluginFailure(plugin, hook, cause);
  }
}

/** The error about a plug-in's function that has thrown. */
export function pluginFailure({ name }: Plugin, hook: string, cause: unknown): OperatorError {
  return new OperatorError(`The plug-in "${name}" cannot be run: ${hook}: ${describeThrown(cause)}`, { cause });
}
