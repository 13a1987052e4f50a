import { expect, test, vi } from 'vitest';
import { noticeOf } from '#app/forms/state/sending.ts';
import { performInTurn } from '#app/forms/transport/form-requests.ts';
import { httpTransport } from '#app/forms/transport/http-transport.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { type FormName, formNames, kindsOf } from '#domain/forms/forms.ts';
import { formCases } from '#tests/forms/all-form-cases.ts';
import { definitionOf } from '#tests/forms/load-form.ts';
import { formFailures, httpFailure } from '#words/form-notices.ts';

/** Forms that make a call: those that store at least one form kind. */
const callingForms = formNames.filter((name) => kindsOf(name).length > 0);
/** Forms with their own message for a call that returns false; all other forms show their default failure. */
const declined: Partial<Record<FormName, string>> = {
  cancellation: formFailures.managerEmail,
  contact: httpFailure(200),
  'tech-support': httpFailure(200),
};
// jsdom has no screen.
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const page = { pageUri: 'https://heliora.example/', pageName: 'Heliora' };

/** The root field of a GraphQL call, whose result acknowledges the form. */
const calledField = (operations: string) => /\{\s*(\w+)\(/.exec(JSON.parse(operations).query)?.[1] ?? '';
const receiptOf = (path: string, body: string | FormData, result: unknown) => {
  if (path === '/graphql') {
    const operations = typeof body === 'string' ? body : String(body.get('operations'));
    return { data: { [calledField(operations)]: result } };
  }
  return path.startsWith('/form/') ? { message: result } : { inlineMessage: result };
};

/** The notice after the calls get these responses, the last one repeatedly; undefined after success. */
const noticeAfter = async (name: FormName, results: readonly unknown[]) => {
  const form = await definitionOf(name);
  const checked = checkForm(form.schema(), formCases[name](Date.now).valid);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const left = [...results];
  const transport = httpTransport(
    async (path, body) => ({
      status: 200,
      body: receiptOf(path, body, left.length > 1 ? left.shift() : left[0]),
    }),
    {},
    page.pageUri,
  );
  return performInTurn(transport, [form.requests(checked.value, page)].flat()).then(
    () => undefined,
    (error: unknown) => noticeOf(error, form.failure).title,
  );
};

test.each(callingForms)('%s: a falsy result is not an acknowledgment', async (name) => {
  const { failure } = await definitionOf(name);
  for (const result of [false, null, '', 0, undefined])
    expect(await noticeAfter(name, [result])).toBe(declined[name] ?? failure);
});

test('retreat: both calls must succeed', async () => {
  expect(await noticeAfter('retreat', [{ status: true }, true])).toBeUndefined();
  for (const status of [false, null, undefined])
    expect(await noticeAfter('retreat', [{ status }, true])).toBe(formFailures.retreats);
  for (const result of [false, null])
    expect(await noticeAfter('retreat', [{ status: true }, result])).toBe(formFailures.retreats);
});
