import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '#server/log/log.ts';
import { smallBuildWithForm } from '#tests/site/small-build.ts';
import { createSmallSite, type SmallSite } from '#tests/site/small-site.ts';
import { rawClient } from '#tests/support/http-server.ts';

const lines: string[] = [];
let open: SmallSite['open'];
beforeAll(async () => {
  ({ open } = await createSmallSite({
    settings: { NODE_ENV: 'production', PUBLIC_URL: 'https://heliora.example' },
    build: smallBuildWithForm,
    log: createLog('info', (line) => void lines.push(line)),
  }));
});
beforeEach(() => void lines.splice(0));

test.each(['/healthz', '/readyz'])('%s responds to a load balancer without a Host header', async (path) => {
  const { port } = await open();
  const client = await rawClient(port, `GET ${path} HTTP/1.0\r\n\r\n`);
  await client.closed;
  expect(client.received()).toMatch(/^HTTP\/1.1 200 /);
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
  test('an invalid GraphQL request is the caller’s mistake and not logged', async () => {
    const { url } = await open();
    const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
    for (const body of ['{', 'null', '{"query":7}', '{"query":"{"}', '{"query":"{x}"}']) {
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
