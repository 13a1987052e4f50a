import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProcessListener } from '#server/http/process-listener.ts';
import { createLog } from '#server/log/log.ts';
import { createSmallSite, type SmallSite } from '#tests/site/small-site.ts';
import { sendHelp } from './send-form.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const lines: string[] = [];
let http: ProcessListener;
let open: SmallSite['open'];
/** If set, GraphQL resolvers wait for it. */
let hold: Promise<void> | undefined;

beforeAll(async () => {
  ({ http, open } = await createSmallSite({
    settings: { PUBLIC_URL: 'https://heliora.example', TRUSTED_PROXIES: '127.0.0.1' },
    log: createLog('info', (line) => void lines.push(line)),
    wrapGraphql: (graphql) => ({
      fetch: async (...call) => {
        const [request] = call;
        if (request.method === 'GET' || (await request.clone().text()).includes('getAllStudios')) await hold;
        return graphql.fetch(...call);
      },
      execute: async (...call) => {
        await hold;
        return graphql.execute(...call);
      },
    }),
  }));
});
beforeEach(() => void lines.splice(0));
// A failed test must not block the next one.
afterEach(() => {
  hold = undefined;
});

const from = (ip: string, init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { ...init.headers, 'x-forwarded-for': ip },
});
const graphqlPost = (query: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
});
const abuser = '203.0.113.9';

describe('one network with more requests than the server can compute', () => {
  const floods: Record<string, (n: number) => [path: string, init?: RequestInit]> = {
    'pages that are not cached': (n) => [`/thankyou/${n}`],
    'pages that are cached': (n) => [`/schedule/classes/${n}`],
    'GraphQL by POST': () => ['/graphql', graphqlPost('{ getAllStudios { __typename } }')],
    'GraphQL that only mentions a mutation': () => [
      '/graphql',
      graphqlPost('# mutation\nquery mutation { getAllStudios { __typename } }'),
    ],
    'GraphQL by GET': (n) => [`/graphql?query={getAllStudios{__typename}}&n=${n}`],
  };

  test.each(Object.entries(floods))(
    '%s: is refused beyond its share, and other networks are not',
    async (_, request) => {
      const { url } = await open();
      expect((await fetch(url)).status).toBe(200);
      const held = Promise.withResolvers<void>();
      hold = held.promise;
      const flood = Array.from({ length: 130 }, async (_, n) => {
        const [path, init] = request(n);
        return (await fetch(url + path, from(abuser, init))).status;
      });
      await expect.poll(() => http.load().read.waiting).toBe(100);

      // Cached responses and form posts are not affected, even from the same network.
      for (const ip of [abuser, '198.51.100.1']) {
        expect((await fetch(url, from(ip))).status).toBe(200);
        expect((await fetch(`${url}/?utm_source=x`, from(ip))).status).toBe(200);
        expect((await fetch(`${url}/media/home/hero-480.avif`, from(ip))).status).toBe(200);
        expect((await fetch(`${url}/readyz`, from(ip))).status).toBe(200);
        expect((await sendHelp(url, { from: ip })).status).toBe(200);
      }
      // A request from another network waits in a separate queue.
      const visitor = fetch(`${url}/thankyou/visitor`, from('198.51.100.2'));
      hold = undefined;
      held.resolve();
      expect((await visitor).status).toBe(200);
      const statuses = await Promise.all(flood);
      expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
      expect(new Set(statuses.filter((status) => status >= 500))).toEqual(new Set([503]));
      await expect.poll(() => http.load().read).toEqual({ running: 0, waiting: 0 });
      // The log has a few lines and not one per request.
      expect(lines.filter((line) => line.includes('503')).length).toBeLessThan(5);
    },
  );
});
