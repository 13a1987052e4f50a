import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { contactForm } from '#app/forms/site-forms/contact-form.tsx';
import { groupClassForm } from '#app/forms/site-forms/group-class-form.tsx';
import { techSupportForm } from '#app/forms/site-forms/tech-support-form.tsx';
import { idempotencyKeyField } from '#app/forms/transport/idempotency-key.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { formPostContext } from '#server/http/forms/form-post-context.ts';
import { loaderContext } from '#server/http/pages/loader-context.ts';
import { groupClassCases } from '#tests/forms/form-cases/group-class.ts';
import { formErrors } from '#words/form-errors.ts';
import { formFailures } from '#words/form-notices.ts';
import { formAction } from './form-action.server.ts';

const internal = { errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] };
const { valid } = groupClassCases(Date.now);
const posted = {
  key: '',
  getAll(name: string) {
    if (name === idempotencyKeyField) return [this.key];
    return [name === 'form' ? 'group-class' : String(valid[name] ?? '')];
  },
  discard: async () => {},
};

const keys: (string | null)[] = [];

/** The response of the page when the form's call gets this response. */
const submitWith = async (status: number, body: object) => {
  const context = new RouterContextProvider();
  context.set(loaderContext, { services: { log: { failed: () => {} } } } as never);
  context.set(formPostContext, {
    read: async () => posted,
    transport: (headers) => {
      keys.push(headers.get(submitHeaders.key));
      const respond = async () => ({ status, body });
      return { graphql: respond, form: respond, lead: respond };
    },
    retryAfter: () => null,
  });
  const request = new Request('https://heliora.example/groupclasses', { method: 'POST' });
  const result = await formAction(groupClassForm)({ request, context } as unknown as ActionFunctionArgs);
  if (!('init' in result)) throw new Error('no action data of the form');
  return { status: result.init?.status, ...result.data };
};

test.each([
  ['too many at once', 429, formFailures.tooMany],
  ['no room just now', 503, formFailures.notNow],
])(
  '%s: the same status, its message, and all that was typed; never a thank-you for what was not stored',
  async (_, status, message) => {
    const result = await submitWith(status, { errors: [{ message }] });
    expect(result).toMatchObject({ status, notice: message, isSent: false, values: { name: valid.name } });
  },
);

test.each([
  ['our own failure', 500, internal, 500],
  ['our own failure, with status 200', 200, internal, 500],
  ['a response without a message', 502, {}, 500],
  ['a failure with words', 504, { errors: [{ message: formFailures.managerEmail }] }, 504],
])(
  '%s is not the visitor’s mistake: never 422, the form’s own message, and all that was typed',
  async (_, status, body, expected) => {
    const result = await submitWith(status, body);
    expect(result).toMatchObject({
      status: expected,
      notice: formFailures.managerEmail,
      values: { name: valid.name },
    });
  },
);

test('after a stored form the page shows the thank-you panel and none of the values', async () => {
  const result = await submitWith(200, { data: { sendGroupClassEmailToManager: true } });
  expect(result).toMatchObject({ status: 200, isSent: true, values: {} });
});

test('a refusal with a reason is a 422', async () => {
  const result = await submitWith(200, { errors: [{ message: 'Enter a valid email' }] });
  expect(result).toMatchObject({ status: 422, notice: 'Enter a valid email', isSent: false });
});

test.each([
  ['1a2b-3c4d-5e6f-7g8h', '1a2b-3c4d-5e6f-7g8h'],
  ['', null],
  ['short', null],
  ['ключ с пробелами', null],
  ['a\r\nx-forged: 1', null],
  ['x'.repeat(201), null],
])('a form that the browser posted under the key %j is submitted under %j', async (posts, key) => {
  keys.length = 0;
  posted.key = posts;
  await submitWith(200, { data: { sendGroupClassEmailToManager: true } });
  posted.key = '';
  expect(keys).toEqual([key]);
});

test.each([
  ['a body that nobody can read, of a form with files', undefined, 'tech-support'],
  ['the name of no form on the page', { getAll: () => ['nonsense'], discard: async () => {} }, 'contact'],
])('%s: the page shows the form again, with a message', async (_, body, form) => {
  const context = new RouterContextProvider();
  context.set(formPostContext, {
    read: async () => body,
    transport: () => expect.unreachable('nothing is sent'),
    retryAfter: () => null,
  });
  const request = new Request('https://heliora.example/contact-us', { method: 'POST' });
  const action = formAction(contactForm, techSupportForm);
  const result = await action({ request, context } as unknown as ActionFunctionArgs);
  expect(result).toMatchObject({
    init: { status: 400 },
    data: { form, notice: formErrors['form.invalid'], isSent: false, errors: {} },
  });
});
