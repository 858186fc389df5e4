import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('each that asks has a turn of the event loop for itself, in order', async () => {
  let loop = 0;
  let isDone = false;
  const count = () => {
    loop += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const turns = new Turns();
  const order: number[] = [];
  const loops = await Promise.all(
    [0, 1, 2, 3].map(async (index) => {
      await turns.take();
      order.push(index);
      return loop;
    }),
  );
  isDone = true;
  expect(order).toEqual([0, 1, 2, 3]);
  expect(new Set(loops).size).toBe(4);
});
