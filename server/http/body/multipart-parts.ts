import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { ChosenFile } from '#domain/forms/rules/files.ts';
import { limits } from '#domain/forms/rules/limits.ts';
import { NamedError } from '#server/errors/named-error.ts';
import { orClientDisconnected } from '#server/http/request/client-disconnected.ts';
import { signatureBytes } from '#server/integrations/file-store/file-signatures.ts';
import type { Spool } from '#server/integrations/file-store/spool.ts';
import { refusedRequests } from '#words/form-notices.ts';

/** The body is not a valid form (400) or too large (413). */
export class BadMultipart extends NamedError {
  static override readonly errorName: string = 'BadMultipart';
  readonly status: 400 | 413;
  constructor(status: 400 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

export type MultipartForm = {
  /** Text fields in the order of the body; a name may repeat. */
  fields: URLSearchParams;
  /** Of a file that did not fit, only name, type and size are known: it is no `SpooledFile`. */
  files: { field: string; file: ChosenFile }[];
  /** Removes the files that belong to no submission. */
  discard(): Promise<void>;
};

const { maxFiles, maxTotalBytes } = limits.uploads;
const maxFields = 40;
const maxFieldBytes = 64 * 1024;
/** Limit for the headers of one part: field name, file name and media type. */
const maxHeaderBytes = 4 * 1024;
/** Time for the parser to finish after the last byte has arrived and the files are on disk. */
const graceMs = 3000;

const createParser = (contentType: string) => {
  const headers: IncomingHttpHeaders & { 'content-type': string } = { 'content-type': contentType };
  // One file too many is enough for the rules of a form to report it.
  const files = maxFiles + 1;
  return new Busboy({
    headers,
    limits: {
      fields: maxFields,
      fieldNameSize: 100,
      fieldSize: maxFieldBytes,
      files,
      parts: maxFields + files,
      headerPairs: 20,
      headerSize: maxHeaderBytes,
    },
  });
};

/**
 * Stores a file while its bytes fit; then they are only counted, and the rules of the form refuse the file by
 * its size. The first bytes are always stored, because they show the media type.
 */
const receiveFile = async (
  stream: Readable,
  givenName: string,
  spool: Spool,
  room: { bytesLeft: number },
): Promise<ChosenFile> => {
  let size = 0;
  const fitting = async function* () {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const fittingBytes = Math.max(room.bytesLeft, size === 0 ? signatureBytes : 0);
      size += chunk.length;
      room.bytesLeft -= chunk.length;
      if (fittingBytes > 0) yield chunk.subarray(0, fittingBytes);
    }
  };
  const spooled = await spool.receive(Readable.from(fitting()), givenName);
  if (spooled.size === size) return spooled;
  await spool.discard(spooled);
  return { name: spooled.name, type: spooled.type, size };
};

type Reception = { body: Readable; contentType: string; spool: Spool; form: MultipartForm; maxBytes: number };

/** Reads the parts of a body into the form while they arrive. The first error ends the reading. */
export const receiveParts = async ({ body, contentType, spool, form, maxBytes }: Reception) => {
  const parser = createParser(contentType);
  const room = { bytesLeft: maxTotalBytes };
  const streams: Readable[] = [];
  /** One after another: which file no longer fits must not depend on the speed of the disk. */
  let files = Promise.resolve();
  const receive = async (field: string, stream: Readable, name: string) => {
    const file = await receiveFile(stream, name, spool, room);
    // An empty file input arrives as a file without a name and without bytes.
    if (file.size > 0 || name) form.files.push({ field, file });
    else await spool.discard(file);
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (error: unknown) => {
        body.unpipe(parser);
        reject(error);
      };
      parser.on('field', (name: string, value: string) => form.fields.append(name, value));
      parser.on('file', (field: string, stream: BusboyFileStream, name = '') => {
        // A stream may emit an error after its reader has ended; that error is already reported.
        stream.on('error', () => {});
        streams.push(stream);
        files = files.then(() => receive(field, stream, name));
        files.catch(fail);
      });
      for (const event of ['fieldsLimit', 'partsLimit'] as const)
        parser.on(event, () => fail(new BadMultipart(413, refusedRequests.tooManyFields)));
      let bytes = 0;
      body.on('data', (chunk: Buffer) => {
        // The current chunk is not counted yet: the parser reads it first and may report a more precise error.
        if (bytes > maxBytes) fail(new BadMultipart(413, refusedRequests.formTooLarge));
        bytes += chunk.length;
      });
      // A part whose headers never end emits no event, so the parser would wait for it without end. Writing
      // files to disk may take longer than the grace period, so it is awaited first.
      body.on('end', async () => {
        await files.catch(() => {});
        setTimeout(() => fail(new BadMultipart(400, refusedRequests.incomplete)), graceMs).unref();
      });
      body.on('error', (error) => fail(orClientDisconnected(error)));
      parser.on('error', fail);
      parser.on('finish', resolve);
      body.pipe(parser);
    });
    await files;
  } catch (error) {
    body.destroy();
    // Destroyed streams end the wait for files that will never be complete.
    for (const stream of streams) stream.destroy(error as Error);
    await files.catch(() => {});
    throw error;
  }
};
