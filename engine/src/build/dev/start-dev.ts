import { ConfigError } from '../../config/config-error.ts';
import { findConfig } from '../../config/find-config.ts';
import { type DevOptions, DevThread } from './dev-thread.ts';
import { watchSite } from './watch-site.ts';

/** Milliseconds without further changes: editors may write several files, or one in several steps. */
const SETTLED = 150;
/** What is run: a change of it takes effect in a new thread. */
const CODE = /\.([cm]?[jt]sx?|module\.css)$/;

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
  let thread = await DevThread.open(options);
  const url = await thread.listen(port);
  onUrl(url);
  const samePort = Number(new URL(url).port);

  const startAnew = async (): Promise<void> => {
    const next = await DevThread.open(options);
    await thread.close();
    thread = next;
    onUrl(await next.listen(samePort));
  };
  let work = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watcher = watchSite(findConfig(options.config).siteDir, (name) => {
    if (!CODE.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`${name} has changed`);
      work = work.then(startAnew).catch(tell);
    }, SETTLED);
  });
  return {
    async close() {
      watcher.close();
      clearTimeout(timer);
      await work;
      await thread.close();
    },
  };
}

function tell(error: unknown): void {
  console.error(error instanceof ConfigError ? `${error.message}\nThe last good configuration stays in service.` : error);
}
