import { randomUUID } from 'node:crypto';
import type { Instant } from './column-types.ts';

/**
 * A UUID of version 7: time first, then random bits. Rows created in sequence are neighbours, so a transaction
 * touches the last page of a table instead of any, and "newest first" is the order of the key itself.
 */
export const timeOrderedId = (now: Instant): string => {
  const time = now.toString(16).padStart(12, '0');
  // The random part comes from a version 4 UUID: Node generates those from a buffered pool.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
};
