import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createKitchen, TooBusy } from './kitchen.ts';

test('no more are made at once than there are hands, and all are made', async () => {
  const kitchen = createKitchen({ hands: 3 });
  let atOnce = 0;
  let most = 0;
  const make = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await pause(5);
    atOnce -= 1;
    return 'made';
  };
  const made = await Promise.all(Array.from({ length: 20 }, () => kitchen(make)));
  expect(made).toEqual(Array(20).fill('made'));
  expect(most).toBe(3);
});

test('who would wait for too long is told so, and the next ones are served again', async () => {
  const clock = { now: 0 };
  const kitchen = createKitchen({ hands: 1, patienceMs: 100, now: () => clock.now });
  const slow = kitchen(async () => {
    await pause(10);
    clock.now = 200;
    return 'slow';
  });
  const late = kitchen(async () => 'late');
  await expect(late).rejects.toThrow(TooBusy);
  expect(await slow).toBe('slow');
  expect(await kitchen(async () => 'next')).toBe('next');
});

test('one that fails frees its place', async () => {
  const kitchen = createKitchen({ hands: 1 });
  await expect(
    kitchen(async () => {
      throw new Error('burnt');
    }),
  ).rejects.toThrow('burnt');
  expect(await kitchen(async () => 'next')).toBe('next');
});
