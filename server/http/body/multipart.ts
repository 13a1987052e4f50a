import { Readable } from 'node:stream';
import { isUnavailable } from '#server/errors/unavailable.ts';
import { ClientDisconnected } from '#server/http/request/client-disconnected.ts';
import type { Spool } from '#server/integrations/file-store/spool.ts';
import { withoutSlot } from '#server/limits/fair-queue/slot.ts';
import { refusedRequests } from '#words/form-notices.ts';
import { type MultipartForm, receiveParts } from './multipart-parts.ts';
import {
  BadMultipart,
  maxMeasuredBytes,
  maxTextBytes,
  noFiles,
  tooLarge,
  type UploadMode,
} from './upload-limits.ts';

/** Reads a multipart body while it arrives: text fields into memory, within limits, files into the spool. */
export const readMultipart = async (
  request: Request,
  spool: Spool,
  mode: UploadMode,
): Promise<MultipartForm> => {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType) || !request.body) {
    throw new BadMultipart(400, refusedRequests.notMultipart);
  }
  // The error message depends on the file that is too large, so the body is read up to that file even when
  // its declared length is over the limit.
  const maxDeclared = mode === noFiles ? maxTextBytes : maxMeasuredBytes;
  const isReadAnyway = mode !== 'measure' && mode.maxFiles > 0;
  if (!isReadAnyway && Number(request.headers.get('content-length') ?? 0) > maxDeclared) throw tooLarge(mode);
  const form: MultipartForm = {
    fields: new URLSearchParams(),
    files: [],
    discard: async () => {
      await Promise.allSettled(form.files.map(({ file }) => spool.discard(file)));
    },
  };
  const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
  try {
    await withoutSlot(() => receiveParts({ body, contentType, spool, form, mode }));
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
