import { OperatorError } from '../model/operator-error.ts';

/** The configuration is invalid. The message lists the fields and what each of them must be. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';
}

/** The configuration waits for something, which keeps the process from ending by itself. */
export class WaitingConfigError extends ConfigError {}
