import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TicketRow } from '#domain/tickets/views.ts';
import type { Frame, Screens } from '#staff/screen-types.ts';
import { List } from './list.tsx';

const row = (id: string, isOverdue: boolean) =>
  ({ id, name: id, status: 'ASSIGNED', stage: 'new', createdAt: 0, dueAt: 0, isOverdue }) as TicketRow;
const rows = [row('late', true), row('later', true), row('open', false), row('following', false)];

const noFilters = {
  ...{ studio: null, form: null, assignee: null, campaign: null, source: null },
  ...{ stage: null, figure: null, from: null, to: null, after: null },
};

/** The lead of "Next lead" beside this one of the tab Mine. */
const nextOf = (openId: string, change: Partial<Frame>): string | undefined => {
  const data = {
    ...{ query: { ...noFilters, tab: 'mine', q: '', unknown: [] }, counts: {}, countCap: 99 },
    ...{ rows, near: [], forms: [], assignees: [], studios: [], open: null },
    loading: rows.find(({ id }) => id === openId),
  } as unknown as Screens['list'];
  const frame = {
    member: null,
    permissions: [],
    notice: null,
    lastChange: null,
    now: 0,
    ...change,
  } as unknown;
  const html = renderToStaticMarkup(<List data={data} frame={frame as Frame} />);
  return /href="[^"]*at=([a-z]+)"[^>]*>Next lead/.exec(html)?.[1];
};

test.each<[string, string, Partial<Frame>, string]>([
  ['an unchanged lead: the following one', 'open', {}, 'following'],
  ['a lead that waits: the following one', 'late', {}, 'later'],
  [
    'a lead after a change of another: the following one',
    'open',
    { lastChange: { lead: 'late', undo: '' } },
    'following',
  ],
  [
    'an answered lead: the one that waits longest',
    'open',
    { lastChange: { lead: 'open', undo: '' } },
    'late',
  ],
  ['a lead with a new note: the one that waits longest', 'open', { notice: 'noted' }, 'late'],
])('in Mine, the next lead of %s', (_, openId, change, next) => {
  expect(nextOf(openId, change)).toBe(next);
});
