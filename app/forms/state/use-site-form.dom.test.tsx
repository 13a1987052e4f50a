import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import AppLinkForm from '#app/forms/site-forms/app-link-form.tsx';
import { NetworkError } from '#app/forms/transport/send-errors.ts';
import type { CallResponse } from '#domain/forms/form-transport.ts';
import { line } from '#tests/dom/fake-line.ts';
import { formErrors } from '#words/form-errors.ts';
import { formWords } from '#words/forms.ts';
import { getApp } from '#words/pages/get-app.ts';

vi.mock('#app/forms/transport/xhr-post.ts', () => import('#tests/dom/fake-line.ts'));

const { mail } = getApp.download;
const sent: CallResponse = { status: 200, body: { data: { sendEmailForAppLink: true } } };
const responses: CallResponse[] = [];
const keys = () => line.posts.map(({ key }) => key);
const type = () => userEvent.type(screen.getByRole('textbox', { name: /./ }), 'ana@example.com');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  line.posts.length = 0;
  line.respond = () => responses.shift() ?? Promise.reject(new NetworkError('the response was lost'));
  sessionStorage.clear();
  // jsdom has no screen to scroll.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const send = async () => {
  await type();
  await press(mail.submit);
};

test('a form whose response was lost is sent again under its key', async () => {
  render(<AppLinkForm />);
  await send();
  await expect.poll(keys).toHaveLength(1);
  responses.push(sent);
  await press(mail.submit);
  await screen.findByText(mail.sent.heading);
  expect(keys()).toHaveLength(2);
  expect(keys()[1]).toBe(keys()[0]);
});

test('the same form, filled in again after its thanks, is a new submission', async () => {
  render(<AppLinkForm />);
  responses.push(sent, sent);
  await send();
  await screen.findByText(mail.sent.heading);
  await userEvent.click(screen.getByRole('link', { name: mail.sent.again }));
  await send();
  await screen.findByText(mail.sent.heading);
  expect(keys()).toHaveLength(2);
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('an empty field shows no error until the form is sent', async () => {
  render(<AppLinkForm />);
  await userEvent.click(screen.getByRole('textbox', { name: /./ }));
  await userEvent.tab();
  await act(async () => {});
  expect(screen.queryByText(formErrors['email.required'])).toBeNull();
  await press(mail.submit);
  await expect.poll(() => screen.getAllByText(formErrors['email.required'])).toHaveLength(2);
});

test('an invalid field shows its error on blur', async () => {
  render(<AppLinkForm />);
  await userEvent.type(screen.getByRole('textbox', { name: /./ }), 'nope');
  await userEvent.tab();
  await screen.findByText(formErrors['email.invalid']);
});

test('a form that the browser cannot store stays with its values, and the next press sends it under its key', async () => {
  // jsdom has no IndexedDB.
  render(<AppLinkForm />);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await send();
  await screen.findByText(formWords.offline);
  responses.push(sent);
  await press(mail.submit);
  await screen.findByText(mail.sent.heading);
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test('the first wrong field comes to the middle of the screen, where no navbar covers it', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = function (this: Element, how) {
    scrolled(this, how);
  };
  render(<AppLinkForm />);
  await press(mail.submit);
  const field = screen.getByRole('textbox', { name: /./ });
  await expect.poll(() => scrolled).toHaveBeenLastCalledWith(field, { block: 'center', behavior: 'instant' });
  expect(document.activeElement).toBe(field);
});
