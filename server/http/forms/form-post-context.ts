import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { createContext } from 'react-router';
import type { FormTransport, RestFields } from '#domain/forms/form-transport.ts';
import { isUnavailable, retryAfterSeconds } from '#server/errors/unavailable.ts';
import { requestMetadata } from '#server/forms/request-metadata.ts';
import { requestServices } from '#server/graphql/request-services.ts';
import type { Graphql } from '#server/graphql/yoga.ts';
import { isSpooled, type SpooledFile } from '#server/integrations/file-store/spool.ts';
import type { Services } from '#server/services.ts';
import { formFailures } from '#words/form-notices.ts';
import { receiveForm } from './form-endpoints.ts';
import type { FormResponse } from './form-response.ts';
import { receiveLead } from './marketing-endpoint.ts';
import { type PostedForm, readPostedForm } from './posted-form.ts';

/** Services for the action of a page that receives a form posted without JavaScript. */
export type FormPostServices = {
  /** Reads the posted form and writes its files to the spool; undefined when the body is not a form. */
  read(request: Request): Promise<PostedForm | undefined>;
  /**
   * Files in its calls are the spooled files of the posted form. `headers` are those of the visitor's
   * request, with the idempotency key and the honeypot of the form.
   */
  transport(headers: Headers): FormTransport;
  /** The Retry-After header of the last response, in seconds. The response of the page repeats it. */
  retryAfter(): string | null;
};

export const formPostContext = createContext<FormPostServices>();

export const createFormPostServices = ({
  services,
  graphql,
  ip,
}: {
  services: Services;
  graphql: Graphql;
  /** The visitor's IP address. */
  ip: string;
}): FormPostServices => {
  const { forms, log } = services;
  let retryAfter: string | null = null;
  const withFailureResponse = async (
    call: Promise<FormResponse>,
    unexpected: object = { message: formFailures.unexpected },
  ) => {
    const response = await call.catch((error: unknown): FormResponse => {
      log.failed(error, { in: 'form' });
      if (!isUnavailable(error)) return { status: 500, body: unexpected };
      const headers = { 'Retry-After': String(retryAfterSeconds) };
      return { status: 503, body: { message: formFailures.notNow }, headers };
    });
    retryAfter = response.headers?.['Retry-After'] ?? null;
    return response;
  };
  return {
    read: (request) => readPostedForm(request, forms.spool),
    retryAfter: () => retryAfter,
    transport: (headers) => ({
      graphql(document, variables) {
        const { uploads, withTokens } = extractFiles(variables);
        const visitor = requestServices(services, headers, { ip, uploads });
        const call = graphql.execute(visitor, document, withTokens);
        // This response has no message, so the page shows the message of its form.
        return withFailureResponse(
          call.then((data) => ({ status: 200, body: { data } }), refusalResponse),
          {},
        );
      },
      form: (type, values) =>
        withFailureResponse(
          receiveForm(forms, requestMetadata(headers, ip), type, async () => asMultipart(values)),
        ),
      lead: (marketingFormId, submission) =>
        withFailureResponse(receiveLead(forms, requestMetadata(headers, ip), marketingFormId, submission)),
    }),
  };
};

/** A refused form is a GraphQL error with an HTTP status; any other error is a failure of the server. */
const refusalResponse = (error: unknown): FormResponse => {
  if (!(error instanceof GraphQLError) || error.originalError) throw error;
  const { message, extensions } = error;
  const { status = 400, headers = {} } = extensions.http ?? {};
  return { status, body: { errors: [{ message, extensions }] }, headers };
};

/** As in a multipart request, each file is replaced by a token that is valid for this call only. */
const extractFiles = (variables: Record<string, unknown>) => {
  const uploads = new Map<string, SpooledFile>();
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    if (!isSpooled(value)) return value;
    const token = randomUUID();
    uploads.set(token, value);
    return token;
  };
  const entries = Object.entries(variables).map(([name, value]) => [name, replaced(value)]);
  return { uploads, withTokens: Object.fromEntries(entries) as Record<string, unknown> };
};

const asMultipart = (values: RestFields) => {
  const fields = new URLSearchParams();
  const files: { field: string; file: SpooledFile }[] = [];
  for (const [field, value] of Object.entries(values)) {
    if (typeof value !== 'object') fields.append(field, String(value));
    else for (const file of value) if (isSpooled(file)) files.push({ field, file });
  }
  return { fields, files };
};
