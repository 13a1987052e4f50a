// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import GroupClassForm from '#app/forms/catalog/group-class-form.tsx';
import type { AnyForm } from '#app/forms/engine/form-definition.ts';
import type { Reply } from '#app/forms/transport/form-client.ts';
import { submitHeaders } from '#domain/forms/attempt-headers.ts';
import { groupClassCases } from '#tests/form-cases/group-class.ts';
import { forms } from '#words/forms.ts';
import { groupClasses } from '#words/pages/group-classes.ts';
import { resumableForms, resumeUnsent } from './resume-unsent.ts';
import { dropUnsent, keepUnsent, type Unsent, unsentForms } from './unsent.ts';

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

const takenIn: Reply = { status: 200, body: { data: { sendGroupClassEmailToManager: true } } };
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
  // jsdom has no screen to scroll.
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // The resend queue of this test would continue its retries: a success ends them.
  answer.now = takenIn;
  window.dispatchEvent(new Event('online'));
  await new Promise((done) => setTimeout(done));
});

test('a request that our server failed over outlives its tab: the next page sends it under the same key', async () => {
  answer.now = broken;
  render(<Page />);
  await fillInAndSend();
  expect(posts).toHaveLength(1);
  expect(unsentForms()).toHaveLength(1);

  cleanup();
  sessionStorage.clear();
  answer.now = takenIn;
  await resumeUnsent();
  expect(posts).toHaveLength(2);
  expect(posts[1]).toEqual(posts[0]);
  expect(unsentForms()).toEqual([]);
  await resumeUnsent();
  expect(posts).toHaveLength(2);
});

test('delivered after all, it is over: the same asked for once more is a new request', async () => {
  answer.now = broken;
  render(<Page />);
  await fillInAndSend();
  answer.now = takenIn;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(unsentForms()).toEqual([]));
  const [first, repeated] = posts;
  expect(repeated).toEqual(first);
  await user.click(screen.getByText(groupClasses.sent.again));
  await fillInAndSend();
  expect(posts.at(-1)).toMatchObject({ body: first?.body });
  expect(posts.at(-1)?.key).not.toBe(first?.key);
});

test('sent without a line, it says that it leaves by itself, until it has left', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer.now = undefined;
  render(<Page />);
  await fillInAndSend();
  screen.getByText(forms.sentLater);
  line.mockRestore();
  answer.now = takenIn;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(screen.queryByText(forms.sentLater)).toBeNull());
  expect(unsentForms()).toEqual([]);
});

const isForm = (value: unknown): value is AnyForm =>
  typeof value === 'object' && value !== null && 'blank' in value && 'send' in value;

const unsent = (key: string, at = Date.now()): Unsent => ({
  form: 'group-class',
  at,
  values: valid,
  attempt: { [submitHeaders.key]: key },
  page: { pageUri: 'https://heliora.example/groupclasses', pageName: 'Group classes' },
});

test('every form that is shown as sent even if it fails is sent again by the next page', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../catalog/*-form.tsx', { eager: true });
  const all = Object.values(modules).flatMap(Object.values).filter(isForm);
  expect(all.length).toBeGreaterThan(10);
  expect(new Set(all.filter(({ isSentEvenIfItFails }) => isSentEvenIfItFails))).toEqual(
    new Set(resumableForms),
  );
});

test('what the server refuses is given up; what it does not answer stays for the next page', async () => {
  keepUnsent(unsent('a'));
  answer.now = { status: 422, body: { errors: [{ message: 'No', extensions: { code: 'FORM_REFUSED' } }] } };
  await resumeUnsent();
  expect(unsentForms()).toEqual([]);

  vi.useFakeTimers();
  keepUnsent(unsent('b'));
  answer.now = undefined;
  const resumed = resumeUnsent();
  await vi.advanceTimersByTimeAsync(600_000);
  await resumed;
  expect(unsentForms()).toMatchObject([unsent('b', expect.any(Number) as unknown as number)]);
});

test('a form is kept for a day, five at most, each once', () => {
  vi.useFakeTimers();
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'f']) keepUnsent(unsent(key));
  expect(unsentForms().map(({ attempt }) => attempt[submitHeaders.key])).toEqual(['b', 'c', 'd', 'e', 'f']);
  dropUnsent(unsent('d'));
  expect(unsentForms()).toHaveLength(4);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(unsentForms()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test.each(['{nonsense', '7', '[null, {"form":"group-class"}]'])(
  'rubbish in the storage (%s) is nothing to send',
  (text) => {
    localStorage.setItem('unsent-forms', text);
    expect(unsentForms()).toEqual([]);
  },
);
