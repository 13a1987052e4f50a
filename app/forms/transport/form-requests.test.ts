import { expect, test, vi } from 'vitest';
import type { CallResponse } from '#domain/forms/form-transport.ts';
import { type FormRequest, marketingLead, mutation, performInTurn } from './form-requests.ts';
import { httpTransport, type Post } from './http-transport.ts';
import { FormRefused, hasNoResponse, NetworkError } from './send-errors.ts';

const page = { pageUri: 'https://heliora.example/retreats', pageName: 'Retreats' };
const clientWith = (response: CallResponse) => {
  const post = vi.fn<Post>(async () => response);
  const transport = httpTransport(post, { 'idempotency-key': 'k' }, page.pageUri);
  return { post, perform: (request: FormRequest) => performInTurn(transport, [request]) };
};
const call = 'createSupportRequestV2';
const help: FormRequest = { form: 'help', fields: { name: 'Ana' } };
const lead = marketingLead('x', [], page);

test('a mutation is sent as JSON with the headers of its attempt, its document follows from its values', async () => {
  const { post, perform } = clientWith({ status: 200, body: { data: { [call]: { id: 7 } } } });
  const values = { name: 'Ana', count: 2, isNew: true, days: ['Monday'], none: [], phone: undefined };
  expect(await perform(mutation(call, values, { selection: '{ id }' }))).toEqual({ [call]: { id: 7 } });
  const [path, body, headers] = post.mock.calls[0] ?? [];
  expect(path).toBe('/graphql');
  expect(JSON.parse(String(body))).toEqual({
    query:
      'mutation($name: String!, $count: Int!, $isNew: Boolean!, $days: [String!]!) ' +
      '{ createSupportRequestV2(name: $name, count: $count, isNew: $isNew, days: $days) { id } }',
    variables: { name: 'Ana', count: 2, isNew: true, days: ['Monday'] },
  });
  expect(headers).toEqual({
    'idempotency-key': 'k',
    'x-form-page': page.pageUri,
    'content-type': 'application/json',
  });
});

test('a value that no argument of a call can have is a bug', () => {
  expect(() => mutation(call, { studio: { id: 7 } })).toThrow('a value such as {"id":7}');
});

test.each([
  ['/es', '/es'],
  ['/es/delray?utm_source=mail', '/es'],
  ['/espresso', ''],
  ['/', ''],
])('a form of the page %s is sent below "%s", with the URL of that page', async (path, prefix) => {
  const post = vi.fn<Post>(async () => ({ status: 200, body: {} }));
  const pageUri = `https://heliora.example${path}`;
  const transport = httpTransport(post, {}, pageUri);
  await transport.graphql('{ a }', {});
  await transport.form('help', {});
  await transport.lead('delray', { context: {}, fields: [] });
  expect(post.mock.calls.map(([sentTo]) => sentTo)).toEqual(
    ['/graphql', '/form/help', '/marketing-forms/heliora/delray'].map((call) => prefix + call),
  );
  for (const [, , headers] of post.mock.calls) expect(headers).toHaveProperty('x-form-page', pageUri);
});

test('files are null in the variables and are sent under their paths', async () => {
  const { post, perform } = clientWith({ status: 200, body: { data: { do: true } } });
  const files = [new File(['x'], 'a.png'), new File(['y'], 'b.png')];
  await perform(mutation(call, { name: 'Ana', files }));
  const [, body, headers] = post.mock.calls[0] ?? [];
  if (!(body instanceof FormData)) throw new Error('not multipart');
  expect(JSON.parse(String(body.get('operations'))).query).toContain('$files: [Upload!]!');
  expect(JSON.parse(String(body.get('operations'))).variables).toEqual({ name: 'Ana', files: [null, null] });
  expect(JSON.parse(String(body.get('map')))).toEqual({ 0: ['variables.files.0'], 1: ['variables.files.1'] });
  expect((body.get('1') as File).name).toBe('b.png');
  expect(headers).toHaveProperty('x-requested-with');
  expect(headers).not.toHaveProperty('content-type');
});

test('a refusal has the server’s message and the invalid fields', async () => {
  const errors = [
    { message: 'Enter a valid email', extensions: { fields: { email: 'Enter a valid email' } } },
  ];
  const refused = clientWith({ status: 200, body: { errors } }).perform(mutation(call, {}));
  await expect(refused).rejects.toMatchObject({ fields: { email: 'Enter a valid email' } });
  await expect(refused).rejects.toBeInstanceOf(FormRefused);
  const crossed = clientWith({ status: 400, body: { message: 'BLOCKED_EMAIL' } }).perform(lead);
  await expect(crossed).rejects.toThrow('BLOCKED_EMAIL');
});

test('a failure of our server is not a refusal, whatever its status: the form shows its own message', async () => {
  const errors = [{ message: 'An unexpected error occurred', extensions: { code: 'INTERNAL_SERVER_ERROR' } }];
  for (const status of [200, 500]) {
    const failed = clientWith({ status, body: { data: null, errors } }).perform(mutation(call, {}));
    await expect(failed).rejects.not.toBeInstanceOf(FormRefused);
  }
});

test.each([undefined, '<h1>Back soon</h1>', null, [], {}, { errors: [] }])(
  'status 200 with the body %j is not our server’s response, so the visitor gets no thank-you',
  async (body) => {
    const { perform } = clientWith({ status: 200, body });
    await expect(perform(mutation(call, {}))).rejects.toBeInstanceOf(NetworkError);
    await expect(perform(help)).rejects.toBeInstanceOf(NetworkError);
    await expect(perform(lead)).rejects.toBeInstanceOf(NetworkError);
  },
);

test('several requests run in turn, and those without a success stay in the list', async () => {
  const responses: CallResponse[] = [
    { status: 200, body: { data: { do: { status: true } } } },
    { status: 502, body: undefined },
    { status: 200, body: { data: { do: { status: false, message: 'We are full' } } } },
  ];
  const transport = httpTransport(async () => responses.shift() as CallResponse, {}, page.pageUri);
  const requestOf = (name: string) => mutation(call, { name }, { accepted: 'status' });
  const open = [requestOf('Ana'), requestOf('Ben')];
  await expect(performInTurn(transport, open)).rejects.toSatisfy(hasNoResponse);
  expect(open).toEqual([requestOf('Ben')]);
  const declined = performInTurn(transport, open);
  await expect(declined).rejects.toThrow('We are full');
  await expect(declined).rejects.not.toSatisfy(hasNoResponse);
  expect(open).toEqual([requestOf('Ben')]);
});

test('a response without a message: tech support shows its status, all other forms show their own message', async () => {
  const { perform } = clientWith({ status: 502, body: undefined });
  await expect(perform(help)).rejects.toMatchObject({
    name: 'FormRefused',
    message: 'HTTP error! status: 502',
  });
  await expect(perform(lead)).rejects.not.toBeInstanceOf(FormRefused);
  await expect(perform(mutation(call, {}))).rejects.not.toBeInstanceOf(FormRefused);
});
