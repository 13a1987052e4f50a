import { type ActionFunctionArgs, data, redirect } from 'react-router';
import {
  createFormClient,
  FormRejected,
  type PageContext,
  type Transport,
} from '#app/forms/transport/form-client.ts';
import { attemptField, honeypotField } from '#app/forms/transport/idempotency-key.ts';
import { formPostContext, reportError } from '#app/graphql/query.server.ts';
import { submitHeaders } from '#domain/forms/attempt-headers.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { maskIfComplete } from '#domain/forms/masks.ts';
import { formErrors } from '#words/form-errors.ts';
import type { AnyForm, FormAnswer, FormValues } from './form-definition.ts';
import { readFormData } from './read-form-data.ts';

/**
 * The action of a page with forms, for visitors without JavaScript: the same rules and the same call as in the browser,
 * answered by the page itself. The hidden field `form` tells which of the page's forms it is.
 */
export const formAction =
  (...forms: readonly AnyForm[]) =>
  async (args: ActionFunctionArgs) => {
    const posted = await args.context.get(formPostContext).read(args.request);
    try {
      const form = forms.find(({ name }) => posted?.getAll('form')[0] === name);
      if (!posted || !form) return new Response(formErrors['form.invalid'], { status: 400 });
      return await take(form, posted, args);
    } finally {
      await posted?.discard();
    }
  };

type Posted = Parameters<typeof readFormData>[1];

const take = async (form: AnyForm, posted: Posted, args: ActionFunctionArgs) => {
  const { request } = args;
  const typed: FormValues = readFormData(form.blank, posted);
  const values = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, maskIfComplete(form.masks?.[name], value)]),
  );
  const answer = (rest: Partial<FormAnswer>, status: number) =>
    data<FormAnswer>(
      { form: form.name, isSent: false, errors: {}, values: keepable(values, form), ...rest },
      { status },
    );
  const checked = checkForm(form.schema(), values);
  if (!checked.ok) return answer({ errors: inWords(checked.errors) }, 422);

  const trap = String(posted.getAll(honeypotField)[0] ?? '');
  const key = String(posted.getAll(attemptField)[0] ?? '');
  const attempt = {
    ...(isAttemptKey(key) && { [submitHeaders.key]: key }),
    ...(trap && { [submitHeaders.trap]: encodeURIComponent(trap) }),
  };
  try {
    const result = await form.send(
      checked.value,
      createFormClient(postInProcess(args), attempt, pageOf(request)),
    );
    const next = form.next?.(result, new URL(request.url).searchParams);
    // Without a fragment of its own the next page would inherit the form's.
    return next ? redirect(`${next.to}#content`, 303) : answer({ isSent: true, values: {} }, 200);
  } catch (error) {
    if (error instanceof FormRejected)
      return answer({ notice: error.message, errors: error.fields }, statusOf(error));
    reportError(args.context, error);
    return answer({ notice: form.failure }, 500);
  }
};

/** As our own code makes them: whatever else is posted under that name must not break a header. */
const isAttemptKey = (text: string) => /^[\w-]{8,200}$/.test(text);

/** Too many at once, nowhere to put it just now, a failure of ours: the form is fine, and the status says so. */
const statusOf = ({ status = 422 }: FormRejected) => (status === 429 || status >= 500 ? status : 422);

const inWords = (errors: Record<string, keyof typeof formErrors>) =>
  Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, formErrors[key]]));

/** Sent back so that nothing must be typed twice; what is secret, and what is a file, must be given again. */
const keepable = (values: FormValues, { secrets = [] }: AnyForm): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !secrets.includes(name) && [value].flat().every((part) => typeof part !== 'object'),
    ),
  );

const pageOf = (request: Request): PageContext => ({
  pageUri: request.url,
  pageName: new URL(request.url).pathname,
  hutk: /(?:^|;\s*)hubspotutk=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1],
});

/** Headers that describe the body we read, not the one we send. */
const ofTheBody = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding'];

const postInProcess =
  ({ request, context }: ActionFunctionArgs): Transport =>
  async (path, body, headers) => {
    const all = new Headers(request.headers);
    for (const name of ofTheBody) all.delete(name);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    const response = await context.get(formPostContext).post(new URL(path, request.url), body, all);
    return { status: response.status, body: await response.json().catch(() => undefined) };
  };
