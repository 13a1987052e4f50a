import { crc32, deflateRawSync } from 'node:zlib';

type ZipEntry = { name: string; content: Buffer };

/** A zip archive: local headers with contents, then the directory. */
export const zip = (entries: readonly ZipEntry[]): Buffer => {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content, { level: 1 });
    const path = Buffer.from(name);
    const sum = crc32(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(sum, 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(content.length, 22);
    local.writeUInt16LE(path.length, 26);
    const header = Buffer.alloc(46);
    header.writeUInt32LE(0x02014b50, 0);
    // From the version to the lengths both headers have the same fields.
    local.copy(header, 6, 4);
    header.writeUInt32LE(offset, 42);
    locals.push(local, path, packed);
    central.push(header, path);
    offset += local.length + path.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
};

const contentTypes = { name: '[Content_Types].xml', content: Buffer.from('<Types/>') };
const words = {
  name: 'word/document.xml',
  content: Buffer.from('<w:document>Six years of teaching.</w:document>'),
};

export const docx = (...more: ZipEntry[]): Buffer => zip([contentTypes, words, ...more]);

export const pdf = (size = 2000): Buffer => {
  const start = Buffer.from('%PDF-1.7\n');
  return Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length), 0x20)]);
};
export const png = (size = 2000): Buffer => {
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length), 7)]);
};
export const doc = (stream = 'WordDocument'): Buffer =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(600),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(600),
  ]);
export const html = (): Buffer => Buffer.from('<!doctype html><script>alert(1)</script>');

const ascii = (text: string) => Buffer.from(text, 'latin1');
/** The first bytes of each file type; the server ignores the declared type. */
const beginnings: Record<string, Buffer> = {
  'application/pdf': ascii('%PDF-1.7\n'),
  'image/png': png(8),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  'image/bmp': Buffer.concat([ascii('BM'), Buffer.alloc(12), Buffer.from([40, 0, 0, 0])]),
  'image/gif': ascii('GIF89a'),
  'image/svg+xml': ascii('<svg xmlns="http://www.w3.org/2000/svg">'),
  'text/html': ascii('<!doctype html>'),
  'video/mp4': Buffer.concat([Buffer.from([0, 0, 0, 24]), ascii('ftypisom')]),
  'video/quicktime': Buffer.concat([Buffer.from([0, 0, 0, 20]), ascii('ftypqt  ')]),
  'video/x-msvideo': ascii('RIFF\0\0\0\0AVI LIST'),
  'video/x-ms-wmv': Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'),
};
const otherNames: Record<string, string> = { 'video/avi': 'video/x-msvideo' };

/** The content of a file that a table of cases only describes. */
export const contentOf = ({ name, size, type }: { name: string; size: number; type: string }): Buffer => {
  if (size === 0) return Buffer.alloc(0);
  if (name.endsWith('.docx')) return docx();
  if (name.toLowerCase().endsWith('.doc')) return doc();
  const meant = name.endsWith('.WMV') ? 'video/x-ms-wmv' : (otherNames[type] ?? type);
  const start = beginnings[meant] ?? Buffer.alloc(0);
  return Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length), 0x20)]);
};
