import { type FileHandle, open } from 'node:fs/promises';
import type { ActionFunctionArgs, ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readEnv } from '#server/env.ts';
import { createGraphql } from '#server/graphql/yoga.ts';
import { formPostContext } from '#server/http/intake/form-post-context.ts';
import { createHttpListener, type HttpListener } from '#server/http/listener.ts';
import { createServices } from '#server/process/create-services.ts';
import { freshDatabase } from '#tests/databases/databases.ts';
import { startHttpServer } from '#tests/http-server.ts';
import { type Abandoned, abandon, refusedEarly } from '#tests/load/abandoned-requests.ts';
import { smallBuild } from '#tests/site/small-build.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { sendHelp, sendPicture } from './send-form.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const { root, home, page } = smallBuild.routes;
/** A page with a form, as on the site. */
const action = async ({ request, context }: ActionFunctionArgs) => {
  const posted = await context.get(formPostContext).read(request);
  await posted?.discard();
  return new Response(null, { status: posted ? 200 : 400 });
};
const form = { id: 'form', parentId: 'root', path: 'faq', module: { ...page?.module, action } };
const build = { ...smallBuild, routes: { root, home, page, form } } as unknown as ServerBuild;

let http: HttpListener;
beforeAll(async () => {
  const database = await freshDatabase('sqlite', 'seeded');
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: temporaryFolder() };
  const env = readEnv({ ...settings, TRUSTED_PROXIES: '127.0.0.1' });
  const services = createServices({ env, database });
  const graphql = createGraphql(services);
  http = createHttpListener({ env, services, build, graphql });
});
afterAll(() => {
  http.close();
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
/** The slots are released, and the same address is not blocked: the server reads its form, whatever the response is. */
const expectOpen = async (url: string, statuses = [200]) => {
  await vi.waitFor(() => expect(http.load()).toEqual(idle), { timeout: 10_000 });
  expect(statuses).toContain((await sendHelp(url, { from })).status);
};

test.each(Object.entries(refusedEarly))(
  'a client that disconnects after an early %s releases its slot',
  async (status, request) => {
    const { port, url } = await startHttpServer(http.listener);
    expect(await abandonAll(port, request)).toEqual([Number(status)]);
    await expectOpen(url, [200, 429]);
  },
);

test('a client that posts to a page, to GraphQL, or to a page without an action releases its slot', async () => {
  const { port, url } = await startHttpServer(http.listener);
  const type = 'Content-Type: application/x-www-form-urlencoded';
  expect(await abandonAll(port, { path: '/faq', headers: [type] })).toEqual([413]);
  expect(await abandonAll(port, { path: '/graphql', headers: [type] })).toEqual([413]);
  expect(await abandonAll(port, { path: '/teachers', headers: [type] })).toEqual([405]);
  await expectOpen(url, [200, 429]);
});

test('a client that gets a 429 releases its slot', async () => {
  const { port, url } = await startHttpServer(http.listener);
  for (let n = 0; n < 6; n++) await sendHelp(url, { from: '192.0.2.8' });
  for (let n = 0; n < count; n++)
    expect(await abandon(port, refusedEarly[413] as Abandoned, { from: '192.0.2.8' })).toBe(429);
  await vi.waitFor(() => expect(http.load()).toEqual(idle), { timeout: 10_000 });
});

test('a client that gets a 503 because of a full disk releases its slot', async () => {
  const { port, url } = await startHttpServer(http.listener);
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
  await vi.waitFor(() => expect(http.load()).toEqual(idle), { timeout: 10_000 });
  expect((await sendPicture(url, 'room@example.com', 200_000)).status).toBe(200);
});

test('several hundred clients of ten addresses that disconnect before any response release their slots', async () => {
  const { port, url } = await startHttpServer(http.listener);
  const request = { path: '/form/tech-support', headers: ['Content-Type: multipart/form-data; boundary=b'] };
  for (let round = 0; round < 12; round++)
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        abandon(port, request, { from: `192.0.4.${n % 10}`, leavesAfterMs: 5 + n }),
      ),
    );
  await vi.waitFor(() => expect(http.load()).toEqual(idle), { timeout: 10_000 });
  expect((await sendHelp(url, { from: '192.0.4.1' })).status).toBe(200);
});
