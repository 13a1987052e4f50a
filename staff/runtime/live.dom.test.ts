import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Refreshed, startLive } from './live.ts';

/** A fake EventSource that the test controls. */
class Stream extends EventTarget {
  static all: Stream[] = [];
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.all.push(this);
  }
  close() {
    this.isClosed = true;
  }
  says(name: string) {
    this.dispatchEvent(new Event(name));
  }
}
const newest = () => Stream.all.at(-1) as Stream;
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const look = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

let ends = new AbortController();
const start = () => {
  const page = {
    refreshes: 0,
    result: 'done' as Refreshed,
    isBlocked: false,
    isLeft: false,
    shown: [] as (string | undefined)[],
  };
  startLive(
    {
      refresh: async () => {
        page.refreshes += 1;
        return page.result;
      },
      isBlocked: () => page.isBlocked,
      show: (connection) => page.shown.push(connection),
      leave: () => {
        page.isLeft = true;
      },
    },
    ends.signal,
  );
  return page;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  Stream.all = [];
  ends = new AbortController();
});
afterEach(() => {
  ends.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an open stream and every event request the screen, a burst once, and never under an open sheet', async () => {
  const page = start();
  expect(newest().url).toBe('/staff/live');
  newest().says('open');
  await later(0);
  expect(page.refreshes).toBe(1);
  for (let count = 0; count < 20; count++) newest().says('changed');
  await later(2_000);
  expect(page.refreshes).toBe(2);
  page.isBlocked = true;
  newest().says('changed');
  await later(60_000);
  expect(page.refreshes).toBe(2);
  page.isBlocked = false;
  await later(1_000);
  expect(page.refreshes).toBe(3);
});

test('a stream that ends is opened again within three seconds, without a notice', async () => {
  const page = start();
  newest().says('open');
  await later(0);
  page.shown.length = 0;
  newest().says('error');
  await later(3_000);
  expect(Stream.all).toHaveLength(2);
  newest().says('open');
  await later(1_000);
  expect(page.shown).toEqual([undefined]);
  expect(page.refreshes).toBe(2);
});

test('a lasting interruption is shown, retried with longer waits, and its end removes the notice', async () => {
  const page = start();
  page.result = 'failed';
  newest().says('error');
  await later(5_000);
  expect(page.shown).toEqual(['interrupted']);
  const before = page.refreshes;
  await later(10 * 60_000);
  expect(page.refreshes - before).toBeGreaterThan(5);
  expect(page.refreshes - before).toBeLessThan(25);
  page.result = 'done';
  await later(100_000);
  newest().says('open');
  expect(page.shown.at(-1)).toBeUndefined();
});

test('an idle session makes no request until a member looks at the page', async () => {
  const page = start();
  newest().says('open');
  await later(0);
  page.result = 'idle';
  newest().says('signed-out');
  await later(4_000);
  expect(page.shown.at(-1)).toBe('idle');
  const streams = Stream.all.length;
  const { refreshes } = page;
  await later(30 * 60_000);
  expect([Stream.all.length, page.refreshes]).toEqual([streams, refreshes]);
  look(true);
  page.result = 'done';
  look(false);
  await later(0);
  expect(Stream.all).toHaveLength(streams + 1);
  newest().says('open');
  expect(page.shown.at(-1)).toBeUndefined();
});

test('of too many pages of a member a hidden one reconnects when it is looked at, a visible one by itself', async () => {
  start();
  newest().says('open');
  look(true);
  newest().says('replaced');
  expect(newest().isClosed).toBe(true);
  await later(30 * 60_000);
  expect(Stream.all).toHaveLength(1);
  look(false);
  await later(0);
  expect(Stream.all).toHaveLength(2);
  newest().says('open');
  newest().says('replaced');
  await later(3_000);
  expect(Stream.all).toHaveLength(3);
});

test('visible pages that replace each other wait longer each time, until a stream has lived a minute', async () => {
  start();
  const until = Date.now() + 10 * 60_000;
  while (Date.now() < until) {
    newest().says('open');
    newest().says('replaced');
    const count = Stream.all.length;
    while (Stream.all.length === count) await later(1_000);
  }
  expect(Stream.all.length).toBeLessThan(30);
  newest().says('open');
  await later(60_000);
  const count = Stream.all.length;
  newest().says('replaced');
  await later(3_000);
  expect(Stream.all).toHaveLength(count + 1);
});

test('after the event `out` with a valid session, for example after a change of studios, the page connects again', async () => {
  start();
  newest().says('open');
  await later(0);
  newest().says('signed-out');
  await later(3_000);
  expect(Stream.all).toHaveLength(2);
});

test('the end of the session that the member ends does not stop the sign-out, which says so', async () => {
  document.body.innerHTML = '<form method="post" action="/staff/sign-out"></form>';
  const page = start();
  newest().says('open');
  await later(1_000);
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  page.result = 'ended';
  newest().says('signed-out');
  await later(0);
  expect(page.isLeft).toBe(false);
});

test('a session that was ended, for example of a disabled account, leaves the page at once', async () => {
  const page = start();
  newest().says('open');
  await later(1_000);
  page.result = 'ended';
  newest().says('signed-out');
  await later(0);
  expect(page.isLeft).toBe(true);
});
