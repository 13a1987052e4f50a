import { randomUUID } from 'node:crypto';
import type { Instant } from './column-types.ts';

/**
 * A UUID of version 7: time first, then chance. Rows made one after the other lie side by side, so a transaction
 * touches the last page of a table instead of any, and "newest first" is the order of the key itself.
 */
export const timeOrderedId = (now: Instant): string => {
  const time = now.toString(16).padStart(12, '0');
  // From a version 4, which Node makes of chance that it keeps in stock, everything behind the version's digit.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
};
