import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resend } from '#app/forms/resend/resend.ts';
import { parseUnsentList, unsentListText } from '#app/forms/resend/unsent-list.ts';
import GroupClassForm from '#app/forms/site-forms/group-class-form.tsx';
import type { CallResponse } from '#domain/forms/form-transport.ts';
import { asksBeforeLeaving } from '#tests/dom/asks-before-leaving.ts';
import { line } from '#tests/dom/fake-line.ts';
import { database } from '#tests/dom/fake-unsent-store.ts';
import { groupClassCases } from '#tests/forms/form-cases/group-class.ts';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import { formWords } from '#words/forms.ts';
import { groupClassForm } from '#words/pages/group-classes.ts';

/** Toasts. */
const { events } = vi.hoisted(() => ({ events: [] as string[] }));
vi.mock('#app/forms/resend/unsent-store.ts', () => import('#tests/dom/fake-unsent-store.ts'));
vi.mock('#app/forms/transport/xhr-post.ts', () => import('#tests/dom/fake-line.ts'));
vi.mock('#app/components/ui/overlays/toast.tsx', () => ({
  showToast: ({ status, title }: { status: string; title: string }) => {
    const isThanked = document.querySelector('[data-sent]') !== null;
    events.push(`${status}: ${title}${isThanked ? ' (after the thanks)' : ''}`);
  },
  dismissToast: () => {},
}));

const stored: CallResponse = { status: 200, body: { data: { sendGroupClassEmailToManager: true } } };
const { valid } = groupClassCases(Date.now);
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const enter = (name: string, value: string) =>
  fireEvent.change(field(name) as HTMLInputElement, { target: { value } });
const scrollTo = vi.fn();
const keys = () => line.posts.map(({ key }) => key);
const unsentForms = () => parseUnsentList(unsentListText());

const send = () => {
  const studios = [{ id: '48750', name: 'One' }];
  history.replaceState(null, '', '/groupclasses?location=midtown-miami');
  render(<GroupClassForm studios={studios} />);
  for (const name of ['name', 'company', 'phone', 'email']) enter(name, String(valid[name]));
  fireEvent.click(screen.getByRole('button', { name: groupClassForm.submit }));
};

beforeEach(() => {
  for (const list of [line.posts, events]) list.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  database.forms.clear();
  database.isBroken = false;
  line.respond = undefined;
  // Offline, so that the resend loop does not start a request.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // jsdom has no screen to scroll.
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = scrollTo;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const internal = { message: 'Oops', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
test.each([
  ['no line', undefined, formFailures.managerEmail],
  ['500', { status: 500, body: { errors: [internal] } }, formFailures.managerEmail],
  ['500 without a body', { status: 500, body: undefined }, formFailures.managerEmail],
  ['502 of a proxy', { status: 502, body: undefined }, formFailures.managerEmail],
  ['503', { status: 503, body: { errors: [{ message: 'Not now' }] } }, 'Not now'],
  ['a result of false', { status: 200, body: { data: { x: false } } }, formFailures.managerEmail],
] as const)(
  '%s: an error notice, then the thank-you panel; the form is sent again once',
  async (_, response, notice) => {
    line.respond = response && (() => response as CallResponse);
    send();
    await screen.findByText(formWords.requestSent.text);
    expect(events).toEqual([`error: ${notice}`]);
    expect(screen.queryByText(formWords.waiting.heading)).toBeNull();
    screen.getByText(formWords.sentLater);
    await expect.poll(() => scrollTo.mock.lastCall).toEqual([{ top: 0, behavior: 'instant' }]);
    expect(unsentForms()).toMatchObject([{ form: 'group-class', isRefused: false }]);

    fireEvent.click(screen.getByRole('link', { name: formWords.requestSent.again }));
    expect([field('name')?.value, field('studioId')?.value]).toEqual(['', '48750']);
    enter('name', 'Next');
    line.respond = () => stored;
    await act(resend);
    await act(resend);
    expect(keys()).toHaveLength(2);
    expect(keys()[1]).toBe(keys()[0]);
    expect(unsentForms()).toEqual([]);
    expect(events.at(-1)).toContain(formSuccesses.request);
    expect(field('name')?.value).toBe('Next');
  },
);

test('a response with invalid fields is shown on the form, and nothing is stored as unsent', async () => {
  const email = 'We know this address already';
  const extensions = { code: 'FORM_REFUSED', fields: { email } };
  line.respond = () => ({ status: 422, body: { errors: [{ message: 'Please look again', extensions }] } });
  send();
  await expect.poll(() => screen.getAllByText(email)).not.toHaveLength(0);
  expect(field('email')?.value).toBe(valid.email);
  expect(screen.queryByText(formWords.requestSent.text)).toBeNull();
  expect(unsentForms()).toEqual([]);
});

test('a retry that the server refuses returns to the form and replaces the thank-you panel', async () => {
  send();
  await screen.findByText(formWords.requestSent.text);
  line.respond = () => ({ status: 422, body: { errors: [{ message: 'No such studio' }] } });
  await act(resend);
  await expect.poll(() => field('email')?.value).toBe(valid.email);
  expect(screen.queryByText(formWords.requestSent.text)).toBeNull();
  expect(unsentForms()).toEqual([]);
});

test('a form that the browser cannot store stays with its notice, and the page asks before it is left', async () => {
  database.isBroken = true;
  expect(asksBeforeLeaving()).toBe(false);
  send();
  await screen.findByText(formFailures.managerEmail);
  expect(screen.queryByText(formWords.requestSent.text)).toBeNull();
  expect(field('email')?.value).toBe(valid.email);
  // An effect adds the listener, which may run after the notice is found.
  await expect.poll(asksBeforeLeaving).toBe(true);
});
