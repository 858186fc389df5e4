import { ConfigError } from './config-error.ts';

/**
 * Parses a file of the configuration.
 * @param file for the message
 * @throws ConfigError if it is not valid
 */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ConfigError(`${file} is not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
