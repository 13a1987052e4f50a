import type { TicketRow } from '#domain/tickets/views.ts';
import type { Screen, Screens } from '../screen-types.ts';
import type { Shown } from './fetch-screen.ts';

type Rows = readonly TicketRow[];
type Change = { fresh: number; gone: string[] };

/** The shown rows in their order with new data; added and removed rows are pending. */
const inPlace = (shown: Rows, next: Rows): Change & { rows: TicketRow[] } => {
  const known = new Map(next.map((row) => [row.id, row]));
  const had = new Set(shown.map(({ id }) => id));
  return {
    rows: shown.map((row) => known.get(row.id) ?? row),
    fresh: next.filter(({ id }) => !had.has(id)).length,
    gone: shown.filter(({ id }) => !known.has(id)).map(({ id }) => id),
  };
};

const isSameOrder = (a: Rows, b: Rows) => a.length === b.length && a.every(({ id }, at) => id === b[at]?.id);

const rowsInPlace = (current: Screen, next: Screen): { screen: Screen; change: Change } | null => {
  if (current.name === 'list' && next.name === 'list') {
    if (isSameOrder(current.data.rows, next.data.rows)) return null;
    const { rows, ...change } = inPlace(current.data.rows, next.data.rows);
    return { screen: { ...next, data: { ...next.data, rows } }, change };
  }
  if (current.name === 'desk' && next.name === 'desk') {
    const groups = ['unowned', 'mine'] as const;
    if (groups.every((group) => isSameOrder(current.data[group], next.data[group]))) return null;
    const unowned = inPlace(current.data.unowned, next.data.unowned);
    const mine = inPlace(current.data.mine, next.data.mine);
    const change = { fresh: unowned.fresh + mine.fresh, gone: [...unowned.gone, ...mine.gone] };
    return { screen: { ...next, data: { ...next.data, unowned: unowned.rows, mine: mine.rows } }, change };
  }
  return null;
};

const ticketOf = (screen: Screen): Screens['ticket'] | null => {
  if (screen.name === 'ticket') return screen.data;
  return screen.name === 'list' ? screen.data.open : null;
};

/** The notice of this person's last act stays until the next act, even if a refresh shows a newer version of the ticket. */
const withNotices = (current: Screen, asked: Screen): Screen => {
  const next: Screen =
    current.name === 'list' && asked.name === 'list' && current.data.bulk
      ? { ...asked, data: { ...asked.data, bulk: current.data.bulk } }
      : asked;
  const before = ticketOf(current);
  const after = ticketOf(next);
  if (!before || before.ticket.id !== after?.ticket.id) return next;
  const data = { ...after, refused: before.refused, conflict: before.conflict, private: before.private };
  if (next.name === 'list') return { ...next, data: { ...next.data, open: data } };
  return next.name === 'ticket' ? { ...next, data } : next;
};

/** Screens that show leads; on all other screens only the badge changes. */
const isLive = ({ name }: Screen) => name === 'desk' || name === 'list' || name === 'ticket';

/**
 * Merges the same screen, requested again without an action of the person. `isHoldingRows`: the person works in the list, so no row may
 * move. `isTyping`: the open ticket has unsaved text, so it stays even if it is no longer visible to the person.
 */
export const mergeRefresh = (
  current: Shown,
  next: Shown,
  { isHoldingRows, isTyping }: { isHoldingRows: boolean; isTyping: boolean },
): Shown => {
  const { notice, undo } = current.frame;
  const isGone = isTyping && ticketOf(current.screen)?.ticket.id !== ticketOf(next.screen)?.ticket.id;
  if (isGone || !isLive(current.screen)) {
    const { badge, overdue } = next.frame;
    return { screen: current.screen, frame: { ...current.frame, badge, overdue } };
  }
  const screen = withNotices(current.screen, next.screen);
  const held = isHoldingRows ? rowsInPlace(current.screen, screen) : null;
  const { pendingRows: _pendingRows, ...frame } = next.frame;
  return held
    ? { screen: held.screen, frame: { ...frame, notice, undo, pendingRows: held.change } }
    : { screen, frame: { ...frame, notice, undo } };
};
