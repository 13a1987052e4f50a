import { readFile, stat } from 'node:fs/promises';
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
/** The end record and its longest comment: another format after them is refused. */
const maxEndBytes = 22 + 65_535;

type Entry = { name: string; method: number; isEncrypted: boolean; packed: number; start: number };

/** Reads the zip's central directory. Throws for a truncated one; undefined for anything else unusual. */
const readDirectory = (file: Buffer): Entry[] | undefined => {
  const end = file.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end < 0 || end < file.length - maxEndBytes) return undefined;
  const count = file.readUInt16LE(end + 10);
  if (count > maxEntries) return undefined;
  const entries: Entry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (file.readUInt32LE(at) !== 0x02014b50) return undefined;
    const nameLength = file.readUInt16LE(at + 28);
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + nameLength),
      method: file.readUInt16LE(at + 10),
      isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      packed: file.readUInt32LE(at + 20),
      start: file.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
};

const isOrdinary = ({ name, method, isEncrypted }: Entry) =>
  !isEncrypted &&
  (method === 0 || method === 8) &&
  !name.startsWith('/') &&
  !name.includes('\\') &&
  !name.split('/').includes('..');

/** Stops counting above the limit. */
const expandedBytes = async (file: Buffer, { method, packed, start }: Entry, limit: number) => {
  if (file.readUInt32LE(start) !== 0x04034b50) return Number.POSITIVE_INFINITY;
  if (method === 0 || packed === 0) return packed;
  const content = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28);
  const inflated = createInflateRaw();
  inflated.end(file.subarray(content, content + packed));
  let bytes = 0;
  // The end of the loop destroys the stream.
  for await (const chunk of inflated as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limit) break;
  }
  return bytes;
};

/** Undefined for a file that is larger than any document that we accept. */
const readDocument = async (path: string): Promise<Buffer | undefined> =>
  (await stat(path)).size > maxDocumentBytes ? undefined : readFile(path);

export const isDocx = async (path: string): Promise<boolean> => {
  const file = await readDocument(path);
  if (!file) return false;
  try {
    const entries = readDirectory(file);
    if (!entries?.every(isOrdinary)) return false;
    const names = new Set(entries.map((entry) => entry.name));
    if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) return false;
    if (names.has('word/vbaProject.bin')) return false;
    // The smallest zip bombs have overlapping entries.
    if (entries.reduce((sum, entry) => sum + entry.packed, 0) > file.length) return false;
    let left = maxExpandedBytes;
    for (const entry of entries) {
      left -= await expandedBytes(file, entry, left);
      if (left < 0) return false;
    }
    return true;
  } catch {
    // Numbers outside of the file, or content that cannot be unpacked.
    return false;
  }
};

/** Old Word files have the container format of installers; only Word has a stream with this name. */
export const isWordDocument = async (path: string): Promise<boolean> =>
  (await readDocument(path))?.includes(Buffer.from('WordDocument', 'utf16le')) ?? false;
