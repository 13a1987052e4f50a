import { randomBytes } from 'node:crypto';
import type { Instant } from './column-types.ts';

/**
 * A UUID of version 7: time first, then chance. Rows made one after the other lie side by side, so a transaction
 * touches the last page of a table instead of any, and "newest first" is the order of the key itself.
 */
export const timeOrderedId = (now: Instant): string => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
