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

/** The lists of leads at the top of a screen's data. */
type LeadLists<Data> = {
  [Key in keyof Data]: Data[Key] extends Rows ? (TicketRow[] extends Data[Key] ? Key : never) : never;
}[keyof Data];

/**
 * Every screen that lists leads (another one does not compile), and which of its lists keep their order while
 * the member works in them.
 */
const leadLists: {
  readonly [Name in keyof Screens as [LeadLists<Screens[Name]>] extends [never] ? never : Name]: Readonly<
    Record<LeadLists<Screens[Name]>, boolean>
  >;
} = {
  list: { rows: true, near: false },
  home: { unassigned: true, mine: true, overdue: false, erasures: false },
};
const listsOf = ({ name }: Screen): Readonly<Record<string, boolean>> | undefined =>
  (leadLists as Partial<Record<string, Readonly<Record<string, boolean>>>>)[name];

const rowsOf = ({ data }: Screen, list: string): Rows =>
  (data as Partial<Record<string, unknown>>)[list] as Rows;

const keepRowsOf = (current: Screen, next: Screen): { screen: Screen; change: Change } | null => {
  if (current.name !== next.name) return null;
  const lists = Object.entries(listsOf(current) ?? {}).flatMap(([list, isKept]) => (isKept ? [list] : []));
  if (lists.every((list) => isSameOrder(rowsOf(current, list), rowsOf(next, list)))) return null;
  const kept = lists.map((list) => ({ list, ...keepRows(rowsOf(current, list), rowsOf(next, list)) }));
  const rows = Object.fromEntries(kept.map(({ list, rows }) => [list, rows]));
  return {
    screen: { ...next, data: { ...next.data, ...rows } } as Screen,
    change: {
      fresh: kept.reduce((sum, { fresh }) => sum + fresh, 0),
      gone: kept.flatMap(({ gone }) => gone),
    },
  };
};

/** The ticket that a screen shows whole, alone or beside its list. */
const ticketOf = ({ data }: Screen): Screens['ticket'] | null => {
  if ('conflict' in data) return data as Screens['ticket'];
  return 'open' in data ? data.open : null;
};

/**
 * The notice of this member's last change stays until the next change, even if a refresh shows a newer
 * version of the ticket.
 */
const withNotices = (current: Screen, loaded: Screen): Screen => {
  const bulk = 'bulk' in current.data && 'bulk' in loaded.data && current.data.bulk;
  const next = bulk ? ({ ...loaded, data: { ...loaded.data, bulk } } as Screen) : loaded;
  const before = ticketOf(current);
  const after = ticketOf(next);
  if (!before || before.ticket.id !== after?.ticket.id) return next;
  const { refused, conflict, privateFields } = before;
  const open = { ...after, refused, conflict, privateFields };
  return { ...next, data: 'open' in next.data ? { ...next.data, open } : open } as Screen;
};

/** Screens that show leads; on all other screens only the badge changes. */
const isLive = (screen: Screen) => listsOf(screen) !== undefined || 'conflict' in screen.data;

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
