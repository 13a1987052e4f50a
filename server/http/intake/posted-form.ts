import { openAsBlob } from 'node:fs';
import type { ChosenFile } from '#domain/forms/rules/files.ts';
import type { Spool, SpooledFile } from '#server/integrations/file-store/spool.ts';
import { BrokenOff } from './client-disconnected.ts';
import { BadMultipart, readMultipart } from './multipart.ts';
import { readWithin } from './read-body.ts';

/**
 * A form posted by a browser without JavaScript. Text fields are in memory and files on disk: a `File` here only refers
 * to one.
 */
export type PostedForm = {
  getAll(name: string): (string | ChosenFile)[];
  /** Removes the files from the spool. */
  discard(): Promise<void>;
};

/** Our longest form is smaller, even with every text far too long. */
const mostBytes = 1024 * 1024;

const isMultipart = (request: Request) =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type')?.trim() ?? '');

/** A file that was not stored completely is only described: the file rule refuses it by its size. */
const asFile = async ({ path, name, type, size }: SpooledFile): Promise<ChosenFile> => {
  const content = await openAsBlob(path);
  return content.size === size ? new File([content], name, { type }) : { name, type, size };
};

const readWithFiles = async (request: Request, spool: Spool): Promise<PostedForm> => {
  const { fields, files, discard } = await readMultipart(request, spool, 'measure');
  const chosen = await Promise.all(
    files.map(async ({ field, file }) => ({ field, file: await asFile(file) })),
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
 * Undefined when the body is not a form or the client disconnected. Throws a 413 response when the body is larger than
 * any form of our pages.
 */
export const readPostedForm = async (request: Request, spool: Spool): Promise<PostedForm | undefined> => {
  try {
    if (isMultipart(request)) return await readWithFiles(request, spool);
    const body = await readWithin(request, mostBytes);
    if (body === undefined) throw tooLarge();
    const fields = new URLSearchParams(body);
    return { getAll: (name) => fields.getAll(name), discard: async () => {} };
  } catch (error) {
    if (error instanceof BadMultipart && error.status === 413) throw tooLarge();
    if (error instanceof BadMultipart || error instanceof BrokenOff) return undefined;
    throw error;
  }
};
