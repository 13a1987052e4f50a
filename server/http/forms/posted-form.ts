import { stat } from 'node:fs/promises';
import type { ChosenFile } from '#domain/forms/rules/files.ts';
import { readMultipart } from '#server/http/body/multipart.ts';
import { readBodyText } from '#server/http/body/read-body.ts';
import { BadMultipart } from '#server/http/body/upload-limits.ts';
import { ClientDisconnected } from '#server/http/request/client-disconnected.ts';
import type { Spool, SpooledFile } from '#server/integrations/file-store/spool.ts';
import { bodyBytes } from '#server/limits/body-bytes.ts';

/**
 * A form posted by a browser without JavaScript. Text fields are in memory, files in the spool. A file that
 * was stored completely is a `SpooledFile`; of any other file only name, type and size are known, and the
 * rules of the form refuse it by its size.
 */
export type PostedForm = {
  getAll(name: string): (string | ChosenFile)[];
  /** Removes the files from the spool. */
  discard(): Promise<void>;
};

const isMultipart = (request: Request) =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type')?.trim() ?? '');

const asChosen = async (file: SpooledFile): Promise<ChosenFile> => {
  const stored = await stat(file.path);
  return stored.size === file.size ? file : { name: file.name, type: file.type, size: file.size };
};

/** Whether a value of a validated form is a file in the spool. A text field cannot become such an object. */
export const isSpooled = (value: unknown): value is SpooledFile =>
  typeof value === 'object' && value !== null && 'path' in value && 'sha256' in value;

const readWithFiles = async (request: Request, spool: Spool): Promise<PostedForm> => {
  const { fields, files, discard } = await readMultipart(request, spool, 'measure');
  const chosen = await Promise.all(
    files.map(async ({ field, file }) => ({ field, file: await asChosen(file) })),
  );
  return {
    getAll: (name) => [
      ...fields.getAll(name),
      ...chosen.flatMap(({ field, file }) => (field === name ? [file] : [])),
    ],
    discard,
  };
};

/** The action throws this response, and React Router renders the error page for it. */
const tooLarge = () => new Response(null, { status: 413 });

/**
 * Undefined when the body is not a form or the client disconnected. Throws a 413 response when it is larger
 * than any form of our pages.
 */
export const readPostedForm = async (request: Request, spool: Spool): Promise<PostedForm | undefined> => {
  try {
    if (isMultipart(request)) return await readWithFiles(request, spool);
    const body = await readBodyText(request, bodyBytes.form);
    if (body === undefined) throw tooLarge();
    const fields = new URLSearchParams(body);
    return { getAll: (name) => fields.getAll(name), discard: async () => {} };
  } catch (error) {
    if (error instanceof BadMultipart && error.status === 413) throw tooLarge();
    if (error instanceof BadMultipart || error instanceof ClientDisconnected) return undefined;
    throw error;
  }
};
