import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FormErrorKey } from '#domain/forms/error-keys.ts';
import { type ChosenFile, refusalOf } from '#domain/forms/rules/files.ts';
import { limits } from '#domain/forms/rules/limits.ts';
import { isUnavailable } from '#server/errors/unavailable.ts';
import { withoutSlot } from '#server/http/overload/fair-queue.ts';
import { ClientDisconnected, orClientDisconnected } from '#server/http/request/client-disconnected.ts';
import { fileTypeOf, signatureBytes } from '#server/integrations/file-store/file-signatures.ts';
import type { Budget, Spool, SpooledFile } from '#server/integrations/file-store/spool.ts';
import { formErrors } from '#words/form-errors.ts';
import { refusedRequests } from '#words/form-notices.ts';

export type MultipartForm = {
  /** Text fields in the order of the body; a name may repeat. */
  fields: URLSearchParams;
  files: { field: string; file: SpooledFile }[];
  /** Removes the files that belong to no submission. */
  discard(): Promise<void>;
};

/** The body is not a valid form (400) or too large (413). */
export class BadMultipart extends Error {
  override name = 'BadMultipart';
  readonly status: 400 | 413;
  constructor(status: 400 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

/** The form contains a file but accepts none. The file was not stored. */
export class FilesRefused extends BadMultipart {
  override name = 'FilesRefused';
}

/** The files that a form accepts. Bytes beyond these limits and those of the text fields are not read. */
export type UploadLimits = {
  maxFiles: number;
  maxTotalBytes: number;
  /** The error for a file that is too large, if it differs from that of a support file. */
  refusalOf?: (file: ChosenFile, fields: URLSearchParams) => FormErrorKey | undefined;
  /** Refuses the request when a text field exceeds its limit: a truncated text is useless here, even to the length rule. */
  needsWholeTexts?: boolean;
};
export const defaultUploads: UploadLimits = limits.uploads;
export const noFiles: UploadLimits = { maxFiles: 0, maxTotalBytes: 0 };

/** For files whose bytes are counted before they reach the spool. */
const unlimited: Budget = { left: Number.POSITIVE_INFINITY };
const unknownType = 'application/octet-stream';
const maxFields = 40;
const maxFieldBytes = 64 * 1024;
/** Limit for all text fields and part headers. Our longest form is smaller, even with every text far too long. */
const maxTextBytes = 512 * 1024;
/** Limit for the headers of one part: field name, file name and media type. */
const maxHeaderBytes = 4 * 1024;
/**
 * A browser shows the response only after its whole upload has ended. For a page the server therefore reads more than it stores, up to this
 * limit.
 */
const maxMeasuredBytes = 10 * limits.uploads.maxTotalBytes;
/** Time for the parser to finish after the last byte has arrived and the files are on disk. */
const graceMs = 3000;

/**
 * Handling of files above the limits. An endpoint refuses them at once. A page (`measure`) must show the typed text again: there the excess
 * bytes are counted and discarded, and the rules of the form report the file as too large.
 */
export type UploadMode = UploadLimits | 'measure';

/** Reads a multipart body while it arrives: text fields into memory, within limits, and files directly to the spool. */
export const readMultipart = async (
  request: Request,
  spool: Spool,
  mode: UploadMode,
): Promise<MultipartForm> => {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType) || !request.body) {
    throw new BadMultipart(400, refusedRequests.notMultipart);
  }
  // The error message depends on the file that is too large, so the body is read up to that file even when its declared length is over the
  // limit.
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
    await withoutSlot(() => receive(body, contentType, spool, form, mode));
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

const tooLarge = (mode: UploadMode) =>
  new BadMultipart(413, mode === noFiles ? refusedRequests.formTooLarge : formErrors['files.totalTooLarge']);

const receive = async (
  body: Readable,
  contentType: string,
  spool: Spool,
  form: MultipartForm,
  mode: UploadMode,
) => {
  const isStrict = mode !== 'measure';
  const uploadLimits = isStrict ? mode : defaultUploads;
  const { maxFiles, maxTotalBytes } = uploadLimits;
  let maxBytes = isStrict ? maxTotalBytes + maxTextBytes : maxMeasuredBytes;
  const budget: Budget = { left: maxTotalBytes };
  const streams: Readable[] = [];
  const arriving: Promise<{ field: string; file: SpooledFile } | undefined>[] = [];
  // In `measure` mode one file too many is enough for the rule to report it. In strict mode at least one file is allowed, because an empty
  // file input arrives as a file.
  const fileLimit = isStrict ? Math.max(maxFiles, 1) : maxFiles + 1;
  const headers: IncomingHttpHeaders & { 'content-type': string } = { 'content-type': contentType };
  const tooMuch = (file: ChosenFile) => {
    const room = { name: '', type: '', size: maxTotalBytes };
    const refusal = uploadLimits.refusalOf?.(file, form.fields) ?? refusalOf(file, [room]);
    return new BadMultipart(413, formErrors[refusal ?? 'files.totalTooLarge']);
  };

  const failure: unknown = await new Promise<void>((resolve, reject) => {
    const parser = new Busboy({
      headers,
      limits: {
        fields: maxFields,
        fieldNameSize: 100,
        fieldSize: maxFieldBytes,
        files: fileLimit,
        parts: maxFields + fileLimit,
        headerPairs: 20,
        headerSize: maxHeaderBytes,
      },
    });
    const fail = (error: unknown) => {
      body.unpipe(parser);
      reject(error);
    };
    /** Yields the file while it fits. After that its bytes are only counted, up to the maximum size of one file. */
    const fitting = async function* (stream: Readable, name: string) {
      let size = 0;
      let head = Buffer.alloc(0);
      let isOver = false;
      const sizeError = () => tooMuch({ name, size, type: fileTypeOf(head) ?? unknownType });
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (head.length < signatureBytes) head = Buffer.concat([head, chunk]).subarray(0, signatureBytes);
        size += chunk.length;
        if (!isOver && chunk.length > budget.left) {
          isOver = true;
          maxBytes += maxTotalBytes;
        }
        // `fail` destroys the stream, which ends the loop. A `return` here would wait for the parser.
        if (size > maxTotalBytes) fail(sizeError());
        else if (!isOver) {
          budget.left -= chunk.length;
          yield chunk;
        }
      }
      if (isOver) throw sizeError();
    };
    parser.on('field', (name: string, value: string, nameCut: boolean, valueCut: boolean) => {
      if (isStrict && nameCut) return fail(new BadMultipart(413, refusedRequests.fieldNameTooLong));
      if (valueCut && uploadLimits.needsWholeTexts)
        return fail(new BadMultipart(413, formErrors['text.tooLong']));
      form.fields.append(name, value);
    });
    parser.on('file', (field: string, stream: BusboyFileStream, filename: string) => {
      streams.push(stream);
      // A stream may emit an error after its reader has ended; that error is already reported.
      stream.on('error', () => {});
      if (maxFiles === 0 && filename) return fail(new FilesRefused(413, formErrors['files.invalid']));
      const received = isStrict
        ? spool.receive(Readable.from(fitting(stream, filename ?? '')), filename ?? '', unlimited)
        : measure(stream, filename ?? '', spool, budget);
      const task = received.then(async (file) => {
        // An empty file input arrives as a file without a name and without bytes.
        if (file.size > 0 || filename) return { field, file };
        await spool.discard(file);
      });
      arriving.push(task);
      task.catch(fail);
    });
    parser.on('filesLimit', () => isStrict && fail(new BadMultipart(413, formErrors['files.tooMany'])));
    parser.on('fieldsLimit', () => fail(new BadMultipart(413, refusedRequests.tooManyFields)));
    parser.on('partsLimit', () => fail(new BadMultipart(413, refusedRequests.tooManyParts)));
    parser.on('error', fail);
    body.on('error', (error) => fail(orClientDisconnected(error)));
    let bytes = 0;
    body.on('data', (chunk: Buffer) => {
      // The current chunk is not counted yet, because the parser reads it first and may report a more precise error.
      if (bytes > maxBytes) fail(tooLarge(mode));
      bytes += chunk.length;
    });
    // A part whose headers never end emits no event, so the parser would wait for it without end. Writing files to disk may take longer
    // than the grace period, so it is awaited first.
    body.on('end', async () => {
      let isRead = false;
      parser.on('finish', () => {
        isRead = true;
      });
      await Promise.allSettled(arriving);
      if (!isRead)
        setTimeout(() => isRead || fail(new BadMultipart(400, refusedRequests.incomplete)), graceMs);
    });
    parser.on('finish', resolve);
    body.pipe(parser);
  }).catch((failure) => {
    body.destroy();
    // Destroyed streams end the wait for files that will never be complete.
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

/** Stores the part of the file that fits and returns its true size. The first bytes are always stored, so that the media type is known. */
const measure = async (
  stream: Readable,
  filename: string,
  spool: Spool,
  budget: Budget,
): Promise<SpooledFile> => {
  let size = 0;
  const fitting = async function* () {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const room = Math.max(budget.left, size === 0 ? signatureBytes : 0);
      size += chunk.length;
      budget.left -= chunk.length;
      if (room > 0) yield chunk.subarray(0, room);
    }
  };
  const spooled = await spool.receive(Readable.from(fitting()), filename, unlimited);
  return { ...spooled, size };
};
