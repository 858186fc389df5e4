import { statSync } from 'node:fs';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker, workerData } from 'node:worker_threads';
import { OWN_EXTENSION } from '../model/own-extension.ts';
import { patience } from '../model/patience.ts';

/** In milliseconds: for the thread to be ready. */
const LONGEST_START = 30_000;
/** Memory of a thread, in megabytes. */
const MOST_MEMORY = 256;

/** What it says is one of the three below. */
type Signal = Int32Array<SharedArrayBuffer>;
const WAIT = 0;
/** The thread is ready, or has answered. */
const READY = 1;
const ENDED = 2;

interface Asked {
  /** Absolute path of the module that the thread runs, without its extension. */
  readonly entry: string;
  /** Given to the thread. */
  readonly settings: object;
  /** For one answer, in milliseconds, on a machine that is not busy. */
  readonly longest: number;
  /** After so many questions without an answer, it is asked no more. */
  readonly mostHangs: number;
}

/** A thread that runs code of a project, with limits for time and memory. */
export interface AskedThread<Question, Answer> {
  /** Waits for the answer: compiling a page is one piece of work. A text says why there is none. */
  ask(question: Question): Answer | string;
  /** Ends the thread: the next question starts a new one. */
  restart(): void;
}

interface Running {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly signal: Signal;
}

/** What a thread is given: it answers by the port, and wakes up who has asked by the signal. */
interface ThreadData<Settings> {
  readonly settings: Settings;
  readonly port: MessagePort;
  readonly signal: Signal;
}

/** Creates a thread that starts with the first question and does not keep the process alive. */
export function createAskedThread<Question, Answer>({ entry, settings, longest, mostHangs }: Asked): AskedThread<Question, Answer> {
  let thread: Running | undefined;
  let hangs = 0;
  const end = (): void => {
    void thread?.worker.terminate();
    thread = undefined;
  };
  return {
    ask(question) {
      if (hangs >= mostHangs) return 'code of this project did not answer before; it is not tried again';
      thread ??= startThread(entry, settings);
      const { port, signal } = thread;
      const limit = longest * patience();
      // One that was not ready in time is not waited for again.
      if (Atomics.compareExchange(signal, 0, READY, WAIT) === READY) {
        port.postMessage(question);
        const outcome = Atomics.wait(signal, 0, WAIT, limit);
        const received: { message: Answer } | undefined = receiveMessageOnPort(port);
        if (outcome !== 'timed-out' && received) return received.message;
      }
      const hasEnded = Atomics.load(signal, 0) === ENDED;
      hangs++;
      end();
      return hasEnded
        ? 'its code ended the thread'
        : `no answer within ${Math.round(limit / 1000)} seconds, or more than ${MOST_MEMORY} MB of memory`;
    },
    restart: end,
  };
}

/** Tells who waits that the thread is ready, has answered, or has ended. */
function wake(signal: Signal, state: typeof READY | typeof ENDED): void {
  Atomics.store(signal, 0, state);
  Atomics.notify(signal, 0);
}

/**
 * What such a thread calls before it runs code of the project.
 * @returns what it was given, and what begins to answer when the thread is ready
 */
export function startAsked<Settings, Question, Answer>(): {
  readonly settings: Settings;
  readonly answerAll: (answer: (question: Question) => Answer | Promise<Answer>) => void;
} {
  const { settings, port, signal }: ThreadData<Settings> = workerData;
  // What its code prints is not for the reader of the build's output. Were it sent to the main thread, that would stay alive for more of it.
  for (const stream of [process.stdout, process.stderr]) stream.write = () => true;
  // Thrown later, by a part that nothing waits for: it would end the thread.
  process.on('uncaughtException', () => {});
  // Its code may end it, or throw before it is ready.
  process.once('exit', () => wake(signal, ENDED));
  const answerAll = (answer: (question: Question) => Answer | Promise<Answer>): void => {
    port.on('message', async (question: Question) => {
      port.postMessage(await answer(question));
      wake(signal, READY);
    });
    wake(signal, READY);
  };
  return { settings, answerAll };
}

/** When a file of a project was last written, in milliseconds; 0 if it is not there. Threads keep the modules that they have run. */
export function changeTime(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function startThread(entry: string, settings: object): Running {
  const { port1, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(entry + OWN_EXTENSION, {
    workerData: { settings, port: port2, signal },
    transferList: [port2],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // One that runs out of memory says so by not answering.
  worker.on('error', () => {});
  worker.unref();
  Atomics.wait(signal, 0, WAIT, LONGEST_START);
  port1.unref();
  return { worker, port: port1, signal };
}
