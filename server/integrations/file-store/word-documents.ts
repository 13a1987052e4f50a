import { createReadStream } from 'node:fs';
import { type FileHandle, open, readFile, stat } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';

/**
 * A .docx is a zip file: the names of its entries decide its type, and whether it has macros. Declared sizes
 * can be false (zip bomb), so every entry is unpacked, counted and discarded: mail servers unpack attachments
 * to scan them, and would refuse the managers' mail with the application. Node has no zip reader; a library
 * that also extracts files would be more code than this.
 */
const maxEntries = 1000;
const maxExpandedBytes = 64 * 1024 * 1024;
const maxDocumentBytes = 5_000_000;

type Entry = { name: string; method: number; isEncrypted: boolean; packed: number; start: number };

const endRecordBytes = 22;
const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
};

/** Reads the zip's central directory from the end of the file. Undefined for anything unusual. */
const readDirectory = async (file: FileHandle, size: number): Promise<Entry[] | undefined> => {
  const tailStart = Math.max(0, size - 65_557);
  const tail = await readAt(file, tailStart, size - tailStart);
  const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || tail.length - end < endRecordBytes) return undefined;
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (count > maxEntries || start + length > size) return undefined;

  const directory = await readAt(file, start, length);
  const entries: Entry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      packed: directory.readUInt32LE(at + 20),
      start: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
};

const isOrdinary = ({ name, method, isEncrypted }: Entry) =>
  !isEncrypted &&
  (method === 0 || method === 8) &&
  !name.startsWith('/') &&
  !name.includes('\\') &&
  !name.split('/').includes('..');

const expandedBytes = async (
  path: string,
  file: FileHandle,
  entry: Entry,
  limit: number,
): Promise<number> => {
  const header = await readAt(file, entry.start, 30);
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) return Number.POSITIVE_INFINITY;
  if (entry.method === 0 || entry.packed === 0) return entry.packed;
  const start = entry.start + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const source = createReadStream(path, { start, end: start + entry.packed - 1 });
  const inflated = source.pipe(createInflateRaw());
  source.on('error', (error) => inflated.destroy(error));
  let bytes = 0;
  try {
    for await (const chunk of inflated as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > limit) return Number.POSITIVE_INFINITY;
    }
    return bytes;
  } finally {
    source.destroy();
    inflated.destroy();
  }
};

export const isDocx = async (path: string): Promise<boolean> => {
  const { size } = await stat(path);
  if (size > maxDocumentBytes) return false;
  const file = await open(path, 'r');
  try {
    const entries = await readDirectory(file, size);
    if (!entries?.every(isOrdinary)) return false;
    const names = new Set(entries.map((entry) => entry.name));
    if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) return false;
    if (names.has('word/vbaProject.bin')) return false;
    // The smallest zip bombs have overlapping entries.
    if (entries.reduce((sum, entry) => sum + entry.packed, 0) > size) return false;
    let left = maxExpandedBytes;
    for (const entry of entries) {
      left -= await expandedBytes(path, file, entry, left);
      if (left < 0) return false;
    }
    return true;
  } catch {
    return false;
  } finally {
    await file.close();
  }
};

/** Old Word files have the container format of installers; only Word has a stream with this name. */
export const isWordDocument = async (path: string): Promise<boolean> => {
  const { size } = await stat(path);
  if (size > maxDocumentBytes) return false;
  return (await readFile(path)).includes(Buffer.from('WordDocument', 'utf16le'));
};
