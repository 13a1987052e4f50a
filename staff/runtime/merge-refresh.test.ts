import { expect, test } from 'vitest';
import type { TicketDetail, TicketRow } from '#domain/tickets/views.ts';
import type { Frame, Screen, Screens } from '#staff/screen-types.ts';
import { hasOtherRows, mergeRefresh } from './merge-refresh.ts';

const row = (id: string) => ({ id, name: `Name ${id}` }) as TicketRow;
const frame = (more: Partial<Frame> = {}) =>
  ({ unassignedCount: 0, overdueCount: 0, notice: null, lastChange: null, ...more }) as Frame;
const ticket = (id: string, more: Partial<Screens['ticket']> = {}): Screens['ticket'] => ({
  ticket: row(id) as TicketDetail,
  refused: null,
  conflict: null,
  privateFields: null,
  ...more,
});
const list = (ids: string, open: Screens['ticket'] | null = null, near = ''): Screen => ({
  name: 'list',
  title: 'Leads',
  data: { rows: [...ids].map(row), near: [...near].map(row), open, bulk: null } as unknown as Screens['list'],
});
const home = (unassigned: string, mine: string): Screen => ({
  name: 'home',
  title: 'Home',
  data: { unassigned: [...unassigned].map(row), mine: [...mine].map(row) } as unknown as Screens['home'],
});

test.each([
  ['a new row', list('ab'), list('nab'), true],
  ['a row that is gone', list('ab'), list('a'), true],
  ['another order', list('ab'), list('ba'), true],
  ['a row in the other list', home('xa', 'm'), home('x', 'am'), true],
  ['an almost matching row', list('a'), list('a', null, 'b'), true],
  ['the same rows', list('ab'), list('ab', ticket('a')), false],
])('other rows, which are not shown at once: %s', (_, before, after, isOther) => {
  expect(hasOtherRows(before, after)).toBe(isOther);
});

test('a refresh leaves the response to a change: its notice with the undo, a refusal or a conflict', () => {
  const conflict = { memberName: 'Luis', at: 1, what: 'take' } as const;
  const shown = { notice: 'taken' as const, lastChange: { lead: 'x', undo: '/x' } };
  const { screen, frame: after } = mergeRefresh(
    { screen: list('', ticket('a', { conflict })), frame: frame(shown) },
    { screen: list('b', ticket('a')), frame: frame({ unassignedCount: 2 }) },
    false,
  );
  expect(after).toMatchObject({ ...shown, unassignedCount: 2 });
  expect(screen).toEqual(list('b', ticket('a', { conflict })));
  // The notice does not move to another ticket.
  const other = mergeRefresh(
    { screen: list('', ticket('a', { conflict })), frame: frame() },
    { screen: list('', ticket('b')), frame: frame() },
    false,
  );
  expect(other.screen).toEqual(list('', ticket('b')));
});

test('a ticket with unsaved text stays when the member may no longer see it; otherwise its list is shown', () => {
  const current = { screen: list('a', ticket('a')), frame: frame() };
  const next = { screen: list(''), frame: frame({ unassignedCount: 7 }) };
  const typing = mergeRefresh(current, next, true);
  expect(typing.screen).toBe(current.screen);
  expect(typing.frame.unassignedCount).toBe(7);
  expect(mergeRefresh(current, next, false).screen).toEqual(next.screen);
});

test('a refresh that is another screen, such as a ticket that is gone, is shown as it is', () => {
  const missing: Screen = { name: 'missing', title: 'Nothing here', data: {} };
  for (const screen of [list('a'), home('a', '')]) {
    expect(hasOtherRows(screen, missing)).toBe(false);
    const next = { screen: missing, frame: frame() };
    expect(mergeRefresh({ screen, frame: frame() }, next, false).screen).toEqual(missing);
  }
});

test('other screens change only their badge', () => {
  const me = { name: 'me', title: 'Me', data: {} } as unknown as Screen;
  const next = {
    screen: { ...me, title: 'Other' } as Screen,
    frame: frame({ unassignedCount: 3, overdueCount: 1 }),
  };
  const { screen, frame: after } = mergeRefresh({ screen: me, frame: frame() }, next, false);
  expect(screen).toBe(me);
  expect(after).toMatchObject({ unassignedCount: 3, overdueCount: 1 });
});

test('the result of a bulk change is shown until the next change', () => {
  const bulk = { text: '2 leads are yours.', isAlarm: false, unchanged: [], undo: null };
  const current = list('a');
  const done: Screen = { ...current, data: { ...current.data, bulk } } as Screen;
  const { screen } = mergeRefresh(
    { screen: done, frame: frame() },
    { screen: list('b'), frame: frame() },
    false,
  );
  expect(screen.data).toEqual({ ...list('b').data, bulk });
});
