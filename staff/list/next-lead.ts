import type { TicketRow } from '#domain/tickets/views.ts';
import type { Frame, Screens } from '#staff/screen-types.ts';

type Shown = Pick<Screens['list'], 'query' | 'rows' | 'near'>;

/**
 * The lead that is next after the open one: the following one. But a lead that was taken has left the list,
 * and an own one that was just changed may wait no more: then it is the one that waits longest.
 */
export const nextLead = (
  { query, rows, near }: Shown,
  openId: string | null,
  { notice, lastChange }: Pick<Frame, 'notice' | 'lastChange'>,
): { row: TicketRow | undefined; isWaitingLongest: boolean } => {
  const all = [...rows, ...near];
  const at = all.findIndex(({ id }) => id === openId);
  // A note cannot be undone.
  const isChanged = notice === 'noted' || (openId !== null && lastChange?.lead === openId);
  const isWaitingLongest =
    query.tab === 'mine' && isChanged && !all[at]?.isOverdue && all[0]?.isOverdue === true;
  return { row: isWaitingLongest ? all[0] : all[at + 1], isWaitingLongest };
};
