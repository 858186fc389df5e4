/** Ports that are tried when none is requested. */
const FIRST_PORT = 3000;
const LAST_PORT = 3099;

/**
 * Listens on the requested port, else on the first free one from 3000.
 * @param listen listens on a port; rejects with the system's error if it is taken
 * @returns the result of `listen`
 * @throws the error of `listen` if the requested port, or every port, is taken
 */
export async function listenOnFreePort<Result>(requested: number | undefined, listen: (port: number) => Promise<Result>): Promise<Result> {
  if (requested !== undefined) return listen(requested);
  for (let port = FIRST_PORT; ; port += 1) {
    try {
      return await listen(port);
    } catch (error) {
      if (port === LAST_PORT || !(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
}
