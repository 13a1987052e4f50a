import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { FormErrorKey } from '#domain/forms/error-keys.ts';
import { marketingPortal } from '#domain/forms/marketing-forms.ts';
import { InvalidForm } from '#server/forms/form-call.ts';
import { findMarketingForm, LeadRefused, submitMarketingLead } from '#server/forms/marketing-lead.ts';
import { requestMetadata } from '#server/forms/request-metadata.ts';
import type { FormServices } from '#server/forms/store-form.ts';
import { readBodyText } from '#server/http/body/read-body.ts';
import type { ClientIp } from '#server/http/request/client-ip.ts';
import type { EnqueueRequest } from '#server/http/request/enqueue-request.ts';
import { sameSiteOnly } from '#server/http/request/same-site.ts';
import { bodyBytes } from '#server/limits/body-bytes.ts';
import { type RequestMetadata, TooManySubmissions } from '#server/models/leads/intake.ts';
import { formErrors } from '#words/form-errors.ts';
import { formFailures, refusedRequests } from '#words/form-notices.ts';
import { type FormResponse, methodNotAllowed, sendFormResponse } from './form-response.ts';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

type ProviderError = { message: string; errorType: string };
const errorBody = (message: string, errors: ProviderError[] = []) => ({
  status: 'error',
  message,
  correlationId: randomUUID(),
  errors,
});

const errorTypeOf = (field: string, error: FormErrorKey) => {
  if (error.endsWith('.required')) return 'REQUIRED_FIELD';
  if (field === 'email') return 'INVALID_EMAIL';
  return /\.(?:long|tooLong)$/.test(error) ? 'INPUT_TOO_LARGE' : 'VALUE_NOT_IN_FIELD_DEFINITION';
};

const refusal = (error: unknown): FormResponse => {
  if (error instanceof InvalidForm) {
    const errors = Object.entries(error.errors).map(([field, key]) => ({
      message: formErrors[key],
      errorType: errorTypeOf(field, key),
    }));
    return { status: 400, body: { ...errorBody(error.message, errors), fields: error.fields } };
  }
  if (error instanceof LeadRefused) {
    const { message, errorType } = error;
    return { status: 400, body: errorBody(message, [{ message, errorType }]) };
  }
  if (error instanceof TooManySubmissions) {
    const headers = { 'Retry-After': String(error.retryAfterSeconds) };
    return { status: 429, body: errorBody(formFailures.tooMany), headers };
  }
  throw error;
};

const noSuchForm = (): FormResponse => ({ status: 404, body: errorBody(refusedRequests.noSuchForm) });

/** Stores a lead of `/marketing-forms/:portalId/:marketingFormId`. */
export const receiveLead = async (
  forms: FormServices,
  metadata: RequestMetadata,
  marketingFormId: string,
  body: unknown,
): Promise<FormResponse> => {
  const form = findMarketingForm(marketingFormId);
  if (!form) return noSuchForm();
  try {
    await submitMarketingLead(forms, metadata, form, body);
    return { status: 200, body: { inlineMessage: 'Thank You!' } };
  } catch (error) {
    return refusal(error);
  }
};

/** Our endpoint in the format of the marketing-forms provider: a lead is stored before it is forwarded. */
export const createMarketingEndpoint = (
  forms: FormServices,
  clientIp: ClientIp,
  enqueue: EnqueueRequest,
): Hono => {
  const endpoint = new Hono();
  endpoint.post('/marketing-forms/:portalId/:marketingFormId', sameSiteOnly, async (c) => {
    const { portalId, marketingFormId } = c.req.param();
    if (portalId !== marketingPortal || !findMarketingForm(marketingFormId))
      return sendFormResponse(c, noSuchForm());
    const text = await readBodyText(c.req.raw, bodyBytes.marketingLead);
    if (text === undefined) return c.json(errorBody(refusedRequests.requestTooLarge), 413);
    const body = parse(text);
    if (body === undefined) return c.json(errorBody(refusedRequests.notJson), 400);
    const metadata = requestMetadata(c.req.raw.headers, clientIp(c));
    const receive = () => receiveLead(forms, metadata, marketingFormId, body);
    return sendFormResponse(c, await enqueue(c, 'form', receive));
  });
  endpoint.all('/marketing-forms/:portalId/:marketingFormId', methodNotAllowed);
  return endpoint;
};
