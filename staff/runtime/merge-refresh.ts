import type { TicketRow } from '#domain/tickets/views.ts';
import type { Screen, Screens } from '#staff/screen-types.ts';
import type { Shown } from './fetch-screen.ts';

type Rows = readonly TicketRow[];
type Change = { fresh: number; gone: string[] };

/** The shown rows in their order with new data; added and removed rows are pending. */
const keepRows = (shown: Rows, next: Rows): Change & { rows: TicketRow[] } => {
  const known = new Map(next.map((row) => [row.id, row]));
  const had = new Set(shown.map(({ id }) => id));
  return {
    rows: shown.map((row) => known.get(row.id) ?? row),
    fresh: next.filter(({ id }) => !had.has(id)).length,
    gone: shown.filter(({ id }) => !known.has(id)).map(({ id }) => id),
  };
};

const isSameOrder = (a: Rows, b: Rows) => a.length === b.length && a.every(({ id }, at) => id === b[at]?.id);

const keepRowsOf = (current: Screen, next: Screen): { screen: Screen; change: Change } | null => {
  if (current.name === 'list' && next.name === 'list') {
    if (isSameOrder(current.data.rows, next.data.rows)) return null;
    const { rows, ...change } = keepRows(current.data.rows, next.data.rows);
    return { screen: { ...next, data: { ...next.data, rows } }, change };
  }
  if (current.name === 'home' && next.name === 'home') {
    const groups = ['unassigned', 'mine'] as const;
    if (groups.every((group) => isSameOrder(current.data[group], next.data[group]))) return null;
    const unassigned = keepRows(current.data.unassigned, next.data.unassigned);
    const mine = keepRows(current.data.mine, next.data.mine);
    const change = { fresh: unassigned.fresh + mine.fresh, gone: [...unassigned.gone, ...mine.gone] };
    return {
      screen: { ...next, data: { ...next.data, unassigned: unassigned.rows, mine: mine.rows } },
      change,
    };
  }
  return null;
};

const ticketOf = (screen: Screen): Screens['ticket'] | null => {
  if (screen.name === 'ticket') return screen.data;
  return screen.name === 'list' ? screen.data.open : null;
};

/**
 * The notice of this member's last change stays until the next change, even if a refresh shows a newer
 * version of the ticket.
 */
const withNotices = (current: Screen, loaded: Screen): Screen => {
  const next: Screen =
    current.name === 'list' && loaded.name === 'list' && current.data.bulk
      ? { ...loaded, data: { ...loaded.data, bulk: current.data.bulk } }
      : loaded;
  const before = ticketOf(current);
  const after = ticketOf(next);
  if (!before || before.ticket.id !== after?.ticket.id) return next;
  const data = {
    ...after,
    refused: before.refused,
    conflict: before.conflict,
    privateFields: before.privateFields,
  };
  if (next.name === 'list') return { ...next, data: { ...next.data, open: data } };
  return next.name === 'ticket' ? { ...next, data } : next;
};

/** Screens that show leads; on all other screens only the badge changes. */
const isLive = ({ name }: Screen) => name === 'home' || name === 'list' || name === 'ticket';

/**
 * Merges a refresh of the same screen. `isInRows`: the member uses the list, so no row may move under the
 * pointer. `isTyping`: the open ticket has unsaved text, so it stays even if the member may no longer see it.
 */
export const mergeRefresh = (
  current: Shown,
  next: Shown,
  { isInRows, isTyping }: { isInRows: boolean; isTyping: boolean },
): Shown => {
  const { notice, lastChange } = current.frame;
  const isGone = isTyping && ticketOf(current.screen)?.ticket.id !== ticketOf(next.screen)?.ticket.id;
  if (isGone || !isLive(current.screen)) {
    const { unassignedCount, overdueCount, newestAt } = next.frame;
    return { screen: current.screen, frame: { ...current.frame, unassignedCount, overdueCount, newestAt } };
  }
  const screen = withNotices(current.screen, next.screen);
  const unmoved = isInRows ? keepRowsOf(current.screen, screen) : null;
  const { pendingRows: _pendingRows, ...frame } = next.frame;
  return unmoved
    ? { screen: unmoved.screen, frame: { ...frame, notice, lastChange, pendingRows: unmoved.change } }
    : { screen, frame: { ...frame, notice, lastChange } };
};
