import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { describeCompatibility } from '../../config/describe-compatibility.ts';
import { loadConfig } from '../../config/load.ts';
import { OperatorError } from '../../model/operator-error.ts';
import { DevServer } from './dev-server.ts';
import type { DevOptions, ListenRequest, ThreadAnswer } from './dev-thread.ts';
import { keepCompiled } from './keep-compiled.ts';

/** Entry of the dev server's thread. */
async function serve(options: DevOptions): Promise<void> {
  const server = await open(options);
  if (server === null || parentPort === null) return;
  answer({ ready: true });
  const [request]: ListenRequest[] = await once(parentPort, 'message');
  answer({ url: await server.listen(request?.port) });
  keepCompiled();
}

async function open(options: DevOptions): Promise<DevServer | null> {
  try {
    const loaded = await loadConfig(options.config, options);
    for (const line of describeCompatibility(loaded)) console.log(line);
    return await DevServer.open(loaded, (name) => answer({ code: name }));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    answer({ refused: error.message });
    return null;
  }
}

function answer(message: ThreadAnswer): void {
  parentPort?.postMessage(message);
}

await serve(workerData);
