import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isDocx, isWordDocument } from './documents.ts';
import { fileTypeOf, signatureBytes } from './file-signatures.ts';

/** An upload on its way: on our disk, measured, hashed and judged, but claimed by nobody yet. */
export type SpooledFile = {
  path: string;
  /** What the visitor called it, made safe: a label, never a path. */
  name: string;
  /** What it is by its content; `application/octet-stream` when we cannot tell. */
  type: string;
  size: number;
  sha256: string;
};

export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}

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

/** No file system gives longer names. A stranger may. */
const longestName = 255;
const withoutDashesAround = (text: string) => /^[-\s]*(.*[^-\s])?/s.exec(text)?.[1] ?? '';

/** Letters, digits and a few signs of the given name, and the ending that its content deserves. */
export const safeName = (given: string, type: string): string => {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const letters = last
    .slice(0, longestName)
    .toWellFormed()
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _()-]+/gu, '-');
  const stem = withoutDashesAround(letters).slice(0, 80);
  return `${stem || 'file'}.${extensions[type] ?? 'bin'}`;
};

const judge = async (path: string, head: Uint8Array): Promise<string> => {
  const type = fileTypeOf(head);
  if (type === 'application/zip') return (await isDocx(path)) ? docxType : unknownType;
  if (type === 'application/msword') return (await isWordDocument(path)) ? type : unknownType;
  return type ?? unknownType;
};

/** The system may take fewer bytes than it was given, a nearly full disk for one, and calls that a success. */
const writeAll = async (handle: FileHandle, bytes: Buffer): Promise<void> => {
  for (let at = 0; at < bytes.length; ) at += (await handle.write(bytes, at, bytes.length - at)).bytesWritten;
};

/** Bytes that one request may still bring, shared by its files. */
export type Budget = { left: number };

export type Spool = {
  receive(stream: Readable, givenName: string, budget: Budget): Promise<SpooledFile>;
  discard(file: SpooledFile): Promise<void>;
  /** Removes what a killed process left behind. */
  sweep(before: number): Promise<void>;
};

export const createSpool = (folder: string): Spool => ({
  receive: async (stream, givenName, budget) => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomUUID());
    const hash = createHash('sha256');
    const head = Buffer.alloc(signatureBytes);
    let size = 0;
    const handle = await open(path, 'wx', 0o600);
    try {
      try {
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          if (chunk.length > budget.left) throw new FileTooLarge('more bytes than allowed');
          budget.left -= chunk.length;
          if (size < head.length) chunk.copy(head, size);
          size += chunk.length;
          hash.update(chunk);
          await writeAll(handle, chunk);
        }
        await handle.sync();
      } finally {
        await handle.close();
      }
      const type = await judge(path, head.subarray(0, Math.min(size, head.length)));
      return { path, name: safeName(givenName, type), type, size, sha256: hash.digest('hex') };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  },
  discard: (file) => rm(file.path, { force: true }),
  sweep: async (before) => {
    for (const name of await readdir(folder).catch(() => [])) {
      const info = await stat(join(folder, name)).catch(() => undefined);
      if (info && info.mtimeMs < before) await rm(join(folder, name), { force: true });
    }
  },
});
