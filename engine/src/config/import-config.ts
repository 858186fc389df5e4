import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ConfigError, WaitingConfigError } from './config-error.ts';
import { describeThrown } from './describe-thrown.ts';
import { acceptModuleSyntax } from './module-syntax.ts';
import { PATIENCE, watchIdle } from './watch-idle.ts';

/**
 * Runs a configuration.
 * @param file absolute path
 * @param shown for messages
 * @throws ConfigError if there is none, if it throws, or does not end, or exports no object
 */
export async function importConfig(file: string, shown: string): Promise<object> {
  if (!existsSync(file)) throw new ConfigError(`There is no configuration file at ${shown}. Choose one with --config.`);
  acceptModuleSyntax(file);
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  using _watch = watchIdle(() => {
    const said = `${shown} has not ended after ${PATIENCE / 1000} seconds of waiting. What does it wait for?`;
    reject(new WaitingConfigError(`${said} A build should not need the network.`));
  });
  let exported: unknown;
  try {
    const module: { default?: unknown } = await Promise.race([import(pathToFileURL(file).href), tooLate]);
    exported = module.default;
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause;
    throw new ConfigError(`${shown} cannot be run: ${describeThrown(cause, () => placeOfSyntax(file))}`, { cause });
  }
  if (typeof exported === 'object' && exported !== null) return exported;
  const found = exported === undefined ? 'has no default export' : 'exports no object by default';
  throw new ConfigError(`${shown} ${found}. Write: export default { title: '…' }`);
}

/** Where the syntax is wrong, which Node tells only as it ends. */
function placeOfSyntax(config: string): string | undefined {
  const { stderr } = spawnSync(process.execPath, ['--check', config], { encoding: 'utf8' });
  return /^(\S.*:\d+)$/m.exec(stderr)?.[1];
}
