import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { formErrors } from '#content/en/form-errors.ts';
import { limits } from '#domain/forms/limits.ts';
import {
  type Budget,
  FileTooLarge,
  type Spool,
  type SpooledFile,
} from '#server/integrations/file-store/spool.ts';

export type MultipartForm = {
  fields: Map<string, string>;
  files: { field: string; file: SpooledFile }[];
  /** Removes the files that nobody claimed. */
  discard(): Promise<void>;
};

/** The request is no form we can read; the status says whose fault and which. */
export class BadMultipart extends Error {
  override name = 'BadMultipart';
  readonly status: 400 | 413;
  constructor(status: 400 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

const mostFields = 40;
const mostFieldBytes = 64 * 1024;
/** After the last byte the parser has nothing left to wait for but our own disk. */
const graceMs = 3000;

/** Reads a multipart body as it arrives: texts into memory, within limits, files straight to the spool. */
export const readMultipart = async (request: Request, spool: Spool): Promise<MultipartForm> => {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType) || !request.body) {
    throw new BadMultipart(400, 'Expected a multipart form');
  }
  const form: MultipartForm = {
    fields: new Map(),
    files: [],
    discard: async () => {
      await Promise.allSettled(form.files.map(({ file }) => spool.discard(file)));
    },
  };
  const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
  try {
    await receive(body, contentType, spool, form);
    return form;
  } catch (error) {
    await form.discard();
    if (error instanceof BadMultipart) throw error;
    if (error instanceof FileTooLarge) throw new BadMultipart(413, formErrors['files.totalTooLarge']);
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    throw new BadMultipart(400, 'The form could not be read');
  } finally {
    body.destroy();
  }
};

const receive = async (body: Readable, contentType: string, spool: Spool, form: MultipartForm) => {
  const budget: Budget = { left: limits.uploads.maxTotalBytes };
  const streams: Readable[] = [];
  const arriving: Promise<{ field: string; file: SpooledFile } | undefined>[] = [];
  const headers: IncomingHttpHeaders & { 'content-type': string } = { 'content-type': contentType };

  const failure: unknown = await new Promise<void>((resolve, reject) => {
    const parser = new Busboy({
      headers,
      limits: {
        fields: mostFields,
        fieldNameSize: 100,
        fieldSize: mostFieldBytes,
        files: limits.uploads.maxFiles,
        parts: mostFields + limits.uploads.maxFiles,
        headerPairs: 20,
      },
    });
    const fail = (error: unknown) => {
      body.unpipe(parser);
      reject(error);
    };
    parser.on('field', (name: string, value: string, nameCut: boolean, valueCut: boolean) => {
      if (nameCut || valueCut) return fail(new BadMultipart(413, 'A field is too long'));
      form.fields.set(name, value);
    });
    parser.on('file', (field: string, stream: BusboyFileStream, filename: string) => {
      streams.push(stream);
      // A stream may still fail after its reader is gone; that failure is known already.
      stream.on('error', () => {});
      const task = spool.receive(stream, filename ?? '', budget).then(async (file) => {
        // A file input left empty arrives as a nameless file of no bytes.
        if (file.size > 0 || filename) return { field, file };
        await spool.discard(file);
      });
      arriving.push(task);
      task.catch(fail);
    });
    parser.on('filesLimit', () => fail(new BadMultipart(413, formErrors['files.tooMany'])));
    parser.on('fieldsLimit', () => fail(new BadMultipart(413, 'Too many fields')));
    parser.on('partsLimit', () => fail(new BadMultipart(413, 'Too many parts')));
    parser.on('error', fail);
    body.on('error', fail);
    // A part whose headers never end is never announced, and the parser waits for it for ever.
    body.on('end', () => {
      const stuck = setTimeout(() => fail(new BadMultipart(400, 'The form breaks off')), graceMs);
      parser.on('finish', () => clearTimeout(stuck));
    });
    parser.on('finish', resolve);
    body.pipe(parser);
  }).catch((failure) => {
    body.destroy();
    // A file that will never be complete must not be waited for.
    for (const stream of streams) stream.destroy(failure);
    return failure;
  });
  const arrived = await Promise.allSettled(arriving);
  for (const result of arrived) {
    if (result.status === 'fulfilled' && result.value) form.files.push(result.value);
  }
  const refused = arrived.find((result) => result.status === 'rejected');
  if (failure ?? refused) throw failure ?? refused?.reason;
};
