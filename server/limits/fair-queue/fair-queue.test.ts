import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createFairQueue, defaultLanes, type Lane } from './fair-queue.ts';
import { type LaneLimits, Overloaded } from './lane.ts';

afterEach(() => void vi.useRealTimers());

const queueWith = (read: Partial<LaneLimits> = {}, form: Partial<LaneLimits> = {}) =>
  createFairQueue({ read: { ...defaultLanes.read, ...read }, form: { ...defaultLanes.form, ...form } });
const idle = { read: { running: 0, waiting: 0 }, form: { running: 0, waiting: 0 } };
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('the limits of concurrent tasks are never exceeded, in total and per network, and all tasks run', async () => {
  const queue = queueWith({ running: 3, runningPerNetwork: 2 });
  const atOnce = { all: 0, a: 0, b: 0 };
  const most = { all: 0, a: 0, b: 0 };
  const task = (network: 'a' | 'b') => async () => {
    for (const name of ['all', network] as const) {
      atOnce[name] += 1;
      most[name] = Math.max(most[name], atOnce[name]);
    }
    for (let n = 0; n < 10; n++) await turn();
    for (const name of ['all', network] as const) atOnce[name] -= 1;
    return network;
  };
  const networks = Array.from({ length: 30 }, (_, n) => (n % 3 === 0 ? 'b' : 'a'));
  expect(await Promise.all(networks.map((one) => queue.enqueue(one, 'read', task(one))))).toEqual(networks);
  expect(most).toEqual({ all: 3, a: 2, b: 2 });
  expect(queue.load).toEqual(idle);
});

test('networks take turns: one task of another network waits for one task, not for all before it', async () => {
  const queue = queueWith({ running: 1 });
  const order: string[] = [];
  const run = (network: string) => queue.enqueue(network, 'read', async () => void order.push(network));
  const tasks = Array.from({ length: 50 }, () => run('many'));
  tasks.push(run('one'), run('two'), run('one'));
  await Promise.all(tasks);
  expect(order.slice(0, 5)).toEqual(['many', 'one', 'two', 'many', 'one']);
});

test('forms and reads take turns, so that neither starves', async () => {
  const queue = queueWith({ running: 1 }, { running: 1 });
  const order: Lane[] = [];
  const run = (lane: Lane) => queue.enqueue('one', lane, async () => void order.push(lane));
  await Promise.all([...Array.from({ length: 40 }, () => run('read')), run('form'), run('form')]);
  expect(order.slice(0, 4)).toEqual(['form', 'read', 'form', 'read']);
});

test('between two tasks the event loop handles other events', async () => {
  const queue = queueWith();
  const order: string[] = [];
  const tasks = Array.from({ length: 5 }, (_, n) =>
    queue.enqueue(`n${n}`, 'read', async () => void order.push('task')),
  );
  for (let n = 0; n < 5; n++) {
    await turn();
    order.push('turn');
  }
  await Promise.all(tasks);
  expect(order.join(' ')).not.toContain('task task');
});

test('long tasks of one network leave as much time as they take, which other networks may use', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  const queue = queueWith({ pauseAfterMs: 10 });
  const times: { network: string; began: number; ended: number }[] = [];
  const busy = (network: string, ms: number) => async () => {
    const began = Date.now();
    vi.advanceTimersByTime(ms);
    times.push({ network, began, ended: Date.now() });
  };
  const long = Array.from({ length: 4 }, () => queue.enqueue('long', 'read', busy('long', 30)));
  const short = Array.from({ length: 8 }, () => queue.enqueue('short', 'read', busy('short', 1)));
  let isOver = false;
  const all = Promise.all([...long, ...short]).then(() => {
    isOver = true;
  });
  while (!isOver) {
    await turn();
    vi.advanceTimersByTime(1);
  }
  await all;
  const own = times.filter(({ network }) => network === 'long');
  for (const [at, { began }] of own.entries())
    if (at > 0) expect(began - (own[at - 1]?.ended ?? 0)).toBeGreaterThanOrEqual(30);
  expect(times[1]?.network).toBe('short');
  expect(queue.load).toEqual(idle);
});

test('one network cannot fill the queue: beyond its share it is refused, and others are not', async () => {
  const queue = queueWith({ running: 1, waitingPerNetwork: 5 });
  const hold = Promise.withResolvers<void>();
  const first = queue.enqueue('x', 'read', () => hold.promise);
  await turn();
  const many = Array.from({ length: 6 }, () => queue.enqueue('many', 'read', async () => 'done'));
  const ends = Promise.allSettled(many);
  await expect(many[5]).rejects.toThrow(Overloaded);
  const others = ['a', 'b', 'c'].map((one) => queue.enqueue(one, 'read', async () => one));
  hold.resolve();
  expect(await Promise.all(others)).toEqual(['a', 'b', 'c']);
  expect((await ends).filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await first;
  expect(queue.load).toEqual(idle);
});

test('a task that would wait too long is rejected, and does not run later', async () => {
  const queue = queueWith({ running: 1, maxWaitMs: 20 });
  const hold = Promise.withResolvers<void>();
  const first = queue.enqueue('a', 'read', () => hold.promise);
  let isDone = false;
  const late = queue.enqueue('b', 'read', async () => {
    isDone = true;
  });
  await expect(late).rejects.toThrow(Overloaded);
  hold.resolve();
  await first;
  expect(await queue.enqueue('b', 'read', async () => 'next')).toBe('next');
  expect(isDone).toBe(false);
});

test('an aborted task is not started', async () => {
  const queue = queueWith({ running: 1 });
  const hold = Promise.withResolvers<void>();
  const first = queue.enqueue('a', 'read', () => hold.promise);
  const gone = new AbortController();
  const unwanted = queue.enqueue('b', 'read', async () => 'made', gone.signal);
  await turn();
  gone.abort();
  await expect(unwanted).rejects.toThrow(Overloaded);
  expect(queue.load.read.waiting).toBe(0);
  hold.resolve();
  await first;
});

test('a task that never ends loses its slot after a while', async () => {
  const queue = queueWith({ running: 1, maxRunMs: 20, maxWaitMs: 5_000 });
  void queue.enqueue('a', 'read', () => new Promise(() => {}));
  expect(await queue.enqueue('b', 'read', async () => 'next')).toBe('next');
});

test('whatever tasks do, in any order, every slot and every place in the queue is released', async () => {
  const task = fc.record({
    network: fc.constantFrom('a', 'b', 'c'),
    lane: fc.constantFrom<Lane>('read', 'form'),
    how: fc.constantFrom('ends', 'fails', 'never ends', 'throws'),
    leaves: fc.constantFrom('at once', 'later', 'never'),
  });
  const tight: LaneLimits = {
    running: 2,
    runningPerNetwork: 1,
    waitingPerNetwork: 3,
    maxWaitMs: 15,
    maxRunMs: 20,
    pauseAfterMs: 1,
  };
  await fc.assert(
    fc.asyncProperty(fc.array(task, { maxLength: 30 }), async (tasks) => {
      const queue = createFairQueue({ read: tight, form: tight });
      const works = {
        ends: () => turn(),
        fails: async () => {
          throw new Error('broken');
        },
        'never ends': () => new Promise<void>(() => {}),
        throws: () => {
          throw new Error('broken');
        },
      };
      for (const { network, lane, how, leaves } of tasks) {
        const client = new AbortController();
        if (leaves === 'at once') client.abort();
        queue.enqueue(network, lane, works[how], client.signal).catch(() => {});
        if (leaves === 'later') setImmediate(() => client.abort());
      }
      await expect.poll(() => queue.load, { interval: 2 }).toEqual(idle);
    }),
    { numRuns: 40 },
  );
}, 60_000);
