import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { readEnv } from '#server/env.ts';
import { createGraphql } from '#server/graphql/yoga.ts';
import { createServices } from '#server/process/create-services.ts';
import { freshDatabase } from '#tests/databases/databases.ts';
import { endpoint, graphqlOver } from '#tests/support/graphql.ts';
import { formFailures } from '#words/form-notices.ts';
import { preflightHeaders } from './cross-site.ts';

let database: Database;
let api: ReturnType<typeof graphqlOver>;
beforeAll(async () => {
  database = await freshDatabase('sqlite', 'seeded');
  api = graphqlOver(database);
  return () => database.close();
});

const code = (result: { errors?: { extensions?: Record<string, unknown> }[] | undefined }) =>
  result.errors?.[0]?.extensions?.code;

describe('size', () => {
  test('fifteen calls are the limit, however little they return', async () => {
    const calls = (count: number) =>
      Array.from({ length: count }, (_, index) => `a${index}: getActiveMtekPromo { id }`).join(' ');
    expect((await api.fetchQuery(`{ ${calls(15)} }`)).status).toBe(200);
    expect(code(await api.fetchQuery(`{ ${calls(16)} }`))).toBe('QUERY_TOO_LARGE');
  });

  test('a small document whose fragments multiply each other is refused at once', async () => {
    const doubling = Array.from(
      { length: 30 },
      (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`,
    );
    const bomb = `{ ...f0 } ${doubling.join(' ')} fragment f30 on Query { x: __typename }`;
    // Walking all 2^30 fields would take longer than the time limit of a test.
    expect(code(await api.fetchQuery(bomb))).toBe('QUERY_TOO_LARGE');
  });

  test('a fragment inside itself is refused and ends', async () => {
    const { status } = await api.fetchQuery('{ ...f } fragment f on Query { ...f }');
    expect(status).toBe(400);
  });

  test('a thousand tokens are the limit', async () => {
    const { status, errors } = await api.fetchQuery(`{ ${'__typename '.repeat(1100)} }`);
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toMatch(/1000 tokens/);
  });
});

describe('other sites', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'a cross-site post as “%s” is refused',
    async (type) => {
      const headers = new Headers(type ? { 'content-type': type } : {});
      const result = await api.send(
        new Request(endpoint, { method: 'POST', headers, body: '{"query":"{__typename}"}' }),
      );
      expect([result.status, code(result)]).toEqual([403, 'CROSS_SITE_REQUEST']);
    },
  );

  test.each(preflightHeaders)('the header %s allows other bodies', async (name) => {
    const result = await api.send(
      new Request(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', [name]: 'true' },
        body: new URLSearchParams({ query: '{ __typename }' }),
      }),
    );
    expect(result.data).toEqual({ __typename: 'Query' });
  });

  test('no other origin is allowed', async () => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const response = await api.graphql.fetch(
        new Request(`${endpoint}?query={__typename}`, {
          method,
          headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
          ...(method === 'POST' && { body: '{"query":"{__typename}"}' }),
        }),
      );
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('batches are refused', async () => {
    const one = { query: '{ __typename }' };
    const result = await api.send(
      new Request(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify([one, one]),
      }),
    );
    expect(result.status).toBe(400);
  });

  test('introspection, which can be nested without end, is on in development only', async () => {
    const query = '{ __schema { queryType { name } } }';
    expect((await api.fetchQuery(query)).status).toBe(400);
    expect((await api.fetchQuery('{ __type(name: "Query") { name } }')).status).toBe(400);
    const dev = graphqlOver(database, { NODE_ENV: 'development' });
    expect((await dev.fetchQuery(query)).data).toEqual({ __schema: { queryType: { name: 'Query' } } });
  });
});

describe('requests', () => {
  test.each<[string, RequestInit & { search?: string }]>([
    ['no query by GET', {}],
    ['an empty query by GET', { search: '?query=' }],
    ['an empty object', { body: '{}' }],
    ['a query of null', { body: '{"query":null}' }],
    ['half of a body', { body: '{"query": "secret' }],
    ['no body', { body: '' }],
  ])('%s is a bad request to every client, with our own message', async (_, { search = '', ...init }) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const method = init.body === undefined ? 'GET' : 'POST';
    const { status, errors } = await api.send(new Request(endpoint + search, { method, headers, ...init }));
    expect(status).toBe(400);
    expect(errors).toEqual([{ message: expect.any(String), extensions: { code: 'BAD_REQUEST' } }]);
    expect(errors?.[0]?.message).not.toContain('secret');
  });

  test.each([
    ['an unknown argument', 'mutation { sendEmailForAppLink(mail: "a@example.com") }'],
    ['a variable of the wrong type', 'mutation ($email: String!) { sendEmailForAppLink(email: $email) }'],
    ['an email address that is none', 'mutation { sendEmailForAppLink(email: "a") }'],
  ])('a form that is not stored (%s) never gets a 200, not even for plain JSON', async (_, query) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const body = JSON.stringify({ query });
    const { status } = await api.send(new Request(endpoint, { method: 'POST', headers, body }));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('another method gets 405 with the allowed methods', async () => {
    const response = await api.graphql.fetch(new Request(endpoint, { method: 'PUT' }));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  test('details of an internal failure are not sent to the client, in any mode', async () => {
    for (const NODE_ENV of ['production', 'development']) {
      const env = readEnv({ NODE_ENV, LOG_LEVEL: 'silent' });
      const services = createServices({ env, database });
      services.booking.findClass = async () => Promise.reject(new Error('secret at db.internal:5432'));
      const response = await createGraphql(services).fetch(
        new Request(`${endpoint}?query={getClassDetails(class_id:1){id}}`),
      );
      const text = await response.text();
      // Not 200: a client that does not read the body must also see that the form was not stored.
      expect(response.status).toBe(500);
      expect(text).toContain(formFailures.unexpected);
      expect(text).toContain('"INTERNAL_SERVER_ERROR"');
      expect(text).not.toMatch(/secret|internal:5432|stack|\.ts/);
    }
  });

  test('a list that cannot be read returns its error type with the message of the catalog', async () => {
    const services = createServices({ env: readEnv({ LOG_LEVEL: 'silent' }), database });
    services.booking.listLocations = async () => Promise.reject(new Error('secret'));
    const search = new URLSearchParams({
      query: '{ getAllStudios { __typename ... on StudiosAPIError { message } } }',
    });
    const response = await createGraphql(services).fetch(new Request(`${endpoint}?${search}`));
    expect(await response.json()).toEqual({
      data: {
        getAllStudios: {
          __typename: 'StudiosAPIError',
          message: 'Faled To Fetch Studio Locations, Please Refresh The Page',
        },
      },
    });
  });
});

test('a long value gets a short error', async () => {
  const { status, text } = await api.fetchQuery(
    'query($n: Int!) { getStudioManagersToSendEmail(studio_id: $n, form_id: 3) { __typename } }',
    { n: 'x'.repeat(90_000) },
  );
  expect(status).toBe(400);
  expect(text.length).toBeLessThan(5000);
});
