import { Readable } from 'node:stream';
import { isUnavailable } from '#server/errors/unavailable.ts';
import type { FileStore } from '#server/integrations/file-store/file-store.ts';
import type { Log } from '#server/log/log.ts';
import type { UploadRow } from '#server/models/leads/uploads.ts';
import { attachmentHeaders } from './attachment.ts';

type UploadServices = { files: Pick<FileStore, 'open'>; log: Pick<Log, 'failed'> };

/**
 * An upload as a download; undefined, with a line in the log, if the store does not have its file. HEAD opens
 * no file: Hono drops the body of that response without closing it.
 */
export const uploadResponse = async (
  method: string,
  upload: UploadRow,
  { files, log }: UploadServices,
): Promise<Response | undefined> => {
  const headers = { ...attachmentHeaders(upload.name), 'content-length': String(upload.size) };
  if (method === 'HEAD') return new Response(null, { headers });
  try {
    const body = Readable.toWeb(await files.open(upload.store_key)) as ReadableStream;
    return new Response(body, { headers });
  } catch (error) {
    if (isUnavailable(error)) throw error;
    log.failed(error, { in: 'download of an upload' });
    return undefined;
  }
};
