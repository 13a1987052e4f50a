import { type FileHandle, open } from 'node:fs/promises';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ProcessListener } from '#server/http/process-listener.ts';
import { type Abandoned, abandon, refusedEarly } from '#tests/load/abandoned-requests.ts';
import { smallBuildWithForm } from '#tests/site/small-build.ts';
import { createSmallSite, type SmallSite } from '#tests/site/small-site.ts';
import { sendHelp, sendPicture } from './send-form.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let http: ProcessListener;
let openSite: SmallSite['open'];
beforeAll(async () => {
  const settings = { TRUSTED_PROXIES: '127.0.0.1' };
  ({ http, open: openSite } = await createSmallSite({ settings, build: smallBuildWithForm }));
});

/** One more than the limit of concurrent requests for a network. */
const count = 41;
const nothing = { running: 0, waiting: 0 };
const idle = { arriving: 0, working: 0, live: 0, read: nothing, form: nothing };
const from = '192.0.2.7';

const abandonAll = async (port: number, request: Abandoned, leavesAfterMs?: number) => {
  const statuses = new Set<number>();
  for (let n = 0; n < count; n++)
    statuses.add(await abandon(port, request, { from, ...(leavesAfterMs && { leavesAfterMs }) }));
  return [...statuses];
};
/** The slots are released: the server reads a form of the same IP address, whatever the response is. */
const expectOpen = async (url: string, statuses = [200]) => {
  await vi.waitFor(() => expect(http.load()).toEqual(idle));
  expect(statuses).toContain((await sendHelp(url, { from })).status);
};

test.each(Object.entries(refusedEarly))(
  'a client that disconnects after an early %s releases its slot',
  async (status, request) => {
    const { port, url } = await openSite();
    expect(await abandonAll(port, request)).toEqual([Number(status)]);
    await expectOpen(url, [200, 429]);
  },
);

test('a client that posts to a page, to GraphQL, or to a page without an action releases its slot', async () => {
  const { port, url } = await openSite();
  const type = 'Content-Type: application/x-www-form-urlencoded';
  expect(await abandonAll(port, { path: '/faq', headers: [type] })).toEqual([413]);
  expect(await abandonAll(port, { path: '/graphql', headers: [type] })).toEqual([413]);
  expect(await abandonAll(port, { path: '/teachers', headers: [type] })).toEqual([405]);
  await expectOpen(url, [200, 429]);
});

test('a client that gets a 429 releases its slot', async () => {
  const { port, url } = await openSite();
  for (let n = 0; n < 6; n++) await sendHelp(url, { from: '192.0.2.8' });
  for (let n = 0; n < count; n++)
    expect(await abandon(port, refusedEarly[413] as Abandoned, { from: '192.0.2.8' })).toBe(429);
  await vi.waitFor(() => expect(http.load()).toEqual(idle));
});

test('a client that gets a 503 because of a full disk releases its slot', async () => {
  const { port, url } = await openSite();
  const handle = await open(new URL(import.meta.url), 'r');
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const write = vi.spyOn(prototype, 'write').mockRejectedValue(full);
  const boundary = 'Content-Type: multipart/form-data; boundary=b';
  for (let n = 0; n < count; n++) {
    const upload = { path: '/form/tech-support', headers: [boundary] };
    expect(await abandon(port, upload, { from: `192.0.3.${n}` })).toBe(503);
  }
  write.mockRestore();
  await vi.waitFor(() => expect(http.load()).toEqual(idle));
  expect((await sendPicture(url, 'room@example.com', 200_000)).status).toBe(200);
});

test('several hundred clients of ten IP addresses that disconnect before any response release their slots', async () => {
  const { port, url } = await openSite();
  const request = { path: '/form/tech-support', headers: ['Content-Type: multipart/form-data; boundary=b'] };
  for (let round = 0; round < 12; round++)
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        abandon(port, request, { from: `192.0.4.${n % 10}`, leavesAfterMs: 5 + n }),
      ),
    );
  await vi.waitFor(() => expect(http.load()).toEqual(idle));
  expect((await sendHelp(url, { from: '192.0.4.1' })).status).toBe(200);
});
