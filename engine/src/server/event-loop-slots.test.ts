import { expect, test } from 'vitest';
import { EventLoopSlots } from './event-loop-slots.ts';

test('those who ask share the slots of the event loop, in order, as many as there may be', async () => {
  let loop = 0;
  let isDone = false;
  const count = () => {
    loop += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const slots = new EventLoopSlots(2);
  const order: number[] = [];
  const loops = await Promise.all(
    [0, 1, 2, 3].map(async (index) => {
      await slots.take();
      order.push(index);
      return loop;
    }),
  );
  isDone = true;
  expect(order).toEqual([0, 1, 2, 3]);
  const [first, second, third, fourth] = loops;
  expect([second, fourth]).toEqual([first, third]);
  expect(third).toBeGreaterThan(first ?? 0);
});
