import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Refreshed, startLive } from './live.ts';

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const minuteMs = 60_000;
const look = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const needsPage = (status: number) => () => Response.json({ isFullNavigation: true }, { status });

let ends = new AbortController();
/** A page that is open for a moment, so that its first comparison and its first refresh are done. */
const start = async () => {
  const page = {
    version: 'a',
    answer: () => Response.json({ version: page.version }),
    result: 'done' as Refreshed,
    isBlocked: false,
    comparisons: 0,
    refreshes: 0,
    isLeft: false,
    shown: undefined as string | undefined,
  };
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    expect([url, headers['x-unattended']]).toEqual(['/staff/version', '1']);
    page.comparisons += 1;
    return page.answer();
  });
  startLive(
    {
      refresh: async () => {
        page.refreshes += 1;
        return page.result;
      },
      isBlocked: () => page.isBlocked,
      show: (connection) => {
        page.shown = connection;
      },
      leave: () => {
        page.isLeft = true;
      },
    },
    ends.signal,
  );
  await later(0);
  return page;
};
type LivePage = Awaited<ReturnType<typeof start>>;

/** How many comparisons and refreshes happen in this time. */
const during = async (page: LivePage, ms: number) => {
  const { comparisons, refreshes } = page;
  await later(ms);
  return { comparisons: page.comparisons - comparisons, refreshes: page.refreshes - refreshes };
};

beforeEach(() => {
  vi.useFakeTimers();
  ends = new AbortController();
});
afterEach(() => {
  ends.abort();
  look(false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page finds changes since it was loaded by a refresh at once', async () => {
  expect((await start()).refreshes).toBe(1);
});

test('a page compares every three seconds, and refreshes once for each change', async () => {
  const page = await start();
  expect(await during(page, minuteMs - 3_000)).toEqual({ comparisons: 19, refreshes: 0 });
  page.version = 'b';
  expect(await during(page, 3_000)).toEqual({ comparisons: 1, refreshes: 1 });
});

test('without a change a page refreshes once a minute, so that its times are not older', async () => {
  const page = await start();
  expect(await during(page, 3 * minuteMs)).toEqual({ comparisons: 60, refreshes: 3 });
});

test('a refresh that another screen overtakes is repeated', async () => {
  const page = await start();
  page.version = 'b';
  page.result = 'overtaken';
  expect((await during(page, 6_000)).refreshes).toBe(2);
  page.result = 'done';
  expect((await during(page, minuteMs)).refreshes).toBe(1);
});

test('nothing is requested under an open sheet, and what changed is shown soon after it is closed', async () => {
  const page = await start();
  page.isBlocked = true;
  page.version = 'b';
  expect(await during(page, minuteMs)).toEqual({ comparisons: 0, refreshes: 0 });
  page.isBlocked = false;
  expect(await during(page, 1_000)).toEqual({ comparisons: 1, refreshes: 1 });
});

test('a hidden page compares every fifteen seconds, and at once when it is looked at', async () => {
  const page = await start();
  look(true);
  await later(3_000);
  expect((await during(page, minuteMs)).comparisons).toBe(4);
  page.version = 'b';
  look(false);
  expect((await during(page, 0)).refreshes).toBe(1);
});

test.each([
  ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error of the server', () => new Response('', { status: 503 })],
])('%s for more than five seconds is shown, and its end removes the notice', async (_, answer) => {
  const page = await start();
  const { answer: usual } = page;
  page.answer = answer as typeof usual;
  await later(3_000);
  await later(4_900);
  expect(page.shown).toBeUndefined();
  await later(100);
  expect(page.shown).toBe('interrupted');
  await later(2 * minuteMs);
  page.answer = usual;
  page.version = 'b';
  await later(3_000);
  expect([page.shown, page.refreshes]).toEqual([undefined, 2]);
});

test('a short interruption is not shown', async () => {
  const page = await start();
  const { answer: usual } = page;
  page.answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await later(3_000);
  page.answer = usual;
  await later(10_000);
  expect(page.shown).toBeUndefined();
});

test('an idle session makes no request until a member looks at the page', async () => {
  const page = await start();
  const { answer: usual } = page;
  page.answer = needsPage(403);
  await later(3_000);
  expect(page.shown).toBe('idle');
  expect(await during(page, 30 * minuteMs)).toEqual({ comparisons: 0, refreshes: 0 });
  look(true);
  page.answer = usual;
  look(false);
  await later(0);
  expect(page.shown).toBeUndefined();
});

test('a session that was ended, for example of a disabled account, leaves the page', async () => {
  const page = await start();
  page.answer = needsPage(401);
  await later(3_000);
  expect(page.isLeft).toBe(true);
});

test('the end of the session that the member ends does not stop the sign-out, which says so', async () => {
  document.body.innerHTML = '<form method="post" action="/staff/sign-out"></form>';
  const page = await start();
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  page.answer = needsPage(401);
  await later(3_000);
  expect(page.isLeft).toBe(false);
});

test('a member who may no longer see any lead gets the screen of that, once', async () => {
  const page = await start();
  page.answer = () => Response.json({ screen: {}, frame: {} }, { status: 404 });
  expect((await during(page, minuteMs)).refreshes).toBe(1);
});
