import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ChosenFile } from '#domain/forms/rules/files.ts';
import { fileTypeOf, signatureBytes } from './file-signatures.ts';

/**
 * A received upload on the local disk, not yet in the store. Its name is the visitor's, sanitized: a label,
 * never a path. Its type is by content; `application/octet-stream` when unknown.
 */
export type SpooledFile = ChosenFile & { path: string; sha256: string };

/** Whether a file of a form is in the spool. A text field cannot become such an object. */
export const isSpooled = (value: unknown): value is SpooledFile =>
  typeof value === 'object' && value !== null && 'path' in value && 'sha256' in value;

const unknownType = 'application/octet-stream';
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  [docxType]: 'docx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/bmp': 'bmp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/x-msvideo': 'avi',
  'video/x-ms-wmv': 'wmv',
};

/** The longest name in any file system; a request may contain a longer one. */
const maxNameLength = 255;
const withoutDashesAround = (text: string) => /^[-\s]*(.*[^-\s])?/s.exec(text)?.[1] ?? '';

/** Letters, digits and a few other characters of the given name, with the extension of the detected type. */
export const safeName = (given: string, type: string): string => {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const letters = last
    .slice(0, maxNameLength)
    .toWellFormed()
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _()-]+/gu, '-');
  const stem = withoutDashesAround(letters).slice(0, 80);
  return `${stem || 'file'}.${extensions[type] ?? 'bin'}`;
};

/** Larger than any document that we accept. */
const maxDocumentBytes = 5_000_000;

/**
 * The containers of Word documents are also those of archives and installers. The names of their parts are
 * not compressed, so the bytes show whether it is a document, and whether it has macros.
 */
const detectType = async (path: string, head: Uint8Array, size: number): Promise<string> => {
  const type = fileTypeOf(head) ?? unknownType;
  if (type !== 'application/zip' && type !== 'application/msword') return type;
  if (size > maxDocumentBytes) return unknownType;
  const file = await readFile(path);
  if (type === 'application/msword') return file.includes('WordDocument', 0, 'utf16le') ? type : unknownType;
  const isDocx = file.includes('[Content_Types].xml') && file.includes('word/document.xml');
  return isDocx && !file.includes('word/vbaProject.bin') ? docxType : unknownType;
};

/** `write` may write fewer bytes than given and still report success, for example on a nearly full disk. */
const writeAll = async (handle: FileHandle, bytes: Buffer): Promise<void> => {
  for (let at = 0; at < bytes.length; ) at += (await handle.write(bytes, at, bytes.length - at)).bytesWritten;
};

export type Spool = {
  receive(stream: Readable, givenName: string): Promise<SpooledFile>;
  /** Deletes the file if it is in the spool. */
  discard(file: ChosenFile): Promise<void>;
  /** Deletes the files that a killed process left. */
  sweep(before: number): Promise<void>;
};

export const createSpool = (folder: string): Spool => ({
  receive: async (stream, givenName) => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomUUID());
    const hash = createHash('sha256');
    const head = Buffer.alloc(signatureBytes);
    let size = 0;
    const handle = await open(path, 'wx', 0o600);
    try {
      try {
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          if (size < head.length) chunk.copy(head, size);
          size += chunk.length;
          hash.update(chunk);
          await writeAll(handle, chunk);
        }
        await handle.sync();
      } finally {
        await handle.close();
      }
      const type = await detectType(path, head.subarray(0, Math.min(size, head.length)), size);
      return { path, name: safeName(givenName, type), type, size, sha256: hash.digest('hex') };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  },
  discard: async (file) => {
    if (isSpooled(file)) await rm(file.path, { force: true });
  },
  sweep: async (before) => {
    for (const name of await readdir(folder).catch(() => [])) {
      const info = await stat(join(folder, name)).catch(() => undefined);
      if (info && info.mtimeMs < before) await rm(join(folder, name), { force: true });
    }
  },
});
