import { fork } from 'node:child_process';
import { join } from 'node:path';
import { onceEnded } from '../../engine/src/model/once-ended.ts';

/** Where tests come in. */
export interface TestSite {
  /** Address of the served site, with a trailing slash. */
  readonly siteUrl: string;
  /** Folder of the built site. */
  readonly dist: string;
}

/** What the process says once, when it is ready or cannot be. */
export type TestSiteAnswer = TestSite | { readonly error: string };

/**
 * Builds the real site and serves it, in a process of its own: that of the test runner is busy with the tests.
 * @returns the site, which is served until it is disposed of
 * @throws Error with the messages of the build, if the site does not build
 */
export async function startSite(): Promise<TestSite & AsyncDisposable> {
  const child = fork(join(import.meta.dirname, 'site-process.ts'), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const hasEnded = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const answer = await new Promise<TestSiteAnswer>((resolve) => {
    child.once('message', (message: TestSiteAnswer) => resolve(message));
    onceEnded(child, (code, signal) => resolve({ error: `The process that serves the site has ended with ${signal ?? code}.` }));
  });
  if ('error' in answer) throw new Error(answer.error);
  return {
    ...answer,
    async [Symbol.asyncDispose]() {
      if (child.connected) child.disconnect();
      await hasEnded;
    },
  };
}
