/** The configuration could not be used. The message names each field and says what it wants. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
