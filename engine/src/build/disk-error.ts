import { OperatorError } from '../model/operator-error.ts';

/** The new build could not be written. The message says why and what to do. */
export class DiskError extends OperatorError {
  override readonly name = 'DiskError';
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  EROFS: 'the disk can only be read',
};
/** These may also come from reading elsewhere. */
const RIGHTS = ['EACCES', 'EPERM'];

/** Why the system refuses to read or write a file; undefined for other errors. */
export function findDiskReason(code: string): string | undefined {
  return RIGHTS.includes(code) ? 'this user may not read or write there' : REASONS[code];
}

/** SQLite's message when a file cannot grow. */
const SQLITE_FULL = 'database or disk is full';

/**
 * Describes a failure of the disk for the operator.
 * @param out folder of the built site
 * @returns a `DiskError`, or the error itself if it has another cause
 */
export function describeDiskError(thrown: unknown, out: string): unknown {
  // What cannot be written fails once more when it is closed.
  const error: unknown = thrown instanceof SuppressedError ? thrown.error : thrown;
  if (!(error instanceof Error)) return error;
  const reason = findReason(error, out);
  if (reason === undefined) return error;
  const message =
    `The new build of ${out} could not be written: ${reason} (${error.message}). The last build stays in service. ` +
    'Make room or give the right to write there, or name another folder with --out; then build again.';
  return new DiskError(message, { cause: error });
}

/** Only uses the message: it is all that remains of an error from a thread. */
function findReason({ message }: Error, out: string): string | undefined {
  if (message.includes(SQLITE_FULL)) return REASONS.ENOSPC;
  const code = /^([A-Z]+): /.exec(message)?.[1];
  if (code === undefined) return undefined;
  return RIGHTS.includes(code) && message.includes(`'${out}`) ? 'this user may not write there' : REASONS[code];
}
