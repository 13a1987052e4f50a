import { expect, test } from 'vitest';
import type { ListQuery, TicketRow } from '#domain/tickets/views.ts';
import type { Frame } from '#staff/screen-types.ts';
import { nextLead } from './next-lead.ts';

const row = (id: string, isOverdue: boolean) => ({ id, isOverdue }) as TicketRow;
const rows = [row('late', true), row('later', true), row('open', false), row('following', false)];
const mine = { query: { tab: 'mine' } as ListQuery, rows, near: [] };
const unchanged: Pick<Frame, 'notice' | 'lastChange'> = { notice: null, lastChange: null };
const changeOf = (lead: string) => ({ ...unchanged, lastChange: { lead, undo: '' } });

test.each<[string, string, typeof unchanged, string]>([
  ['an unchanged lead: the following one', 'open', unchanged, 'following'],
  ['a lead that waits: the following one', 'late', unchanged, 'later'],
  ['a lead after a change of another: the following one', 'open', changeOf('late'), 'following'],
  ['an answered lead: the one that waits longest', 'open', changeOf('open'), 'late'],
  ['a lead with a new note: the one that waits longest', 'open', { ...unchanged, notice: 'noted' }, 'late'],
])('in Mine, the next lead of %s', (_, openId, change, next) => {
  expect(nextLead(mine, openId, change)?.id).toBe(next);
});
