import { connect } from 'node:net';
import { beforeAll, expect, test, vi } from 'vitest';
import { marketingFormPath } from '#domain/forms/marketing-forms.ts';
import type { ProcessListener } from '#server/http/process-listener.ts';
import { createLog } from '#server/log/log.ts';
import { smallBuildWithForm } from '#tests/site/small-build.ts';
import { createSmallSite, type SmallSite } from '#tests/site/small-site.ts';
import { rawClient } from '#tests/support/http-server.ts';
import { sendHelp } from './send-form.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

type Abandoned = { method?: string; path: string; headers?: readonly string[]; bytes?: number };

const type = 'Content-Type: multipart/form-data; boundary=b';
const part = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.bin"\r\n\r\n';

/**
 * Requests that get a response before their body has arrived, by the status of that response.
 * server/limits/admission.test.ts: the status does not matter.
 */
const refusedEarly: Record<number, Abandoned> = {
  400: { path: '/form/help', headers: ['Content-Type: text/plain'] },
  403: { path: '/form/help', headers: [type, 'Sec-Fetch-Site: cross-site'] },
  404: { path: '/form/none', headers: [type] },
  405: { method: 'PUT', path: '/form/help', headers: [type] },
  413: { path: '/form/help', headers: [type] },
};

/**
 * Sends the beginning of a long body and disconnects: at the first byte of the response, or after
 * `leavesAfterMs`. Returns the status, 0 for none.
 */
const abandon = (
  port: number,
  { method = 'POST', path, headers = [], bytes = 8_000_000 }: Abandoned,
  { from = '', leavesAfterMs = 20_000 } = {},
): Promise<number> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('error', () => {});
    socket.on('data', (data) => {
      received += data;
      if (received.includes('\r\n\r\n')) socket.destroy();
    });
    const lines = [
      `${method} ${path} HTTP/1.1`,
      'Host: x',
      ...headers,
      ...(from ? [`X-Forwarded-For: ${from}`] : []),
      `Content-Length: ${bytes}`,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n${part}${'x'.repeat(60_000)}`);
    const leaving = AbortSignal.timeout(leavesAfterMs);
    leaving.onabort = () => socket.destroy();
    socket.on('close', () => resolve(Number(received.slice(9, 12))));
  });

let http: ProcessListener;
let openSite: SmallSite['open'];
const lines: string[] = [];
beforeAll(async () => {
  const settings = { TRUSTED_PROXIES: '127.0.0.1' };
  const log = createLog('info', (line) => void lines.push(line));
  const site = await createSmallSite({ settings, build: smallBuildWithForm, log, hasStaff: true });
  ({ http, open: openSite } = site);
});

/** One more than the limit of concurrent requests for a network. */
const count = 41;
const nothing = { running: 0, waiting: 0 };
const idle = { arriving: 0, read: nothing, form: nothing };
const from = '192.0.2.7';

const abandonAll = async (port: number, request: Abandoned) => {
  const statuses = new Set<number>();
  for (let n = 0; n < count; n++) statuses.add(await abandon(port, request, { from }));
  return [...statuses];
};
/** The slots are released: the server reads a form of the same IP address, whatever the response is. */
const expectOpen = async (url: string, statuses = [200]) => {
  await expect.poll(() => http.load()).toEqual(idle);
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

test('a client that posts to a page, GraphQL, a page without an action, or /staff releases its slot', async () => {
  const { port, url } = await openSite();
  const type = 'Content-Type: application/x-www-form-urlencoded';
  expect(await abandonAll(port, { path: '/faq', headers: [type] })).toEqual([413]);
  expect(await abandonAll(port, { path: '/graphql', headers: [type] })).toEqual([413]);
  expect(await abandonAll(port, { path: '/teachers', headers: [type] })).toEqual([405]);
  expect(await abandonAll(port, { path: '/staff/sign-in', headers: [type] })).toEqual([413]);
  await expectOpen(url, [200, 429]);
});

test.each(['/form/help', '/faq', '/graphql', '/staff/sign-in'])(
  'a client that disconnects while its body for %s arrives is no failure in the log',
  async (path) => {
    const { port } = await openSite();
    lines.splice(0);
    const headers = [path === '/form/help' ? type : 'Content-Type: application/x-www-form-urlencoded'];
    expect(await abandon(port, { path, headers, bytes: 90_000 }, { leavesAfterMs: 300 })).toBe(0);
    await expect.poll(() => http.load()).toEqual(idle);
    await expect.poll(() => lines.join('')).toContain('disconnected');
    expect(lines.filter((line) => JSON.parse(line).level === 'error')).toEqual([]);
  },
);

const withLength = 'Content-Length: 60000000\r\n\r\n';
const inPieces = `Transfer-Encoding: chunked\r\n\r\n${(2_000_000).toString(16)}\r\n${'x'.repeat(2_000_000)}\r\n`;
test.each([
  ['/form/help', withLength],
  [marketingFormPath('future-openings'), withLength],
  ['/graphql', withLength],
  ['/faq', withLength],
  ['/faq', inPieces],
  ['/staff/sign-in', withLength],
])(
  'a body for %s that is too large ends the connection, so that its rest is not received',
  async (path, body) => {
    const { port } = await openSite();
    const type = 'Content-Type: application/x-www-form-urlencoded';
    const client = await rawClient(port, [`POST ${path} HTTP/1.1`, 'Host: x', type, body].join('\r\n'));
    await client.closed;
    expect(client.received()).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(client.received()).toMatch(/^connection: close\r$/im);
  },
);

test('several hundred clients of ten IP addresses that disconnect before any response release their slots', async () => {
  const { port, url } = await openSite();
  const request = { path: '/form/tech-support', headers: ['Content-Type: multipart/form-data; boundary=b'] };
  for (let round = 0; round < 12; round++)
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        abandon(port, request, { from: `192.0.4.${n % 10}`, leavesAfterMs: 5 + n }),
      ),
    );
  await expect.poll(() => http.load()).toEqual(idle);
  expect((await sendHelp(url, { from: '192.0.4.1' })).status).toBe(200);
});
