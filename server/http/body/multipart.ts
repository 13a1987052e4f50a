import { Readable } from 'node:stream';
import { isUnavailable } from '#server/errors/unavailable.ts';
import { ClientDisconnected } from '#server/http/request/client-disconnected.ts';
import type { Spool } from '#server/integrations/file-store/spool.ts';
import { bodyBytes } from '#server/limits/body-bytes.ts';
import { refusedRequests } from '#words/form-notices.ts';
import { BadMultipart, type MultipartForm, receiveParts } from './multipart-parts.ts';

/**
 * Reads a multipart body while it arrives: text fields into memory, files into the spool. Files that are too
 * many or too large are in the result, so that the form's rules refuse them with their own messages.
 */
export const readMultipart = async (
  request: Request,
  spool: Spool,
  maxBytes = bodyBytes.formWithFiles,
): Promise<MultipartForm> => {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType) || !request.body) {
    throw new BadMultipart(400, refusedRequests.notMultipart);
  }
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    throw new BadMultipart(413, refusedRequests.formTooLarge);
  const form: MultipartForm = {
    fields: new URLSearchParams(),
    files: [],
    discard: async () => {
      await Promise.allSettled(form.files.map(({ file }) => spool.discard(file)));
    },
  };
  const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
  try {
    await receiveParts({ body, contentType, spool, form, maxBytes });
    return form;
  } catch (error) {
    await form.discard();
    if (error instanceof BadMultipart || error instanceof ClientDisconnected) throw error;
    // A full disk is not an error of the form.
    if (isUnavailable(error)) throw error;
    throw new BadMultipart(400, refusedRequests.unreadable);
  } finally {
    body.destroy();
  }
};
