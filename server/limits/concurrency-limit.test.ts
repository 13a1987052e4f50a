import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Works that end when the test ends them, and the order in which they started. */
const createWorks = (max: number) => {
  const limited = createConcurrencyLimit(max);
  const started: string[] = [];
  return {
    started,
    start: (name: string) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const result = limited(() => {
        started.push(name);
        return promise;
      });
      return { promise, result, end: () => resolve(name), fail: () => reject(new Error(name)) };
    },
  };
};

test('works above the limit wait and start in the order in which they came', async () => {
  const { started, start } = createWorks(2);
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(start);
  expect(started).toEqual(['a', 'b']);
  b?.end();
  expect(await b?.result).toBe('b');
  expect(started).toEqual(['a', 'b', 'c']);
  for (const work of [a, c, d]) work?.end();
  expect(await Promise.all([a?.result, c?.result, d?.result])).toEqual(['a', 'c', 'd']);
});

test('a work that comes while a freed place goes to a waiting one does not start beside it', async () => {
  const { started, start } = createWorks(1);
  const [first, waiting] = [start('first'), start('waiting')];
  // The limit awaits the same promise and was first: this runs after it freed the place and before the
  // waiting work starts.
  const late = first.promise.then(() => start('late'));
  first.end();
  expect(await first.result).toBe('first');
  const { result, end } = await late;
  expect(started).toEqual(['first', 'waiting']);
  waiting.end();
  await waiting.result;
  end();
  expect(await result).toBe('late');
  expect(started).toEqual(['first', 'waiting', 'late']);
});

test('a work that fails frees its place', async () => {
  const { started, start } = createWorks(1);
  const [failing, next] = [start('failing'), start('next')];
  failing.fail();
  await expect(failing.result).rejects.toThrow('failing');
  next.end();
  expect(await next.result).toBe('next');
  expect(started).toEqual(['failing', 'next']);
});
