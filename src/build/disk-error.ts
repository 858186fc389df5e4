/** The new build could not be written. The message says why and what to do. */
export class DiskError extends Error {
  override readonly name = 'DiskError';
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  EROFS: 'the disk can only be read',
};
/** These may be about reading elsewhere too. */
const RIGHTS = ['EACCES', 'EPERM'];
/** What SQLite says where a file cannot grow. */
const SQLITE_FULL = 13;

/**
 * Tells the person at the terminal what is wrong with the disk.
 * @param out folder of the built site
 * @returns the error itself where it is about something else
 */
export function describeDiskError(error: unknown, out: string): unknown {
  if (!(error instanceof Error)) return error;
  const reason = findReason(error, out);
  if (reason === undefined) return error;
  const message =
    `The new build of ${out} could not be written: ${reason} (${error.message}). The last build stays in service. ` +
    'Make room or give the right to write there, or name another folder with --out; then build again.';
  return new DiskError(message, { cause: error });
}

function findReason(error: Error, out: string): string | undefined {
  if ('errcode' in error && error.errcode === SQLITE_FULL) return REASONS.ENOSPC;
  if (!('code' in error) || typeof error.code !== 'string') return undefined;
  const isOurs = 'path' in error && String(error.path).startsWith(out);
  return RIGHTS.includes(error.code) && isOurs ? 'this user may not write there' : REASONS[error.code];
}
