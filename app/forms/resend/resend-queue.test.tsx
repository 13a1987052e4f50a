// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import GroupClassForm, { groupClassForm } from '#app/forms/catalog/group-class-form.tsx';
import type { AnyForm } from '#app/forms/engine/form-definition.ts';
import type { Reply } from '#app/forms/transport/form-client.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { groupClassCases } from '#tests/forms/form-cases/group-class.ts';
import { forms } from '#words/forms.ts';
import { groupClasses } from '#words/pages/group-classes.ts';
import { resumeQueue } from './resend.ts';
import { dequeueForm, enqueueForm, type QueuedForm, queuedForms } from './resend-queue.ts';
import { loadResumableForms } from './use-resend.ts';

const { posts, answer } = vi.hoisted(() => ({
  posts: [] as { key: string; body: unknown }[],
  answer: { now: undefined as Reply | undefined },
}));
vi.mock('#app/forms/transport/xhr-post.ts', () => ({
  xhrPost: () => async (_path: string, body: unknown, headers: Record<string, string>) => {
    posts.push({ key: headers[submitHeaders.key] ?? '', body });
    if (!answer.now)
      throw new (await import('#app/forms/transport/form-client.ts')).NetworkError('no answer');
    return answer.now;
  },
}));

// These tests type whole forms key by key, which is slow.
vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup({ delay: null });

const accepted: Reply = { status: 200, body: { data: { sendGroupClassEmailToManager: true } } };
const broken: Reply = {
  status: 200,
  body: { data: null, errors: [{ message: 'Oh', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
};
const { valid } = groupClassCases(Date.now);
const Page = createRoutesStub([
  {
    path: '/',
    Component: () => <GroupClassForm studios={[{ id: String(valid.studioId), name: 'Hallandale' }]} />,
  },
]);
const control = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLElement;
const fillInAndSend = async () => {
  for (const name of ['name', 'company', 'phone', 'email'])
    await user.type(control(name), String(valid[name]));
  await user.selectOptions(control('studioId'), String(valid.studioId));
  await user.click(screen.getByRole('button', { name: groupClasses.form.submit }));
  await screen.findByText(groupClasses.sent.text);
};

beforeEach(() => {
  posts.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  // jsdom does not implement scrolling.
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // The resend queue of this test would continue its retries: a success ends them.
  answer.now = accepted;
  window.dispatchEvent(new Event('online'));
  await new Promise((done) => setTimeout(done));
});

test('a request that failed on our server survives its tab: the next page sends it under the same key', async () => {
  answer.now = broken;
  render(<Page />);
  await fillInAndSend();
  expect(posts).toHaveLength(1);
  expect(queuedForms()).toHaveLength(1);

  cleanup();
  sessionStorage.clear();
  answer.now = accepted;
  await resumeQueue([groupClassForm]);
  expect(posts).toHaveLength(2);
  expect(posts[1]).toEqual(posts[0]);
  expect(queuedForms()).toEqual([]);
  await resumeQueue([groupClassForm]);
  expect(posts).toHaveLength(2);
});

test('after its delivery, the same form sent again is a new request', async () => {
  answer.now = broken;
  render(<Page />);
  await fillInAndSend();
  answer.now = accepted;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(queuedForms()).toEqual([]));
  const [first, repeated] = posts;
  expect(repeated).toEqual(first);
  await user.click(screen.getByText(groupClasses.sent.again));
  await fillInAndSend();
  expect(posts.at(-1)).toMatchObject({ body: first?.body });
  expect(posts.at(-1)?.key).not.toBe(first?.key);
});

test('sent offline, the form says that it will be sent by itself, until it is', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer.now = undefined;
  render(<Page />);
  await fillInAndSend();
  screen.getByText(forms.sentLater);
  line.mockRestore();
  answer.now = accepted;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(screen.queryByText(forms.sentLater)).toBeNull());
  expect(queuedForms()).toEqual([]);
});

const isForm = (value: unknown): value is AnyForm =>
  typeof value === 'object' && value !== null && 'blank' in value && 'send' in value;

const queued = (key: string, at = Date.now()): QueuedForm => ({
  form: 'group-class',
  at,
  values: valid,
  attempt: { [submitHeaders.key]: key },
  page: { pageUri: 'https://heliora.example/groupclasses', pageName: 'Group classes' },
});

test('every form that is shown as sent even if it fails is sent again by the next page', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('../catalog/*-form.tsx', { eager: true });
  const all = Object.values(modules).flatMap(Object.values).filter(isForm);
  expect(all.length).toBeGreaterThan(10);
  expect(new Set(all.filter(({ isSentEvenIfItFails }) => isSentEvenIfItFails))).toEqual(
    new Set(await loadResumableForms()),
  );
});

test('a refused request is dropped; one without a response stays for the next page', async () => {
  enqueueForm(queued('a'));
  answer.now = { status: 422, body: { errors: [{ message: 'No', extensions: { code: 'FORM_REFUSED' } }] } };
  await resumeQueue([groupClassForm]);
  expect(queuedForms()).toEqual([]);

  vi.useFakeTimers();
  enqueueForm(queued('b'));
  answer.now = undefined;
  const resumed = resumeQueue([groupClassForm]);
  await vi.advanceTimersByTimeAsync(600_000);
  await resumed;
  expect(queuedForms()).toMatchObject([queued('b', expect.any(Number) as unknown as number)]);
});

test('a form stays in the queue for a day; five forms at most, each once', () => {
  vi.useFakeTimers();
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'f']) enqueueForm(queued(key));
  expect(queuedForms().map(({ attempt }) => attempt[submitHeaders.key])).toEqual(['b', 'c', 'd', 'e', 'f']);
  dequeueForm(queued('d'));
  expect(queuedForms()).toHaveLength(4);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(queuedForms()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test.each(['{nonsense', '7', '[null, {"form":"group-class"}]'])(
  'an invalid stored value (%s) sends nothing',
  (text) => {
    localStorage.setItem('unsent-forms', text);
    expect(queuedForms()).toEqual([]);
  },
);
