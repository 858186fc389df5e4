import type { TestProject } from 'vitest/node';
import { startSite, type TestSite } from '../support/start-site.ts';

declare module 'vitest' {
  export interface ProvidedContext extends TestSite {}
}

/** Opens the doors that tests come in by: those that `npm test` has opened already, or else its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = new AsyncDisposableStack();
  const given = process.env.SIGNPOST_TEST_SITE;
  const { siteUrl, dist }: TestSite = given === undefined ? stack.use(await startSite()) : JSON.parse(given);
  project.provide('siteUrl', siteUrl);
  project.provide('dist', dist);
  return () => stack.disposeAsync();
}
