import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProcessListener } from '#server/http/process-listener.ts';
import { createLog } from '#server/log/log.ts';
import { smallBuildWithForm } from '#tests/site/small-build.ts';
import { createSmallSite, type SmallSite } from '#tests/site/small-site.ts';
import { rawClient } from '#tests/support/http-server.ts';

const lines: string[] = [];
let http: ProcessListener;
let open: SmallSite['open'];
beforeAll(async () => {
  const site = await createSmallSite({
    settings: { NODE_ENV: 'production', PUBLIC_URL: 'https://heliora.example' },
    build: smallBuildWithForm,
    log: createLog('info', (line) => void lines.push(line)),
  });
  ({ http, open } = site);
});
beforeEach(() => void lines.splice(0));

const health = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const post = (path: string, type: string, length: number, sent = '') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Requested-With: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${sent}`;

test.each(['/healthz', '/readyz'])('%s responds to a load balancer without a Host header', async (path) => {
  const { port } = await open();
  const client = await rawClient(port, `GET ${path} HTTP/1.0\r\n\r\n`);
  await client.closed;
  expect(client.received()).toMatch(/^HTTP\/1.1 200 /);
});

describe('a body that is not read to its end', () => {
  const tooLong = 'x'.repeat(2_000_000);
  const plain = 'application/x-www-form-urlencoded';
  test.each([
    ['with its length', post('/faq', plain, tooLong.length, tooLong)],
    [
      'in pieces',
      `POST /faq HTTP/1.1\r\nHost: x\r\nContent-Type: ${plain}\r\nTransfer-Encoding: chunked\r\n\r\n${tooLong.length.toString(16)}\r\n${tooLong}\r\n0\r\n\r\n`,
    ],
    ['to GraphQL', post('/graphql', 'application/json', tooLong.length, tooLong)],
    ['to a lead', post('/marketing-forms/4821/none', 'application/json', tooLong.length, tooLong)],
    ['to a form', post('/form/help', 'multipart/form-data; boundary=b', tooLong.length, tooLong)],
  ])(
    'sent %s: it is refused, and the next request is handled or the connection closes',
    async (_, request) => {
      const { port } = await open();
      const client = await rawClient(port, request + health);
      await expect.poll(() => client.received()).toMatch(/^HTTP\/1.1 4\d\d /);
      const isEnding = /^connection: close\r$/im.test(client.received());
      if (isEnding) return client.closed;
      await expect.poll(() => client.received()).toMatch(/HTTP\/1.1 200 /);
    },
  );
});

describe('URLs that only accept POST', () => {
  test.each(['/form/help', '/form/tech-support', '/marketing-forms/1/2'])(
    '%s responds with 405 and Allow',
    async (path) => {
      const { url } = await open();
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const { status, headers } = await fetch(url + path, { method });
        expect([method, status, headers.get('allow')]).toEqual([method, 405, 'POST']);
      }
    },
  );

  test('a form that does not exist is a 404 for every method', async () => {
    const { url } = await open();
    for (const method of ['GET', 'PUT', 'POST'])
      expect((await fetch(`${url}/form/none`, { method })).status).toBe(404);
  });
});

describe('the log', () => {
  const multipart = 'multipart/form-data; boundary=b';
  const part = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\nabc';
  test.each([
    ['/form/tech-support', multipart, part],
    ['/graphql', multipart, part],
    ['/graphql', 'application/json', '{"query'],
    ['/faq', multipart, part],
    ['/faq', 'application/x-www-form-urlencoded', 'form='],
  ])(
    'a visitor who disconnects during a post to %s as %s is not logged as a failure',
    async (path, type, sent) => {
      const { port, connections } = await open();
      const { socket } = await rawClient(port, post(path, type, 90_000, sent));
      await expect.poll(() => http.load().arriving).toBe(1);
      // The handler begins to read the body.
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
      socket.resetAndDestroy();
      await expect.poll(connections).toBe(0);
      const slots = { running: 0, waiting: 0 };
      const idle = { arriving: 0, read: slots, form: slots };
      await expect.poll(() => http.load()).toEqual(idle);
      expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
      expect(lines.length).toBeLessThanOrEqual(1);
    },
  );

  test('an invalid GraphQL request is the caller’s mistake and not logged', async () => {
    const { url } = await open();
    const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
    for (const body of [
      '{}',
      '{',
      'null',
      '[]',
      '{"query":7}',
      '{"foo":1}',
      '{"query":"{"}',
      '{"query":"{x}"}',
    ]) {
      const { status } = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
      expect([body, status]).toEqual([body, 400]);
    }
    expect((await fetch(`${url}/graphql`)).status).toBe(400);
    expect((await fetch(`${url}/graphql`, { method: 'PUT' })).status).toBe(405);
    expect(lines).toEqual([]);
  });

  test.each(['/%', '/%ff', '/%E0%A4%A', '/faq/%', '/%.data', '/faq.data'])(
    'the URL %s is a page that does not exist, and prints nothing outside the log',
    async (path) => {
      const { port } = await open();
      const beside = ['log', 'info', 'warn', 'error'].map((name) =>
        vi.spyOn(console, name as 'warn').mockImplementation(() => {}),
      );
      for (const method of ['GET', 'POST', 'PUT']) {
        const client = await rawClient(
          port,
          `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
        );
        await client.closed;
        expect(client.received()).toMatch(/^HTTP\/1.1 (200|404|405) /);
      }
      for (const spy of beside) {
        expect(spy).not.toHaveBeenCalled();
        spy.mockRestore();
      }
    },
  );
});
