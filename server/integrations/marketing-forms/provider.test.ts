import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { marketingFields } from '#domain/forms/marketing-lead.ts';
import { PermanentFailure, TryLater } from '#server/errors/delivery-errors.ts';
import { accepted, startFakeMarketing } from '#tests/fakes/fake-marketing.ts';
import { createMarketingProvider, type MarketingProvider } from './provider.ts';

let fake: Awaited<ReturnType<typeof startFakeMarketing>>;
let provider: MarketingProvider;
beforeAll(async () => {
  fake = await startFakeMarketing();
  provider = createMarketingProvider({
    MARKETING_URL: fake.url,
    MARKETING_PORTAL: '48700',
    MARKETING_FORMS: { 'pre-sale-delray': 'guid-1' },
    MARKETING_TOKEN: null,
    MARKETING_SUBSCRIPTION: null,
  }) as MarketingProvider;
});
afterAll(() => fake.close());

const hutk = '0123456789abcdef0123456789abcdef';
const lead = (context = {}) => ({
  submittedAt: 1_790_000_000_000,
  fields: marketingFields({ firstname: 'Ana', email: 'ana@example.com' }),
  context: { hutk, ipAddress: '203.0.113.9', pageUri: 'https://heliora.example/delray', ...context },
});
const { signal: shutdown } = new AbortController();
const send = (context = {}) => provider.submit('pre-sale-delray', lead(context), shutdown);
const failure = (context = {}) =>
  send(context).then(
    () => undefined,
    (error) => error,
  );

test('a lead arrives at portal and form in the provider’s shape', async () => {
  fake.respondWith(() => accepted);
  await send();
  expect(fake.received.at(-1)).toMatchObject({
    path: '/submissions/v3/integration/submit/48700/guid-1',
    body: {
      submittedAt: 1_790_000_000_000,
      fields: [
        { objectTypeId: '0-1', name: 'firstname', value: 'Ana' },
        { objectTypeId: '0-1', name: 'email', value: 'ana@example.com' },
      ],
      context: { hutk, ipAddress: '203.0.113.9', pageUri: 'https://heliora.example/delray' },
    },
  });
});

test('an invalid cookie, IP address or page is left out, and the lead is sent', async () => {
  fake.respondWith(() => accepted);
  await send({ hutk: 'nonsense', ipAddress: 'home', pageUri: 'not a page' });
  expect(fake.received.at(-1)?.body.context).toEqual({});
});

test.each([401, 403])(
  'a refused token (%i) is our mistake: the lead is retried after an hour',
  async (status) => {
    fake.respondWith(() => ({
      status,
      body: '{"status":"error","message":"Authentication credentials not found"}',
    }));
    expect(await failure()).toMatchObject({ name: 'TryLater', afterMs: hourMs });
  },
);

test.each(['{"errors":7}', '{"errors":[null,"x",{"errorType":5,"message":{}}]}', '<html>', 'null'])(
  'a 400 with %s is final',
  async (body) => {
    fake.respondWith(() => ({ status: 400, body }));
    expect(await failure()).toBeInstanceOf(PermanentFailure);
  },
);

test('a process that stops does not wait for a response', async () => {
  const stopping = new AbortController();
  fake.respondWith(() => {
    stopping.abort();
    return { ...accepted, delayMs: 1000 };
  });
  const sent = provider.submit('pre-sale-delray', lead(), stopping.signal);
  await expect(sent).rejects.toThrow(/abort/);
});

test.each(['INVALID_EMAIL', 'BLOCKED_EMAIL', 'FIELD_NOT_IN_FORM_DEFINITION'])(
  'a second 400 (%s) is final and records the provider’s message',
  async (errorType) => {
    let requests = 0;
    fake.respondWith(() => {
      requests += 1;
      const body = { message: 'No', correlationId: 'c-7', errors: [{ message: 'why', errorType }] };
      return { status: 400, body: JSON.stringify(body) };
    });
    const error = await failure();
    expect(error).toBeInstanceOf(PermanentFailure);
    for (const part of ['400', 'No', `${errorType}: why`, 'c-7']) expect(error.message).toContain(part);
    expect(requests).toBe(2);
  },
);

test('a 429 is retried when the provider says so, or after a minute', async () => {
  fake.respondWith(() => ({ status: 429, body: '{}', headers: { 'retry-after': '7' } }));
  expect(await failure()).toMatchObject({ name: 'TryLater', afterMs: 7000 });
  fake.respondWith(() => ({ status: 429, body: '{}' }));
  const error = await failure();
  expect(error).toBeInstanceOf(TryLater);
  expect(error.afterMs).toBe(60_000);
});

test.each([
  ['a 500', { status: 500, body: '{}' }],
  ['a 425', { status: 425, body: '{}' }],
  ['a 503 page', { status: 503, body: '<html>' }],
  ['a 200 that is a page', { status: 200, body: '<html>welcome to the hotel wifi</html>' }],
  ['a 200 that is a list', { status: 200, body: '[]' }],
])('%s is retried', async (_, response) => {
  fake.respondWith(() => response);
  const error = await failure();
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(PermanentFailure);
});

test('a form that is not configured is parked, with its name in the reason', async () => {
  await expect(provider.submit('pre-sale-doral', lead(), shutdown)).rejects.toThrow(/pre-sale-doral/);
});

test('without a URL there is no provider', () => {
  expect(
    createMarketingProvider({
      MARKETING_URL: null,
      MARKETING_PORTAL: '',
      MARKETING_FORMS: {},
      MARKETING_TOKEN: null,
      MARKETING_SUBSCRIPTION: null,
    }),
  ).toBeNull();
});
