import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { FormKind } from '#domain/forms/forms.ts';
import { sendContactRequest } from '#server/forms/contact.ts';
import { requestMetadata } from '#server/forms/request-metadata.ts';
import { type IntakeServices, InvalidForm } from '#server/forms/store-form.ts';
import { sendTechSupportRequest } from '#server/forms/tech-support.ts';
import { readMultipart } from '#server/http/body/multipart.ts';
import type { MultipartForm } from '#server/http/body/multipart-parts.ts';
import {
  BadMultipart,
  defaultUploads,
  FilesRefused,
  noFiles,
  type UploadLimits,
} from '#server/http/body/upload-limits.ts';
import type { ClientIp } from '#server/http/request/client-ip.ts';
import { sameSiteOnly } from '#server/http/request/same-site.ts';
import { attachmentHeaders } from '#server/http/response/attachment.ts';
import type { SpooledFile } from '#server/integrations/file-store/spool.ts';
import { assertWithinLimit, type RequestMetadata, TooManySubmissions } from '#server/models/leads/intake.ts';
import { findByToken } from '#server/models/leads/uploads.ts';
import { formErrors } from '#words/form-errors.ts';
import { formFailures, formSuccesses, refusedRequests } from '#words/form-notices.ts';
import { type FormReply, methodNotAllowed, sendReply } from './form-reply.ts';

const refusal = (error: unknown): FormReply => {
  if (error instanceof InvalidForm)
    return { status: 422, body: { message: error.message, fields: error.fields } };
  if (error instanceof TooManySubmissions) {
    const headers = { 'Retry-After': String(error.retryAfterSeconds) };
    return { status: 429, body: { message: formFailures.tooMany }, headers };
  }
  // After these errors the rest of the body is not read, so the connection closes after the response.
  const headers = { Connection: 'close' };
  if (error instanceof FilesRefused) {
    const { message, fields } = new InvalidForm({ uploadedFiles: 'files.invalid' });
    return { status: 422, body: { message, fields }, headers };
  }
  if (error instanceof BadMultipart)
    return { status: error.status, body: { message: error.message }, headers };
  throw error;
};

const noSuchForm: FormReply = { status: 404, body: { message: refusedRequests.noSuchForm } };

const idOf = (text: string | null) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);
const callOf = (fields: URLSearchParams) => ({
  email: fields.get('email'),
  name: fields.get('name'),
  description: fields.get('description'),
  studio_id: idOf(fields.get('studio_id')),
  studio_location: fields.get('studio_location'),
  form_id: idOf(fields.get('form_id')),
});

type FormEndpoint = {
  formKind: FormKind;
  uploadLimits: UploadLimits;
  send: (
    intake: IntakeServices,
    metadata: RequestMetadata,
    call: ReturnType<typeof callOf>,
    files: SpooledFile[],
  ) => Promise<unknown>;
};
const formTypes: Record<string, FormEndpoint> = {
  help: { formKind: 'contact', uploadLimits: noFiles, send: sendContactRequest },
  'tech-support': { formKind: 'tech-support', uploadLimits: defaultUploads, send: sendTechSupportRequest },
};
const endpointOf = (type: string) => (Object.hasOwn(formTypes, type) ? formTypes[type] : undefined);

/** Stores a form of `/form/:type`. The rate limit is checked before the form is read. */
export const receiveForm = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  type: string,
  read: (uploadLimits: UploadLimits) => Promise<Omit<MultipartForm, 'discard'>>,
): Promise<FormReply> => {
  const endpoint = endpointOf(type);
  if (!endpoint) return noSuchForm;
  try {
    await assertWithinLimit(intake, metadata, endpoint.formKind);
    const { fields, files } = await read(endpoint.uploadLimits);
    const spooled = files.map(({ file }) => file);
    await endpoint.send(intake, metadata, callOf(fields), spooled);
    return { status: 200, body: { message: formSuccesses.request } };
  } catch (error) {
    return refusal(error);
  }
};

/**
 * `POST /form/help` and `/form/tech-support`, downloads of files that were too large for the managers' mail,
 * and `GET /ip`.
 */
export const createFormEndpoints = (
  intake: IntakeServices,
  clientIp: ClientIp,
  lookUpIp: (caller: string) => Promise<string>,
): Hono => {
  const endpoints = new Hono();

  endpoints.post('/form/:type', sameSiteOnly, async (c) => {
    const metadata = requestMetadata(c.req.raw.headers, clientIp(c));
    let multipart: MultipartForm | undefined;
    try {
      const reply = await receiveForm(intake, metadata, c.req.param('type'), async (uploadLimits) => {
        multipart = await readMultipart(c.req.raw, intake.spool, uploadLimits);
        return multipart;
      });
      return sendReply(c, reply);
    } finally {
      await multipart?.discard();
    }
  });

  endpoints.all('/form/:type', (c) =>
    endpointOf(c.req.param('type')) ? methodNotAllowed(c) : sendReply(c, noSuchForm),
  );

  endpoints.get('/uploads/:token', async (c) => {
    const { database, clock } = intake;
    const upload = await findByToken(database.kysely, c.req.param('token'), clock.now());
    if (!upload) return c.json({ message: formErrors['files.failed'] }, 404);
    const body = Readable.toWeb(await intake.files.open(upload.store_key)) as ReadableStream;
    return c.body(body, 200, {
      ...attachmentHeaders(upload.name),
      'content-length': String(upload.size),
    });
  });

  endpoints.get('/ip', async (c) =>
    c.json({ ip: await lookUpIp(clientIp(c)) }, 200, { 'Cache-Control': 'no-store' }),
  );
  return endpoints;
};
