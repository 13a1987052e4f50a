import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FormErrorKey } from '#domain/forms/error-keys.ts';
import { type ChosenFile, refusalOf } from '#domain/forms/files.ts';
import { limits } from '#domain/forms/limits.ts';
import { isUnavailable } from '#server/errors/unavailable.ts';
import { outsideSlot } from '#server/http/overload/fair-queue.ts';
import { fileTypeOf, signatureBytes } from '#server/integrations/file-store/file-signatures.ts';
import type { Budget, Spool, SpooledFile } from '#server/integrations/file-store/spool.ts';
import { formErrors } from '#words/form-errors.ts';
import { BrokenOff, orBrokenOff } from './client-disconnected.ts';

export type MultipartForm = {
  /** Texts by name, in their order, repeated names too. */
  fields: URLSearchParams;
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

/** Where no file is taken one was sent: nothing of it was kept. */
export class FilesRefused extends BadMultipart {
  override name = 'FilesRefused';
}

/** The files that a form may bring; more than these, and its texts, are not even read. */
export type Takes = {
  maxFiles: number;
  maxTotalBytes: number;
  /** What the browser would say of a file that is too much, if not what it says of a support file. */
  refusalOf?: (file: ChosenFile, fields: URLSearchParams) => FormErrorKey | undefined;
  /** Half a text is of no use, not even to the rule that calls it too long. */
  needsWholeTexts?: boolean;
};
export const usualUploads: Takes = limits.uploads;
export const noFiles: Takes = { maxFiles: 0, maxTotalBytes: 0 };

/** For what is counted before it reaches the spool. */
const unlimited: Budget = { left: Number.POSITIVE_INFINITY };
const unknownType = 'application/octet-stream';
const mostFields = 40;
const mostFieldBytes = 64 * 1024;
/** All texts of a form and the headers of its parts: our longest form with each text far too long is smaller. */
const mostTextBytes = 512 * 1024;
/** Of one part: its name, the file's name and its type, with room to spare. */
const mostHeaderBytes = 4 * 1024;
/** A browser shows our answer only once its upload has ended, so a page reads on past what it keeps, but not for ever. */
const mostMeasuredBytes = 10 * limits.uploads.maxTotalBytes;
/** After the last byte, and once its files are on disk, the parser has nothing left to wait for. */
const graceMs = 3000;

/**
 * The endpoints refuse at once what is more than they take. A page has a visitor to answer, whose texts must not be lost:
 * there the rest is measured and thrown away, and the form's own rules say what is too much.
 */
export type Excess = Takes | 'measure';

/** Reads a multipart body as it arrives: texts into memory, within limits, files straight to the spool. */
export const readMultipart = async (
  request: Request,
  spool: Spool,
  excess: Excess,
): Promise<MultipartForm> => {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType) || !request.body) {
    throw new BadMultipart(400, 'Expected a multipart form');
  }
  // Which words a file is refused with depends on the file: reading stops there, whatever length was declared.
  const mostDeclared = excess === noFiles ? mostTextBytes : mostMeasuredBytes;
  const isReadAnyway = excess !== 'measure' && excess.maxFiles > 0;
  if (!isReadAnyway && Number(request.headers.get('content-length') ?? 0) > mostDeclared)
    throw tooLarge(excess);
  const form: MultipartForm = {
    fields: new URLSearchParams(),
    files: [],
    discard: async () => {
      await Promise.allSettled(form.files.map(({ file }) => spool.discard(file)));
    },
  };
  const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
  try {
    await outsideSlot(() => receive(body, contentType, spool, form, excess));
    return form;
  } catch (error) {
    await form.discard();
    if (error instanceof BadMultipart || error instanceof BrokenOff) throw error;
    // A full disk is no fault of the form's.
    if (isUnavailable(error)) throw error;
    throw new BadMultipart(400, 'The form could not be read');
  } finally {
    body.destroy();
  }
};

const tooLarge = (excess: Excess) =>
  new BadMultipart(413, excess === noFiles ? 'The form is too large' : formErrors['files.totalTooLarge']);

const receive = async (
  body: Readable,
  contentType: string,
  spool: Spool,
  form: MultipartForm,
  excess: Excess,
) => {
  const isStrict = excess !== 'measure';
  const takes = isStrict ? excess : usualUploads;
  const { maxFiles, maxTotalBytes } = takes;
  let mostBytes = isStrict ? maxTotalBytes + mostTextBytes : mostMeasuredBytes;
  const budget: Budget = { left: maxTotalBytes };
  const streams: Readable[] = [];
  const arriving: Promise<{ field: string; file: SpooledFile } | undefined>[] = [];
  // One too many is enough for the rule to say so, and an input that was left empty looks like a file at first.
  const mostFiles = isStrict ? Math.max(maxFiles, 1) : maxFiles + 1;
  const headers: IncomingHttpHeaders & { 'content-type': string } = { 'content-type': contentType };
  const tooMuch = (file: ChosenFile) => {
    const room = { name: '', type: '', size: maxTotalBytes };
    const refusal = takes.refusalOf?.(file, form.fields) ?? refusalOf(file, [room]);
    return new BadMultipart(413, formErrors[refusal ?? 'files.totalTooLarge']);
  };

  const failure: unknown = await new Promise<void>((resolve, reject) => {
    const parser = new Busboy({
      headers,
      limits: {
        fields: mostFields,
        fieldNameSize: 100,
        fieldSize: mostFieldBytes,
        files: mostFiles,
        parts: mostFields + mostFiles,
        headerPairs: 20,
        headerSize: mostHeaderBytes,
      },
    });
    const fail = (error: unknown) => {
      body.unpipe(parser);
      reject(error);
    };
    /** A file as long as there is room. Of one that does not fit only the size is of interest, up to what one file may have. */
    const fitting = async function* (stream: Readable, name: string) {
      let size = 0;
      let head = Buffer.alloc(0);
      let isOver = false;
      const judged = () => tooMuch({ name, size, type: fileTypeOf(head) ?? unknownType });
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (head.length < signatureBytes) head = Buffer.concat([head, chunk]).subarray(0, signatureBytes);
        size += chunk.length;
        if (!isOver && chunk.length > budget.left) {
          isOver = true;
          mostBytes += maxTotalBytes;
        }
        // The loop is ended by the stream, which is destroyed with the rest: leaving it would wait for the parser.
        if (size > maxTotalBytes) fail(judged());
        else if (!isOver) {
          budget.left -= chunk.length;
          yield chunk;
        }
      }
      if (isOver) throw judged();
    };
    parser.on('field', (name: string, value: string, nameCut: boolean, valueCut: boolean) => {
      if (isStrict && nameCut) return fail(new BadMultipart(413, 'A field name is too long'));
      if (valueCut && takes.needsWholeTexts) return fail(new BadMultipart(413, formErrors['text.tooLong']));
      form.fields.append(name, value);
    });
    parser.on('file', (field: string, stream: BusboyFileStream, filename: string) => {
      streams.push(stream);
      // A stream may still fail after its reader is gone; that failure is known already.
      stream.on('error', () => {});
      if (maxFiles === 0 && filename) return fail(new FilesRefused(413, formErrors['files.invalid']));
      const received = isStrict
        ? spool.receive(Readable.from(fitting(stream, filename ?? '')), filename ?? '', unlimited)
        : measure(stream, filename ?? '', spool, budget);
      const task = received.then(async (file) => {
        // A file input left empty arrives as a nameless file of no bytes.
        if (file.size > 0 || filename) return { field, file };
        await spool.discard(file);
      });
      arriving.push(task);
      task.catch(fail);
    });
    parser.on('filesLimit', () => isStrict && fail(new BadMultipart(413, formErrors['files.tooMany'])));
    parser.on('fieldsLimit', () => fail(new BadMultipart(413, 'Too many fields')));
    parser.on('partsLimit', () => fail(new BadMultipart(413, 'Too many parts')));
    parser.on('error', fail);
    body.on('error', (error) => fail(orBrokenOff(error)));
    let bytes = 0;
    body.on('data', (chunk: Buffer) => {
      // Not this chunk: the parser sees it first, and knows better what in it is too much.
      if (bytes > mostBytes) fail(tooLarge(excess));
      bytes += chunk.length;
    });
    // A part whose headers never end is never announced, and the parser waits for it for ever. The disk may take its time.
    body.on('end', async () => {
      let isRead = false;
      parser.on('finish', () => {
        isRead = true;
      });
      await Promise.allSettled(arriving);
      if (!isRead) setTimeout(() => isRead || fail(new BadMultipart(400, 'The form breaks off')), graceMs);
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

/** Keeps what fits and tells the true size of what does not; the first bytes always fit, so that its type is known. */
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
  const kept = await spool.receive(Readable.from(fitting()), filename, unlimited);
  return { ...kept, size };
};
