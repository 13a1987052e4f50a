import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import AppLinkForm from '#app/forms/site-forms/app-link-form.tsx';
import type { FormActionData } from '#app/forms/state/form-definition.ts';
import { idempotencyKeyField } from '#app/forms/transport/idempotency-key.ts';
import { FormRefused, NetworkError } from '#app/forms/transport/send-errors.ts';
import { PageDataContext } from '#app/islands/page-data.ts';
import { line } from '#tests/dom/fake-line.ts';
import { getApp } from '#words/pages/get-app.ts';
import { isCodeFailure } from './native-submit.ts';

vi.mock('#app/forms/transport/xhr-post.ts', () => import('#tests/dom/fake-line.ts'));

const { mail } = getApp.download;
const posted: Record<string, string>[] = [];

beforeEach(() => {
  posted.length = 0;
  line.respond = () => Promise.reject(new Error('nothing was expected'));
  sessionStorage.clear();
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // jsdom cannot navigate.
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const entries = Object.fromEntries(new FormData(this)) as Record<string, string>;
    posted.push({ ...entries, method: this.method });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const send = async () => {
  render(<AppLinkForm />);
  await userEvent.type(screen.getByRole('textbox', { name: /./ }), 'ana@example.com');
  await userEvent.click(screen.getByRole('button', { name: mail.submit }));
};
const postedFields = { method: 'post', form: 'app-link', email: 'ana@example.com' };
const broken = () => {
  throw new TypeError('this browser does not have that');
};

test('when a rule throws, the browser posts the form with its key', async () => {
  const { trim } = String.prototype;
  vi.spyOn(String.prototype, 'trim').mockImplementation(function (this: string) {
    return String(this) === postedFields.email ? broken() : trim.call(this);
  });
  await send();
  await expect.poll(() => posted).toHaveLength(1);
  expect(posted[0]).toMatchObject({
    ...postedFields,
    [idempotencyKeyField]: expect.stringMatching(/^[\w-]{8,}$/),
  });
});

test('the draft of a posted form stays until a page says that the server has stored it', async () => {
  line.respond = () => broken();
  await send();
  await expect.poll(() => posted).toHaveLength(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('draft:app-link')).toContain(postedFields.email);

  cleanup();
  const action: FormActionData = { form: 'app-link', isSent: true, errors: {}, values: {} };
  render(
    <PageDataContext value={{ pathname: '/', search: '', root: undefined, action }}>
      <AppLinkForm />
    </PageDataContext>,
  );
  await screen.findByText(mail.sent.heading);
  await expect.poll(() => localStorage.getItem('draft:app-link')).toBeNull();
});

test('when storage throws, our code still sends the form', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(broken);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(broken);
  line.respond = () => ({ status: 200, body: { data: { sendEmailForAppLink: true } } });
  await send();
  await screen.findByText(mail.sent.heading);
  expect(posted).toEqual([]);
});

test('when our code cannot process the response, the browser posts the form again with the same key', async () => {
  line.respond = () => broken();
  await send();
  await expect.poll(() => posted).toHaveLength(1);
  const { key } = JSON.parse(sessionStorage.getItem('form-key:app-link') ?? '{}') as { key?: string };
  expect(posted[0]).toMatchObject({ ...postedFields, [idempotencyKeyField]: key });
});

test('a refusal or an unreachable server does not make the browser post the form', async () => {
  line.respond = () => Promise.reject(new NetworkError('no line'));
  await send();
  await screen.findByRole('alert');
  expect(posted).toEqual([]);
  expect(isCodeFailure(new FormRefused('no'))).toBe(false);
  expect(isCodeFailure(new Error('The server responded with 500'))).toBe(false);
  expect(isCodeFailure(new DOMException('no', 'SecurityError'))).toBe(true);
});
