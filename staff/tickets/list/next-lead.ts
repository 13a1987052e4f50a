import type { TicketRow } from '#domain/tickets/views.ts';
import type { Frame, Screens } from '#staff/screen-types.ts';

type ShownList = Pick<Screens['list'], 'query' | 'rows' | 'near'>;

/**
 * The next lead is usually the row after the open lead, or the first row when the open lead has left the
 * list. One exception is the tab `mine`: after a change, unless the open lead is overdue itself, an overdue
 * first row is next.
 */
export const nextLead = (
  { query, rows, near }: ShownList,
  openId: string | null,
  { notice, lastChange }: Pick<Frame, 'notice' | 'lastChange'>,
): TicketRow | undefined => {
  const all = [...rows, ...near];
  const at = all.findIndex(({ id }) => id === openId);
  // A note cannot be undone.
  const isChanged = notice === 'noted' || (openId !== null && lastChange?.lead === openId);
  const isFirstNext = query.tab === 'mine' && isChanged && !all[at]?.isOverdue && all[0]?.isOverdue;
  return isFirstNext ? all[0] : all[at + 1];
};
