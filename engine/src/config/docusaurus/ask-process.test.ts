import { expect, it } from 'vitest';
import { askProcess } from './ask-process.ts';

/** Processes beside each other, and how many follow each of them. */
const LANES = 12;
const LENGTH = 6;

const ask = (): Promise<string> =>
  new Promise((resolve) => {
    const asked = { entry: 'testing/one-answer', cwd: import.meta.dirname, request: 'where', limit: 300_000 };
    askProcess<string>(asked, resolve, ({ kind }) => resolve(kind));
  });

it('an answer counts that this process, being busy, reads after the one that sent it has ended', async () => {
  const work = setInterval(() => {
    for (const end = performance.now() + 20 * Math.random(); performance.now() < end; );
  }, 25);
  const answers = await Promise.all(
    Array.from({ length: LANES }, async () => {
      const own: string[] = [];
      while (own.length < LENGTH) own.push(await ask());
      return own;
    }),
  );
  clearInterval(work);
  expect(answers.flat().filter((answer) => answer !== 'here')).toEqual([]);
});
