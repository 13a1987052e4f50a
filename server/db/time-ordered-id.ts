import { randomUUID } from 'node:crypto';
import type { Instant } from './column-types.ts';

const timeOf = (instant: Instant): string => {
  const time = Math.max(0, instant).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}`;
};

/**
 * A UUID of version 7: time first, then random bits. Rows created in sequence are neighbours, so a transaction
 * touches the last page of a table instead of any, and "newest first" is the order of the key itself.
 */
export const timeOrderedId = (now: Instant): string =>
  // The random part comes from a version 4 UUID: Node generates those from a buffered pool.
  `${timeOf(now)}-7${randomUUID().slice(15)}`;

/** The first possible id of an instant. */
export const firstId = (instant: Instant): string => `${timeOf(instant)}-7000-0000-000000000000`;
