import { beforeAll, describe, expect, test } from 'vitest';
import { buildName } from '#server/build-name.ts';
import { createLog } from '#server/log/log.ts';
import { fixedClock } from '#server/time/clock.ts';
import { seededNow } from '#tests/databases/seeded-day.ts';
import { createSmallSite, type SmallSite } from '#tests/site/small-site.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const secrets = {
  SMTP_URL: 'smtp://mailer:smtp-secret@127.0.0.1:9',
  MARKETING_URL: 'https://user:marketing-secret@127.0.0.1:9/submit',
  MARKETING_PORTAL: '48700',
  MARKETING_FORMS: 'future-openings=guid-9',
};
const dataDir = temporaryFolder();
const lines: string[] = [];
let open: SmallSite['open'];

beforeAll(async () => {
  const settings = { NODE_ENV: 'production', DATA_DIR: dataDir, PUBLIC_URL: 'https://heliora.example' };
  ({ open } = await createSmallSite({
    settings: { ...settings, ...secrets },
    log: createLog('debug', (line) => void lines.push(line)),
    clock: fixedClock(seededNow),
  }));
});
const graphqlPost = (query: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
  body: JSON.stringify({ query }),
});
const kinds: Record<string, { path: string; status: number; init?: RequestInit }> = {
  'a page': { path: '/', status: 200 },
  'a page with campaign tags': { path: '/?utm_source=mail', status: 200 },
  'a picture': { path: '/media/home/hero-480.avif', status: 200 },
  'a piece of a film': {
    path: '/media/films/home/hero-640.webm',
    status: 206,
    init: { headers: { range: 'bytes=0-99' } },
  },
  'a missing picture': { path: '/media/none.avif', status: 404 },
  'a GraphQL read': { path: '/graphql?query={getActiveMtekPromo{name}}', status: 200 },
  'a GraphQL post': { path: '/graphql', status: 200, init: graphqlPost('{ getAllStudios { __typename } }') },
  'a refused GraphQL post': { path: '/graphql', status: 400, init: graphqlPost('{ nonsense }') },
  'a forged GraphQL post': { path: '/graphql', status: 403, init: { method: 'POST', body: 'a=1' } },
  'a form that does not exist': { path: '/form/none', status: 404, init: { method: 'POST' } },
  'a form that cannot be read': { path: '/form/help', status: 400, init: { method: 'POST', body: 'x' } },
  'a redirect': { path: '/app?x=1', status: 302 },
  'a page that does not exist': { path: '/missing', status: 404 },
  'a page that breaks': { path: '/broken', status: 500 },
  'a calendar': { path: '/calendar/midtown-miami.ics', status: 200 },
  'the sitemap': { path: '/sitemap.xml', status: 200 },
  health: { path: '/healthz', status: 200 },
};

describe.each(Object.entries(kinds))('%s', (_name, { path, status, init }) => {
  /** The second response may come from the cache, without the app. */
  const both: { status: number; headers: Partial<Record<string, string>>; text: string }[] = [];
  beforeAll(async () => {
    const { url } = await open();
    for (const _turn of [1, 2]) {
      const response = await fetch(url + path, { redirect: 'manual', ...init });
      const headers = Object.fromEntries(response.headers);
      both.push({ status: response.status, headers, text: await response.text() });
    }
  });

  test('has the same status again', () => {
    expect(both.map((response) => response.status)).toEqual([status, status]);
  });

  test('allows no script but its own, no frame and no base', () => {
    for (const { headers } of both) {
      const policy = headers['content-security-policy'] ?? '';
      const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? '';
      expect(scripts).not.toMatch(/unsafe|https?:|\*|data:/);
      expect(policy).toMatch(/default-src '(self|none)'/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
    }
  });

  test('has every security header', () => {
    for (const { headers } of both)
      expect(headers).toMatchObject({
        'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-frame-options': 'DENY',
      });
  });

  test('has an id and its build, and no cookie', () => {
    for (const { headers } of both) {
      expect(headers).toMatchObject({
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
        'x-build': buildName,
      });
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  test('tells other sites nothing, and nobody about our software and secrets', () => {
    for (const { headers, text } of both) {
      for (const name of ['access-control-allow-origin', 'x-powered-by', 'server'])
        expect(headers).not.toHaveProperty(name);
      expect(text).not.toMatch(/\n\s+at .*\.(ts|js)|node_modules|hunter2|-secret/);
    }
  });
});

/** Two URLs of one cached response. */
const cachedTwice: [path: string, same: string][] = [
  ['/', '/?utm_source=x'],
  ['/schedule?location=davie', '/schedule?location=davie&utm_source=x'],
  ['/schedule/classes/1', '/schedule/classes/1?utm_source=x'],
  ['/calendar/midtown-miami.ics', '/calendar/midtown-miami.ics?utm_source=x'],
];

test.each(cachedTwice)(
  '%s is cached for %s too, and sent once to a browser that has it',
  async (path, same) => {
    const { url } = await open();
    const read = async (spelling: string, init: Record<string, string> = {}) => {
      const response = await fetch(url + spelling, { headers: { 'accept-encoding': 'br', ...init } });
      const { etag = '', 'cache-status': status, ...headers } = Object.fromEntries(response.headers);
      return { status: response.status, etag, cache: status, headers, body: await response.text() };
    };
    const first = await read(path);
    const again = await read(same);
    expect(again).toMatchObject({ status: 200, etag: first.etag, body: first.body });
    expect(again.cache).toMatch(/^heliora-(pages|reads); hit; ttl=\d+$/);
    for (const named of [first.etag, '*'])
      expect(await read(same, { 'if-none-match': named })).toMatchObject({
        status: 304,
        etag: first.etag,
        body: '',
      });
    const plain = await read(path, { 'accept-encoding': 'identity' });
    // Each content coding has its own ETag; a short body has only one.
    expect(plain.etag === first.etag).toBe(first.headers['content-encoding'] === undefined);
  },
);

test('an error is logged as one line of JSON with the id of the response, without a password or a query', async () => {
  const { url } = await open();
  const response = await fetch(`${url}/broken?email=visitor@example.com`);
  const id = response.headers.get('x-request-id');
  const entries = lines.map(
    (line) => JSON.parse(line) as { request?: string; event: string; message?: string },
  );
  const own = entries.filter(({ request }) => request === id);
  expect(own.map(({ event }) => event)).toEqual(['failed', 'responded']);
  expect(own[0]?.message).toBe('the loader broke over postgres://user:***@db/heliora');
  for (const line of lines)
    expect(line).not.toMatch(/hunter2|smtp-secret|marketing-secret|visitor@example\.com/);
});
