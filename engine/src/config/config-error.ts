/** The configuration is invalid. The message lists the fields and what each of them must be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
