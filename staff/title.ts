import { brand } from '#domain/brand.ts';
import { cappedCountText } from '#domain/tickets/capped-count.ts';
import { shellWords } from '#words/staff/shell.ts';
import type { Frame, Screen } from './screen-types.ts';

/** The title of the tab: first the number of unassigned leads, and "New lead" while one is just in. */
export const titleOf = ({ title }: Screen, { unassignedCount, newestAt }: Frame): string => {
  const count = unassignedCount > 0 ? `(${cappedCountText(unassignedCount)}) ` : '';
  return `${count}${newestAt === null ? '' : `${shellWords.newLead} · `}${title} · ${brand.name}`;
};
