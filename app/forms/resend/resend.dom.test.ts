import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { performInTurn } from '#app/forms/transport/form-requests.ts';
import { httpTransport } from '#app/forms/transport/http-transport.ts';
import { NetworkError } from '#app/forms/transport/send-errors.ts';
import { xhrPost } from '#app/forms/transport/xhr-post.ts';
import { momentText } from '#content/formats.ts';
import { dayMs } from '#domain/durations.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import type { CallResponse } from '#domain/forms/form-transport.ts';
import { type FormName, kindsOf } from '#domain/forms/forms.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { line, type Post } from '#tests/dom/fake-line.ts';
import { database } from '#tests/dom/fake-unsent-store.ts';
import { formCases } from '#tests/forms/all-form-cases.ts';
import { definitionOf } from '#tests/forms/load-form.ts';
import { formWords } from '#words/forms.ts';
import { resend } from './resend.ts';
import { addUnsent, takeUnsent } from './unsent-forms.ts';
import { parseUnsentList, unsentListText } from './unsent-list.ts';
import type { UnsentForm } from './unsent-store.ts';

const { toasts } = vi.hoisted(() => ({
  toasts: [] as { title: string; description?: string; action?: unknown }[],
}));
vi.mock('./unsent-store.ts', () => import('#tests/dom/fake-unsent-store.ts'));
vi.mock('#app/components/ui/overlays/toast.tsx', () => ({ showToast: (toast: never) => toasts.push(toast) }));
vi.mock('#app/forms/transport/xhr-post.ts', () => import('#tests/dom/fake-line.ts'));

const { posts } = line;
/** The receipt of our server for any request. */
const receipt = ({ path, body }: Post): CallResponse => {
  if (!path.endsWith('/graphql'))
    return { status: 200, body: { message: 'Sent', inlineMessage: 'Thank You!' } };
  const operations = typeof body === 'string' ? body : String(body.get('operations'));
  const field = /\{\s*(\w+)\(/.exec(JSON.parse(operations).query)?.[1] ?? '';
  return { status: 200, body: { data: { [field]: { status: true, success: true } } } };
};
const refused: CallResponse = { status: 422, body: { message: 'No such studio', fields: { studio: 'No' } } };

const unsent = (
  key: string,
  at = Date.now(),
  values: UnsentForm['values'] = { name: 'Ana' },
): UnsentForm => ({
  id: `${key} ${at}`,
  form: 'contact',
  at,
  requests: [{ form: 'help', fields: { name: key } }],
  headers: { [submitHeaders.key]: key },
  values,
  pageUri: 'https://heliora.example/contact-us',
});
const savedSignUp = () => JSON.parse(localStorage.getItem('heliora.on-demand') ?? 'null') as unknown;
const keysSent = () => posts.map(({ key }) => key);
const list = () => parseUnsentList(unsentListText());

beforeEach(() => {
  localStorage.clear();
  database.forms.clear();
  database.isBroken = false;
  posts.length = 0;
  toasts.length = 0;
  line.respond = receipt;
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

/** Each transport: an endpoint, GraphQL with a file, two calls in turn, and a marketing lead. */
const resendable: readonly FormName[] = ['contact', 'career-application', 'retreat', 'future-openings'];

const withFiles = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isDescribed = (item: unknown) => typeof item === 'object' && item !== null && 'size' in item;
      const asFile = ({ name: label, type }: File) => new File([`bytes of ${label}`], label, { type });
      if (isDescribed(value)) return [name, asFile(value as File)];
      return [name, Array.isArray(value) && value.some(isDescribed) ? value.map(asFile) : value];
    }),
  );
const comparable = async ({ path, body, key, page }: Post) => ({
  path,
  key,
  page,
  body:
    typeof body === 'string'
      ? body
      : await Promise.all(
          [...body].map(async ([name, value]) => [
            name,
            typeof value === 'string' ? value : [value.name, value.type, await value.text()],
          ]),
        ),
});

test.each(resendable)(
  '%s: a form without a response is sent again without its code: the same requests, key and page',
  async (name) => {
    // A lead contains the time of its first request.
    vi.useFakeTimers({ toFake: ['Date'] });
    const form = await definitionOf(name);
    const checked = checkForm(form.schema(), withFiles(formCases[name](Date.now).valid));
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    const key = `key of ${name}`;
    // The page that sends it again has another URL and another language.
    const pageUri = 'https://heliora.example/es/faq?utm_campaign=spring';
    const headers = { [submitHeaders.key]: key };
    const transport = httpTransport(xhrPost(), headers, pageUri);
    const requests = [form.requests(checked.value, { pageUri, pageName: 'Heliora' })].flat();
    await performInTurn(transport, [...requests]);
    const withLine = await Promise.all(posts.splice(0).map(comparable));
    expect(withLine).toHaveLength(kindsOf(name).length);
    for (const sent of withLine)
      expect(sent).toMatchObject({ path: expect.stringMatching(/^\/es\//), page: pageUri });

    line.respond = undefined;
    const open = [...requests];
    await expect(performInTurn(transport, open)).rejects.toBeInstanceOf(NetworkError);
    expect(open).toEqual(requests);
    expect(await addUnsent({ ...unsent(key), form: name, requests, pageUri })).toBe(true);
    await resend();
    expect(list()).toHaveLength(1);
    posts.length = 0;

    line.respond = receipt;
    vi.setSystemTime(Date.now() + dayMs);
    await resend();
    expect(await Promise.all(posts.map(comparable))).toEqual(withLine);
    expect(list()).toEqual([]);
    await resend();
    expect(posts).toHaveLength(withLine.length);
  },
);

test('the oldest form is sent first, and a toast names each of them', async () => {
  const now = Date.now();
  for (const [key, age] of [
    ['second', 1000],
    ['first', 5000],
  ] as const)
    expect(await addUnsent(unsent(key, now - age))).toBe(true);
  await resend();
  expect(keysSent()).toEqual(['first', 'second']);
  expect(toasts.map(({ description }) => description)).toEqual([
    formWords.waiting.sent(momentText(now - 5000)),
    formWords.waiting.sent(momentText(now - 1000)),
  ]);
});

test.each([
  ['is no connection', undefined],
  ['is no room on the server', () => ({ status: 503, body: { message: 'Not now' } })],
  ['is only a proxy', () => ({ status: 502, body: undefined })],
])('when there %s, the first failure ends the run, and every form stays', async (_, respond) => {
  line.respond = respond;
  await addUnsent(unsent('a', Date.now() - 2));
  await addUnsent(unsent('b', Date.now() - 1));
  await resend();
  expect(keysSent()).toEqual(['a']);
  expect(list()).toHaveLength(2);
  expect(toasts).toEqual([]);
});

test('a sign-up for the library that another page sends opens the library, only when it is stored', async () => {
  await addUnsent({ ...unsent('a'), savedAs: (await definitionOf('on-demand')).savedAs });
  line.respond = () => refused;
  await resend();
  expect(savedSignUp()).toBeNull();
  await addUnsent({ ...unsent('b'), savedAs: (await definitionOf('on-demand')).savedAs });
  line.respond = receipt;
  await resend();
  expect(savedSignUp()).toEqual({ name: 'Ana' });
});

test.each([
  ['limits', { status: 429, body: { message: 'That was quick' } }],
  ['fails on', { status: 500, body: {} }],
] as const)(
  'a form that the server %s stays for the next run, and the others are sent',
  async (_, response) => {
    await addUnsent(unsent('a', Date.now() - 2));
    await addUnsent(unsent('b', Date.now() - 1));
    line.respond = (post) => (post.key === 'a' ? response : receipt(post));
    await resend();
    expect(keysSent()).toEqual(['a', 'b']);
    expect(list().map(({ id }) => id.split(' ')[0])).toEqual(['a']);
  },
);

test('a refused form is not sent again: it stays with the server’s message until the visitor takes it back', async () => {
  const entry = unsent('a', Date.now(), { name: 'Ana', cv: new File(['x'], 'cv.pdf') });
  await addUnsent(entry);
  line.respond = () => refused;
  await resend();
  await resend();
  expect(keysSent()).toEqual(['a']);
  expect(list()).toMatchObject([{ isRefused: true }]);
  expect(toasts).toMatchObject([{ title: 'No such studio', action: { label: formWords.waiting.openForm } }]);
  expect(await takeUnsent(entry.id)).toMatchObject({
    values: entry.values,
    refusal: { message: 'No such studio', fields: { studio: 'No' } },
  });
  expect(list()).toEqual([]);
});

test('after a week a form is deleted with a toast, refused or not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await addUnsent(unsent('a'));
  await addUnsent({ ...unsent('b'), refusal: { message: 'No', fields: {} } });
  const { at } = unsent('a');
  vi.setSystemTime(Date.now() + 7 * dayMs + 1);
  await resend();
  expect(posts).toEqual([]);
  expect(database.forms.size).toBe(0);
  expect(toasts.map(({ title }) => title)).toEqual(Array(2).fill(formWords.waiting.expired(momentText(at))));
});

test('at most five forms and 30 MB: a further form is not stored, and no other is deleted for it', async () => {
  const large = new File(['x'], 'film.mp4');
  Object.defineProperty(large, 'size', { value: 20_000_000 });
  expect(await addUnsent(unsent('a', 1, { files: [large] }))).toBe(true);
  expect(await addUnsent(unsent('b', 2, { files: [large] }))).toBe(false);
  for (const key of ['c', 'd', 'e', 'f']) expect(await addUnsent(unsent(key, 3))).toBe(true);
  expect(await addUnsent(unsent('g', 4))).toBe(false);
  expect(list()).toHaveLength(5);
});

test('a form that cannot be written is reported as not stored', async () => {
  database.isBroken = true;
  expect(await addUnsent(unsent('a'))).toBe(false);
  expect(list()).toEqual([]);
});

/** Like the browser's: one holder at a time, in the order of the requests. */
const fakeLocks = () => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, run: () => Promise<unknown>) => {
      const result = last.then(run);
      last = result.catch(() => {});
      return result;
    },
  };
};

test('two tabs that come online at the same time send each form once', async () => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  await addUnsent(unsent('a'));
  vi.resetModules();
  const otherTab = await import('./resend.ts');
  await Promise.all([resend(), otherTab.resend()]);
  expect(keysSent()).toEqual(['a']);
});

test('a form that is taken back during its request is returned only if the server did not store it', async () => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  const entry = unsent('a');
  await addUnsent(entry);
  const { promise: pendingResponse, resolve: resolveResponse } = Promise.withResolvers<CallResponse>();
  line.respond = () => pendingResponse;
  const sending = resend();
  await expect.poll(() => posts).toHaveLength(1);
  const taken = takeUnsent(entry.id);
  resolveResponse({ status: 200, body: { message: 'Sent' } });
  await sending;
  expect(await taken).toBeUndefined();
});

test.each(['{nonsense', '7', '[null, {"form":"group-class"}]'])(
  'an invalid stored value (%s) sends nothing',
  async (text) => {
    localStorage.setItem('unsent-list', text);
    await resend();
    expect(posts).toEqual([]);
    expect(localStorage).toHaveLength(0);
  },
);
