import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { handInContext } from '#app/graphql/query.server.ts';
import { formErrors } from '#content/en/form-errors.ts';
import { attemptHeaders } from '#domain/forms/attempt-headers.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { limits } from '#domain/forms/limits.ts';
import { trapField } from './attempt.ts';
import { createCourier, type PageContext, type Post, Refusal } from './courier.ts';
import type { AnyForm, FormAnswer, FormValues } from './form-definition.ts';
import { readFormData } from './typed-values.ts';

/** A CV is the only file that travels this way; larger ones go to the endpoints that do not hold them in memory. */
const mostBytes = limits.cv.maxBytes + 100_000;

/**
 * The action of a page with forms, for visitors without JavaScript: the same rules and the same call as in the browser,
 * answered by the page itself. The hidden field `form` tells which of the page's forms it is.
 */
export const formAction =
  (...forms: readonly AnyForm[]) =>
  async (args: ActionFunctionArgs) => {
    const { request } = args;
    const length = request.headers.get('content-length');
    if (length === null || Number(length) > mostBytes)
      return new Response(formErrors['files.tooLarge'], { status: 413 });
    const posted = await request.formData().catch(() => undefined);
    const form = forms.find(({ name }) => name === posted?.get('form'));
    if (!posted || !form) return new Response(formErrors['form.invalid'], { status: 400 });

    const values = readFormData(form.blank, posted);
    const answer = (rest: Partial<FormAnswer>, status: number) =>
      data<FormAnswer>(
        { form: form.name, isSent: false, errors: {}, values: keepable(values, form), ...rest },
        { status },
      );
    const checked = checkForm(form.schema(), values);
    if (!checked.ok) return answer({ errors: inWords(checked.errors) }, 422);

    const trap = String(posted.get(trapField) ?? '');
    const attempt = { ...(trap && { [attemptHeaders.trap]: encodeURIComponent(trap) }) };
    try {
      const result = await form.send(
        checked.value,
        createCourier(postInProcess(args), attempt, pageOf(request)),
      );
      const next = form.next?.(result, new URL(request.url).searchParams);
      // Without a fragment of its own the next page would inherit the form's.
      return next ? redirect(`${next.to}#content`, 303) : answer({ isSent: true, values: {} }, 200);
    } catch (error) {
      const { message, fields } = error instanceof Refusal ? error : { message: form.failure, fields: {} };
      if (!(error instanceof Refusal)) console.error(error);
      return answer({ notice: message, errors: fields, isSent: form.isSentEvenIfItFails ?? false }, 422);
    }
  };

const inWords = (errors: Record<string, keyof typeof formErrors>) =>
  Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, formErrors[key]]));

/** Sent back so that nothing must be typed twice; what is secret, and what is a file, must be given again. */
const keepable = (values: FormValues, { secrets = [] }: AnyForm): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !secrets.includes(name) && value !== null && !(value instanceof File),
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
  ({ request, context }: ActionFunctionArgs): Post =>
  async (path, body, headers) => {
    const all = new Headers(request.headers);
    for (const name of ofTheBody) all.delete(name);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    const response = await context.get(handInContext)(
      new Request(new URL(path, request.url), { method: 'POST', headers: all, body }),
    );
    return { status: response.status, body: await response.json().catch(() => undefined) };
  };
