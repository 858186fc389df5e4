import { parentPort, workerData } from 'node:worker_threads';
import { describeCompatibility } from '../../config/describe-compatibility.ts';
import { loadConfig } from '../../config/load.ts';
import { OperatorError } from '../../model/operator-error.ts';
import { DevServer, type Watch } from './dev-server.ts';
import type { DevOptions, ThreadAnswer, ThreadRequest } from './dev-thread.ts';
import { keepCompiled } from './keep-compiled.ts';

/** What is called with changes in the folders that the main thread watches. */
const told = new Map<string, (path: string) => void>();

/** Entry of the dev server's thread. */
async function serve(options: DevOptions): Promise<void> {
  const listening = Promise.withResolvers<number | undefined>();
  parentPort?.on('message', (request: ThreadRequest) => {
    if ('listen' in request) listening.resolve(request.listen);
    else told.get(request.folder)?.(request.changed);
  });
  const server = await open(options);
  if (server === null) return;
  answer({ ready: true });
  answer({ url: await server.listen(await listening.promise) });
  keepCompiled();
}

async function open(options: DevOptions): Promise<DevServer | null> {
  try {
    const loaded = await loadConfig(options.config, options);
    for (const line of describeCompatibility(loaded)) console.log(line);
    return await DevServer.open(loaded, (name) => answer({ code: name }), watchOutside);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    answer({ refused: error.message });
    return null;
  }
}

const watchOutside: Watch = (folder, pages, onChange) => {
  told.set(folder, onChange);
  answer({ watch: folder, pages });
  // The thread that watches ends it with this one.
  return { close: () => told.delete(folder) };
};

function answer(message: ThreadAnswer): void {
  parentPort?.postMessage(message);
}

await serve(workerData);
