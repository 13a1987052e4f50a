import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import type { FormKind } from '#domain/forms/forms.ts';
import { sendContactRequest } from '#server/forms/contact.ts';
import { FormRefused, type IntakeServices } from '#server/forms/intake-services.ts';
import { visitOf } from '#server/forms/request-origin.ts';
import { sendTechSupportRequest } from '#server/forms/tech-support.ts';
import { assertWithinLimit, TooManySubmissions } from '#server/models/intake.ts';
import { findByToken } from '#server/models/uploads.ts';
import { formErrors } from '#words/form-errors.ts';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import type { ClientAddress } from './client-address.ts';
import { onlyPosts } from './method-not-allowed.ts';
import {
  BadMultipart,
  FilesRefused,
  type MultipartForm,
  noFiles,
  readMultipart,
  type Takes,
  usualUploads,
} from './multipart.ts';
import { sameSiteOnly } from './same-site.ts';

const refusal = (c: Context, error: unknown) => {
  if (error instanceof FormRefused) return c.json({ message: error.message, fields: error.fields }, 422);
  if (error instanceof TooManySubmissions) {
    return c.json({ message: formFailures.tooMany }, 429, { 'Retry-After': String(error.retryAfterSeconds) });
  }
  if (error instanceof FilesRefused) {
    const { message, fields } = new FormRefused({ uploadedFiles: 'files.invalid' });
    return c.json({ message, fields }, 422, { Connection: 'close' });
  }
  if (error instanceof BadMultipart) {
    // The rest of the body is not read: the connection closes after the response.
    return c.json({ message: error.message }, error.status, { Connection: 'close' });
  }
  throw error;
};

const noSuchForm = { message: 'There is no such form' };

const idOf = (text: string | null) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);
const callOf = ({ fields }: MultipartForm) => ({
  email: fields.get('email'),
  name: fields.get('name'),
  description: fields.get('description'),
  studio_id: idOf(fields.get('studio_id')),
  studio_location: fields.get('studio_location'),
  form_id: idOf(fields.get('form_id')),
});

/** `POST /form/help` and `/form/tech-support`, and downloads of the files that were too large for the managers' mail. */
export const createFormEndpoints = (
  intake: IntakeServices,
  clientAddress: ClientAddress,
  lookUpAddress: (caller: string) => Promise<string>,
): Hono => {
  const endpoints = new Hono();

  const kinds = {
    help: {
      form: 'contact',
      takes: noFiles,
      send: (origin, multipart) => sendContactRequest(intake, origin, callOf(multipart)),
    },
    'tech-support': {
      form: 'tech-support',
      takes: usualUploads,
      send: async (origin, multipart) => {
        const files = multipart.files.map(({ file }) => file);
        await sendTechSupportRequest(intake, origin, callOf(multipart), files);
      },
    },
  } satisfies Record<string, Kind>;
  type Kind = {
    form: FormKind;
    takes: Takes;
    send: (origin: ReturnType<typeof visitOf>, multipart: MultipartForm) => Promise<unknown>;
  };

  endpoints.post('/form/:type', sameSiteOnly, async (c) => {
    const kind = (kinds as Record<string, Kind>)[c.req.param('type')];
    if (!kind || !Object.hasOwn(kinds, c.req.param('type'))) {
      return c.json(noSuchForm, 404);
    }
    const origin = visitOf(c.req.raw.headers, clientAddress(c));
    try {
      await assertWithinLimit(intake.desk, origin, kind.form);
      const multipart = await readMultipart(c.req.raw, intake.spool, kind.takes);
      try {
        await kind.send(origin, multipart);
      } finally {
        await multipart.discard();
      }
      return c.json({ message: formSuccesses.request });
    } catch (error) {
      return refusal(c, error);
    }
  });

  endpoints.all('/form/:type', (c) =>
    Object.hasOwn(kinds, c.req.param('type')) ? onlyPosts(c) : c.json(noSuchForm, 404),
  );

  endpoints.get('/uploads/:token', async (c) => {
    const { database, clock } = intake.desk;
    const upload = await findByToken(database.kysely, c.req.param('token'), clock.now());
    if (!upload) return c.json({ message: formErrors['files.failed'] }, 404);
    const body = Readable.toWeb(await intake.files.open(upload.store_key)) as ReadableStream;
    return c.body(body, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(upload.size),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(upload.name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    });
  });

  endpoints.get('/ip', async (c) =>
    c.json({ ip: await lookUpAddress(clientAddress(c)) }, 200, { 'Cache-Control': 'no-store' }),
  );
  return endpoints;
};
