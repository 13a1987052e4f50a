import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { refusalOf } from '#domain/forms/rules/files.ts';
import { orClientDisconnected } from '#server/http/request/client-disconnected.ts';
import { fileTypeOf, signatureBytes } from '#server/integrations/file-store/file-signatures.ts';
import type { Budget, Spool, SpooledFile } from '#server/integrations/file-store/spool.ts';
import { formErrors } from '#words/form-errors.ts';
import { refusedRequests } from '#words/form-notices.ts';
import {
  BadMultipart,
  defaultUploads,
  FilesRefused,
  maxMeasuredBytes,
  maxTextBytes,
  tooLarge,
  type UploadLimits,
  type UploadMode,
} from './upload-limits.ts';

export type MultipartForm = {
  /** Text fields in the order of the body; a name may repeat. */
  fields: URLSearchParams;
  files: { field: string; file: SpooledFile }[];
  /** Removes the files that belong to no submission. */
  discard(): Promise<void>;
};

/** For files whose bytes are counted before they reach the spool. */
const unlimited: Budget = { left: Number.POSITIVE_INFINITY };
const unknownType = 'application/octet-stream';
const maxFields = 40;
const maxFieldBytes = 64 * 1024;
/** Limit for the headers of one part: field name, file name and media type. */
const maxHeaderBytes = 4 * 1024;
/** Time for the parser to finish after the last byte has arrived and the files are on disk. */
const graceMs = 3000;

/** A body that is being read, and what its parts need. */
type Reception = {
  body: Readable;
  parser: InstanceType<typeof Busboy>;
  spool: Spool;
  form: MultipartForm;
  mode: UploadMode;
  uploadLimits: UploadLimits;
  /** The files of the body, complete or not; undefined for an empty file input. */
  files: { stream: Readable; stored: Promise<MultipartForm['files'][number] | undefined> }[];
  /** Room for the bytes of all files. */
  budget: Budget;
  /** Limit for the whole body. It grows when the bytes of a file are counted without being stored. */
  maxBytes: number;
  /** Ends the reading. Only the first error is reported. */
  fail: (error: unknown) => void;
};

const createParser = (contentType: string, fileLimit: number) => {
  const headers: IncomingHttpHeaders & { 'content-type': string } = { 'content-type': contentType };
  return new Busboy({
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
};

const readFields = ({ parser, form, mode, uploadLimits, fail }: Reception) =>
  parser.on('field', (name: string, value: string, nameCut: boolean, valueCut: boolean) => {
    if (mode !== 'measure' && nameCut) return fail(new BadMultipart(413, refusedRequests.fieldNameTooLong));
    if (valueCut && uploadLimits.needsWholeTexts)
      return fail(new BadMultipart(413, formErrors['text.tooLong']));
    form.fields.append(name, value);
  });

const readFiles = (reception: Reception) => {
  const { parser, spool, mode, uploadLimits, files, fail } = reception;
  parser.on('file', (field: string, stream: BusboyFileStream, name = '') => {
    // A stream may emit an error after its reader has ended; that error is already reported.
    stream.on('error', () => {});
    if (uploadLimits.maxFiles === 0 && name) {
      files.push({ stream, stored: Promise.resolve(undefined) });
      return fail(new FilesRefused(413, formErrors['files.invalid']));
    }
    const received =
      mode === 'measure'
        ? measure(stream, name, spool, reception.budget)
        : spool.receive(Readable.from(fittingBytes(reception, stream, name)), name, unlimited);
    const stored = received.then(async (file) => {
      // An empty file input arrives as a file without a name and without bytes.
      if (file.size > 0 || name) return { field, file };
      await spool.discard(file);
    });
    files.push({ stream, stored });
    stored.catch(fail);
  });
};

/** Yields the bytes of a file while they fit. Then they are only counted, up to the maximum of one file. */
async function* fittingBytes(reception: Reception, stream: Readable, name: string) {
  const { uploadLimits, form, budget, fail } = reception;
  const { maxTotalBytes } = uploadLimits;
  let size = 0;
  let head = Buffer.alloc(0);
  let isOver = false;
  const sizeError = () => {
    const file = { name, size, type: fileTypeOf(head) ?? unknownType };
    const room = { name: '', type: '', size: maxTotalBytes };
    const refusal = uploadLimits.refusalOf?.(file, form.fields) ?? refusalOf(file, [room]);
    return new BadMultipart(413, formErrors[refusal ?? 'files.totalTooLarge']);
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (head.length < signatureBytes) head = Buffer.concat([head, chunk]).subarray(0, signatureBytes);
    size += chunk.length;
    if (!isOver && chunk.length > budget.left) {
      isOver = true;
      reception.maxBytes += maxTotalBytes;
    }
    // `fail` destroys the stream, which ends the loop. A `return` here would wait for the parser.
    if (size > maxTotalBytes) fail(sizeError());
    else if (!isOver) {
      budget.left -= chunk.length;
      yield chunk;
    }
  }
  if (isOver) throw sizeError();
}

const refuseExcess = (reception: Reception) => {
  const { body, parser, mode, fail } = reception;
  if (mode !== 'measure')
    parser.on('filesLimit', () => fail(new BadMultipart(413, formErrors['files.tooMany'])));
  parser.on('fieldsLimit', () => fail(new BadMultipart(413, refusedRequests.tooManyFields)));
  parser.on('partsLimit', () => fail(new BadMultipart(413, refusedRequests.tooManyParts)));
  let bytes = 0;
  body.on('data', (chunk: Buffer) => {
    // The current chunk is not counted yet: the parser reads it first and may report a more precise error.
    if (bytes > reception.maxBytes) fail(tooLarge(mode));
    bytes += chunk.length;
  });
};

/**
 * A part whose headers never end emits no event, so the parser would wait for it without end. Writing files
 * to disk may take longer than the grace period, so it is awaited first.
 */
const refuseUnfinished = ({ body, parser, files, fail }: Reception) =>
  body.on('end', async () => {
    let isRead = false;
    parser.on('finish', () => {
      isRead = true;
    });
    await Promise.allSettled(files.map(({ stored }) => stored));
    if (!isRead) setTimeout(() => isRead || fail(new BadMultipart(400, refusedRequests.incomplete)), graceMs);
  });

type Received = Pick<Reception, 'body' | 'spool' | 'form' | 'mode'> & { contentType: string };

/** Reads the parts of a body into the form while they arrive. */
export const receiveParts = async ({ contentType, ...received }: Received) => {
  const { body, form, mode } = received;
  const uploadLimits = mode === 'measure' ? defaultUploads : mode;
  const { maxFiles, maxTotalBytes } = uploadLimits;
  // In `measure` mode one file too many is enough for the rule to report it. Strict mode allows at least one
  // file, because an empty file input arrives as a file.
  const parser = createParser(contentType, mode === 'measure' ? maxFiles + 1 : Math.max(maxFiles, 1));
  const files: Reception['files'] = [];

  const failure: unknown = await new Promise<void>((resolve, reject) => {
    const reception: Reception = {
      ...received,
      parser,
      uploadLimits,
      files,
      budget: { left: maxTotalBytes },
      maxBytes: mode === 'measure' ? maxMeasuredBytes : maxTotalBytes + maxTextBytes,
      fail: (error) => {
        body.unpipe(parser);
        reject(error);
      },
    };
    readFields(reception);
    readFiles(reception);
    refuseExcess(reception);
    refuseUnfinished(reception);
    parser.on('error', reception.fail);
    body.on('error', (error) => reception.fail(orClientDisconnected(error)));
    parser.on('finish', resolve);
    body.pipe(parser);
  }).catch((failure) => {
    body.destroy();
    // Destroyed streams end the wait for files that will never be complete.
    for (const { stream } of files) stream.destroy(failure);
    return failure;
  });
  const arrived = await Promise.allSettled(files.map(({ stored }) => stored));
  for (const result of arrived) {
    if (result.status === 'fulfilled' && result.value) form.files.push(result.value);
  }
  const refused = arrived.find((result) => result.status === 'rejected');
  if (failure ?? refused) throw failure ?? refused?.reason;
};

/**
 * Stores the part that fits and returns the true size. The first bytes are always stored, because they show
 * the media type.
 */
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
