import { randomUUID } from 'node:crypto';
import type { Instant } from '#domain/dates.ts';

const timeOf = (instant: Instant): string => {
  const time = Math.max(0, instant).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}`;
};

/**
 * A UUID of version 7: time first, then random bits. Rows created one after the other are neighbors in the
 * table, so a transaction writes to its last page only, and the order of the key is the order of creation.
 */
export const timeOrderedId = (now: Instant): string =>
  // The random part is that of a version 4 UUID, which Node generates from a buffered pool.
  `${timeOf(now)}-7${randomUUID().slice(15)}`;

/** The first possible id of an instant. */
export const firstId = (instant: Instant): string => `${timeOf(instant)}-7000-0000-000000000000`;
