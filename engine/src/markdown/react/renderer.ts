import { join } from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { OWN_EXTENSION } from '../../model/own-extension.ts';
import type { ReactAnswer, ReactRequest, ReactSettings } from './protocol.ts';

/** In milliseconds: for one piece of markup, with the modules that are new in it. */
const LONGEST = 8000;
/** In milliseconds: for the thread to be ready, which a busy machine may need. */
const LONGEST_START = 30_000;
/** Memory of the thread, in megabytes. */
const MOST_MEMORY = 256;
/** After so many components without an answer, the others are not tried. */
const MOST_HANGS = 2;

/** Renders React components to HTML. */
export interface ReactRenderer {
  /** Waits for the answer: compiling a page is one piece of work. Never throws. */
  render(request: ReactRequest): ReactAnswer;
}

interface Thread {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly signal: Int32Array;
}

/**
 * Runs React components of a Docusaurus project in a thread of their own, with limits for time and memory. The thread starts with the first
 * request and does not keep the process alive.
 */
export function createReactRenderer(settings: ReactSettings): ReactRenderer {
  let thread: Thread | undefined;
  let hangs = 0;
  return {
    render(request) {
      if (hangs >= MOST_HANGS) return failed('components of this project did not answer before; they are not tried again');
      thread ??= startThread(settings);
      const { port, signal, worker } = thread;
      Atomics.store(signal, 0, 0);
      port.postMessage(request);
      const outcome = Atomics.wait(signal, 0, 0, LONGEST);
      const received: { message: ReactAnswer } | undefined = receiveMessageOnPort(port);
      if (outcome !== 'timed-out' && received) return received.message;
      hangs++;
      thread = undefined;
      void worker.terminate();
      return failed(`no answer within ${LONGEST / 1000} seconds, or more than ${MOST_MEMORY} MB of memory`);
    },
  };
}

function failed(fault: string): ReactAnswer {
  return { fault, head: {}, scripted: [], missing: [], files: [], css: '' };
}

function startThread(settings: ReactSettings): Thread {
  const { port1, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(join(import.meta.dirname, `react-worker${OWN_EXTENSION}`), {
    workerData: { settings, port: port2, signal },
    transferList: [port2],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // One that runs out of memory says so by not answering.
  worker.on('error', () => {});
  worker.unref();
  Atomics.wait(signal, 0, 0, LONGEST_START);
  port1.unref();
  return { worker, port: port1, signal };
}
