import { ConfigError } from '../../config/config-error.ts';
import { type DevOptions, DevThread } from './dev-thread.ts';
import { keepCompiled } from './keep-compiled.ts';

/** Milliseconds without further changes: editors may write several files, or one in several steps. */
const SETTLED = 150;

/**
 * Serves a site while it is being written. A saved page is swapped into open browsers; a saved configuration or React page restarts the
 * server on the same port. If the configuration is invalid, the error is printed and the last server stays.
 * @param port default: 3000, or the next free one
 * @param onUrl called with the address of the home page, at the start and after each restart
 * @throws ConfigError if the configuration is invalid at the start
 */
export async function startDev(
  options: DevOptions,
  port: number | undefined,
  onUrl: (url: string) => void,
): Promise<{ close(): Promise<void> }> {
  const started = Promise.withResolvers<void>();
  let work = started.promise;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  // Code that is run takes effect in a new thread.
  const onCode = (name: string): void => {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`${name} has changed`);
      work = work.then(startAnew).catch(tell);
    }, SETTLED);
  };
  let thread = await DevThread.open(options, onCode);
  const url = await thread.listen(port);
  onUrl(url);
  keepCompiled();
  const samePort = Number(new URL(url).port);
  started.resolve();

  async function startAnew(): Promise<void> {
    const next = await DevThread.open(options, onCode);
    await thread.close();
    thread = next;
    onUrl(await next.listen(samePort));
  }
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await work;
      await thread.close();
    },
  };
}

function tell(error: unknown): void {
  console.error(error instanceof ConfigError ? `${error.message}\nThe last good configuration stays in service.` : error);
}
