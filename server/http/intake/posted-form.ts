import { openAsBlob } from 'node:fs';
import type { ChosenFile } from '#domain/forms/files.ts';
import type { Spool, SpooledFile } from '#server/integrations/file-store/spool.ts';
import { BrokenOff } from './client-disconnected.ts';
import { BadMultipart, readMultipart } from './multipart.ts';
import { readWithin } from './read-body.ts';

/** A form as a browser without JavaScript posts it. Texts are in memory, files on disk: a `File` here only points to one. */
export type PostedForm = {
  getAll(name: string): (string | ChosenFile)[];
  /** Removes the files from the spool. */
  discard(): Promise<void>;
};

/** Our longest form with each of its texts far too long is smaller. */
const mostBytes = 1024 * 1024;

const isMultipart = (request: Request) =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type')?.trim() ?? '');

/** More than we keep is no file to send on, only one to speak of: its rule will refuse it by its size. */
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

/** Thrown, the router answers with it, as a page. */
const tooLarge = () => new Response(null, { status: 413 });

/** Undefined when the body is no form, or broke off; throws an answer when no page of ours could have posted as much. */
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
