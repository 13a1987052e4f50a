import { expect, test } from 'vitest';
import type { TicketDetail, TicketRow } from '#domain/tickets/views.ts';
import type { Frame, Screen, Screens } from '#staff/screen-types.ts';
import { mergeRefresh } from './merge-refresh.ts';

const row = (id: string, more: Partial<TicketRow> = {}) => ({ id, name: `Name ${id}`, ...more }) as TicketRow;
const frame = (more: Partial<Frame> = {}) =>
  ({ unassignedCount: 0, overdueCount: 0, notice: null, lastChange: null, ...more }) as Frame;
const ticket = (id: string, more: Partial<Screens['ticket']> = {}): Screens['ticket'] => ({
  ticket: row(id) as TicketDetail,
  refused: null,
  conflict: null,
  privateFields: null,
  ...more,
});
const list = (rows: TicketRow[], open: Screens['ticket'] | null = null): Screen => ({
  name: 'list',
  title: 'Leads',
  data: { rows, near: [] as TicketRow[], open, bulk: null } as Screens['list'],
});
const home = (unassigned: TicketRow[], mine: TicketRow[] = []): Screen => ({
  name: 'home',
  title: 'Home',
  data: { unassigned, mine } as unknown as Screens['home'],
});
const free = { isInRows: false, isTyping: false };
const holding = { isInRows: true, isTyping: false };
const idsOf = (screen: Screen) => screen.name === 'list' && screen.data.rows.map(({ id }) => id);

test('while no member works in the list its rows are those of the response', () => {
  const next = { screen: list([row('b'), row('c')]), frame: frame({ unassignedCount: 2 }) };
  const { screen, frame: after } = mergeRefresh(
    { screen: list([row('a'), row('b')]), frame: frame({ pendingRows: { fresh: 1, gone: [] } }) },
    next,
    free,
  );
  expect(idsOf(screen)).toEqual(['b', 'c']);
  expect(after.pendingRows).toBeUndefined();
});

test('while a member works in the list no row moves: new ones are counted, changed ones are updated, removed ones stay', () => {
  const current = { screen: list([row('a'), row('b'), row('c')]), frame: frame() };
  const next = {
    screen: list([row('n'), row('c', { status: 'ASSIGNED' }), row('a'), row('m')]),
    frame: frame({ unassignedCount: 4 }),
  };
  const { screen, frame: after } = mergeRefresh(current, next, holding);
  expect(idsOf(screen)).toEqual(['a', 'b', 'c']);
  expect(screen.name === 'list' && screen.data.rows[2]?.status).toBe('ASSIGNED');
  expect(after).toMatchObject({ unassignedCount: 4, pendingRows: { fresh: 2, gone: ['b'] } });
  // The second response is compared with the same rows.
  const again = mergeRefresh({ screen, frame: after }, next, holding);
  expect(again.frame.pendingRows).toEqual({ fresh: 2, gone: ['b'] });
});

test('the same order needs no notice, and both groups of the start screen are held', () => {
  const same = mergeRefresh(
    { screen: list([row('a')]), frame: frame() },
    { screen: list([row('a', { status: 'OPEN' })]), frame: frame() },
    holding,
  );
  expect(same.frame.pendingRows).toBeUndefined();
  const { frame: after, screen } = mergeRefresh(
    { screen: home([row('a')], [row('m')]), frame: frame() },
    { screen: home([row('b')], [row('a'), row('m')]), frame: frame() },
    holding,
  );
  expect(
    screen.name === 'home' && [...screen.data.unassigned, ...screen.data.mine].map(({ id }) => id),
  ).toEqual(['a', 'm']);
  expect(after.pendingRows).toEqual({ fresh: 2, gone: ['a'] });
});

test('a refresh leaves the response to a change: its notice with the undo, a refusal or a conflict', () => {
  const conflict = { memberName: 'Luis', at: 1, what: 'take' } as const;
  const shown = { notice: 'taken' as const, lastChange: { lead: 'x', undo: '/x' } };
  const { screen, frame: after } = mergeRefresh(
    { screen: list([], ticket('a', { conflict })), frame: frame(shown) },
    { screen: list([], ticket('a')), frame: frame() },
    free,
  );
  expect(after).toMatchObject(shown);
  expect(screen.name === 'list' && screen.data.open?.conflict).toEqual(conflict);
  // The notice does not move to another ticket.
  const other = mergeRefresh(
    { screen: list([], ticket('a', { conflict })), frame: frame() },
    { screen: list([], ticket('b')), frame: frame() },
    free,
  );
  expect(other.screen.name === 'list' && other.screen.data.open?.conflict).toBeNull();
});

test('a ticket with unsaved text stays when the member may no longer see it; otherwise its list is shown', () => {
  const current = { screen: list([row('a')], ticket('a')), frame: frame() };
  const next = { screen: list([]), frame: frame({ unassignedCount: 7 }) };
  const typing = mergeRefresh(current, next, { isInRows: false, isTyping: true });
  expect(typing.screen).toBe(current.screen);
  expect(typing.frame.unassignedCount).toBe(7);
  expect(mergeRefresh(current, next, free).screen).toEqual(next.screen);
});

test('a refresh that is another screen, such as a ticket that is gone, is shown as it is', () => {
  const missing: Screen = { name: 'missing', title: 'Nothing here', data: {} };
  for (const screen of [list([row('a')]), home([row('a')])])
    expect(
      mergeRefresh({ screen, frame: frame() }, { screen: missing, frame: frame() }, holding).screen,
    ).toEqual(missing);
});

test('other screens change only their badge', () => {
  const me = { name: 'me', title: 'Me', data: {} } as unknown as Screen;
  const next = {
    screen: { ...me, title: 'Other' } as Screen,
    frame: frame({ unassignedCount: 3, overdueCount: 1 }),
  };
  const { screen, frame: after } = mergeRefresh({ screen: me, frame: frame() }, next, free);
  expect(screen).toBe(me);
  expect(after).toMatchObject({ unassignedCount: 3, overdueCount: 1 });
});

test('the result of a bulk change is shown until the next change', () => {
  const bulk = { text: '2 leads are yours.', isAlarm: false, unchanged: [], undo: null };
  const current = list([row('a')]);
  const done: Screen = { ...current, data: { ...current.data, bulk } } as Screen;
  const { screen } = mergeRefresh(
    { screen: done, frame: frame() },
    { screen: list([row('b')]), frame: frame() },
    free,
  );
  expect(screen.name === 'list' && screen.data.bulk).toEqual(bulk);
  expect(idsOf(screen)).toEqual(['b']);
});
