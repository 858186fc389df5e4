import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ConfigError } from '../../config/config-error.ts';
import type { ConfigOverrides } from '../../config/load.ts';
import { OWN_EXTENSION } from '../../model/own-extension.ts';
import { watchSite } from './watch-site.ts';

export interface DevOptions extends ConfigOverrides {
  /** Path of the configuration file or of the site's folder. */
  readonly config?: string | undefined;
}

/** Messages of the thread: it is ready, it cannot read the site, its address, the path of code that has changed, or what is to be watched. */
export type ThreadAnswer =
  | { readonly ready: true }
  | { readonly refused: string }
  | { readonly url: string }
  | { readonly code: string }
  | { readonly watch: string; readonly pages: readonly string[] };

/** Messages to the thread: where to listen, once it is ready, and the path of a changed file in a folder that it has watched. */
export type ThreadRequest = { readonly listen: number | undefined } | { readonly changed: string; readonly folder: string };

/**
 * A dev server in a thread of its own. A new thread loads the configuration and its imports afresh, which the module cache of a running one
 * prevents.
 */
export class DevThread {
  readonly #worker: Worker;
  readonly #watchers: ReturnType<typeof watchSite>[] = [];

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  /**
   * Starts a thread that reads the configuration and the site.
   * @param onCode called with the path of code that has changed, from the site's folder
   * @throws ConfigError if the configuration, or another file that the site needs, is invalid
   */
  static async open(options: DevOptions, onCode: (name: string) => void): Promise<DevThread> {
    const worker = new Worker(join(import.meta.dirname, `dev-worker${OWN_EXTENSION}`), { workerData: options });
    const thread = new DevThread(worker);
    worker.on('message', (message: ThreadAnswer) => {
      if ('code' in message) onCode(message.code);
      if ('watch' in message) thread.#watch(message.watch, message.pages);
    });
    const answer = await thread.#answer();
    if (!('refused' in answer)) return thread;
    await thread.close();
    throw new ConfigError(answer.refused);
  }

  /** @returns the address of the home page */
  async listen(port: number | undefined): Promise<string> {
    this.#tell({ listen: port });
    const answer = await this.#answer();
    if (!('url' in answer)) throw new Error('The dev server did not say where it listens.');
    return answer.url;
  }

  async close(): Promise<void> {
    for (const watcher of this.#watchers) watcher.close();
    await this.#worker.terminate();
  }

  #tell(request: ThreadRequest): void {
    this.#worker.postMessage(request);
  }

  /** Here nothing else is done meanwhile: to watch thousands of files takes a tenth of the time to the first page. */
  #watch(folder: string, pages: readonly string[]): void {
    this.#watchers.push(watchSite(folder, pages, (changed) => this.#tell({ changed, folder })));
  }

  /** @throws the error that has ended the thread, ConfigError if it was ended by the configuration */
  async #answer(): Promise<ThreadAnswer> {
    const waiting = new AbortController();
    const { signal } = waiting;
    const ended = once(this.#worker, 'exit', { signal }).then(([code]: unknown[]) => {
      throw new ConfigError(`The configuration, or what it imports, has ended its program with code ${code}: take out process.exit().`);
    });
    try {
      for (;;) {
        const [answer]: ThreadAnswer[] = await Promise.race([once(this.#worker, 'message', { signal }), ended]);
        if (answer === undefined) throw new Error('The thread of the dev server sent nothing.');
        if (!('code' in answer || 'watch' in answer)) return answer;
      }
    } finally {
      waiting.abort();
    }
  }
}
