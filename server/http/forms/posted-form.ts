import type { ChosenFile } from '#domain/forms/rules/files.ts';
import { readMultipart } from '#server/http/body/multipart.ts';
import { BadMultipart } from '#server/http/body/multipart-parts.ts';
import { readBodyText } from '#server/http/body/read-body.ts';
import type { Spool } from '#server/integrations/file-store/spool.ts';
import { bodyBytes } from '#server/limits/body-bytes.ts';

/** A form posted by a browser without JavaScript. Text fields are in memory, files in the spool. */
export type PostedForm = {
  getAll(name: string): (string | ChosenFile)[];
  /** Removes the files from the spool. */
  discard(): Promise<void>;
};

const isMultipart = (request: Request) =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type')?.trim() ?? '');

const readWithFiles = async (request: Request, spool: Spool): Promise<PostedForm> => {
  const { fields, files, discard } = await readMultipart(request, spool);
  return {
    getAll: (name) => [
      ...fields.getAll(name),
      ...files.flatMap(({ field, file }) => (field === name ? [file] : [])),
    ],
    discard,
  };
};

/** The action throws this response, and React Router renders the error page for it. */
const tooLarge = () => new Response(null, { status: 413 });

/**
 * Undefined when the body is not a form. Throws a 413 response when it is larger than any form of our pages,
 * and `ClientDisconnected`.
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
    if (error instanceof BadMultipart) return undefined;
    throw error;
  }
};
