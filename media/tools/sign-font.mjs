/** Blender reads TrueType, the font package holds WOFF: the same tables, compressed one by one. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

const source = new URL(
  './node_modules/@fontsource/outfit/files/outfit-latin-500-normal.woff',
  import.meta.url,
);
const target = new URL('./fonts/outfit-500.ttf', import.meta.url);

export const trueTypeOf = (woff) => {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + i * 20;
    const [offset, packed, size, checksum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(at + field));
    const content = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum,
      content: packed < size ? inflateSync(content) : content,
    };
  });
  const header = Buffer.alloc(12 + count * 16);
  const power = Math.floor(Math.log2(count));
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(16 << power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(count * 16 - (16 << power), 10);
  let offset = header.length;
  const bodies = tables.map(({ tag, checksum, content }, i) => {
    const at = 12 + i * 16;
    tag.copy(header, at);
    header.writeUInt32BE(checksum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(content.length, at + 12);
    const padding = Buffer.alloc((4 - (content.length % 4)) % 4);
    offset += content.length + padding.length;
    return Buffer.concat([content, padding]);
  });
  return Buffer.concat([header, ...bodies]);
};

export const writeFont = () => {
  mkdirSync(fileURLToPath(new URL('.', target)), { recursive: true });
  writeFileSync(target, trueTypeOf(readFileSync(source)));
};
