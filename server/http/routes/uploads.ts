import { Hono } from 'hono';
import type { EnqueueRequest } from '#server/http/request/enqueue-request.ts';
import { uploadResponse } from '#server/http/response/upload-response.ts';
import { findByToken } from '#server/models/leads/uploads.ts';
import type { Services } from '#server/services.ts';
import { formErrors } from '#words/form-errors.ts';

/** `GET /uploads/:token`: files that were too large for the managers' mail, which links to them. */
export const createUploads = (
  { forms: { database, clock, files }, log }: Pick<Services, 'forms' | 'log'>,
  enqueue: EnqueueRequest,
): Hono =>
  new Hono().get('/uploads/:token', async (c) => {
    const find = () => findByToken(database.kysely, c.req.param('token'), clock.now());
    const upload = await enqueue(c, 'read', find);
    const response = upload && (await uploadResponse(c.req.method, upload, { files, log }));
    return response ?? c.json({ message: formErrors['files.failed'] }, 404);
  });
