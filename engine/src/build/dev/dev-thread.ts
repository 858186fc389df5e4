import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ConfigError } from '../../config/config-error.ts';
import type { ConfigOverrides } from '../../config/load.ts';
import { OWN_EXTENSION } from '../../model/own-extension.ts';

export interface DevOptions extends ConfigOverrides {
  /** Path of the configuration file or of the site's folder. */
  readonly config?: string | undefined;
}

/** Messages of the thread: it is ready, it cannot read the site, its address, or the path of code that has changed. */
export type ThreadAnswer = { readonly ready: true } | { readonly refused: string } | { readonly url: string } | { readonly code: string };

/** The request that a ready thread waits for. */
export interface ListenRequest {
  readonly port?: number | undefined;
}

/**
 * A dev server in a thread of its own. A new thread loads the configuration and its imports afresh, which the module cache of a running one
 * prevents.
 */
export class DevThread {
  readonly #worker: Worker;

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
    worker.on('message', (message: ThreadAnswer) => {
      if ('code' in message) onCode(message.code);
    });
    const thread = new DevThread(worker);
    const answer = await thread.#answer();
    if (!('refused' in answer)) return thread;
    await thread.close();
    throw new ConfigError(answer.refused);
  }

  /** @returns the address of the home page */
  async listen(port: number | undefined): Promise<string> {
    this.#worker.postMessage({ port } satisfies ListenRequest);
    const answer = await this.#answer();
    if (!('url' in answer)) throw new Error('The dev server did not say where it listens.');
    return answer.url;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
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
        if (!('code' in answer)) return answer;
      }
    } finally {
      waiting.abort();
    }
  }
}
