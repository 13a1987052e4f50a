import { Hono } from 'hono';
import type { FormKind } from '#domain/forms/forms.ts';
import type { ChosenFile } from '#domain/forms/rules/files.ts';
import { type ContactCall, submitContact } from '#server/forms/contact.ts';
import { InvalidForm } from '#server/forms/form-call.ts';
import { requestMetadata } from '#server/forms/request-metadata.ts';
import type { FormServices } from '#server/forms/store-form.ts';
import { submitTechSupport } from '#server/forms/tech-support.ts';
import { readMultipart } from '#server/http/body/multipart.ts';
import { BadMultipart, type MultipartForm } from '#server/http/body/multipart-parts.ts';
import type { ClientIp } from '#server/http/request/client-ip.ts';
import type { EnqueueRequest } from '#server/http/request/enqueue-request.ts';
import { sameSiteOnly } from '#server/http/request/same-site.ts';
import { bodyBytes } from '#server/limits/body-bytes.ts';
import { assertWithinLimit, type RequestMetadata, TooManySubmissions } from '#server/models/leads/intake.ts';
import { formFailures, formSuccesses, refusedRequests } from '#words/form-notices.ts';
import { type FormResponse, methodNotAllowed, sendFormResponse } from './form-response.ts';

const refusal = (error: unknown): FormResponse => {
  if (error instanceof InvalidForm)
    return { status: 422, body: { message: error.message, fields: error.fields } };
  if (error instanceof TooManySubmissions) {
    const headers = { 'Retry-After': String(error.retryAfterSeconds) };
    return { status: 429, body: { message: formFailures.tooMany }, headers };
  }
  // After this error the rest of the body is not read, so the connection closes after the response.
  const headers = { Connection: 'close' };
  if (error instanceof BadMultipart)
    return { status: error.status, body: { message: error.message }, headers };
  throw error;
};

const noSuchForm: FormResponse = { status: 404, body: { message: refusedRequests.noSuchForm } };

const idOf = (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
/** Of a field that is sent twice, the last value counts. */
const callOf = (fields: URLSearchParams): ContactCall => {
  const texts: Record<string, string> = Object.fromEntries(fields);
  return { ...texts, studio_id: idOf(texts.studio_id), form_id: idOf(texts.form_id) };
};

type FormEndpoint = {
  formKind: FormKind;
  canHaveFiles: boolean;
  send: (
    forms: FormServices,
    metadata: RequestMetadata,
    call: ContactCall,
    files: ChosenFile[],
  ) => Promise<unknown>;
};
const endpoints: Record<string, FormEndpoint> = {
  help: { formKind: 'contact', canHaveFiles: false, send: submitContact },
  'tech-support': { formKind: 'tech-support', canHaveFiles: true, send: submitTechSupport },
};
const endpointOf = (type: string) => (Object.hasOwn(endpoints, type) ? endpoints[type] : undefined);

/**
 * Stores a form of `/form/:type`. The rate limit is checked before the form is read; `enqueue` queues what is
 * done before and after the reading.
 */
export const receiveForm = async (
  forms: FormServices,
  metadata: RequestMetadata,
  type: string,
  read: (maxBytes: number) => Promise<Omit<MultipartForm, 'discard'>>,
  enqueue: <T>(work: () => Promise<T>) => Promise<T> = (work) => work(),
): Promise<FormResponse> => {
  const endpoint = endpointOf(type);
  if (!endpoint) return noSuchForm;
  try {
    await enqueue(() => assertWithinLimit(forms, metadata, endpoint.formKind));
    const { canHaveFiles, send } = endpoint;
    const { fields, files } = await read(canHaveFiles ? bodyBytes.formWithFiles : bodyBytes.form);
    if (!canHaveFiles && files.length > 0) throw new InvalidForm({ uploadedFiles: 'files.invalid' });
    const chosen = files.map(({ file }) => file);
    await enqueue(() => send(forms, metadata, callOf(fields), chosen));
    return { status: 200, body: { message: formSuccesses.request } };
  } catch (error) {
    return refusal(error);
  }
};

/** `POST /form/help` and `/form/tech-support`. */
export const createFormEndpoints = (
  forms: FormServices,
  clientIp: ClientIp,
  enqueue: EnqueueRequest,
): Hono => {
  const routes = new Hono();

  routes.post('/form/:type', sameSiteOnly, async (c) => {
    const metadata = requestMetadata(c.req.raw.headers, clientIp(c));
    let multipart: MultipartForm | undefined;
    try {
      const read = async (maxBytes: number) => {
        multipart = await readMultipart(c.req.raw, forms.spool, maxBytes);
        return multipart;
      };
      const queued = <T>(work: () => Promise<T>) => enqueue(c, 'form', work);
      return sendFormResponse(c, await receiveForm(forms, metadata, c.req.param('type'), read, queued));
    } finally {
      await multipart?.discard();
    }
  });

  routes.all('/form/:type', (c) =>
    endpointOf(c.req.param('type')) ? methodNotAllowed(c) : sendFormResponse(c, noSuchForm),
  );
  return routes;
};
