import { shownTicketOf } from '#domain/tickets/list-url.ts';
import type { TicketRow } from '#domain/tickets/views.ts';
import type { Screen } from '#staff/screen-types.ts';

const rowsOf = ({ name, data }: Screen): readonly TicketRow[] => {
  if (name === 'home') return [...data.unassigned, ...data.mine];
  if (name === 'list') return [...data.rows, ...data.near];
  return name === 'ticket' ? data.ticket.samePerson : [];
};

/**
 * The screen while a ticket loads: the pressed row, at the position of the ticket. On a slow network a press
 * then has its result before the response.
 */
export const loadingScreen = (current: Screen, target: URL): Screen | null => {
  const isList = target.pathname === '/staff/leads';
  const id = isList ? shownTicketOf(target.searchParams) : target.pathname.slice('/staff/leads/'.length);
  const row = rowsOf(current).find((one) => one.id === id);
  if (!row) return null;
  if (!isList || current.name !== 'list') return { name: 'loading', title: row.name, data: { row } };
  return { name: 'list', title: row.name, data: { ...current.data, open: null, loading: row } };
};

export const isLoading = (screen: Screen): boolean =>
  screen.name === 'loading' || (screen.name === 'list' && screen.data.loading !== undefined);
