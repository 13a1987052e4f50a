import { expect, test } from 'vitest';
import type { FoundBulkChange } from '#server/models/tickets/changes/bulk-change.ts';
import { bulkWords } from '#words/staff/bulk.ts';
import { formerColleague } from '#words/staff/labels.ts';
import { ticketWords } from '#words/staff/ticket.ts';
import { bulkResultOf } from './bulk-result.ts';

const found = (change: Partial<FoundBulkChange>): FoundBulkChange => ({
  id: 'bulk',
  kind: 'take',
  done: [{ id: 'a', event: 'e' }],
  unchanged: [],
  senders: new Map(),
  members: new Map(),
  ...change,
});

test.each([
  ['one that is missing', { because: 'missing' }, { reason: bulkWords.notYours, conflict: null }],
  [
    'one that does not allow it',
    { because: 'refused', refusal: 'no-change' },
    { reason: ticketWords.refusals['no-change'], conflict: null },
  ],
  [
    'one that a colleague changed before',
    { because: 'conflict', what: 'take', by: 'luis', at: 5 },
    { reason: null, conflict: { memberName: 'Luis', at: 5, what: 'take' } },
  ],
  [
    'one that a former colleague changed before',
    { because: 'conflict', what: 'take', by: 'gone', at: 5 },
    { reason: null, conflict: { memberName: formerColleague, at: 5, what: 'take' } },
  ],
  [
    'one that a job changed before',
    { because: 'conflict', what: 'return', by: null, at: 5 },
    { reason: null, conflict: { memberName: null, at: 5, what: 'return' } },
  ],
] as const)('a bulk change says why a lead stayed as it was: %s', (_, reason, expected) => {
  const members = new Map([['luis', 'Luis']]);
  const senders = new Map([['b', 'Dana']]);
  const { unchanged } = bulkResultOf(found({ unchanged: [{ id: 'b', ...reason }], members, senders }));
  expect(unchanged).toEqual([{ id: 'b', name: 'Dana', ...expected }]);
});

test('a bulk change can be undone once, unless it changed nothing', () => {
  expect(bulkResultOf(found({}))).toMatchObject({ undo: '/staff/bulk/undo?bulk=bulk', isAlarm: false });
  expect(bulkResultOf(found({ kind: 'undo' })).undo).toBeNull();
  expect(bulkResultOf(found({ done: [] }))).toMatchObject({
    undo: null,
    isAlarm: true,
    text: bulkWords.nothingChanged,
  });
});
