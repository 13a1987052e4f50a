import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { performInTurn, type SourcePage } from '#app/forms/transport/form-requests.ts';
import { honeypotField, idempotencyKeyField } from '#app/forms/transport/idempotency-key.ts';
import { FormRefused } from '#app/forms/transport/send-errors.ts';
import { reportError } from '#app/loaders/query.server.ts';
import { sitePath } from '#content/site-path.ts';
import { marketingCookie } from '#domain/forms/marketing-cookie.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { formPostContext } from '#server/http/forms/form-post-context.ts';
import { formErrors } from '#words/form-errors.ts';
import type { AnyForm, FormActionData, FormValues } from './form-definition.ts';
import { checkValues, readFormData, withMasks } from './read-form-data.ts';

/**
 * The action of a page with forms, for visitors without JavaScript. It applies the same rules and makes the
 * same calls as the browser, inside the process, and responds with the page itself. The hidden field `form`
 * contains the name of the form.
 */
export const formAction =
  (...forms: readonly AnyForm[]) =>
  async (args: ActionFunctionArgs) => {
    const posted = await args.context.get(formPostContext).read(args.request);
    try {
      const form = forms.find(({ name }) => posted?.getAll('form')[0] === name);
      return posted && form ? await submitPosted(form, posted, args) : unreadable(forms, posted);
    } finally {
      await posted?.discard();
    }
  };

type Posted = Parameters<typeof readFormData>[1];

/** Only a form with files is posted in a format that may be unreadable; its name is then unknown too. */
const unreadable = (forms: readonly AnyForm[], posted: Posted | undefined) => {
  const form = (posted ? undefined : forms.find(({ hasFiles }) => hasFiles)) ?? forms[0];
  return respondWith(form?.name ?? '', 400, { notice: formErrors['form.invalid'] });
};

const respondWith = (form: string, status: number, rest: Partial<FormActionData>) =>
  data<FormActionData>({ form, isSent: false, errors: {}, values: {}, ...rest }, { status });

const submitPosted = async (form: AnyForm, posted: Posted, args: ActionFunctionArgs) => {
  const { request } = args;
  const values = withMasks(form.masks, readFormData(form.blank, posted));
  const respond = (rest: Partial<FormActionData>, status: number) =>
    respondWith(form.name, status, { values: withoutSecrets(values, form), ...rest });
  const { value, errors } = checkValues(form, values);
  if (value === undefined) return respond({ errors }, 422);

  const honeypot = String(posted.getAll(honeypotField)[0] ?? '');
  const key = String(posted.getAll(idempotencyKeyField)[0] ?? '');
  const headers = new Headers(request.headers);
  if (isIdempotencyKey(key)) headers.set(submitHeaders.key, key);
  if (honeypot) headers.set(submitHeaders.honeypot, encodeURIComponent(honeypot));
  try {
    const transport = args.context.get(formPostContext).transport(headers);
    const requests = form.requests(value, pageOf(request));
    const result = await performInTurn(transport, [requests].flat());
    const nextPage = form.nextPage?.(result, new URL(request.url).searchParams, value);
    // A redirect without a fragment inherits the fragment of the form's URL.
    return nextPage ? redirect(`${nextPage.to}#content`, 303) : respond({ isSent: true, values: {} }, 200);
  } catch (error) {
    if (error instanceof FormRefused)
      return respond({ notice: error.message, errors: error.fields }, statusOf(error));
    reportError(args.context, error);
    return respond({ notice: form.failure }, 500);
  }
};

/** The format of the keys that our code makes. Any other posted value must not reach a header. */
const isIdempotencyKey = (text: string) => /^[\w-]{8,200}$/.test(text);

/** A rate limit (429) or a server failure (5xx) is not an error in the form, so its status is passed on. */
const statusOf = ({ status = 422 }: FormRefused) => (status === 429 || status >= 500 ? status : 422);

/** The values that are shown again after an error, without secrets and files. */
const withoutSecrets = (values: FormValues, { secrets = [] }: AnyForm): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !secrets.includes(name) && [value].flat().every((part) => typeof part !== 'object'),
    ),
  );

/** The URL of a request has no language: the server removes it before the routes. */
const pageOf = (request: Request): SourcePage => {
  const { origin, pathname, search } = new URL(request.url);
  return {
    pageUri: origin + sitePath(pathname) + search,
    pageName: '',
    hutk: marketingCookie(request.headers.get('cookie')),
  };
};
